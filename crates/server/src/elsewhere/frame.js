// In the frame: tells the page around it how high it is, and shows a game that is on as it goes on.
(() => {
  const EVERY = 8000;
  const tell = () => parent.postMessage({ bradshaw: document.documentElement.offsetHeight }, "*");
  const isLive = () => document.querySelector("main")?.dataset.live === "true" && document.visibilityState === "visible";
  const look = async () => {
    if (!isLive()) return;
    // The server answers in a few bytes while nothing has happened.
    const answer = await fetch(location.href, { credentials: "omit", cache: "no-cache" }).catch(() => null);
    if (!answer?.ok) return;
    const fresh = new DOMParser().parseFromString(await answer.text(), "text/html").querySelector("main");
    const shown = document.querySelector("main");
    if (!fresh || !shown || fresh.dataset.version === shown.dataset.version) return;
    shown.replaceWith(fresh);
    tell();
  };
  new ResizeObserver(tell).observe(document.documentElement);
  setInterval(() => void look(), EVERY);
  tell();
})();
