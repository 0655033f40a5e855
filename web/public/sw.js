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

async function page(event) {
  return (await event.preloadResponse) ?? fetch(event.request);
}
