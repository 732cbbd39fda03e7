//! Serves `dist/` from a sub-path, as any static host would, and keeps a record of every request.

use std::collections::BTreeMap;
use std::io::{self, BufRead, BufReader, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, LazyLock, Mutex};
use std::thread::{self, JoinHandle};

/// Where the page lives on the host; nothing of it may ask for anything outside.
pub const FOLDER: &str = "/some/where/";

/// The built page, by the name of each file. Read once, so that a build meanwhile does no harm.
pub static DIST: LazyLock<BTreeMap<String, Vec<u8>>> = LazyLock::new(|| {
    let dist = dist_folder();
    let files: BTreeMap<_, _> = std::fs::read_dir(&dist)
        .into_iter()
        .flatten()
        .map(|entry| entry.unwrap())
        .filter(|entry| entry.file_type().unwrap().is_file())
        .map(|entry| {
            (entry.file_name().into_string().unwrap(), std::fs::read(entry.path()).unwrap())
        })
        .collect();
    assert!(
        files.contains_key("index.html"),
        "the built page is not in {}: run `make build` first",
        dist.display()
    );
    files
});

/// `E2E_DIST` names another build to test, such as one with a fault put in on purpose.
fn dist_folder() -> PathBuf {
    let own = || Path::new(env!("CARGO_MANIFEST_DIR")).join("dist");
    std::env::var_os("E2E_DIST").map_or_else(own, PathBuf::from)
}

/// A request and the status that it was answered with.
pub type Asked = (String, u16);

/// A host of the built page on a port of its own, and so an origin of its own.
///
/// A thread for each connection and an answer for each: a pool of threads that waits for the
/// connections a browser keeps alive can let one of six files wait for ever.
pub struct Server {
    address: SocketAddr,
    asked: Arc<Mutex<Vec<Asked>>>,
    before: Arc<Mutex<String>>,
    ended: Arc<AtomicBool>,
    worker: Option<JoinHandle<()>>,
}

impl Server {
    /// Starts to serve.
    pub fn start() -> Self {
        LazyLock::force(&DIST);
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = listener.local_addr().unwrap();
        let asked = Arc::<Mutex<Vec<Asked>>>::default();
        let (before, ended) = (Arc::<Mutex<String>>::default(), Arc::<AtomicBool>::default());
        let (record, end) = (Arc::clone(&asked), Arc::clone(&ended));
        let script = Arc::clone(&before);
        let worker = thread::spawn(move || {
            for connection in listener.incoming().map_while(Result::ok) {
                if end.load(Ordering::Acquire) {
                    return;
                }
                let (record, script) = (Arc::clone(&record), Arc::clone(&script));
                // A browser that goes away in the middle of an answer is no fault of the page.
                thread::spawn(move || answer(&connection, &record, &script).ok());
            }
        });
        Self { address, asked, before, ended, worker: Some(worker) }
    }

    /// `http://127.0.0.1:1234`
    pub fn origin(&self) -> String {
        format!("http://{}", self.address)
    }

    /// The address of the page without query and hash.
    pub fn base(&self) -> String {
        self.origin() + FOLDER
    }

    /// Every request so far, in order.
    pub fn asked(&self) -> Vec<Asked> {
        self.asked.lock().unwrap().clone()
    }

    /// Runs a script before those of the page, on every load from now on.
    ///
    /// For browsers whose driver cannot: the page that they get asks for one script more.
    pub fn put_before(&self, script: &str) {
        self.before.lock().unwrap().extend(["{\n", script, "\n}\n"]);
    }

    /// What such a script had to tell, by asking for `told?` and a text.
    pub fn told(&self) -> Vec<String> {
        let asked = self.asked().into_iter().map(|asked| asked.0);
        asked.filter(|url| url.contains("/told?")).collect()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.ended.store(true, Ordering::Release);
        let _ = TcpStream::connect(self.address);
        if let Some(worker) = self.worker.take() {
            let _ = worker.join();
        }
    }
}

/// The script of [`Server::put_before`], as the page asks for it.
const BEFORE: &str = "before-the-page.js";

fn answer(
    mut connection: &TcpStream,
    record: &Mutex<Vec<Asked>>,
    before: &Mutex<String>,
) -> io::Result<()> {
    let mut lines = BufReader::new(connection).lines();
    let Some(first) = lines.next().transpose()? else { return Ok(()) };
    for line in lines {
        if line?.is_empty() {
            break;
        }
    }
    let url = first.split(' ').nth(1).unwrap_or_default().to_owned();
    let path = url.split('?').next().unwrap_or_default();
    let name =
        path.strip_prefix(FOLDER).map(|name| if name.is_empty() { "index.html" } else { name });
    let found = name.and_then(|name| Some((content_type(name), file(name, before)?)));
    let (status, (kind, body)) = match found {
        Some(found) => (200, found),
        None => (404, ("text/plain", b"not here".to_vec())),
    };
    record.lock().unwrap().push((url, status));
    let head = format!(
        "HTTP/1.1 {status} -\r\nContent-Type: {kind}\r\nContent-Length: {}\r\nConnection: close\r\n\r\n",
        body.len()
    );
    connection.write_all(head.as_bytes())?;
    connection.write_all(&body)
}

fn file(name: &str, before: &Mutex<String>) -> Option<Vec<u8>> {
    let script = before.lock().unwrap();
    match name {
        BEFORE => Some(script.clone().into_bytes()),
        "told" => Some(Vec::new()),
        "index.html" if !script.is_empty() => {
            let page = std::str::from_utf8(&DIST[name]).unwrap();
            let (start, end) = page.split_at(page.find("<meta").unwrap());
            Some([start, "<script src=\"", BEFORE, "\"></script>", end].concat().into_bytes())
        }
        _ => DIST.get(name).cloned(),
    }
}

fn content_type(name: &str) -> &'static str {
    match name.rsplit('.').next() {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript",
        Some("css") => "text/css",
        Some("wasm") => "application/wasm",
        Some("svg") => "image/svg+xml",
        Some("json" | "webmanifest") => "application/json",
        Some("png") => "image/png",
        _ => "text/plain",
    }
}
