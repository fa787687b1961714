/** Turns drawings into PNG beside the event loop, one at a time, and keeps the last few. */
import { Refusal } from '@saffron/contract/errors';

export interface PngRenderer {
  /**
   * @param key under which the picture is kept; `draw` is only asked when it is not
   * @throws Refusal when too many are waiting
   */
  readonly render: (key: string, draw: () => string) => Promise<Buffer>;
}

const MOST_KEPT = 64;
const MOST_WAITING = 16;
const RETRY_SECONDS = 2;

/** @param fontFiles the only typefaces there are: the machine's own would make every machine's pictures different */
export function openPngRenderer(width: number, fontFiles: readonly string[]): PngRenderer {
  const kept = new Map<string, Promise<Buffer>>();
  let waiting = 0;
  // Hashing passwords and signing tokens share the thread pool with this: one thread is enough.
  let last: Promise<unknown> = Promise.resolve();

  const paint = async (draw: () => string): Promise<Buffer> => {
    // Only when the first picture is wanted: most servers never draw one in their first hour.
    const { renderAsync } = await import('@resvg/resvg-js');
    const image = await renderAsync(draw(), {
      fitTo: { mode: 'width', value: width },
      font: { loadSystemFonts: false, fontFiles: [...fontFiles] },
    });
    return image.asPng();
  };
  const inTurn = (draw: () => string): Promise<Buffer> => {
    if (waiting >= MOST_WAITING) throw new Refusal('busy', { retryAfter: RETRY_SECONDS });
    waiting += 1;
    const turn = last
      .then(() => paint(draw))
      .finally(() => {
        waiting -= 1;
      });
    last = turn.catch(() => undefined);
    return turn;
  };
  return {
    render: async (key, draw) => {
      const known = kept.get(key);
      kept.delete(key);
      const picture = known ?? inTurn(draw);
      kept.set(key, picture);
      // The one longest not asked for goes.
      for (const oldest of kept.keys()) {
        if (kept.size <= MOST_KEPT) break;
        kept.delete(oldest);
      }
      return picture.catch((error: unknown) => {
        kept.delete(key);
        throw error;
      });
    },
  };
}
