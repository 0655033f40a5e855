/** Web Push in this browser: whether it can, whether it does, and how to begin and end it. */

import type { PushWanted } from "./wire.gen";

/** `install`: on this system only a site on the home screen may be told. */
export type PushState = "unable" | "install" | "denied" | "off" | "on";

/** iPhones and iPads give a site in a tab no push; those that call themselves Macs can be touched. */
function wantsHomeScreen(): boolean {
  const apple =
    /iPhone|iPad|iPod/.test(navigator.userAgent) ||
    (navigator.userAgent.includes("Macintosh") && navigator.maxTouchPoints > 1);
  const standalone =
    matchMedia("(display-mode: standalone)").matches ||
    (navigator as { standalone?: boolean }).standalone === true;
  return apple && !standalone;
}

export function ability(): PushState {
  if (!("PushManager" in window) || !("serviceWorker" in navigator) || !("Notification" in window)) {
    return wantsHomeScreen() ? "install" : "unable";
  }
  return Notification.permission === "denied" ? "denied" : "off";
}

async function subscription(): Promise<PushSubscription | null> {
  if (ability() !== "off") return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** By this the server's list names this browser; empty if it has no subscription. */
export async function fingerprint(): Promise<string> {
  const endpoint = (await subscription())?.endpoint;
  if (!endpoint) return "";
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(endpoint));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Asks for permission and subscribes; null if the person or the browser says no. */
export async function subscribe(key: string): Promise<PushWanted | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const { pushManager } = await navigator.serviceWorker.ready;
  const wanted = { userVisibleOnly: true, applicationServerKey: key };
  let made: PushSubscription;
  try {
    made = await pushManager.subscribe(wanted);
  } catch {
    // There may be one for another key: of this site before its database was made anew.
    try {
      await (await pushManager.getSubscription())?.unsubscribe();
      made = await pushManager.subscribe(wanted);
    } catch {
      return null;
    }
  }
  const keys = made.toJSON().keys ?? {};
  return { endpoint: made.endpoint, key: keys["p256dh"] ?? "", auth: keys["auth"] ?? "" };
}

export async function unsubscribe(): Promise<void> {
  await (await subscription())?.unsubscribe();
}

/** Whoever looks at a table needs its notification no more. */
export async function dismiss(table: string): Promise<void> {
  if (ability() !== "off" || Notification.permission !== "granted") return;
  const registration = await navigator.serviceWorker.getRegistration();
  for (const one of (await registration?.getNotifications({ tag: table })) ?? []) one.close();
}
