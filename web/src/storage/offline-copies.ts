/** Offline copies of server data in the Cache API, because they would outgrow localStorage. */

/** Separate from the offline worker's caches, which change with each build. */
const CACHE_NAME = 'kept-copies';

const getCacheKey = (name: string) => `/kept-copies/${encodeURIComponent(name)}`;

/** Spec 8: storage failures are logged only. There is no Cache API without https. */
async function withLogging<T>(doing: string, work: (stores: CacheStorage) => Promise<T>) {
  try {
    return 'caches' in window ? await work(window.caches) : undefined;
  } catch (error) {
    console.warn(`The copies of this browser failed while ${doing}.`, error);
    return undefined;
  }
}

let queue: Promise<unknown> = Promise.resolve();

/** Runs one operation after the other, so that a write under way at logout finishes before everything is cleared. */
function runInSequence<T>(work: () => Promise<T>): Promise<T> {
  const result = queue.then(work);
  queue = result;
  return result;
}

/** `change` gets the stored value, if any; its result replaces it, unless that is `undefined`. */
export function updateOfflineCopy(
  name: string,
  change: (stored: unknown) => unknown,
): Promise<void> {
  return runInSequence(async () => {
    await withLogging('changing one', async (stores) => {
      const value = change(await readEntry(stores, name));
      if (value === undefined) return;
      const cache = await stores.open(CACHE_NAME);
      await cache.put(getCacheKey(name), new Response(JSON.stringify(value)));
    });
  });
}

/** `undefined` if there is no copy, or a malformed one. */
export function readOfflineCopy(name: string): Promise<unknown> {
  return runInSequence(() => withLogging('reading one', (stores) => readEntry(stores, name)));
}

/** A malformed entry counts as missing and may be overwritten. */
async function readEntry(stores: CacheStorage, name: string): Promise<unknown> {
  const response = await stores.match(getCacheKey(name), { cacheName: CACHE_NAME });
  return response?.json().catch(() => undefined);
}

export async function clearOfflineCopies(): Promise<void> {
  await runInSequence(() => withLogging('forgetting them', (stores) => stores.delete(CACHE_NAME)));
}
