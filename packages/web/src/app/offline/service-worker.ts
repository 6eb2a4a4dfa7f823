/// <reference lib="webworker" />

/**
 * Keeps the client on the device, so that it opens and plays without a network. The build fills in the version and the
 * list of files. Only the client itself is kept; what the server says about tables always comes from the server.
 */

declare const self: ServiceWorkerGlobalScope;

const VERSION = "__PORTOLAN_VERSION__";
const FILES: readonly string[] = "__PORTOLAN_FILES__".split(" ");
const CACHE = `portolan-${VERSION}`;

async function keepAll(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll(FILES.map((path) => new Request(path, { cache: "no-cache" })));
}

async function forgetOthers(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** Pages of the client are all one page; the rest is found by its address. */
async function answer(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request.mode === "navigate" ? "/" : request, { ignoreSearch: true });
  return kept ?? fetch(request);
}

self.addEventListener("install", (event) => {
  event.waitUntil(keepAll());
});

self.addEventListener("activate", (event) => {
  event.waitUntil(forgetOthers());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  const isOurs = origin === self.location.origin && request.method === "GET";
  if (isOurs && !/^\/(?:api|healthz|metrics)(?:\/|$)/.test(pathname)) event.respondWith(answer(request));
});

/** Goes to the page that a notification is about: one that is open already, or else a new one. */
async function goToPage(path: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: "window" });
  const page = pages.find(({ url }) => new URL(url).pathname === path) ?? pages[0];
  if (!page) {
    await self.clients.openWindow(path);
    return;
  }
  page.postMessage({ go: path });
  await page.focus();
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(goToPage(String(event.notification.data)));
});

/** The page asks for the new version as soon as no game is in the middle of a move. */
self.addEventListener("message", (event) => {
  if (event.data === "take over") void self.skipWaiting();
});
