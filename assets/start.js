// Starts the app, from the names in a link that the build writes.
(async () => {
  const root = document.documentElement;
  try {
    const { href, dataset } = document.querySelector("link[rel=modulepreload]");
    const [app, module_or_path] = await Promise.all([
      import(href),
      fetch(dataset.wasm, { integrity: dataset.wasmIntegrity ?? "" }),
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
