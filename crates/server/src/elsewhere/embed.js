// One line shows a game in any page: <script src="https://HOST/embed.js" data-table="ID" async></script>
// It puts a frame where it stands and keeps it as high as what is in it. data-lang="pl" chooses the language.
(() => {
  const script = document.currentScript;
  const table = script?.dataset.table;
  if (!script || !table) return;
  const { origin } = new URL(script.src);
  const frame = document.createElement("iframe");
  const language = script.dataset.lang;
  frame.src = `${origin}/embed/${encodeURIComponent(table)}${language ? `?lang=${encodeURIComponent(language)}` : ""}`;
  frame.title = "Bradshaw";
  frame.loading = "lazy";
  frame.height = "480";
  frame.style.cssText = "width: 100%; border: 0; display: block";
  frame.setAttribute("sandbox", "allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox");
  window.addEventListener("message", (event) => {
    if (event.source !== frame.contentWindow || event.origin !== origin) return;
    const height = Number(event.data?.bradshaw);
    if (height > 0) frame.height = String(Math.min(Math.ceil(height), 4000));
  });
  script.after(frame);
})();
