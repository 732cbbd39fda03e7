//! The browser behind a page: its scripts, its console, its host.

use serde_json::Value;
use thirtyfour::WebDriver;

use super::engine::is_chromium;
use super::page::Page;
use super::server::Server;

/// Lets the server know of what a console would show, where no driver can read the console.
pub const TELL_THE_SERVER: &str = "{
    const tell = text => { fetch('told?' + encodeURIComponent(text)); };
    addEventListener('error', event => tell(event.message ?? event.target.outerHTML), true);
    addEventListener('unhandledrejection', event => tell('unhandled: ' + event.reason));
    document.addEventListener('securitypolicyviolation', event => tell('policy: ' + event.violatedDirective));
    for (const level of ['error', 'warn', 'log']) console[level] = (...what) => tell(what.join(' '));
}";

/// The browser behind it.
impl Page {
    /// Runs a script, and gives what it returns.
    #[track_caller]
    pub fn script(&self, script: &str, arguments: Vec<Value>) -> Value {
        self.run(async { self.driver().execute(script, arguments).await }).json().clone()
    }

    /// Runs a script that returns something of a known kind.
    #[track_caller]
    pub fn ask<T: serde::de::DeserializeOwned>(&self, script: &str) -> T {
        let answer = self.script(script, vec![]);
        serde_json::from_value(answer.clone()).unwrap_or_else(|error| panic!("{answer}: {error}"))
    }

    /// What the console has said since it was last asked.
    #[track_caller]
    pub fn console(&self) -> Vec<String> {
        if !is_chromium() {
            return self.server.told();
        }
        let log = self.run(async { self.driver().browser_log().await });
        log.into_iter().map(|entry| format!("{}: {}", entry.level, entry.message)).collect()
    }

    /// The host that serves it.
    pub const fn server(&self) -> &Server {
        &self.server
    }

    /// The driver of its browser.
    pub fn driver(&self) -> &WebDriver {
        &self.lease.browser().driver
    }

    /// Does something in its browser.
    #[track_caller]
    pub fn run<T, E: std::fmt::Display>(&self, work: impl Future<Output = Result<T, E>>) -> T {
        self.lease.browser().run(work)
    }
}

/// No test of the page is passed if the console had anything to say, or if a request went wrong.
impl Drop for Page {
    fn drop(&mut self) {
        if std::thread::panicking() {
            return;
        }
        let console = self.console();
        assert!(console.is_empty(), "the console must be silent, but says {console:#?}");
        let wrong: Vec<_> =
            self.server.asked().into_iter().filter(|asked| asked.1 != 200).collect();
        assert!(wrong.is_empty(), "requests for what is not there: {wrong:?}");
    }
}
