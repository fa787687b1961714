/** For tests of what hostile lengths cost: a ratio within one run, which no busy machine changes. */

const TIMES = 8;
const RUNS = 3;

/**
 * How many times as long `work` takes on one text as on the same text in eight pieces: about 1 where the time is in
 * proportion, 8 where every piece looks at every other. Counted in time of the processor; the least of several runs.
 */
export function growth(work: (text: string) => void, piece: string, characters: number): number {
  const short = piece.repeat(Math.ceil(characters / piece.length));
  const long = short.repeat(TIMES);
  const [little, much]: [number[], number[]] = [[], []];
  for (let run = 0; run < RUNS; run += 1) {
    // Never the same text twice: what was read before may be remembered.
    const pieces = Array.from({ length: TIMES }, (_, at) => `${short}${run}${at}`);
    little.push(
      spent(() => {
        for (const text of pieces) work(text);
      }),
    );
    much.push(spent(() => work(`${long}${run}`)));
  }
  return Math.min(...much) / Math.min(...little);
}

/** What lies well between the two. */
export const IN_PROPORTION = 3;

/** Less than this a collection of garbage outweighs; whatever looks at pairs of characters takes several times as long. */
const TOO_SHORT = 6000;

/**
 * How many times as long `work` takes on twice as much text, 0 where both take next to nothing: about 2 where the time is
 * in proportion, 4 where every piece looks at every other. `opening` stands before the pieces. The least of several runs.
 */
export function doubling(
  work: (text: string) => void,
  piece: string,
  characters: number,
  opening = '',
): number {
  const text = (most: number, run: number) =>
    `${opening}${piece.repeat(Math.ceil(most / piece.length)).slice(0, most)}${run}`;
  let [little, much] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let run = 0; run < MOST_RUNS; run += 1) {
    much = Math.min(
      much,
      spent(() => work(text(2 * characters, run))),
    );
    if (much < TOO_SHORT) return 0;
    little = Math.min(
      little,
      spent(() => work(text(characters, run))),
    );
    if (run >= RUNS - 1 && much / little < DOUBLED) break;
  }
  return much / little;
}

/** Twice the text in twice the time and a little more. */
export const DOUBLED = 2.5;
/** What seems to grow faster may have been disturbed. */
const MOST_RUNS = 12;

/** In microseconds of the processor. */
export function spent(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return user + system + 1;
}
