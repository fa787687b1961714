/** Says a text in the kitchen words of another country: zucchini for courgettes, where somebody cooks in cups. */
import { PantryTextError, pantryRows } from '../measure/pantry-text.ts';
import { plural } from '../measure/plural.ts';

/** `whole` is the rest of what the person reads beside the text, which tells a cake tin from a tin of beans. */
export type LocalWords = (text: string, whole?: string) => string;

interface Row {
  readonly to: string;
  /** What stands in for it when it is one; the same as `to` but for words without number. */
  readonly one: string;
  readonly counted: boolean;
  readonly notAfter: readonly string[];
  readonly notBefore: readonly string[];
  readonly onlyWith: readonly string[];
  readonly notWith: readonly string[];
}

type Extras = Readonly<Record<string, readonly string[]>>;

const FILE = 'words-united-states.txt';
const EXTRAS = new Set([
  ...['plural', 'one', 'counted', 'not after', 'not before', 'only with', 'not with'],
]);

/** Reads a table of `British | American | extra`; a row that cannot be read throws, naming its line. */
export function compileLocalWords(text: string): LocalWords {
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
    const many = withLast(from, plural);
    if (many !== from) add(many, rowOf(extras.plural?.[0] ?? withLast(to, plural), extras));
  }
  return speaker(rows);
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
    one: extras.one?.[0] ?? to,
    counted: extras.counted !== undefined,
    notAfter: extras['not after'] ?? [],
    notBefore: extras['not before'] ?? [],
    onlyWith: extras['only with'] ?? [],
    notWith: extras['not with'] ?? [],
  };
}

function withLast(name: string, change: (word: string) => string): string {
  const words = name.split(' ');
  return [...words.slice(0, -1), change(words.at(-1) ?? '')].join(' ');
}

interface Name {
  readonly name: string;
  readonly rows: readonly Row[];
}

/** One look at each word: most begin no name of ours. */
function speaker(rows: ReadonlyMap<string, readonly Row[]>): LocalWords {
  const byFirst = namesByFirst(rows);
  return (text, whole = '') => {
    const lower = text.toLowerCase();
    // A letter that grows in lower case would put every place behind it out of step.
    if (lower.length !== text.length) return text;
    let out = '';
    let from = 0;
    for (const { 0: word, index } of lower.matchAll(WORD)) {
      const names = index < from || lower[index - 1] === '-' ? undefined : byFirst.get(word);
      const found = names?.find(({ name }) => standsAt(lower, name, index));
      if (!found) continue;
      const end = index + found.name.length;
      const around = (): string => `${lower}\n${whole.toLowerCase()}`;
      const row = found.rows.find((one) => holds(one, lower, index, end, around));
      if (row) out += placed(out, text.slice(from, index), text.slice(index, end), row);
      else out += text.slice(from, end);
      from = end;
    }
    return out + text.slice(from);
  };
}

const WORD = /[a-zà-ÿ]+/g;

/** The longest names first. */
function namesByFirst(rows: ReadonlyMap<string, readonly Row[]>): Map<string, Name[]> {
  const byFirst = new Map<string, Name[]>();
  for (const [name, own] of [...rows].sort(([a], [b]) => b.length - a.length)) {
    const [first = ''] = name.match(WORD) ?? [];
    byFirst.set(first, [...(byFirst.get(first) ?? []), { name, rows: own }]);
  }
  return byFirst;
}

function standsAt(lower: string, name: string, at: number): boolean {
  return lower.startsWith(name, at) && !/[a-zà-ÿ]/.test(lower[at + name.length] ?? '');
}

const NUMBER_BEFORE = /(?:[\d¼½¾⅓⅔⅛]|\b(?:one|two|three|four|five|six|couple of))\s$/;

function holds(row: Row, lower: string, start: number, end: number, around: () => string): boolean {
  const { counted, notAfter, notBefore, onlyWith, notWith } = row;
  if (counted && !NUMBER_BEFORE.test(lower.slice(Math.max(0, start - 12), start))) {
    if (!/^ (?:of|\()/.test(lower.slice(end, end + 4))) return false;
  }
  if (notAfter.some((word) => lower.endsWith(`${word} `, start))) return false;
  if (notBefore.some((word) => lower.startsWith(` ${word}`, end))) return false;
  if (onlyWith.length > 0 && !onlyWith.some((one) => around().includes(one))) return false;
  return notWith.length === 0 || !notWith.some((one) => around().includes(one));
}

/** Whether its capital is that of a sentence or a title, and not of "Chinese" or "Parma". */
function isRaised(before: string, said: string): boolean {
  return (
    /^\p{Lu}/u.test(said) && /(?:^|[.!?:"“(\n]\s*|\p{Lu}[\p{L}'’-]*\s)$/u.test(before.slice(-40))
  );
}

/** The words between and the new name, with the capital of the old one and the article that it needs. */
function placed(out: string, between: string, said: string, row: Row): string {
  const before = out + between;
  const name = /(?:^|[^\d.,/])1 $|\b(?:an?|one|each|every)\s$/i.test(before) ? row.one : row.to;
  const capital = isRaised(before, said) ? name.replace(/^./u, (c) => c.toUpperCase()) : name;
  const article = /^[aeiou]/i.test(name) ? 'an' : 'a';
  const led = between.replace(
    /\b(a|an)(\s)$/i,
    (_, old: string, space: string) =>
      (/^\p{Lu}/u.test(old) ? article.replace('a', 'A') : article) + space,
  );
  return led + capital;
}
