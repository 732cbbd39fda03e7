// Runs before anything is drawn, in whatever browser, so in words that old ones know.
(function () {
  var root = document.documentElement;
  // The page shows position 518 in English; where the address asks for something else, that is
  // hidden until the app is there, so that nobody sees a wrong position.
  if (location.hash ? location.hash !== "#position" : /[?&]fen=/.test(location.search)) root.setAttribute("data-first", "view");
  else if (/[?&][pb]=/.test(location.search)) root.setAttribute("data-first", "number");
  // A theme that was chosen is set at once; where storage is refused, the system's is followed.
  try {
    var theme = localStorage.getItem("theme");
    if (theme === "light" || theme === "dark") root.setAttribute("data-theme", theme);
  } catch (refused) {}
  // Nothing that is typed here is for a host; without the app, Enter would send it.
  addEventListener("submit", function (event) {
    event.preventDefault();
  }, true);
  // A script that is blocked, damaged or not understood: the page says that it could not start.
  addEventListener("error", function (event) {
    var where = event.target;
    if (root.hasAttribute("data-ready") || (where !== window && where.tagName !== "SCRIPT")) return;
    root.setAttribute("data-failed", "");
    root.removeAttribute("data-first");
  }, true);
})();
