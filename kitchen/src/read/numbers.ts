/** Reads numbers in a chat message: "1.5", "2/3", "1½", "six", "twenty five", "half", "one and a half". */
import { findNames, type NamedWords } from './names.ts';

export interface SaidNumber {
  readonly value: number;
  /** Indexes of its first word and of the one behind its last. */
  readonly from: number;
  readonly to: number;
}

const FRACTIONS: ReadonlyMap<string, number> = new Map([
  ['½', 1 / 2],
  ['¼', 1 / 4],
  ['¾', 3 / 4],
  ['⅓', 1 / 3],
  ['⅔', 2 / 3],
]);
const IN_DIGITS = /\d{1,9}(?:[.,]\d{1,3}|\s?\/\s?\d{1,3})?\s?[½¼¾⅓⅔]?|[½¼¾⅓⅔]/gu;
/** Between a number and the half on top of it. */
const ON_TOP: ReadonlySet<string> = new Set(['and', 'and a']);

/** @param text of which `words` are the words, by their offsets */
export function numbersIn(named: NamedWords, text: string): SaidNumber[] {
  const { words } = named;
  const first = words[0]?.start ?? 0;
  const said = text.slice(first, words.at(-1)?.end ?? first);
  const digits = [...said.matchAll(IN_DIGITS)].flatMap((found): SaidNumber[] => {
    const [start, end] = [first + found.index, first + found.index + found[0].trimEnd().length];
    const from = words.findIndex((word) => word.end > start);
    const behind = words.findIndex((word) => word.start >= end);
    return from < 0 ? [] : [{ value: digitsOf(found[0]), from, to: orLast(behind, words) }];
  });
  const spelt = findNames(named, 'number')
    .filter(({ from }) => !digits.some((one) => one.from <= from && from < one.to))
    .map(({ row, from, to }): SaidNumber => ({ value: Number(row.label), from, to }));
  return joined([...digits, ...spelt], named).filter(({ value }) => value > 0);
}

function orLast(at: number, words: NamedWords['words']): number {
  return at < 0 ? words.length : at;
}

/** "20" "five" no; "twenty" "five" 25; "one" "and a half" 1.5. */
function joined(numbers: readonly SaidNumber[], { words }: NamedWords): SaidNumber[] {
  const sorted = numbers.toSorted((one, other) => one.from - other.from);
  const whole: SaidNumber[] = [];
  for (const one of sorted) {
    const before = whole.at(-1);
    if (before && isOneNumber(before, one, words))
      whole[whole.length - 1] = { value: before.value + one.value, from: before.from, to: one.to };
    else whole.push(one);
  }
  return whole;
}

function isOneNumber(before: SaidNumber, one: SaidNumber, words: NamedWords['words']): boolean {
  const between = words.slice(before.to, one.from).map(({ shape }) => shape);
  if (one.value < 1) return ON_TOP.has(between.join(' '));
  const isTens = before.value >= 20 && before.value <= 90 && before.value % 10 === 0;
  const isSpelt = !isDigit(words[before.from]?.shape) && !isDigit(words[one.from]?.shape);
  return isTens && one.value <= 9 && isSpelt && between.length === 0;
}

function isDigit(word = ''): boolean {
  return word >= '0' && word < ':';
}

function digitsOf(said: string): number {
  const part = FRACTIONS.get(said.at(-1) ?? '') ?? 0;
  const plain = part > 0 ? said.slice(0, -1).trim() : said.trim();
  if (plain === '') return part;
  const [above = '', below] = plain.split('/');
  return Number(above.trim().replace(',', '.')) / Number(below?.trim() ?? 1) + part;
}
