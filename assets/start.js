// Starts the app, from the names in a link that the build writes.
(async () => {
  const root = document.documentElement;
  // A browser may have kept a file that came damaged: then it is asked for anew.
  const file = (url, how) => fetch(url, how).catch(() => fetch(url, { ...how, cache: "reload" }));
  try {
    const { href, dataset } = document.querySelector("link[rel=modulepreload]");
    const [app, module_or_path] = await Promise.all([
      import(href),
      file(dataset.wasm, { integrity: dataset.wasmIntegrity ?? "" }),
    ]);
    await app.default({ module_or_path });
    delete root.dataset.failed;
    dispatchEvent(new Event("app-started"));
  } catch (error) {
    console.error(error);
    root.dataset.failed = "";
  } finally {
    delete root.dataset.first;
  }
})();

// The whole screen, kept awake: see src/platform/screen.rs.
(() => {
  const root = document.documentElement;
  const no = () => {};
  let awake;
  new MutationObserver(() => {
    if ("big" in root.dataset) {
      root.requestFullscreen?.().catch(no);
      awake = navigator.wakeLock?.request("screen").catch(no);
    } else {
      if (document.fullscreenElement) document.exitFullscreen().catch(no);
      awake?.then((lock) => lock?.release());
    }
  }).observe(root, { attributeFilter: ["data-big"] });
  addEventListener("fullscreenchange", () => {
    document.fullscreenElement || dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
  });
})();
