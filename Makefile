# The two commands of the README, and their parts. `make help` lists them.
.DEFAULT_GOAL := help
# The parts of a test build on each other, whatever -j says.
.NOTPARALLEL:
.PHONY: help serve test build tools browser deny format lint host page-tests web e2e a11y bench screenshots

PORT ?= 8960
# Where the page will live, such as https://example.org/chess960/: for the picture in links to it.
ADDRESS ?=
export CHESS960_ADDRESS := $(ADDRESS)
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

build: tools ## leave the page in dist/, ready for any static host (ADDRESS=https://...)
	@echo "Building the page (a minute or two the first time) ..."
	@trunk build --release --offline
	@cargo run --quiet --features pack --bin pack -- dist
	@echo "The page is in dist/."

test: tools browser web deny format lint host page-tests build e2e ## every test and every check
	@echo "All tests and checks have passed."

tools: ## install what the build needs
	@.ci/tools

browser: ## install Chromium and its driver
	@.ci/browser

deny: ## ask for known vulnerabilities
	@.ci/deny

web: ## install axe-core and Lighthouse
	@.ci/web

format: ## check the format
	@echo "Checking the format ..."
	@cargo fmt --check

lint: ## look for warnings
	@echo "Looking for warnings, which are errors here ..."
	@cargo clippy --quiet --all-targets -- -D warnings
	@cargo clippy --quiet --features csr --target wasm32-unknown-unknown -- -D warnings
	@cargo clippy --quiet --features ssr,e2e,pack --all-targets -- -D warnings
	@RUSTDOCFLAGS="-D warnings" cargo doc --quiet --no-deps --features ssr

host: ## test the chess and the last build step
	@echo "Testing the chess, with the examples in its documentation, and the last build step ..."
	@cargo test
	@cargo test --quiet --features stamp,pack --bin stamp --bin pack

page-tests: ## test the page as HTML
	@echo "Testing the page as HTML on the host (compiles Leptos for it the first time) ..."
	@cargo test --features ssr --lib --test page --test double_page --test hostile --test rules_page --test explain --test words --test judge_words --test all

e2e: ## test the built page in every browser that can be had
	@.ci/browsers
	@.ci/lighthouse

a11y: ## write tests/data/a11y anew: what a screen reader is told of each view, to be read
	@UPDATE_A11Y=1 cargo test --quiet --features e2e --test e2e spoken::

bench: ## how long a rank, a FEN and a verdict take, and the page in Chromium
	@cargo bench
	@$(MAKE) --no-print-directory tools browser build
	@cargo test --quiet --features e2e --test e2e speed:: -- --ignored --nocapture

screenshots: build ## pictures of every view and state, and a sheet of them, in target/screenshots/
	@cargo test --features e2e --test e2e screenshots -- --ignored
	@echo "They are in target/screenshots/; sheet.png shows them all."
