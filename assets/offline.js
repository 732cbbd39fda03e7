// Keeps the page for use without a network, once it is there. It tells the app how that stands by
// `html[data-offline]` and the event `offline-state`: "ready", "new" when another version waits,
// "none" where the browser does not keep it. The version that waits is taken when its reader
// presses the button `take-version`; what the app then leaves in `html[data-left]` comes back with it.
(() => {
  const { dataset } = document.documentElement;
  const tell = state => {
    dataset.offline = state;
    dispatchEvent(new Event("offline-state"));
  };
  const take = registration => {
    try {
      sessionStorage.left = dataset.left;
    } catch {}
    if (registration.waiting) registration.waiting.postMessage("take over");
    else location.reload();
  };
  try {
    if ("left" in sessionStorage) dataset.left = sessionStorage.left;
    sessionStorage.removeItem("left");
  } catch {}

  addEventListener("app-started", async () => {
    delete dataset.left;
    try {
      // There is none on plain http from another machine; where it is forbidden, all of this throws.
      const workers = navigator.serviceWorker;
      const registration = await workers.register("sw.js", { updateViaCache: "none" });
      const first = !workers.controller;
      let asked = false;
      let old = false; // another tab has taken the new version

      const look = () => {
        const { installing, waiting, active } = registration;
        for (const worker of [installing, waiting, active]) {
          worker?.addEventListener("statechange", look);
        }
        if (old || (waiting && active)) tell("new");
        else if (active?.state === "activated") active.postMessage("kept?");
        else if (!installing && !waiting && !active) tell("none");
      };
      workers.addEventListener("message", ({ data }) => old || tell(data ? "ready" : "none"));
      workers.addEventListener("controllerchange", () => {
        if (asked) location.reload();
        // This one is not interrupted; it takes it by being loaded again.
        else if (!first) {
          old = true;
          tell("new");
        }
      });
      addEventListener("click", ({ target }) => {
        if (target.id !== "take-version") return;
        asked = true;
        take(registration);
      });
      // A page that stays open for weeks learns of a new version when it is looked at again.
      document.addEventListener("visibilitychange", () => {
        if (!document.hidden && navigator.onLine) registration.update().catch(() => {});
      });
      registration.addEventListener("updatefound", look);
      look();
    } catch {
      tell("none");
    }
  });
})();
