/** Parses pantry/meats.txt: names, cuts, what to buy and cooking times of meat, fish and their substitutes; holds its types. */
import {
  type PantryRow,
  PantryTextError,
  pantryRows,
  splitList,
} from '../measure/parse-pantry-table.ts';

export type MeatShape = 'thin' | 'pieces' | 'whole';

export interface MeatKind {
  readonly name: string;
  /** The sign that it is done, as the end of "the turkey is ...". */
  readonly doneness: string;
  /** The same of a tough cut that was braised. */
  readonly braisedDoneness: string;
  /** Minutes over the heat that it wants at least. */
  readonly minMinutes: Readonly<Record<MeatShape, number>>;
  readonly maxMinutes: number;
  /** Minutes to cook it instead, where the dish cooks longer than `maxMinutes`; 0 where it must not be put in. */
  readonly shortenedMinutes: number;
  readonly tooLongReason: string;
  /** Minutes too long for a tender cut of it and too short for a tough one. */
  readonly unsuitableMinutes: readonly [number, number] | null;
  readonly unsuitableReason: string;
  readonly excludedMethods: readonly string[];
  readonly exclusionReason: string;
  readonly allowedMethods: readonly string[];
  readonly mayBePink: boolean;
  /** Whether a dish that is made of one of the kind may be made of any other. */
  readonly isAlike: boolean;
}

/** What to buy of an animal, by the shape that a dish needs: the name and, behind a comma, how it is prepared. */
export interface Meat {
  readonly name: string;
  readonly kind: string;
  readonly names: readonly string[];
  /** Words of titles that mean it, in any language. */
  readonly foreignNames: readonly string[];
  readonly shopNames: ReadonlyMap<string, string>;
}

export interface MeatTable {
  readonly kinds: ReadonlyMap<string, MeatKind>;
  readonly meats: readonly Meat[];
  /** Words in a name that give its shape away, in the order in which they count. */
  readonly shapes: readonly (readonly [string, readonly string[]])[];
  /** Main foods other than meat that meat may replace. */
  readonly replaceableMains: ReadonlySet<string>;
  /** Words for a piece of an animal, which stand for it in running text. */
  readonly cutNames: readonly string[];
  /** Words that are true of one meat only, and those that are true of its cooking times only. */
  readonly specificTerms: readonly string[];
  readonly timeSpecificTerms: readonly string[];
}

const FILE = 'meats.txt';
const SHOP_SHAPES = 'thin pieces whole slow mince sausage cured cooked stock'.split(' ');

/** Throws a PantryTextError naming the line and what is wrong. */
export function compileMeats(text: string): MeatTable {
  const blocks = parseBlocks(pantryRows(text));
  const kinds = new Map(blocksWithHeading(blocks, 'kind').map((one) => [one.name, parseKind(one)]));
  const meats = blocksWithHeading(blocks, 'animal').map((one) => parseMeat(one, kinds));
  const shapes = rowsOfBlock(blocks, 'shapes').map(
    ([key, value]) => [key, splitList(value)] as const,
  );
  const replaceableMains = new Set(
    rowsOfBlock(blocks, 'centres').flatMap(([, value]) => splitList(value)),
  );
  const cutNames = rowsOfBlock(blocks, 'parts').flatMap(([, value]) => splitList(value));
  const termBlocks = rowsOfBlock(blocks, 'holds for one').map(
    ([key, value]) => [key, splitList(value)] as const,
  );
  const specificTerms = termBlocks.flatMap(([key, words]) => (key === 'times' ? [] : words));
  const timeSpecificTerms = termBlocks.flatMap(([key, words]) => (key === 'times' ? words : []));
  return Object.freeze({
    kinds,
    meats,
    shapes,
    replaceableMains,
    cutNames,
    specificTerms,
    timeSpecificTerms,
  });
}

/** Every name of a meat, a piece of it or what stands in for it. */
export function listMeatTerms({ meats, cutNames }: MeatTable): string[] {
  return [
    ...cutNames,
    ...meats.flatMap(({ names, foreignNames, shopNames }) => [
      ...names,
      ...foreignNames,
      ...shopNames.values(),
    ]),
  ];
}

interface Block {
  readonly heading: string;
  readonly name: string;
  readonly line: number;
  readonly rows: Map<string, string>;
}

function parseBlocks(rows: readonly PantryRow[]): Block[] {
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

function blocksWithHeading(blocks: readonly Block[], heading: string): Block[] {
  return blocks.filter((block) => block.heading === heading);
}

function rowsOfBlock(blocks: readonly Block[], name: string): [string, string][] {
  return [...(blocks.find((one) => one.heading === '' && one.name === name)?.rows ?? [])];
}

function parseKind({ name, line, rows }: Block): MeatKind {
  const cellOf = (key: string): string => rows.get(key) ?? '';
  const [thin, pieces, whole] = numbers(cellOf('takes'), line, 3);
  const between = rows.has('between') ? numbers(cellOf('between'), line, 2) : null;
  if (cellOf('done') === '')
    throw new PantryTextError(FILE, line, `does not say when ${name} is done.`);
  return {
    name,
    doneness: cellOf('done'),
    braisedDoneness: rows.get('slow') ?? cellOf('done'),
    minMinutes: { thin: thin ?? 0, pieces: pieces ?? 0, whole: whole ?? 0 },
    maxMinutes: rows.has('longest') ? (numbers(cellOf('longest'), line, 1)[0] ?? 0) : Infinity,
    shortenedMinutes: rows.has('instead') ? (numbers(cellOf('instead'), line, 1)[0] ?? 0) : 0,
    tooLongReason: cellOf('too long'),
    unsuitableMinutes: between && [between[0] ?? 0, between[1] ?? 0],
    unsuitableReason: cellOf('tough'),
    excludedMethods: splitList(cellOf('never')),
    exclusionReason: cellOf('why'),
    allowedMethods: splitList(cellOf('only')),
    mayBePink: cellOf('rosy') === 'yes',
    isAlike: cellOf('alike') === 'yes',
  };
}

function parseMeat({ name, line, rows }: Block, kinds: ReadonlyMap<string, MeatKind>): Meat {
  const kind = rows.get('kind') ?? '';
  if (!kinds.has(kind)) throw new PantryTextError(FILE, line, `does not know the kind "${kind}".`);
  return {
    name,
    kind,
    names: splitList(rows.get('called') ?? name),
    foreignNames: splitList(rows.get('abroad') ?? ''),
    shopNames: new Map(
      SHOP_SHAPES.flatMap((shape) => {
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
