/** A message as words of which what is particular is masked: a food is a food, a number a number, whichever it is. */
import { type Token, tokenise } from '../text/tokenise.ts';
import type { Lexicon } from './lexicon.ts';

/** Something with a name of its own; offsets of UTF-16 units in the text, `end` exclusive. */
export interface Mention {
  readonly kind: string;
  readonly start: number;
  readonly end: number;
}

export interface Word {
  /** The normalised word, a mark (`?`) or a kind (`_food`). */
  readonly shape: string;
  readonly start: number;
  readonly end: number;
}

const MARKS = '?!.,;:';

/** Whether a word stands for a food or a dish. */
export function isFoodShape(shape: string): boolean {
  return shape === '_food' || shape === '_dish';
}

/** @param mentions in any order; of two that overlap the one that begins first holds */
export function shapeWords(text: string, mentions: readonly Mention[], lexicon: Lexicon): Word[] {
  const words: Word[] = [];
  const tokens = tokenise(text);
  const waiting = mentions.toSorted((one, other) => one.start - other.start);
  const put = (shape: string, start: number, end: number) => words.push({ shape, start, end });
  const putMarks = (from: number, to: number) => {
    for (let at = from; at < to; at += 1) {
      if (MARKS.includes(text.charAt(at))) put(text.charAt(at), at, at + 1);
    }
  };
  let behind = 0;
  let next = 0;
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at] as Token;
    putMarks(behind, token.start);
    while ((waiting[next]?.end ?? Infinity) <= token.start) next += 1;
    const mention = waiting[next];
    const named = nameAt(tokens, at, lexicon);
    if (mention && mention.start <= token.start) {
      put(`_${mention.kind}`, mention.start, mention.end);
      while ((tokens[at]?.start ?? mention.end) < mention.end) at += 1;
    } else if (named) {
      put(`_${named.kind}`, token.start, (tokens[at + named.length - 1] as Token).end);
      at += named.length;
    } else {
      const said = lexicon.shortForms.get(token.text) ?? [token.text];
      for (const word of said) put(maskNumber(word), token.start, token.end);
      at += 1;
    }
    behind = words.at(-1)?.end ?? behind;
  }
  putMarks(behind, text.length);
  return words;
}

function nameAt(tokens: readonly Token[], at: number, { kinds, longest }: Lexicon) {
  const run = tokens.slice(at, at + longest).map((token) => token.text);
  for (let length = run.length; length > 0; length -= 1) {
    const kind = kinds.get(run.slice(0, length).join(' '));
    if (kind !== undefined) return { kind, length };
  }
  return undefined;
}

function maskNumber(word: string): string {
  const first = word.charCodeAt(0);
  return first >= 48 && first <= 57 ? '_number' : word;
}
