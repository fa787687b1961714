/** Service worker that opens the app without a network, with a cache for each build.
 * It is built to `/offline-worker.js` with the file names of its build and without imports, because it outlives the page
 * that it came with. How versions are kept apart: the page comes from the server while that answers, and names its files
 * by their hash; each build has a cache of its own, filled completely or not at all, with the page that belongs to it.
 */

/** The parts of the worker API used here; the DOM types of the page do not include it. */
interface ExtendableEventLike extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchEventLike extends ExtendableEventLike {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}
interface NotificationEventLike extends ExtendableEventLike {
  readonly notification: { close(): void };
}
interface WindowLike {
  focus(): Promise<unknown>;
}
interface WorkerScope {
  readonly clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<WindowLike[]>;
    openWindow(path: string): Promise<unknown>;
  };
  readonly location: Location;
  readonly registration: {
    readonly navigationPreload?: { enable(): Promise<void> };
  };
  skipWaiting(): Promise<void>;
  addEventListener(
    type: 'install' | 'activate',
    listener: (event: ExtendableEventLike) => void,
  ): void;
  addEventListener(
    type: 'notificationclick',
    listener: (event: NotificationEventLike) => void,
  ): void;
  addEventListener(type: 'fetch', listener: (event: FetchEventLike) => void): void;
}
const worker = self as unknown as WorkerScope;

/** Both placeholders are replaced by the build. */
const VERSION = '__BUILD__';
const FILES = '__BUILD_FILES__'.split(' ');

const PAGE = '/meal-planner';
const CACHE_PREFIX = 'saffron-';
const CACHE_NAME = `${CACHE_PREFIX}${VERSION}`;

async function fillCache(): Promise<void> {
  const cache = await caches.open(CACHE_NAME);
  try {
    // The page first: if the server has another build by now, the files below are missing and nothing is cached.
    await cache.addAll([new Request(PAGE, { cache: 'reload' }), ...FILES]);
  } catch (error) {
    await caches.delete(CACHE_NAME);
    throw error;
  }
}

/** Keeps the previous build: a page of it may still be open and need a file it has not fetched yet. */
async function deleteOldCaches(): Promise<void> {
  const oldCaches = (await caches.keys()).filter(
    (name) => name.startsWith(CACHE_PREFIX) && name !== CACHE_NAME,
  );
  await Promise.all(oldCaches.slice(0, -1).map((name) => caches.delete(name)));
  await worker.registration.navigationPreload?.enable();
}

async function answerNavigation(event: FetchEventLike): Promise<Response> {
  const getCachedPage = () => caches.match(PAGE, { cacheName: CACHE_NAME, ignoreVary: true });
  try {
    const answer = (await event.preloadResponse) ?? (await fetch(event.request));
    // A server that is restarting, or the proxy before it, answers 5xx.
    return answer.status < 500 ? answer : ((await getCachedPage()) ?? answer);
  } catch (error) {
    const page = await getCachedPage();
    if (page) return page;
    throw error;
  }
}

/** A file with a hash in its name never changes. */
async function answerHashedFile(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

async function answerNamedFile(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const cached = await caches.match(request, { cacheName: CACHE_NAME, ignoreVary: true });
    if (cached) return cached;
    throw error;
  }
}

function answerRequest(event: FetchEventLike): Promise<Response> | undefined {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  // API replies are never cached: they are personal or short-lived.
  if (request.method !== 'GET' || origin !== worker.location.origin) return undefined;
  if (pathname.startsWith('/mp/')) return undefined;
  if (request.mode === 'navigate') return answerNavigation(event);
  if (pathname.startsWith('/assets/')) return answerHashedFile(request);
  return FILES.includes(pathname) ? answerNamedFile(request) : undefined;
}

/** A kitchen timer has ended: its notification leads back to the page. */
async function showPage(): Promise<void> {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  await (pages[0]?.focus() ?? worker.clients.openWindow(PAGE));
}

// A new worker takes over at once; pages find the files of their own build by hash.
worker.addEventListener('install', (event) =>
  event.waitUntil(fillCache().then(() => worker.skipWaiting())),
);
worker.addEventListener('activate', (event) => event.waitUntil(deleteOldCaches()));
worker.addEventListener('fetch', (event) => {
  const answer = answerRequest(event);
  if (answer) event.respondWith(answer);
});
worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(showPage());
});
