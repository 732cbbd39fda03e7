// Runs before anything is drawn: dresses the first picture, then starts the app.
//
// index.html shows position 518 in English. Where the address asks for something else, that is
// hidden until the app is there, so that nobody sees a wrong position. The names of the app's
// files stand in the page's own preload links, which the build writes.
(() => {
  const root = document.documentElement;
  const { search, hash } = location;
  if (hash && hash !== "#position") root.dataset.first = "view";
  else if (/[?&]p=/.test(search)) root.dataset.first = "number";
  try {
    const theme = localStorage.getItem("theme");
    if (theme === "light" || theme === "dark") root.dataset.theme = theme;
  } catch {
    // Where storage is refused, the system's theme is followed.
  }
  addEventListener("DOMContentLoaded", async () => {
    try {
      const { href } = document.querySelector("link[rel=modulepreload]");
      const wasm = document.querySelector("link[as=fetch]");
      const app = await import(href);
      await app.default({ module_or_path: fetch(wasm.href, { integrity: wasm.dataset.integrity ?? "" }) });
    } catch (error) {
      console.error(error);
      document.getElementById("failed").hidden = false;
    } finally {
      delete root.dataset.first;
    }
  });
})();
