// The service worker: shows calls, and lets the page open without a network. The page itself always comes from the server where that can be
// reached, so that nobody plays with an old one; files that carry a fingerprint in their name never change and come from here.
// What the server answers is not kept here: the page keeps the tables one has looked at itself, and clears them when one signs out.

const worker = globalThis as unknown as ServiceWorkerGlobalScope;

/** Set when the page is built: what it consists of, and the fingerprint of all that. */
declare const __FILES__: string[];
declare const __VERSION__: string;

const FILES = __FILES__;
const PREFIX = "bradshaw-page-";
const CACHE = PREFIX + __VERSION__;

/** A page that was open during an upgrade may still ask for files of the version before. */
const VERSIONS_KEPT = 2;

worker.addEventListener("install", (event) => {
  event.waitUntil(fill().then(() => worker.skipWaiting()));
});

async function fill(): Promise<void> {
  const cache = await caches.open(CACHE);
  // Not from the browser's own cache, where an old page may lie.
  await cache.addAll(FILES.map((file) => new Request(file, { cache: "reload" })));
}

worker.addEventListener("activate", (event) => {
  event.waitUntil(clear().then(() => worker.clients.claim()));
});

async function clear(): Promise<void> {
  // In the order in which they were made.
  const versions = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  const old = versions.slice(0, Math.max(0, versions.length + 1 - VERSIONS_KEPT));
  await Promise.all(old.map((name) => caches.delete(name)));
}

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== worker.location.origin) return;
  if (request.mode === "navigate") {
    // Links in mails are plain pages of the server's own.
    if (!pathname.startsWith("/mail/") && !pathname.startsWith("/api/")) event.respondWith(page(request));
  } else if (pathname.startsWith("/assets/")) event.respondWith(file(request));
  else if (FILES.includes(pathname)) event.respondWith(fetch(request).catch(() => file(request)));
});

async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match("/", { cacheName: CACHE })) ?? Response.error();
  }
}

async function file(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}

interface Call {
  title: string;
  body: string;
  /** The path of the page to look at. */
  url: string;
  tag: string;
  language: string;
}

worker.addEventListener("push", (event) => {
  const call = event.data?.json() as Call | undefined;
  if (call) event.waitUntil(show(call));
});

function show({ title, body, url, tag, language }: Call): Promise<void> {
  const options = { body, tag, lang: language, data: { url }, icon: "/icon-192.png", badge: "/badge.png", renotify: true };
  return worker.registration.showNotification(title, options);
}

worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { url } = event.notification.data as { url: string };
  event.waitUntil(lookAt(url));
});

/** Shows the window that has the page open already, or any window of ours, or a new one. */
async function lookAt(path: string): Promise<void> {
  const windows = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find((window) => new URL(window.url).pathname.startsWith(path) && path !== "/");
  if (there) {
    await there.focus();
    return;
  }
  await worker.clients.openWindow(path);
}

/** The push service has given the browser another address: the server is told. */
worker.addEventListener("pushsubscriptionchange", (event) => {
  const { oldSubscription } = event as unknown as { oldSubscription: PushSubscription | null };
  if (oldSubscription) (event as ExtendableEvent).waitUntil(renew(oldSubscription));
});

async function renew(old: PushSubscription): Promise<void> {
  const { endpoint, keys } = (await worker.registration.pushManager.subscribe(old.options)).toJSON();
  const body = JSON.stringify({ endpoint, ...keys });
  await fetch("/api/v1/me/devices", { method: "POST", headers: { "content-type": "application/json" }, body });
}
