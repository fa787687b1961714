/** Parses language/en/lexicon (words for people, tools, cuisines, meals, moods, numbers, cue words) and looks words up in it. */
import { type LongestByFirst, longestByFirst } from '../text/phrases.ts';
import { singular } from '../text/plurals.ts';
import { tokenise } from '../text/tokenise.ts';

/** A line of a word list: `!label: name, name | field, field | field`; a line of one name is its own label. */
export interface LexiconRow {
  /** The file that it stands in: "mood". */
  readonly kind: string;
  readonly label: string;
  /** Marked by a "!". */
  readonly isMarked: boolean;
  readonly fields: readonly (readonly string[])[];
}

export interface Lexicon {
  /** Rows by the words of a name, joined by a blank: "mother in law". */
  readonly rows: ReadonlyMap<string, readonly LexiconRow[]>;
  /** The most words that a name of it has, and that one has which begins with a word. */
  readonly longest: number;
  readonly longestFrom: LongestByFirst;
  /** What a short form stands for: "whats" -> "what is". */
  readonly shortForms: ReadonlyMap<string, readonly string[]>;
}

/**
 * @param lists the lines of each kind
 * @param shortForms `whats: what is`, one a line
 */
export function readLexicon(lists: Readonly<Record<string, string>>, shortForms: string): Lexicon {
  const pairs = rowsOf(shortForms).map((row) => {
    const colon = row.indexOf(':');
    return [joined(row.slice(0, colon)), joined(row.slice(colon + 1)).split(' ')] as const;
  });
  const spelt = new Map(pairs);
  const rows = new Map<string, LexiconRow[]>();
  for (const [kind, list] of Object.entries(lists)) {
    for (const line of rowsOf(list)) {
      const { names, row } = readRow(kind, line);
      for (const name of names) {
        const words = joined(name).split(' ');
        const whole = words.flatMap((word) => spelt.get(word) ?? [word]).join(' ');
        rows.set(whole, [...(rows.get(whole) ?? []), row]);
      }
    }
  }
  const longestFrom = longestByFirst(rows.keys());
  return { rows, longest: Math.max(0, ...longestFrom.values()), longestFrom, shortForms: spelt };
}

function readRow(kind: string, line: string): { names: string[]; row: LexiconRow } {
  const isMarked = line.startsWith('!');
  const [head = '', ...fields] = line.slice(isMarked ? 1 : 0).split('|');
  const colon = head.indexOf(':');
  const label = head.slice(0, colon < 0 ? undefined : colon).trim();
  const said = colon < 0 ? [label] : listed(head.slice(colon + 1));
  // A wish is kept by its labels and read again from them.
  const names = OF_WISHES.has(kind) && !said.includes(label) ? [label, ...said] : said;
  return { names, row: { kind, label, isMarked, fields: fields.map(listed) } };
}

const OF_WISHES: ReadonlySet<string> = new Set(['mood', 'meal', 'dish-kind']);

function listed(text: string): string[] {
  return text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');
}

function rowsOf(list: string): string[] {
  return list.split('\n').filter((row) => row.trim() !== '' && !row.startsWith('#'));
}

function joined(text: string): string {
  return tokenise(text)
    .map((token) => token.text)
    .join(' ');
}

/** A row that words stand for, the last of them as it is or in the singular. */
export interface RowAt {
  readonly row: LexiconRow;
  /** Index of the word behind its last. */
  readonly to: number;
  readonly isExact: boolean;
}

/** All rows that the words from `at` on stand for: the longer names first, and of one length those without a singular. */
export function rowsAt(
  { rows, longestFrom }: Lexicon,
  words: readonly string[],
  at: number,
): readonly RowAt[] {
  const first = words[at] ?? '';
  const most = Math.min(Math.max(1, longestFrom.get(first) ?? 1), words.length - at);
  const found: RowAt[] = [];
  for (let to = at + most; to > at; to -= 1) {
    const before = to - at > 1 ? `${words.slice(at, to - 1).join(' ')} ` : '';
    const last = words[to - 1] as string;
    for (const row of rows.get(before + last) ?? []) found.push({ row, to, isExact: true });
    const one = singular(last);
    if (one === last) continue;
    for (const row of rows.get(before + one) ?? []) found.push({ row, to, isExact: false });
  }
  return found;
}

/** Words that stand for a row of a kind, the last of them in the singular where the plural is unknown. */
export function rowNamed(
  { rows }: Lexicon,
  words: readonly string[],
  kinds: ReadonlySet<string>,
): LexiconRow | undefined {
  const of = (name: string) => rows.get(name)?.find(({ kind }) => kinds.has(kind));
  const last = words.at(-1) ?? '';
  return (
    of(words.join(' ')) ??
    (singular(last) === last ? undefined : of([...words.slice(0, -1), singular(last)].join(' ')))
  );
}
