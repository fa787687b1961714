/** Splits a message into words and marks, short forms spelt out, with foods and numbers masked for the models ("_food", "_number"). */
import { tokenise } from '../text/tokenise.ts';
import { type Lexicon, rowsAt } from './lexicon.ts';

/** Something with a name of its own; offsets of UTF-16 units in the text, `end` exclusive. */
export interface Mention {
  readonly kind: string;
  readonly start: number;
  readonly end: number;
  /** What is stated of it by cue and scope: "harm", "without". */
  readonly stated?: string;
}

export interface Word {
  /** The normalised word, a mark (`?`) or a kind (`_food`). */
  readonly shape: string;
  readonly start: number;
  readonly end: number;
  /** Of a food: as it is called, in lower case, and what is stated of it. */
  readonly called?: string;
  readonly stated?: string;
  /** "No", "without", "skip". */
  readonly refuses?: true;
}

const MARKS = '?!.,;:';

/** Kinds of which a model sees that one is named, and not which. */
const MASKED: ReadonlySet<string> = new Set([
  ...['person', 'tool', 'cuisine', 'day', 'meal', 'diet'],
]);

/** Whether a word stands for a food or a dish. */
export function isFoodShape(shape: string): boolean {
  return shape === '_food' || shape === '_dish';
}

/** Words and marks in order, short forms spelt out: "whats" is two words of one place. */
export function plainWords(text: string, { shortForms }: Lexicon): Word[] {
  const words: Word[] = [];
  const putMarks = (from: number, to: number) => {
    for (let at = from; at < to; at += 1) {
      if (MARKS.includes(text.charAt(at)))
        words.push({ shape: text.charAt(at), start: at, end: at + 1 });
    }
  };
  let behind = 0;
  for (const { text: token, start, end } of tokenise(text)) {
    putMarks(behind, start);
    for (const shape of shortForms.get(token) ?? [token]) words.push({ shape, start, end });
    behind = end;
  }
  putMarks(behind, text.length);
  return words;
}

/**
 * @param mentions in any order; of two that overlap the one that begins first holds
 * @param most no more words are shaped
 */
export function shapeWords(
  text: string,
  mentions: readonly Mention[],
  lexicon: Lexicon,
  most = Infinity,
): Word[] {
  const plain = plainWords(text, lexicon);
  const shapes = plain.map(({ shape }) => shape);
  const waiting = mentions.toSorted((one, other) => one.start - other.start);
  const words: Word[] = [];
  let next = 0;
  for (let at = 0; at < plain.length && words.length < most; ) {
    const { shape, start, end } = plain[at] as Word;
    while ((waiting[next]?.end ?? Infinity) <= start) next += 1;
    const mention = waiting[next];
    const named = rowsAt(lexicon, shapes, at).find(({ row }) => MASKED.has(row.kind));
    if (mention && mention.start <= start) {
      const { kind, stated = '', ...span } = mention;
      const called = text.slice(span.start, span.end).toLowerCase();
      words.push({ shape: `_${kind}`, start: span.start, end: span.end, called, stated });
      while ((plain[at]?.start ?? mention.end) < mention.end) at += 1;
    } else if (named) {
      const last = plain[named.to - 1] as Word;
      words.push({ shape: `_${named.row.kind}`, start, end: last.end });
      at = named.to;
    } else {
      const refuses = lexicon.rows.get(shape)?.some(({ label }) => label === 'refusing');
      words.push({ shape: maskNumber(shape), start, end, ...(refuses ? { refuses } : {}) });
      at += 1;
    }
  }
  return words;
}

function maskNumber(word: string): string {
  const first = word.charCodeAt(0);
  return first >= 48 && first <= 57 ? '_number' : word;
}
