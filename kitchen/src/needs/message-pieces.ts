/** Splits a long message at sentence ends, so that comparing all cue phrases with all foods stays bounded. */

export interface MessagePiece {
  readonly text: string;
  /** Offset in the message. */
  readonly from: number;
  /** Whether it ends with a sentence. */
  readonly isWhole: boolean;
}

/** In letters; most messages are shorter. */
const LONGEST = 600;
const LEAST = 200;
const SENTENCE_ENDS = ['. ', '! ', '? ', '\n', '; '];

export function piecesOf(text: string): MessagePiece[] {
  const pieces: MessagePiece[] = [];
  let from = 0;
  while (text.length - from > LONGEST) {
    const window = text.slice(from, from + LONGEST);
    const end = Math.max(...SENTENCE_ENDS.map((sign) => window.lastIndexOf(sign)));
    const blank = window.lastIndexOf(' ');
    const isWhole = end >= LEAST;
    const length = isWhole ? end + 1 : blank >= LEAST ? blank : LONGEST;
    pieces.push({ text: window.slice(0, length), from, isWhole });
    from += length;
  }
  return [...pieces, { text: text.slice(from), from, isWhole: true }];
}
