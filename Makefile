# The two commands of the README, and their parts. `make help` lists them.
.DEFAULT_GOAL := help
.PHONY: help serve test build tools browser format lint host page-tests e2e bench screenshots

PORT ?= 8960
# Tools that are missing are installed here, so that nobody's own versions are touched.
export PATH := $(CURDIR)/.tools/bin:$(PATH)

help: ## what there is to make
	@sed -n 's/^\([a-z0-9-]*\):.*## \(.*\)/make \1	\2/p' $(MAKEFILE_LIST) | expand -t 20

serve: ## build the page, serve it, print its address (PORT=8960)
	@.ci/port-is-free $(PORT)
	@$(MAKE) --no-print-directory tools
	@echo "Building the page (a minute or two the first time) ..."
	@echo "It will be at http://localhost:$(PORT)/ ; Ctrl+C ends it."
	@trunk serve --release --offline --port $(PORT)

build: tools ## leave the page in dist/, ready for any static host
	@echo "Building the page (a minute or two the first time) ..."
	@trunk build --release --offline
	@echo "The page is in dist/."

test: tools browser format lint host page-tests build e2e ## every test and every check
	@echo "All tests and checks have passed."

tools:
	@.ci/tools

browser:
	@.ci/browser

format:
	@echo "Checking the format ..."
	@cargo fmt --check

lint:
	@echo "Looking for warnings, which are errors here ..."
	@cargo clippy --quiet --all-targets -- -D warnings
	@cargo clippy --quiet --features csr --target wasm32-unknown-unknown -- -D warnings
	@cargo clippy --quiet --features ssr,e2e --all-targets -- -D warnings
	@RUSTDOCFLAGS="-D warnings" cargo doc --quiet --no-deps --features ssr

host:
	@echo "Testing the chess, with the examples in its documentation ..."
	@cargo test

page-tests:
	@echo "Testing the page as HTML on the host (compiles Leptos for it the first time) ..."
	@cargo test --features ssr --lib --test page --test rules_page --test explain --test words --test judge_words --test all

e2e:
	@echo "Testing the built page in Chromium ..."
	@cargo test --features e2e --test e2e -- --nocapture

bench: ## how long a number takes to become a rank and back
	@cargo bench

screenshots: build ## pictures of every view and state, and a sheet of them, in target/screenshots/
	@cargo test --features e2e --test e2e screenshots -- --ignored
	@echo "They are in target/screenshots/; sheet.png shows them all."
