/** Measures for tests how running time grows with the length of the input, as a ratio within one run. */

const TIMES = 8;
/** What lies well between 1, where the time is in proportion, and 8, where every piece looks at every other. */
export const MAX_LINEAR_GROWTH = 3;
/** Twice the text in twice the time and a little more. */
export const MAX_LINEAR_DOUBLING = 2.5;

/** Less than this, in microseconds, a collection of garbage outweighs; whatever looks at pairs of characters takes many times as long. */
const MIN_MEASURABLE_TIME = 20_000;
const LEAST_RUNS = 3;
/** What seems to grow faster may have been disturbed. */
const MOST_RUNS = 12;

/**
 * How many times as long `work` takes on one text as on the same text in eight pieces: about 1 where the time is in
 * proportion, 8 where every piece looks at every other, 0 where both take next to nothing.
 */
export function measureGrowth(
  work: (text: string) => void,
  piece: string,
  characters: number,
): number {
  const short = piece.repeat(Math.ceil(characters / piece.length));
  const long = short.repeat(TIMES);
  // Never the same text twice: what was read before may be remembered.
  return leastRatio(
    (run) => work(`${long}${run}`),
    (run) => {
      for (let at = 0; at < TIMES; at += 1) work(`${short}${run}${at}`);
    },
    MAX_LINEAR_GROWTH,
  );
}

/**
 * How many times as long `work` takes on twice as much text: about 2 where the time is in proportion, 4 where every piece
 * looks at every other, 0 where both take next to nothing. `opening` stands before the pieces.
 */
export function measureDoubling(
  work: (text: string) => void,
  piece: string,
  characters: number,
  opening = '',
): number {
  const text = (most: number, run: number) =>
    `${opening}${piece.repeat(Math.ceil(most / piece.length)).slice(0, most)}${run}`;
  return leastRatio(
    (run) => work(text(2 * characters, run)),
    (run) => work(text(characters, run)),
    MAX_LINEAR_DOUBLING,
  );
}

/** The least time of `much` over the least of `little`, tried again for as long as that is not below `limit`. */
function leastRatio(
  much: (run: number) => void,
  little: (run: number) => void,
  limit: number,
): number {
  let [most, least] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let run = 0; run < MOST_RUNS; run += 1) {
    most = Math.min(
      most,
      measureCpuTime(() => much(run)),
    );
    if (most < MIN_MEASURABLE_TIME) return 0;
    least = Math.min(
      least,
      measureCpuTime(() => little(run)),
    );
    if (run >= LEAST_RUNS - 1 && most / least < limit) break;
  }
  return most / least;
}

/** In microseconds of the processor. */
function measureCpuTime(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return user + system + 1;
}
