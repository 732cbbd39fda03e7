// Starts the app, from the names in a link that the build writes.
(async () => {
  const root = document.documentElement;
  // A browser may have kept a file that came damaged: then it is asked for anew.
  const file = (url, how) => fetch(url, how).catch(() => fetch(url, { ...how, cache: "no-store" }));
  // What is done before the app is there is done again when it is: focus, a press, a typed number.
  // The app draws the same things in the same order.
  const things = () => [...document.querySelectorAll("a, button, input, textarea")];
  let pressed;
  addEventListener("click", ({ target }) => (pressed = target.closest?.("button")));
  const kept = () => {
    const [at, press] = [document.activeElement, pressed].map((thing) => things().indexOf(thing));
    const { value, defaultValue } = document.getElementById("number");
    return () => {
      const now = things();
      now[at]?.focus();
      now[press]?.click();
      if (value === defaultValue) return;
      const number = document.getElementById("number");
      number.value = value;
      number.dispatchEvent(new Event("input", { bubbles: true }));
    };
  };
  try {
    const { href, dataset } = document.querySelector("link[rel=modulepreload]");
    const [app, module_or_path] = await Promise.all([
      import(href),
      file(dataset.wasm, { integrity: dataset.wasmIntegrity ?? "" }),
    ]);
    const again = kept();
    await app.default({ module_or_path });
    again();
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
