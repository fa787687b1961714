/** Copies of what the server holds of a person, to be read while it cannot be reached; they would outgrow local storage. */

/** Not one of the offline worker's stores, which come and go with each build. */
const STORE = 'kept-copies';

const addressOf = (name: string) => `/kept-copies/${encodeURIComponent(name)}`;

/** Spec 8: storage failures are logged only. There is no cache storage where the site is not reached by https. */
async function orLog<T>(doing: string, work: (stores: CacheStorage) => Promise<T>) {
  try {
    return 'caches' in window ? await work(window.caches) : undefined;
  } catch (error) {
    console.warn(`The copies of this browser failed while ${doing}.`, error);
    return undefined;
  }
}

export async function keepCopy(name: string, value: unknown): Promise<void> {
  await orLog('keeping one', async (stores) => {
    const store = await stores.open(STORE);
    await store.put(addressOf(name), new Response(JSON.stringify(value)));
  });
}

/** `undefined` when there is none, or none that can be read. */
export function readCopy(name: string): Promise<unknown> {
  return orLog('reading one', async (stores) => {
    const kept = await stores.match(addressOf(name), { cacheName: STORE });
    return kept?.json() as Promise<unknown> | undefined;
  });
}

export async function forgetCopies(): Promise<void> {
  await orLog('forgetting them', (stores) => stores.delete(STORE));
}
