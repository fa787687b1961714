/** Renders SVG to PNG off the event loop, one at a time, with a small cache. */
import { Refusal } from '@saffron/contract/errors';

export interface PngRenderer {
  /**
   * @param key the picture's cache key; `draw` is called when it is not cached
   * @throws Refusal when too many are waiting
   */
  readonly render: (key: string, draw: () => string) => Promise<Buffer>;
}

const MAX_CACHED = 64;
const MAX_WAITING = 16;
const RETRY_SECONDS = 2;

/** @param fontFiles the only fonts used: installed fonts would make the pictures differ between machines */
export function createPngRenderer(width: number, fontFiles: readonly string[]): PngRenderer {
  const cache = new Map<string, Promise<Buffer>>();
  let queueLength = 0;
  // Hashing passwords and signing tokens share the thread pool with this: one thread is enough.
  let last: Promise<unknown> = Promise.resolve();

  const paint = async (draw: () => string): Promise<Buffer> => {
    // Loaded with the first picture, as many servers draw none for a long time.
    const { renderAsync } = await import('@resvg/resvg-js');
    const image = await renderAsync(draw(), {
      fitTo: { mode: 'width', value: width },
      font: { loadSystemFonts: false, fontFiles: [...fontFiles] },
    });
    return image.asPng();
  };
  const enqueue = (draw: () => string): Promise<Buffer> => {
    if (queueLength >= MAX_WAITING) throw new Refusal('busy', { retryAfter: RETRY_SECONDS });
    queueLength += 1;
    const turn = last
      .then(() => paint(draw))
      .finally(() => {
        queueLength -= 1;
      });
    last = turn.catch(() => undefined);
    return turn;
  };
  return {
    render: async (key, draw) => {
      const known = cache.get(key);
      cache.delete(key);
      const picture = known ?? enqueue(draw);
      cache.set(key, picture);
      // Drops the least recently used.
      for (const oldest of cache.keys()) {
        if (cache.size <= MAX_CACHED) break;
        cache.delete(oldest);
      }
      return picture.catch((error: unknown) => {
        cache.delete(key);
        throw error;
      });
    },
  };
}
