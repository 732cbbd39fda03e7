(() => {
  const root = document.documentElement;
  const { search, hash } = location;
  if (hash && hash !== "#position") root.dataset.first = "view";
  else if (/[?&][pb]=/.test(search)) root.dataset.first = "number";
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
