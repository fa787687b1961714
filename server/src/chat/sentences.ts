/** Holds streamed text back until a sentence is whole, because half a sentence cannot be checked ("no" + "butter"). */

/** The end of a sentence or of a line, with the white space that follows it. */
const SENTENCE_END = /[.!?…]["'”’)*_]*\s+|\n+/g;

export interface SentenceBuffer {
  /** The sentences that `delta` has completed. */
  readonly add: (delta: string) => string[];
  /** What is left when nothing more comes. */
  readonly rest: () => string[];
}

export function createSentenceBuffer(): SentenceBuffer {
  let waiting = '';
  return {
    add: (delta) => {
      waiting += delta;
      const finished: string[] = [];
      let from = 0;
      for (const match of waiting.matchAll(SENTENCE_END)) {
        const end = match.index + match[0].length;
        finished.push(waiting.slice(from, end));
        from = end;
      }
      waiting = waiting.slice(from);
      return finished;
    },
    rest: () => {
      const left = waiting === '' ? [] : [waiting];
      waiting = '';
      return left;
    },
  };
}
