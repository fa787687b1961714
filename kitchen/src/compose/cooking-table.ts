/** Parses pantry/cooking.txt: each food's class, amount a head, cuts, minutes by method, sign of being done; holds its types. */
import {
  type PantryRow,
  PantryTextError,
  pantryRows,
  splitList,
} from '../measure/parse-pantry-table.ts';
import { splitNameTokens } from '../text/name-tokens.ts';
import { plural, singular } from '../text/plurals.ts';

export const METHODS = [
  'pan',
  'oven',
  'boil',
  'steam',
  'air',
  'slow',
  'pressure',
  'grill',
] as const;
export type Method = (typeof METHODS)[number];
export const CUTS = ['whole', 'chunks', 'thin', 'small'] as const;
export type Cut = (typeof CUTS)[number];

export interface Amount {
  /** For one person, in the unit; NaN where the unit says it all ("a handful"). */
  readonly quantity: number;
  /** "g", "ml", "tbsp", or "" for pieces. */
  readonly unit: string;
}

/** A food as a form handles it. */
export interface CookedFood {
  /** Names it in a slug: its first name. */
  readonly key: string;
  /** As a shop calls it: "boneless chicken thighs". */
  readonly name: string;
  /** As a step calls it: "chicken". */
  readonly call: string;
  /** Its own class first, then those that this one belongs to. */
  readonly classes: readonly string[];
  /** The class within which one food does for another in a dish of the book. */
  readonly alike?: string | undefined;
  readonly head: Amount;
  /** What it brings along, so that the dish wants less of it. */
  readonly traits: readonly Trait[];
  /** Of what is bought in tins, what one holds. */
  readonly tin?: number | undefined;
  readonly cuts: Readonly<Partial<Record<Cut, string>>>;
  /** 0 where it only needs to warm through; absent where it is not cooked so. */
  readonly minutes: Readonly<Partial<Record<Method, number>>>;
  /** The end of "until the chicken is ...". */
  readonly done: string;
  /** The same where it does not brown. */
  readonly doneInLiquid: string;
  /** Why it stays out of a dish that has no place for it. */
  readonly beside: string;
}

export interface CookingTable {
  /** By every name, its words in the singular. */
  readonly byName: ReadonlyMap<string, CookedFood>;
  readonly classes: ReadonlySet<string>;
  /** Of the longest name, in words. */
  readonly maxWords: number;
}

const FILE = 'cooking.txt';
const ALIKE = 'alike';
const TRAITS = ['salted', 'fatty'] as const;
export type Trait = (typeof TRAITS)[number];
const TEXT_FACETS = ['as', 'call', 'done', 'wet', 'beside'] as const;
type TextFacet = (typeof TEXT_FACETS)[number];

interface Facets {
  readonly classes: readonly string[];
  readonly alike?: string | undefined;
  readonly traits: readonly Trait[];
  readonly head?: Amount;
  readonly tin?: number | undefined;
  readonly cuts: CookedFood['cuts'];
  readonly minutes: Readonly<Partial<Record<Method, number | null>>>;
  readonly texts: Readonly<Partial<Record<TextFacet, string>>>;
}

/** @throws PantryTextError with the line and what is wrong with it */
export function compileCooking(text: string): CookingTable {
  const classes = new Map<string, Facets>();
  const byName = new Map<string, CookedFood>();
  for (const row of pantryRows(text)) {
    const [names, parent = ''] = (row.cells[0] ?? '').split(':').map((one) => one.trim());
    const inherited = parent === '' ? undefined : classes.get(parent);
    if (parent !== '' && !inherited) throw wrong(row, `does not know the class "${parent}".`);
    const facets = readFacets(row, inherited);
    const className = /^class (.+)$/.exec(names ?? '')?.[1];
    if (className) {
      const isAlike = row.cells.includes(ALIKE);
      classes.set(className, {
        ...{ ...facets, classes: [className, ...facets.classes] },
        ...(isAlike ? { alike: className } : {}),
      });
      continue;
    }
    if (!inherited) throw wrong(row, 'does not say of which class it is.');
    for (const group of (names ?? '').split(' / ')) {
      const [key = '', ...others] = splitList(group);
      const food = foodOf(row, key, facets);
      for (const name of [key, ...others]) {
        const known = nameKey(name);
        if (byName.has(known) && byName.get(known) !== food)
          throw wrong(row, `names "${name}" a second time.`);
        byName.set(known, food);
      }
    }
  }
  // What a recipe calls it is a name of it too.
  for (const food of [...byName.values()]) {
    const known = nameKey(food.name);
    if (!byName.has(known)) byName.set(known, food);
  }
  const maxWords = Math.max(...[...byName.keys()].map((name) => name.split(' ').length));
  return Object.freeze({ byName, classes: new Set(classes.keys()), maxWords });
}

/** The words of a name in the singular: "Chicken thighs" is "chicken thigh". */
export function nameKey(name: string): string {
  return splitNameTokens(name).map(singular).join(' ');
}

/** A food of that class which the table has no line of its own for. */
export function renamed(food: CookedFood, name: string): CookedFood {
  return { ...food, key: name, name, call: name };
}

function foodOf(
  row: PantryRow,
  key: string,
  { classes, alike, traits, head, tin, cuts, minutes, texts }: Facets,
): CookedFood {
  if (!head) throw wrong(row, 'does not say how much a head.');
  const named = (text: string): string => text.replace('{s}', plurals(key)).replace('{}', key);
  const name = named(texts.as ?? key);
  const cooked = Object.entries(minutes).filter(([, value]) => value !== null);
  return {
    ...{ key, name, classes, alike, traits, head, tin, cuts },
    call: named(texts.call ?? name),
    minutes: Object.fromEntries(cooked) as CookedFood['minutes'],
    done: texts.done ?? 'tender',
    doneInLiquid: texts.wet ?? texts.done ?? 'tender',
    beside: texts.beside ?? '',
  };
}

function plurals(key: string): string {
  return key.replace(/[\p{L}'’-]+$/u, plural);
}

function readFacets(row: PantryRow, inherited: Facets | undefined): Facets {
  let head = inherited?.head;
  let tin = inherited?.tin;
  const traits = [...(inherited?.traits ?? [])];
  const cuts: Partial<Record<Cut, string>> = { ...inherited?.cuts };
  const minutes: Partial<Record<Method, number | null>> = { ...inherited?.minutes };
  const texts: Partial<Record<TextFacet, string>> = { ...inherited?.texts };
  for (const cell of row.cells.slice(1)) {
    const [key = '', ...rest] = cell.split(' ');
    const value = rest.join(' ').trim();
    const method = METHODS.find((one) => one === key);
    const cut = CUTS.find((one) => one === key);
    const facet = TEXT_FACETS.find((one) => one === key);
    const trait = TRAITS.find((one) => one === key);
    if (key === 'head') head = readAmount(row, value);
    else if (key === 'tin') tin = readNumber(row, value);
    else if (method) minutes[method] = value === '-' ? null : readNumber(row, value);
    else if (cut) cuts[cut] = value;
    else if (facet && value !== '') texts[facet] = value;
    else if (trait && value === '') traits.push(trait);
    else if (key === ALIKE && value === '') continue;
    else throw wrong(row, `has the facet "${cell}", which nobody knows.`);
  }
  const { classes = [], alike } = inherited ?? {};
  return { classes, alike, traits, ...(head ? { head } : {}), tin, cuts, minutes, texts };
}

/** "150 g", "1/2", "a handful". */
function readAmount(row: PantryRow, text: string): Amount {
  if (text.startsWith('a ')) return { quantity: Number.NaN, unit: text };
  const [quantity = '', ...unit] = text.split(' ');
  return { quantity: readNumber(row, quantity), unit: unit.join(' ') };
}

function readNumber(row: PantryRow, text: string): number {
  const [top = '', bottom = '1'] = text.split('/');
  const value = Number(top) / Number(bottom);
  if (top === '' || !Number.isFinite(value)) throw wrong(row, `has "${text}" for a number.`);
  return value;
}

function wrong({ line }: PantryRow, sentence: string): PantryTextError {
  return new PantryTextError(FILE, line, sentence);
}
