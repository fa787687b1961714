/** Reads numbers and ranges as cooks write them: 2½, 1 1/2, 2,5, one and a half, 2 to 3. */

import { createLookupTable } from '../lookup-table.ts';
import {
  fractionValue,
  isAdjacent,
  isDash,
  isPunctuation,
  type Token,
} from '../text/line-tokens.ts';

export interface NumberRead {
  readonly value: number;
  /** Index of the first token after it. */
  readonly next: number;
}

export interface RangeRead extends NumberRead {
  readonly max?: number;
}

const WORDS = createLookupTable<number>({
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  eighteen: 18,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  hundred: 100,
});
const PARTS = createLookupTable<number>({
  half: 1 / 2,
  halves: 1 / 2,
  third: 1 / 3,
  thirds: 1 / 3,
  quarter: 1 / 4,
  quarters: 1 / 4,
  fourth: 1 / 4,
  fourths: 1 / 4,
  eighth: 1 / 8,
  eighths: 1 / 8,
});

/** Reads one number that starts at `i`, or null. A bare "a" is no number here: only its reader knows. */
export function readNumber(tokens: readonly Token[], i: number): NumberRead | null {
  const read = readPlain(tokens, i);
  // "2 dozen", "½ dozen", "1 1/2 doz".
  const dozens = read && /^(?:dozen|doz)$/.test(tokens[read.next]?.lowerCase ?? '');
  if (!read || !dozens) return read;
  const stop = tokens[read.next]?.lowerCase === 'doz' && isPunctuation(tokens[read.next + 1], '.');
  return { value: read.value * 12, next: read.next + (stop ? 2 : 1) };
}

function readPlain(tokens: readonly Token[], i: number): NumberRead | null {
  const token = tokens[i];
  if (token === undefined) return null;
  if (token.kind === 'fraction') return { value: fractionValue(token.text), next: i + 1 };
  if (token.kind === 'digits') return readDigits(tokens, i, token);
  return token.kind === 'word' ? readWords(tokens, i) : null;
}

function readDigits(tokens: readonly Token[], i: number, token: Token): NumberRead {
  const lost = readUnspacedMixedNumber(tokens, i, token.text);
  if (lost) return lost;
  const whole = digitsValue(token.text, tokens[i + 1]);
  const slashed = readSlashFraction(tokens, i, whole);
  if (slashed) return slashed;
  if (!Number.isInteger(whole)) return { value: whole, next: i + 1 };
  if (whole === 1 && tokens[i + 1]?.lowerCase === 'half' && tokens[i + 2]?.kind === 'word') {
    return tokens[i + 2]?.lowerCase === 'and'
      ? { value: 1, next: i + 1 }
      : { value: 0.5, next: i + 2 };
  }
  const part = readFraction(tokens, i + 1);
  return part ? { value: whole + part.value, next: part.next } : { value: whole, next: i + 1 };
}

/** A thousand digits are no quantity; they must not become infinity either. */
const LARGEST = 1e9;

/** "1,000" is a thousand and "2,5" two and a half: three figures after a comma, and no leading nought, group thousands. */
function digitsValue(text: string, next: Token | undefined): number {
  if (/^[1-9]\d{0,2}(?:[,'’]\d{3})+(?:\.\d+)?$/.test(text)) {
    return Number(text.replaceAll(/[,'’]/g, ''));
  }
  // "1.500 g" is the continental thousand: nobody weighs to the milligram.
  if (/^[1-9]\d{0,2}\.\d{3}$/.test(text) && (next?.lowerCase === 'g' || next?.lowerCase === 'ml')) {
    return Number(text.replace('.', ''));
  }
  const value = Number.parseFloat(text.replace(',', '.'));
  return Math.min(value, LARGEST);
}

const LEAST_WEIGHED = 50;

/** "1/2" and "1⁄2"; a slash between two measures ("250g/9oz") has no digits on its left, so it never comes here. */
function readSlashFraction(tokens: readonly Token[], i: number, above: number): NumberRead | null {
  const slash = tokens[i + 1];
  const below = tokens[i + 2];
  // "1?4" has lost its fraction slash on the way.
  const lost = isPunctuation(slash, '?') && isAdjacent(tokens, i + 1) && isAdjacent(tokens, i + 2);
  if (!lost && !/^[/⁄∕]$/.test(slash?.text ?? '')) return null;
  // "225/8oz" is no fraction: a gram was forgotten.
  if (above >= LEAST_WEIGHED) return null;
  if (below?.kind !== 'digits' || !/^\d{1,2}$/.test(below.text) || Number(below.text) === 0) {
    return null;
  }
  // "3/4th of a cup".
  const ordinal =
    /^(?:rd|th|ths|nd)$/.test(tokens[i + 3]?.lowerCase ?? '') && isAdjacent(tokens, i + 3);
  return { value: above / Number(below.text), next: ordinal ? i + 4 : i + 3 };
}

/** "11/2 cups", "1.1/2 tsp": one and a half, copied without its blank; nobody counts in eleven halves. */
function readUnspacedMixedNumber(
  tokens: readonly Token[],
  i: number,
  text: string,
): NumberRead | null {
  const digits = /^([1-9])\.?([1-9])$/.exec(text);
  const below = tokens[i + 2];
  if (
    !digits ||
    !isPunctuation(tokens[i + 1], '/') ||
    !isAdjacent(tokens, i + 1) ||
    !isAdjacent(tokens, i + 2)
  ) {
    return null;
  }
  const part = Number(digits[2]) / Number(below?.text);
  if (!/^[234568]$/.test(below?.text ?? '') || part >= 1) return null;
  return { value: Number(digits[1]) + part, next: i + 3 };
}

/** The fraction after a whole number: " ½", "½", " 1/2", "-1/2", " and 1/2", " & ½", " and a half". */
export function readFraction(tokens: readonly Token[], from: number): NumberRead | null {
  let i = from;
  const joined =
    isPunctuation(tokens[i], '&') ||
    isPunctuation(tokens[i], '+') ||
    tokens[i]?.lowerCase === 'and';
  if (joined || (isDash(tokens[i]) && tokens[i]?.text !== '~')) i += 1;
  const token = tokens[i];
  if (token?.kind === 'fraction') {
    return isDash(tokens[from]) && !isAdjacent(tokens, i)
      ? null
      : { value: fractionValue(token.text), next: i + 1 };
  }
  if (token?.kind === 'digits' && /^\d{1,2}$/.test(token.text)) {
    const part = readSlashFraction(tokens, i, Number(token.text));
    return part && part.value < 1 ? part : null;
  }
  if (!joined) return null;
  // "One and one-half cups", "one and three quarter cups".
  const many = token?.lowerCase === 'a' ? 1 : WORDS[token?.lowerCase ?? ''];
  if (many !== undefined) i += 1;
  if (many !== undefined && isDash(tokens[i])) i += 1;
  const part = (PARTS[tokens[i]?.lowerCase ?? ''] ?? 1) * (many ?? 1);
  // "2 and half cups"; but "1 and half-and-half" is no number.
  if (part >= 1 || (i === from + 1 && tokens[i + 1]?.kind !== 'word')) return null;
  return { value: part, next: i + 1 };
}

function readWords(tokens: readonly Token[], i: number): NumberRead | null {
  const low = tokens[i]?.lowerCase ?? '';
  if (low === 'half' || low === 'quarter' || low === 'third') return readHalf(tokens, i);
  if (low === 'dozen') return { value: 12, next: i + 1 };
  const value = WORDS[low];
  if (value === undefined) return null;
  const after = isDash(tokens[i + 1]) ? i + 2 : i + 1;
  const fraction = PARTS[tokens[after]?.lowerCase ?? ''];
  // "one half", "two-thirds"; but "three quarter-pound patties" is rare enough to lose.
  if (fraction !== undefined) return { value: value * fraction, next: after + 1 };
  const ones = WORDS[tokens[after]?.lowerCase ?? ''];
  if (value >= 20 && ones !== undefined && ones < 10)
    return { value: value + ones, next: after + 1 };
  const part = tokens[i + 1]?.lowerCase === 'and' ? readFraction(tokens, i + 1) : null;
  return part ? { value: value + part.value, next: part.next } : { value, next: i + 1 };
}

/** "half a cucumber", "half dozen", "half of a lemon"; "half-and-half" is a food. */
function readHalf(tokens: readonly Token[], i: number): NumberRead | null {
  const value = PARTS[tokens[i]?.lowerCase ?? ''] ?? 0;
  let next = i + 1;
  if (isDash(tokens[next])) {
    if (tokens[next + 1]?.lowerCase === 'and') return null;
    next += 1;
  }
  if (tokens[next]?.lowerCase === 'and' || tokens[next]?.lowerCase === '&') return null;
  if (tokens[next]?.lowerCase === 'a' || tokens[next]?.lowerCase === 'an') next += 1;
  if (tokens[next]?.lowerCase === 'dozen') return { value: value * 12, next: next + 1 };
  return { value, next };
}

/** Every reader of amounts asks for the number at the same place, so it is read once. */
const numberCache = new WeakMap<readonly Token[], Map<number, RangeRead | null>>();

/** Reads a number or a range of two: "1-2", "1 to 2", "2 or 3", "6- to 8", "between 2 and 3". */
export function readRange(tokens: readonly Token[], from: number): RangeRead | null {
  const ranges = numberCache.get(tokens) ?? new Map<number, RangeRead | null>();
  if (ranges.size === 0) numberCache.set(tokens, ranges);
  let range = ranges.get(from);
  if (range === undefined) {
    range = rangeAt(tokens, from);
    ranges.set(from, range);
  }
  return range;
}

function rangeAt(tokens: readonly Token[], from: number): RangeRead | null {
  const opened = /^(?:between|from)$/.test(tokens[from]?.lowerCase ?? '');
  const low = readNumber(tokens, opened ? from + 1 : from);
  if (!low) return null;
  const join = readRangeJoiner(tokens, low.next, opened);
  const high = join === null ? null : readNumber(tokens, join);
  // "From 2 of the lemons" opens no range, and its first word is not the number's.
  if (!high || high.value <= low.value) return opened ? null : low;
  return { value: low.value, max: high.value, next: high.next };
}

/** Index after the word or dash that joins two ends of a range, or null. */
function readRangeJoiner(tokens: readonly Token[], i: number, opened: boolean): number | null {
  const dashed = isDash(tokens[i]) ? i + 1 : i;
  const word = tokens[dashed]?.lowerCase;
  if (word === 'to' || word === 'or' || (opened && word === 'and')) {
    // "14-to-16-ounce".
    return dashed > i && isDash(tokens[dashed + 1]) && isAdjacent(tokens, dashed + 1)
      ? dashed + 2
      : dashed + 1;
  }
  return dashed > i ? dashed : null;
}
