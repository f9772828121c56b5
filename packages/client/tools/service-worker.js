// Keeps what was built, so that the table opens without a network. Everything under /api is never kept.
const CACHE = 'longtable-__VERSION__';
const FILES = __FILES__;
// Rules and words by their hashes: they never change, and matches of this device may need old ones for years.
const TITLES = 'longtable-titles';
const OWN_TITLES = __TITLES__;

const isTitle = (path) => /^\/titles\/[0-9a-f]{64}\.mjs$/.test(path);

async function keepTitles() {
  const cache = await caches.open(TITLES);
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  await cache.addAll(OWN_TITLES.filter((path) => !kept.has(path)));
}

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => Promise.all([cache.addAll(FILES), keepTitles()]))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== CACHE && name !== TITLES).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

// By its path alone: the address of a second try differs.
async function titleOf(path) {
  const cache = await caches.open(TITLES);
  const kept = await cache.match(path);
  if (kept) return kept;
  const answer = await fetch(path);
  if (answer.ok) await cache.put(path, answer.clone());
  return answer;
}

// A notice is shown unless its table is being looked at. It opens the table.
async function show({ title, body, tag, to }) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const isLookedAt = windows.some(({ url, visibilityState }) => visibilityState === 'visible' && new URL(url).pathname === to);
  if (!isLookedAt) await self.registration.showNotification(title, { body, tag, icon: '/icon.svg', data: { to } });
}

self.addEventListener('push', (event) => {
  const told = event.data?.json();
  if (typeof told?.title === 'string') event.waitUntil(show(told));
});

async function open(to) {
  const windows = await self.clients.matchAll({ type: 'window' });
  const there = windows.find(({ url }) => new URL(url).pathname === to) ?? windows[0];
  if (there === undefined) return self.clients.openWindow(to);
  // A window that may not come to the front shows the table all the same.
  await there.focus().catch(() => null);
  return new URL(there.url).pathname === to ? there : there.navigate(to);
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { to } = event.notification.data ?? {};
  event.waitUntil(open(typeof to === 'string' && to.startsWith('/') && !to.startsWith('//') ? to : '/tables'));
});

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || url.origin !== location.origin || url.pathname.startsWith('/api')) return;
  if (event.request.mode === 'navigate') {
    event.respondWith(fetch(event.request).catch(() => caches.match('/')));
    return;
  }
  if (isTitle(url.pathname)) event.respondWith(titleOf(url.pathname));
  else event.respondWith(caches.match(event.request).then((kept) => kept ?? fetch(event.request)));
});
