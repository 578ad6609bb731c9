// Whether this browser can be called, and having it called: by a subscription at its push service that the server is told of.

import { api } from "../api/client";
import type { Device, DeviceBody } from "../api/wire";
import { language } from "../lib/fluent";
import { browserName } from "../pages/SignIns";

/** What stands in the way of being called here. */
export type Obstacle = "not-secure" | "not-able" | "denied";

export function obstacle(): Obstacle | null {
  if (!isSecureContext) return "not-secure";
  if (!("serviceWorker" in navigator) || !("PushManager" in window) || !("Notification" in window)) return "not-able";
  return Notification.permission === "denied" ? "denied" : null;
}

const bytes = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));

const same = (key: ArrayBuffer | null, wanted: Uint8Array): boolean => {
  const known = new Uint8Array(key ?? new ArrayBuffer(0));
  return known.length === wanted.length && known.every((byte, index) => byte === wanted[index]);
};

async function subscription(): Promise<PushSubscription | null> {
  if (obstacle()) return null;
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager.getSubscription()) ?? null;
}

function told(subscribed: PushSubscription, name?: string): Promise<Device> {
  const { endpoint = "", keys } = subscribed.toJSON();
  const body: DeviceBody = { endpoint, p256dh: keys?.["p256dh"] ?? "", auth: keys?.["auth"] ?? "", language: language() };
  return api.setDevice(name === undefined ? body : { ...body, name });
}

/** Has this browser called from now on. What stands in the way is said, by a word of ours. */
export async function callHere(key: string): Promise<Device | Obstacle | "failed"> {
  if ((await Notification.requestPermission()) !== "granted") return "denied";
  const worker = await navigator.serviceWorker.getRegistration();
  if (!worker) return "not-able";
  const applicationServerKey = bytes(key);
  const known = await worker.pushManager.getSubscription();
  // A server with another key could not use it.
  if (known && !same(known.options.applicationServerKey, applicationServerKey)) await known.unsubscribe();
  const subscribed = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }).catch(() => null);
  return subscribed ? told(subscribed, browserName(navigator.userAgent)) : "failed";
}

/** Tells the server again of a browser that is called: it keeps the name that it knows, and needs one where it knows none. */
export async function renewCalls(forgotten: boolean): Promise<void> {
  const known = await subscription();
  if (known) await told(known, forgotten ? browserName(navigator.userAgent) : undefined).catch(() => undefined);
}

/** This browser is called no more, whoever signs in here. */
export async function callHereNoMore(): Promise<void> {
  await (await subscription())?.unsubscribe().catch(() => false);
}
