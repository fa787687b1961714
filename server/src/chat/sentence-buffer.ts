/** Buffers streamed text until a sentence is complete, because only whole sentences can be checked. */
/** The end of a sentence or of a line, with the white space that follows it; no stop of "i.e." or "z. B." is one. */
const SENTENCE_END = /(?<!(?:^|[\s(.])\p{Ll}(?:\. ?\p{L})?)[.!?…]["'”’)*_]*\s+|\n+/gu;

export interface SentenceBuffer {
  /** @returns the sentences that `delta` completes */
  readonly add: (delta: string) => string[];
  /** @returns the rest of the text at its end */
  readonly flush: () => string[];
}

export function createSentenceBuffer(): SentenceBuffer {
  let buffer = '';
  return {
    add: (delta) => {
      buffer += delta;
      const finished: string[] = [];
      let from = 0;
      for (const match of buffer.matchAll(SENTENCE_END)) {
        const end = match.index + match[0].length;
        finished.push(buffer.slice(from, end));
        from = end;
      }
      buffer = buffer.slice(from);
      return finished;
    },
    flush: () => {
      const left = buffer === '' ? [] : [buffer];
      buffer = '';
      return left;
    },
  };
}
