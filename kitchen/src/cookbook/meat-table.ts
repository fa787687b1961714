/** What each kind of meat, fish and stand-in wants over the heat, and under which names it is bought, from pantry/meats.txt. */
import { type PantryRow, PantryTextError, pantryRows, splitList } from '../measure/pantry-text.ts';

export type Size = 'thin' | 'pieces' | 'whole';

export interface MeatKind {
  readonly name: string;
  /** As it goes on behind "the turkey is". */
  readonly done: string;
  /** The same of a tough cut that was braised. */
  readonly slow: string;
  /** Minutes over the heat that it wants at least. */
  readonly takes: Readonly<Record<Size, number>>;
  readonly longest: number;
  /** Minutes that do where a dish gives it longer than that; 0 where it must not be put in. */
  readonly instead: number;
  readonly tooLong: string;
  /** Minutes too long for a tender cut of it and too short for a tough one. */
  readonly between: readonly [number, number] | null;
  readonly tough: string;
  readonly never: readonly string[];
  readonly why: string;
  readonly only: readonly string[];
  readonly rosy: boolean;
}

/** What to buy of an animal: under the shape that a dish wants, the name and, behind a comma, how it is prepared. */
export interface Meat {
  readonly name: string;
  readonly kind: string;
  readonly called: readonly string[];
  /** Words of titles that mean it, in any language. */
  readonly abroad: readonly string[];
  readonly sold: ReadonlyMap<string, string>;
}

export interface MeatTable {
  readonly kinds: ReadonlyMap<string, MeatKind>;
  readonly meats: readonly Meat[];
  /** Words in a name that give its shape away, in the order in which they count. */
  readonly shapes: readonly (readonly [string, readonly string[]])[];
  /** What meat may take the place of, beside meat. */
  readonly centres: ReadonlySet<string>;
  /** Words for a piece of an animal, which stand for it in running text. */
  readonly parts: readonly string[];
  /** Words that hold for one meat alone, and those that hold for its times. */
  readonly holdsForOne: readonly string[];
  readonly holdsForTimes: readonly string[];
}

const FILE = 'meats.txt';
const SHOPPING = 'thin pieces whole slow mince sausage cured cooked stock'.split(' ');

/** Throws a PantryTextError naming the line and what is wrong. */
export function compileMeats(text: string): MeatTable {
  const blocks = blocksOf(pantryRows(text));
  const kinds = new Map(named(blocks, 'kind').map((one) => [one.name, kindOf(one)]));
  const meats = named(blocks, 'animal').map((one) => meatOf(one, kinds));
  const shapes = rowsOf(blocks, 'shapes').map(([key, value]) => [key, splitList(value)] as const);
  const centres = new Set(rowsOf(blocks, 'centres').flatMap(([, value]) => splitList(value)));
  const parts = rowsOf(blocks, 'parts').flatMap(([, value]) => splitList(value));
  const holds = rowsOf(blocks, 'holds for one').map(
    ([key, value]) => [key, splitList(value)] as const,
  );
  const holdsForOne = holds.flatMap(([key, words]) => (key === 'times' ? [] : words));
  const holdsForTimes = holds.flatMap(([key, words]) => (key === 'times' ? words : []));
  return Object.freeze({ kinds, meats, shapes, centres, parts, holdsForOne, holdsForTimes });
}

/** Every name of a meat, a piece of it or what stands in for it. */
export function meatWords({ meats, parts }: MeatTable): string[] {
  return [
    ...parts,
    ...meats.flatMap(({ called, abroad, sold }) => [...called, ...abroad, ...sold.values()]),
  ];
}

interface Block {
  readonly heading: string;
  readonly name: string;
  readonly line: number;
  readonly rows: Map<string, string>;
}

function blocksOf(rows: readonly PantryRow[]): Block[] {
  const blocks: Block[] = [];
  for (const { line, cells } of rows) {
    const heading = /^\[(?:(kind|animal) )?(.+)\]$/.exec(cells[0] ?? '');
    const [key = '', value = ''] = cells;
    const last = blocks.at(-1);
    if (heading)
      blocks.push({ heading: heading[1] ?? '', name: heading[2] ?? '', line, rows: new Map() });
    else if (!last || value === '')
      throw new PantryTextError(FILE, line, 'wants a word, a bar and what it stands for.');
    else last.rows.set(key, value);
  }
  return blocks;
}

function named(blocks: readonly Block[], heading: string): Block[] {
  return blocks.filter((block) => block.heading === heading);
}

function rowsOf(blocks: readonly Block[], name: string): [string, string][] {
  return [...(blocks.find((one) => one.heading === '' && one.name === name)?.rows ?? [])];
}

function kindOf({ name, line, rows }: Block): MeatKind {
  const said = (key: string): string => rows.get(key) ?? '';
  const [thin, pieces, whole] = numbers(said('takes'), line, 3);
  const between = rows.has('between') ? numbers(said('between'), line, 2) : null;
  if (said('done') === '')
    throw new PantryTextError(FILE, line, `does not say when ${name} is done.`);
  return {
    name,
    done: said('done'),
    slow: rows.get('slow') ?? said('done'),
    takes: { thin: thin ?? 0, pieces: pieces ?? 0, whole: whole ?? 0 },
    longest: rows.has('longest') ? (numbers(said('longest'), line, 1)[0] ?? 0) : Infinity,
    instead: rows.has('instead') ? (numbers(said('instead'), line, 1)[0] ?? 0) : 0,
    tooLong: said('too long'),
    between: between && [between[0] ?? 0, between[1] ?? 0],
    tough: said('tough'),
    never: splitList(said('never')),
    why: said('why'),
    only: splitList(said('only')),
    rosy: said('rosy') === 'yes',
  };
}

function meatOf({ name, line, rows }: Block, kinds: ReadonlyMap<string, MeatKind>): Meat {
  const kind = rows.get('kind') ?? '';
  if (!kinds.has(kind)) throw new PantryTextError(FILE, line, `does not know the kind "${kind}".`);
  return {
    name,
    kind,
    called: splitList(rows.get('called') ?? name),
    abroad: splitList(rows.get('abroad') ?? ''),
    sold: new Map(
      SHOPPING.flatMap((shape) => {
        const what = rows.get(shape);
        return what === undefined ? [] : [[shape, what] as const];
      }),
    ),
  };
}

function numbers(text: string, line: number, count: number): number[] {
  const found = text.split(/[,-]/).map((one) => Number.parseFloat(one));
  if (found.length !== count || found.some((one) => !Number.isFinite(one)))
    throw new PantryTextError(FILE, line, `wants ${count} numbers.`);
  return found;
}
