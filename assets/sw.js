// Keeps the page for use without a network. The build puts two constants before this: BUILD, which
// is another one whenever a file is, and FILES, the name of each file with its sum.
const { scope } = registration;
// Several copies of the page may live on one host, each in a folder of its own.
const OURS = `chess960 ${scope} `;
const CACHE = OURS + BUILD;
const KEPT = new Set(FILES.map(([name]) => scope + name));

// All or nothing, and only what was built: a file with another sum is as good as none.
const fill = async () => {
  const cache = await caches.open(CACHE);
  const requests = FILES.map(([name, integrity]) => {
    // What has a hash in its name cannot be stale.
    const fixed = /-[0-9a-f]{16}/.test(name);
    return new Request(scope + name, { integrity, cache: fixed ? "default" : "no-cache" });
  });
  try {
    await cache.addAll(requests);
  } catch (error) {
    await caches.delete(CACHE);
    throw error;
  }
};

const clear = async () => {
  const old = (await caches.keys()).filter(name => name.startsWith(OURS) && name !== CACHE);
  await Promise.all(old.map(name => caches.delete(name)));
  await clients.claim();
};

const isWhole = async () =>
  await caches.has(CACHE) && (await (await caches.open(CACHE)).keys()).length === FILES.length;

const answer = async (address, request) => {
  const cache = await caches.open(CACHE);
  return await cache.match(address) ?? fetch(request);
};

addEventListener("install", event => event.waitUntil(fill()));
addEventListener("activate", event => event.waitUntil(clear()));

addEventListener("fetch", event => {
  const { method, url } = event.request;
  const [address] = url.split(/[?#]/);
  const file = address === scope + "index.html" ? scope : address;
  if (method === "GET" && KEPT.has(file)) event.respondWith(answer(file, event.request));
});

// The page asks: whether it is kept, and, when its reader wants so, for the version that waits.
addEventListener("message", event => {
  if (event.data === "take over") skipWaiting();
  else event.waitUntil(isWhole().then(whole => event.source.postMessage(whole)));
});
