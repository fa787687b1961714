/** The words of one language by which people, tools, cuisines, meals, moods, numbers and small cues are known, and how its words are shortened. */
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
  /** The most words that a name of it has. */
  readonly longest: number;
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
  const longest = Math.max(0, ...[...rows.keys()].map((name) => name.split(' ').length));
  return { rows, longest, shortForms: spelt };
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
