/** Bounds what is read: no message, sentence or word reaches a reader longer than can be read at once. */

/** In characters. Whoever sends more is heard at the beginning and at the end. */
const LONGEST_MESSAGE = 4000;
/** No food, dish or illness is one longer word; a longer run without a gap is read as several. */
const LONGEST_WORD = 60;
/** A wish is told in less; of a longer message the beginning and the end are read as one. */
const LONGEST_WISH = 1200;
/** Where a piece ends within a sentence, the next begins so much before that end. */
const SHARED = 150;

export interface Pieces {
  /** What tells the wish: the message, or its beginning and its end. */
  readonly wish: string;
  /** What stands between these two: what somebody cannot eat may be told there as well. */
  readonly between: readonly string[];
}

/** All of a message, in pieces that may be read one by one. */
export function inPieces(message: string): Pieces {
  const text = tidied(message);
  if (text.length <= LONGEST_WISH) return { wish: text, between: [] };
  const many = Math.ceil(text.length / (LONGEST_WISH / 2));
  const size = text.length / many;
  const ends = Array.from({ length: many }, (_, at) =>
    at === many - 1 ? text.length : endWithin(text, size * (at + 0.5), size * (at + 1)),
  );
  const pieces = ends.map((end, at) => text.slice(startAfter(text, ends[at - 1] ?? 0), end));
  return { wish: `${pieces[0]} ${pieces.at(-1)}`, between: pieces.slice(1, -1) };
}

/** Signs in their plain form, one gap where there were many, no mark more than three times running, no endless word. */
function tidied(message: string): string {
  return oneGapEach(cut(cut(message).normalize('NFKC')))
    .replace(/([^\p{L}\p{N}\s])\1{3,}/gu, '$1$1$1')
    .replace(ENDLESS, (run) => run.match(WORDS_OF_IT)?.join(' ') ?? '')
    .trim();
}

/** With one gap, or one new line, where there were many. */
export function oneGapEach(text: string): string {
  return text.replace(/[^\S\n]+/gu, ' ').replace(/ ?\n[ \n]*/g, '\n');
}

/** The plain form of one sign may be many signs, so this is done again to what comes out. */
function cut(text: string): string {
  const half = LONGEST_MESSAGE / 2;
  return text.length > LONGEST_MESSAGE ? `${text.slice(0, half)} ${text.slice(-half)}` : text;
}

const ENDLESS = new RegExp(`\\S{${LONGEST_WORD + 1},}`, 'gu');
/** "Milk,eggs,nuts,…": behind a mark rather than within a word. */
const WORDS_OF_IT = new RegExp(
  `\\S{1,${LONGEST_WORD - 1}}[^\\p{L}\\p{M}\\p{N}\\s]|\\S{1,${LONGEST_WORD}}`,
  'gu',
);

const SENTENCE_ENDS = '.!?;\n。！？';

/** Behind the last sentence that ends between the two places, or else behind the last word. */
function endWithin(text: string, from: number, to: number): number {
  let gap = 0;
  for (let at = Math.floor(to); at > from; at -= 1) {
    if (text[at] !== ' ' && text[at] !== '\n') continue;
    if (endsSentence(text, at)) return at;
    if (gap === 0) gap = at;
  }
  return gap || Math.floor(to);
}

function endsSentence(text: string, gap: number): boolean {
  return text[gap] === '\n' || SENTENCE_ENDS.includes(text[gap - 1] ?? ' ');
}

/** Where the next piece begins. */
function startAfter(text: string, end: number): number {
  if (end === 0 || endsSentence(text, end)) return end;
  const gap = text.indexOf(' ', end - SHARED);
  return gap < 0 || gap > end ? end : gap;
}
