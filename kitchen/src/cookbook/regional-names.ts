/** Parses a pantry table of regional names (courgette, zucchini) and replaces British names of foods and tools in texts by them. */
import { PantryTextError, pantryRows } from '../measure/parse-pantry-table.ts';
import { plural } from '../text/plurals.ts';

/** `whole` is the rest of what the person reads beside the text, which tells a cake tin from a tin of beans. */
export type RegionalNames = (text: string, whole?: string) => string;

interface Row {
  readonly to: string;
  /** What stands in for it when it is one; the same as `to` but for words without number. */
  readonly singular: string;
  readonly isCountable: boolean;
  readonly notAfter: readonly string[];
  readonly notBefore: readonly string[];
  readonly onlyWith: readonly string[];
  readonly notWith: readonly string[];
}

type Extras = Readonly<Record<string, readonly string[]>>;

const FILE = 'names-united-states.txt';
const EXTRAS = new Set([
  ...['plural', 'one', 'counted', 'not after', 'not before', 'only with', 'not with'],
]);

/** Reads a table of `British | American | extra`; a row that cannot be read throws, naming its line. */
export function compileRegionalNames(text: string): RegionalNames {
  const rows = new Map<string, Row[]>();
  const add = (name: string, row: Row): void => {
    rows.set(name, [...(rows.get(name) ?? []), row]);
  };
  for (const { line, cells } of pantryRows(text)) {
    const [from = '', to = '', extra = ''] = cells;
    if (from === '' || to === '' || from !== from.toLowerCase())
      throw new PantryTextError(FILE, line, 'wants a British word, a bar and an American one.');
    const extras = readExtras(extra, line);
    add(from, rowOf(to, extras));
    const many = withLastWord(from, plural);
    if (many !== from) add(many, rowOf(extras.plural?.[0] ?? withLastWord(to, plural), extras));
  }
  return createTranslator(rows);
}

function readExtras(cell: string, line: number): Extras {
  const parts = cell.split(';').map((part) => part.trim());
  const pairs = parts.filter(Boolean).map((part) => {
    const [key = '', list = ''] = part.split(/:\s*/);
    if (!EXTRAS.has(key)) throw new PantryTextError(FILE, line, `does not know "${key}".`);
    return [key, list.split(',').map((one) => one.trim())] as const;
  });
  return Object.fromEntries(pairs);
}

function rowOf(to: string, extras: Extras): Row {
  return {
    to,
    singular: extras.one?.[0] ?? to,
    isCountable: extras.counted !== undefined,
    notAfter: extras['not after'] ?? [],
    notBefore: extras['not before'] ?? [],
    onlyWith: extras['only with'] ?? [],
    notWith: extras['not with'] ?? [],
  };
}

function withLastWord(name: string, change: (word: string) => string): string {
  const words = name.split(' ');
  return [...words.slice(0, -1), change(words.at(-1) ?? '')].join(' ');
}

interface Name {
  readonly name: string;
  readonly rows: readonly Row[];
}

/** Looks up each word once, since most begin no name of the table. */
function createTranslator(rows: ReadonlyMap<string, readonly Row[]>): RegionalNames {
  const byFirst = groupByFirstWord(rows);
  return (text, whole = '') => {
    const lower = text.toLowerCase();
    // A letter that is longer in lower case would shift every position behind it.
    if (lower.length !== text.length) return text;
    let out = '';
    let from = 0;
    for (const { 0: word, index } of lower.matchAll(WORD)) {
      const names = index < from || lower[index - 1] === '-' ? undefined : byFirst.get(word);
      const found = names?.find(({ name }) => matchesAt(lower, name, index));
      if (!found) continue;
      const end = index + found.name.length;
      const around = (): string => `${lower}\n${whole.toLowerCase()}`;
      const row = found.rows.find((one) => satisfiesConditions(one, lower, index, end, around));
      if (row) out += placeName(out, text.slice(from, index), text.slice(index, end), row);
      else out += text.slice(from, end);
      from = end;
    }
    return out + text.slice(from);
  };
}

const WORD = /[a-zà-ÿ]+/g;

/** The longest names first. */
function groupByFirstWord(rows: ReadonlyMap<string, readonly Row[]>): Map<string, Name[]> {
  const byFirst = new Map<string, Name[]>();
  for (const [name, own] of [...rows].sort(([a], [b]) => b.length - a.length)) {
    const [first = ''] = name.match(WORD) ?? [];
    byFirst.set(first, [...(byFirst.get(first) ?? []), { name, rows: own }]);
  }
  return byFirst;
}

function matchesAt(lower: string, name: string, at: number): boolean {
  return lower.startsWith(name, at) && !/[a-zà-ÿ]/.test(lower[at + name.length] ?? '');
}

const NUMBER_BEFORE = /(?:[\d¼½¾⅓⅔⅛]|\b(?:one|two|three|four|five|six|couple of))\s$/;

function satisfiesConditions(
  row: Row,
  lower: string,
  start: number,
  end: number,
  around: () => string,
): boolean {
  const { isCountable, notAfter, notBefore, onlyWith, notWith } = row;
  if (isCountable && !NUMBER_BEFORE.test(lower.slice(Math.max(0, start - 12), start))) {
    if (!/^ (?:of|\()/.test(lower.slice(end, end + 4))) return false;
  }
  if (notAfter.some((word) => lower.endsWith(`${word} `, start))) return false;
  if (notBefore.some((word) => lower.startsWith(` ${word}`, end))) return false;
  if (onlyWith.length > 0 && !onlyWith.some((one) => around().includes(one))) return false;
  return notWith.length === 0 || !notWith.some((one) => around().includes(one));
}

/** Whether its capital is that of a sentence or a title, and not of "Chinese" or "Parma". */
function isCapitalised(before: string, written: string): boolean {
  return (
    /^\p{Lu}/u.test(written) && /(?:^|[.!?:"“(\n]\s*|\p{Lu}[\p{L}'’-]*\s)$/u.test(before.slice(-40))
  );
}

/** The words between and the new name, with the capital of the old one and the article that it needs. */
function placeName(out: string, between: string, written: string, row: Row): string {
  const before = out + between;
  const name = /(?:^|[^\d.,/])1 $|\b(?:an?|one|each|every)\s$/i.test(before)
    ? row.singular
    : row.to;
  const capital = isCapitalised(before, written)
    ? name.replace(/^./u, (c) => c.toUpperCase())
    : name;
  const article = /^[aeiou]/i.test(name) ? 'an' : 'a';
  const prefix = between.replace(
    /\b(a|an)(\s)$/i,
    (_, old: string, space: string) =>
      (/^\p{Lu}/u.test(old) ? article.replace('a', 'A') : article) + space,
  );
  return prefix + capital;
}
