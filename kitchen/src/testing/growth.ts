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

function spent(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return user + system + 1;
}
