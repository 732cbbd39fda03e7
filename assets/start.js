(() => {
  const root = document.documentElement;
  const { search, hash } = location;
  if (hash ? hash !== "#position" : /[?&]fen=/.test(search)) root.dataset.first = "view";
  else if (/[?&]p=/.test(search)) root.dataset.first = "number";
  try {
    const theme = localStorage.getItem("theme");
    if (theme === "light" || theme === "dark") root.dataset.theme = theme;
  } catch {}
  addEventListener("DOMContentLoaded", async () => {
    try {
      const { href } = document.querySelector("link[rel=modulepreload]");
      const wasm = document.querySelector("link[as=fetch]").href;
      const app = await import(href);
      await app.default({ module_or_path: wasm });
    } catch (error) {
      console.error(error);
      document.getElementById("failed").hidden = false;
    } finally {
      delete root.dataset.first;
    }
  });
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
