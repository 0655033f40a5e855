// Shows the offline page when the server cannot be reached. It caches no games: they live on the server, and an old
// answer would be wrong. Nor does it cache /assets/: the browser keeps those files for a year, and serves them faster.

const CACHE = "flibuste-2";
const OFFLINE = "/offline.html";
const NOT_OURS = ["/assets/*", "/api/*"];

self.addEventListener("install", (event) => {
  // With this rule the browser fetches assets without starting the worker.
  const routes = NOT_OURS.map((pathname) => ({ condition: { urlPattern: { pathname } }, source: "network" }));
  if (event.addRoutes) event.waitUntil(event.addRoutes(routes).catch(() => {}));
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll([OFFLINE, "/icon.svg"]))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  // The browser requests the page while the worker starts.
  event.waitUntil(self.registration.navigationPreload?.enable());
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (request.mode === "navigate") {
    event.respondWith(page(event).catch(() => caches.match(OFFLINE)));
  } else if (url.pathname === "/icon.svg") {
    event.respondWith(fetch(request).catch(() => caches.match(request)));
  }
});

// A message says that somebody is asked: a game, a table, a link, and a sentence.
self.addEventListener("push", (event) => {
  let told = {};
  try {
    told = event.data?.json() ?? {};
  } catch {
    // shown all the same: browsers want every message to be seen
  }
  const shown = {
    body: told.text ?? "",
    tag: told.table || "flibuste",
    renotify: Boolean(told.table),
    icon: "/icon-192.png",
    badge: "/icon-96.png",
    data: { link: told.link ?? "/" },
  };
  event.waitUntil(self.registration.showNotification(told.game || "Flibuste", shown));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(new URL(event.notification.data?.link ?? "/", location.origin)));
});

// Opens the table: in a window that shows it already, or else in a new one. Never a page of another site.
async function open(link) {
  const path = location.origin + link.pathname + link.search;
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find((one) => new URL(one.url).pathname === link.pathname);
  return there ? there.focus() : self.clients.openWindow(path);
}

// The browser has replaced the subscription: the server must know the new one.
self.addEventListener("pushsubscriptionchange", (event) => {
  event.waitUntil(renew(event));
});

async function renew(event) {
  const options = event.oldSubscription?.options ?? { userVisibleOnly: true };
  const made = event.newSubscription ?? (await self.registration.pushManager.subscribe(options));
  const { p256dh: key, auth } = made.toJSON().keys;
  const body = JSON.stringify({ endpoint: made.endpoint, key, auth });
  const headers = { "Content-Type": "application/json" };
  return fetch("/api/notifications/push", { method: "POST", headers, body });
}

async function page(event) {
  return (await event.preloadResponse) ?? fetch(event.request);
}
