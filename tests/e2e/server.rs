//! Serves `dist/` from a sub-path, as a host would that reads its `_headers`, and keeps a record of
//! every request. It can be stopped and started again, and given other files to serve.

use std::collections::BTreeMap;
use std::io::{self, BufRead, BufReader, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, LazyLock, Mutex};
use std::thread::{self, JoinHandle};

/// Where the page lives on the host; nothing of it may ask for anything outside.
pub const FOLDER: &str = "/some/where/";

/// Files by name.
pub type Files = BTreeMap<String, Vec<u8>>;

/// The built page, by the name of each file. Read once, so that a build meanwhile does no harm.
pub static DIST: LazyLock<Files> = LazyLock::new(|| {
    let dist = dist_folder();
    let files: Files = std::fs::read_dir(&dist)
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
    shared: Arc<Shared>,
    worker: Option<JoinHandle<()>>,
}

struct Shared {
    asked: Mutex<Vec<Asked>>,
    before: Mutex<String>,
    files: Mutex<Arc<Files>>,
    ended: AtomicBool,
    bare: AtomicBool,
}

impl Server {
    /// Starts to serve.
    pub fn start() -> Self {
        let shared = Arc::new(Shared {
            asked: Mutex::default(),
            before: Mutex::default(),
            files: Mutex::new(Arc::new(DIST.clone())),
            ended: AtomicBool::default(),
            bare: AtomicBool::default(),
        });
        let any = SocketAddr::from(([127, 0, 0, 1], 0));
        let mut server = Self { address: any, shared, worker: None };
        server.resume();
        server
    }

    /// Starts again, at the same address.
    pub fn resume(&mut self) {
        let listener = TcpListener::bind(self.address).unwrap();
        self.address = listener.local_addr().unwrap();
        self.shared.ended.store(false, Ordering::Release);
        let shared = Arc::clone(&self.shared);
        self.worker = Some(thread::spawn(move || {
            for connection in listener.incoming().map_while(Result::ok) {
                if shared.ended.load(Ordering::Acquire) {
                    return;
                }
                let shared = Arc::clone(&shared);
                // A browser that goes away in the middle of an answer is no fault of the page.
                thread::spawn(move || answer(&connection, &shared).ok());
            }
        }));
    }

    /// Stops: from now on nobody answers at its address.
    pub fn stop(&mut self) {
        self.shared.ended.store(true, Ordering::Release);
        let _ = TcpStream::connect(self.address);
        if let Some(worker) = self.worker.take() {
            let _ = worker.join();
        }
    }

    /// Serves these files from now on.
    pub fn serve(&self, files: Files) {
        *self.shared.files.lock().unwrap() = Arc::new(files);
    }

    /// Sends no header of `_headers` from now on, like a host that does not know them.
    pub fn without_headers(&self) {
        self.shared.bare.store(true, Ordering::Release);
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
        self.shared.asked.lock().unwrap().clone()
    }

    /// Runs a script before those of the page, on every load from now on.
    ///
    /// For browsers whose driver cannot: the page that they get asks for one script more.
    pub fn put_before(&self, script: &str) {
        self.shared.before.lock().unwrap().extend(["{\n", script, "\n}\n"]);
    }

    /// What such a script had to tell, by asking for `told?` and a text.
    pub fn told(&self) -> Vec<String> {
        let asked = self.asked().into_iter().map(|asked| asked.0);
        asked.filter(|url| url.contains("/told?")).collect()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.stop();
    }
}

fn answer(mut connection: &TcpStream, shared: &Shared) -> io::Result<()> {
    let mut lines = BufReader::new(connection).lines();
    let Some(first) = lines.next().transpose()? else { return Ok(()) };
    for line in lines {
        if line?.is_empty() {
            break;
        }
    }
    let files = Arc::clone(&shared.files.lock().unwrap());
    let url = first.split(' ').nth(1).unwrap_or_default().to_owned();
    let path = url.split('?').next().unwrap_or_default();
    let found = path.strip_prefix(FOLDER).and_then(|name| {
        let file_name = if name.is_empty() { "index.html" } else { name };
        let headers =
            if shared.bare.load(Ordering::Acquire) { String::new() } else { headers(&files, name) };
        Some((content_type(file_name), headers, file(&files, file_name, &shared.before)?))
    });
    let (status, (kind, headers, body)) = match found {
        Some(found) => (200, found),
        None => (404, ("text/plain", String::new(), b"not here".to_vec())),
    };
    shared.asked.lock().unwrap().push((url, status));
    let head = format!(
        "HTTP/1.1 {status} -\r\nContent-Type: {kind}\r\nContent-Length: {}\r\n{headers}Connection: close\r\n\r\n",
        body.len()
    );
    connection.write_all(head.as_bytes())?;
    connection.write_all(&body)
}

/// The script of [`Server::put_before`], as the page asks for it.
const BEFORE: &str = "before-the-page.js";

fn file(files: &Files, name: &str, before: &Mutex<String>) -> Option<Vec<u8>> {
    let script = before.lock().unwrap();
    match name {
        BEFORE => Some(script.clone().into_bytes()),
        "told" => Some(Vec::new()),
        "index.html" if !script.is_empty() => {
            let page = std::str::from_utf8(&files[name]).unwrap();
            let (start, end) = page.split_at(page.find("<meta").unwrap());
            Some([start, "<script src=\"", BEFORE, "\"></script>", end].concat().into_bytes())
        }
        _ => files.get(name).cloned(),
    }
}

/// What `_headers` says of a file: a path on a line, and its headers below it, further in.
fn headers(files: &Files, name: &str) -> String {
    let text = files.get("_headers").map(|text| String::from_utf8_lossy(text)).unwrap_or_default();
    let mut path = "";
    let mut headers = String::new();
    for line in text.lines() {
        if line.starts_with('/') {
            path = line;
        } else if path == "/*" || path.strip_prefix('/') == Some(name) {
            headers += line.trim();
            headers += "\r\n";
        }
    }
    headers
}

fn content_type(name: &str) -> &'static str {
    match name.rsplit('.').next() {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript",
        Some("css") => "text/css",
        Some("wasm") => "application/wasm",
        Some("svg") => "image/svg+xml",
        Some("json") => "application/json",
        Some("webmanifest") => "application/manifest+json",
        Some("png") => "image/png",
        _ => "text/plain",
    }
}
