/**
 * Opens the app without a network. Built to an address of its own, `/offline-worker.js`, with the names of all
 * files of its build written into it, and without imports: it outlives the page that it came with.
 *
 * What keeps versions apart: a page always comes from the server while that answers, and names its files by
 * their hash; each build has a store of its own, filled whole or not at all, with the page that belongs to it.
 */

/** The parts of a worker that this one uses; the page's own types know nothing of workers. */
interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Asking extends Lasting {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}
interface OfflineWorker {
  readonly location: Location;
  readonly registration: {
    readonly navigationPreload?: { enable(): Promise<void> };
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(type: 'fetch', listener: (event: Asking) => void): void;
}
const worker = self as unknown as OfflineWorker;

/** The build replaces both texts. */
const VERSION = '__BUILD__';
const FILES = '__BUILD_FILES__'.split(' ');

const PAGE = '/meal-planner';
const STORE = 'saffron-';
const HERE = `${STORE}${VERSION}`;

async function fill(): Promise<void> {
  const store = await caches.open(HERE);
  try {
    // The page first: with another build's page the hashes below would not be found, and nothing be kept.
    await store.addAll([new Request(PAGE, { cache: 'reload' }), ...FILES]);
  } catch (error) {
    await caches.delete(HERE);
    throw error;
  }
}

/** The build before this one stays: a page of it may still be open and want a part it has not fetched yet. */
async function tidy(): Promise<void> {
  const stores = (await caches.keys()).filter((name) => name.startsWith(STORE) && name !== HERE);
  await Promise.all(stores.slice(0, -1).map((name) => caches.delete(name)));
  await worker.registration.navigationPreload?.enable();
}

async function openPage(event: Asking): Promise<Response> {
  const kept = () => caches.match(PAGE, { cacheName: HERE, ignoreVary: true });
  try {
    const answer = (await event.preloadResponse) ?? (await fetch(event.request));
    // A server that is being restarted, or what stands before it, has no page to give.
    return answer.status < 500 ? answer : ((await kept()) ?? answer);
  } catch (error) {
    const page = await kept();
    if (page) return page;
    throw error;
  }
}

/** A name with a hash never means anything else. */
async function hashedFile(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

async function namedFile(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match(request, { cacheName: HERE, ignoreVary: true });
    if (kept) return kept;
    throw error;
  }
}

function answerTo(event: Asking): Promise<Response> | undefined {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  // The API is never kept: what it says is a person's own, or of the moment.
  if (request.method !== 'GET' || origin !== worker.location.origin) return undefined;
  if (pathname.startsWith('/mp/')) return undefined;
  if (request.mode === 'navigate') return openPage(event);
  if (pathname.startsWith('/assets/')) return hashedFile(request);
  return FILES.includes(pathname) ? namedFile(request) : undefined;
}

// A new worker takes over at once, since pages and their files belong together without it.
worker.addEventListener('install', (event) =>
  event.waitUntil(fill().then(() => worker.skipWaiting())),
);
worker.addEventListener('activate', (event) => event.waitUntil(tidy()));
worker.addEventListener('fetch', (event) => {
  const answer = answerTo(event);
  if (answer) event.respondWith(answer);
});
