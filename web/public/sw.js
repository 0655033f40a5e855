// Says honestly when there is no way to the server. Games are never kept here: they are on the server, and an
// old answer would be a wrong one. Nor are files under /assets/: the browser keeps them for a year by itself,
// and gives them to a page sooner than we could.

const CACHE = "flibuste-2";
const OFFLINE = "/offline.html";
const NOT_OURS = ["/assets/*", "/api/*"];

self.addEventListener("install", (event) => {
  // What a browser knows we leave alone, it does not wake us for.
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
  // A page is asked for while we wake up.
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

async function page(event) {
  return (await event.preloadResponse) ?? fetch(event.request);
}
