// Keeps the client itself, so that it opens at once and also without a network. What is played never comes from here:
// everything under /api and the sockets go past it.
/* global self, caches, fetch */

const SHELL = "hindmost-__VERSION__";
const FILES = __FILES__;
const PAGE = "/index.html";

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(SHELL).then((cache) => cache.addAll(FILES)));
});

self.addEventListener("activate", (event) => {
  const old = (name) => name.startsWith("hindmost-") && name !== SHELL;
  event.waitUntil(
    caches.keys().then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name)))),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate" && !pathname.startsWith("/docs"))
    event.respondWith(fetch(request).catch(() => caches.match(PAGE)));
  else if (FILES.includes(pathname)) event.respondWith(caches.match(pathname).then((kept) => kept ?? fetch(request)));
});
