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

let before: Promise<unknown> = Promise.resolve();

/** One after the other: what is under way when somebody leaves is done first, and then forgotten with the rest. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const turn = before.then(work);
  before = turn;
  return turn;
}

/** `change` is told what is kept, if anything; what it answers is kept instead, unless that is `undefined`. */
export function changeCopy(name: string, change: (kept: unknown) => unknown): Promise<void> {
  return inTurn(async () => {
    await orLog('changing one', async (stores) => {
      const value = change(await read(stores, name));
      if (value === undefined) return;
      const store = await stores.open(STORE);
      await store.put(addressOf(name), new Response(JSON.stringify(value)));
    });
  });
}

/** `undefined` when there is none, or none that can be read. */
export function readCopy(name: string): Promise<unknown> {
  return inTurn(() => orLog('reading one', (stores) => read(stores, name)));
}

/** What cannot be read is none, and may be written over. */
async function read(stores: CacheStorage, name: string): Promise<unknown> {
  const kept = await stores.match(addressOf(name), { cacheName: STORE });
  return kept?.json().catch(() => undefined);
}

export async function forgetCopies(): Promise<void> {
  await inTurn(() => orLog('forgetting them', (stores) => stores.delete(STORE)));
}
