/** For tests of what hostile lengths cost: a ratio within one run, which no busy machine changes. */

const TIMES = 8;
const RUNS = 3;

/**
 * How many times as long `work` takes on eight times the text: about 8 where the time is in proportion,
 * 64 where every piece looks at every other. The least of several runs counts, so a pause of the machine does not.
 */
export function growth(work: (text: string) => void, piece: string, characters: number): number {
  const short = piece.repeat(Math.ceil(characters / piece.length));
  const long = short.repeat(TIMES);
  const [little, much]: [number[], number[]] = [[], []];
  for (let run = 0; run < RUNS; run += 1) {
    // Never the same text twice: what was read before may be remembered.
    little.push(spent(() => work(`${short}${run}`)));
    much.push(spent(() => work(`${long}${run}`)));
  }
  return Math.min(...much) / Math.min(...little);
}

/** What lies well between the two. */
export const IN_PROPORTION = 24;

function spent(work: () => void): number {
  const before = performance.now();
  work();
  return performance.now() - before;
}
