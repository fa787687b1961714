/** Tokenises any text into normalised words with their offsets, in one linear pass. */
import { normaliseCharacter } from './normalise.ts';

/** What stands between a token and the one before it. */
type Gap = 'joined' | 'broken' | 'opened';

export interface Token {
  readonly text: string;
  /** Offsets of UTF-16 units in the raw text; `end` is exclusive. */
  readonly start: number;
  readonly end: number;
  /** `joined`: only spaces, hyphens, quotation marks or apostrophes; `opened`: an opening bracket; `broken`: other punctuation. */
  readonly gap: Gap;
}

const SOFT = ' ';
const BREAK = '|';
const OPEN = '(';
/** Marks, apostrophes and invisible characters vanish inside a word. */
const NOTHING = '';

const APOSTROPHES = "'’‘ʼ`´′";
const HYPHENS = '-‐‑‒–_';
const DASHES = '-–‐‑‒';
/** Blanks that Unicode counts as letters or symbols. */
const BLANKS = '\u2800\u3164\u115f\u1160\uffa0';
/** Marks that only emphasise or quote words (vegan "cheese") and end no sentence. */
const EMPHASIS = '*~"“”„‟«»';
const OPENERS = '([{（［';

function readCharacter(character: string): string {
  if (APOSTROPHES.includes(character)) return NOTHING;
  if ((HYPHENS + BLANKS + EMPHASIS).includes(character) || /\s/u.test(character)) return SOFT;
  if (OPENERS.includes(character)) return OPEN;
  if (character === '&') return '&';
  if (/[\p{M}\p{Cf}\p{Cs}™®©]/u.test(character)) return NOTHING;
  const normalised = normaliseCharacter(character);
  if (/^[\p{L}\p{N}]+$/u.test(normalised)) return normalised;
  return /[\p{N}]/u.test(normalised) ? '1' : BREAK;
}

/** By code point: one entry per character seen; there are only so many characters, so this cannot grow without end. */
const characters = new Map<number, string>();

function characterOf(code: number): string {
  let read = characters.get(code);
  if (read === undefined) {
    read = readCharacter(String.fromCodePoint(code));
    characters.set(code, read);
  }
  return read;
}

/** A dash with blanks on both sides parts two thoughts ("use coconut oil – butter browns"); any other joins words. */
function isDash(text: string, at: number, next: number): boolean {
  const isBlank = (place: number) => /\s/u.test(text.charAt(place));
  return DASHES.includes(text.slice(at, next)) && isBlank(at - 1) && isBlank(next);
}

/** Plain ASCII is most of any text, so it is looked up by code. */
const ASCII: readonly string[] = Array.from({ length: 128 }, (_, code) =>
  readCharacter(String.fromCharCode(code)),
);

/** Of plain letters and digits, which are read by the run: 1 and 2. */
const RUNS = Uint8Array.from(ASCII, (read) => (/^[a-z]$/.test(read) ? 1 : isDigit(read) ? 2 : 0));

function isDigit(read: string): boolean {
  const code = read.charCodeAt(0);
  return code >= 48 && code <= 57;
}

/** HTML tags that format words ("soy <b>sauce</b>") and the entity of a blank, of which a reader of the page sees nothing. */
const FORMATTING =
  /<\/?(?:a|abbr|b|code|em|font|i|mark|small|span|strong|sub|sup|u)\b[^<>]{0,200}>|&nbsp;?|&#160;/iy;

/** Where the formatting that begins at `at` ends, or 0. */
function formattingEnd(text: string, at: number): number {
  FORMATTING.lastIndex = at;
  return FORMATTING.test(text) ? FORMATTING.lastIndex : 0;
}

const BLANK = 32;
const FULL_STOP = 46;
/** A full stop that only shortens a word parts no name: "St. Agur", "Dr. Pepper". */
const ABBREVIATION_STOP = new Set(['st', 'ste', 'dr', 'mr', 'mrs', 'mt']);

const PERCENT = 37;
/** "100 % buckwheat" is one name; "50 % buckwheat" has another flour in it. */
const isHundredPercent = (last: Token | undefined, gap: Gap): boolean =>
  gap === 'joined' && last?.text === '100';

/**
 * Words of `text` in order. Digits and letters never share a token ("400g" is two).
 * An ampersand is the word "and". Never throws; lone surrogates and combining marks are skipped.
 */
export function tokenise(text: string): Token[] {
  const tokens: Token[] = [];
  let gap: Gap = 'broken';
  let word = '';
  let digits = false;
  let start = 0;
  let end = 0;
  let spaced = 0;
  let longest = 0;
  const close = (): void => {
    if (word === '') return;
    spaced = word.length === 1 && !digits ? spaced + 1 : 0;
    if (spaced > longest) longest = spaced;
    tokens.push({ text: word, start, end, gap });
    word = '';
    gap = 'joined';
  };
  for (let at = 0; at < text.length; ) {
    const code = text.codePointAt(at) as number;
    // Both "<" and "&" may begin what only formats the words.
    const formatted = code === 60 || code === 38 ? formattingEnd(text, at) : 0;
    if (formatted > 0) {
      close();
      at = formatted;
      continue;
    }
    let next = at + (code > 0xffff ? 2 : 1);
    let read = code < 128 ? (ASCII[code] as string) : characterOf(code);
    if (read === SOFT && code !== BLANK && isDash(text, at, next)) read = BREAK;
    if (read === BREAK || read === OPEN) {
      const shortened = code === FULL_STOP && ABBREVIATION_STOP.has(word) && text[next] === ' ';
      close();
      const whole = code === PERCENT && isHundredPercent(tokens.at(-1), gap);
      if (shortened || whole) gap = 'joined';
      else if (gap !== 'opened') gap = read === OPEN ? 'opened' : 'broken';
    } else if (read === '&') {
      close();
      tokens.push({ text: 'and', start: at, end: next, gap });
      gap = 'joined';
    } else if (read === SOFT) {
      close();
    } else if (read !== NOTHING) {
      // The flag stands beside the word because looking into a growing string again and again is quadratic.
      if (word !== '' && digits !== isDigit(read)) close();
      if (word === '') {
        start = at;
        digits = isDigit(read);
      }
      const run = RUNS[code];
      if (run) while (RUNS[text.charCodeAt(next)] === run) next += 1;
      word += run ? text.slice(at, next).toLowerCase() : read;
      end = next;
    }
    at = next;
  }
  close();
  return longest < SPACED_LETTERS ? tokens : joinSpacedLetters(tokens);
}

/** "a l m o n d s" is a word set wide; fewer letters than this in a row are letters. */
const SPACED_LETTERS = 3;

/** In Thai, Chinese and Japanese a letter may be a word. */
const FIRST_UNSPACED = '\u0e00';

const UNIT_LETTERS = new Set(['g', 'l', 'c', 't']);

/** A letter that stands by itself; the "t" of "t55 flour" does not, and behind a number it is a unit ("2 g x o sauce"). */
function isLetter(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  const isUnit = token?.gap === 'joined' && isDigit(tokens[at - 1]?.text ?? '');
  if (isUnit && UNIT_LETTERS.has(token.text)) return false;
  const isAlone = token?.text.length === 1 && tokens[at + 1]?.start !== token.end;
  return isAlone && !isDigit(token.text) && token.text < FIRST_UNSPACED;
}

function joinSpacedLetters(tokens: readonly Token[]): Token[] {
  const joined: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const first = tokens[at] as Token;
    let to = at + 1;
    if (isLetter(tokens, at)) while (tokens[to]?.gap === 'joined' && isLetter(tokens, to)) to += 1;
    if (to - at < SPACED_LETTERS) {
      joined.push(first);
      at += 1;
      continue;
    }
    const run = tokens.slice(at, to);
    const end = (run.at(-1) as Token).end;
    joined.push({ ...first, text: run.map((token) => token.text).join(''), end });
    at = to;
  }
  return joined;
}
