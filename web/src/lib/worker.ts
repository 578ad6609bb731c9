// The service worker: only in what was built, and where browsers have one (over TLS, or on one's own machine).

export function registerWorker(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  // After everything that a first table needs; without it all works but calls and what is kept.
  window.addEventListener("load", () => void navigator.serviceWorker.register("/sw.js").catch(() => undefined));
}
