/** Parses pantry/densities.txt and looks up by name a food's density, piece weight and usual way of measuring. */

import { singular } from '../text/plurals.ts';
import { type PantryRow, PantryTextError, pantryRows, splitList } from './parse-pantry-table.ts';

/**
 * `liquid` is poured, `cups` measured dry by volume in America, `butter` both, `weighed` always on a scale;
 * `grated` is weighed in one piece and cupped once it is grated or crumbled.
 */
type MeasuringHabit = 'liquid' | 'cups' | 'grated' | 'butter' | 'weighed';

export interface Food {
  readonly habit: MeasuringHabit;
  /** Grams per millilitre. */
  readonly density: number;
  /** Flour, sugar, butter and the like, which baking needs exact to the half spoon. */
  readonly isExact: boolean;
  /** Poured at a bar: an ounce of it is a fluid one. */
  readonly isFluid: boolean;
}

export interface FoodTable {
  /** By singular lower-case words joined with a blank. */
  readonly foods: ReadonlyMap<string, Food>;
  /** Grams of one piece. */
  readonly each: ReadonlyMap<string, number>;
  /** Words of the longest name in either. */
  readonly longest: number;
}

const FILE = 'densities.txt';
const HABITS: Readonly<Record<string, MeasuringHabit>> = {
  liquid: 'liquid',
  bar: 'liquid',
  cups: 'cups',
  baking: 'cups',
  grated: 'grated',
  butter: 'butter',
  weighed: 'weighed',
};

export function parseFoods(text: string): FoodTable {
  const foods = new Map<string, Food>();
  const each = new Map<string, number>();
  let section = '';
  let longest = 1;
  for (const row of pantryRows(text)) {
    const heading = /^\[(.+)\]$/.exec(row.cells[0] ?? '')?.[1];
    if (heading) {
      section = readHeading(heading, row);
      continue;
    }
    const figure = readFigure(row);
    const isExact = section === 'baking' || section === 'butter';
    const isFluid = section === 'bar';
    const food: Food = { habit: HABITS[section] ?? 'weighed', density: figure, isExact, isFluid };
    for (const name of splitList(row.cells[0] ?? '')) {
      const key = normaliseFoodName(name).join(' ');
      longest = Math.max(longest, key.split(' ').length);
      if (section === 'each') add(each, key, figure, row);
      else add(foods, key, food, row);
    }
  }
  return { foods, each, longest };
}

function readHeading(heading: string, row: PantryRow): string {
  if (heading === 'each' || heading in HABITS) return heading;
  throw new PantryTextError(
    FILE,
    row.line,
    `[${heading}] is not one of ${Object.keys(HABITS).join(', ')}, each.`,
  );
}

function readFigure(row: PantryRow): number {
  const figure = Number(row.cells[1]);
  if (figure > 0) return figure;
  throw new PantryTextError(FILE, row.line, 'a name needs a figure above 0 after the bar.');
}

function add<T>(map: Map<string, T>, key: string, value: T, row: PantryRow): void {
  // Two spellings of one row may come to the same words ("lentil, lentils"); two rows may not.
  if (map.has(key) && map.get(key) !== value)
    throw new PantryTextError(FILE, row.line, `"${key}" stands here twice.`);
  map.set(key, value);
}

/** The words of a name as the table spells them: lower case, singular, without hyphens. */
export function normaliseFoodName(name: string): string[] {
  const words =
    name
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}\p{M}']+/gu) ?? [];
  return words.map(singular);
}

/** Accompaniments, which do not change the weight: "tuna in olive oil", "tomatoes with basil". */
const ACCOMPANIMENT = /\s(?:in|with|on)\s/;

/** The food a name speaks of, or null. Later words win over earlier ones, longer names over shorter. */
export function findFood(table: FoodTable, name: string): Food | null {
  const head = name.slice(0, ACCOMPANIMENT.exec(name)?.index ?? name.length);
  return findLast(table.foods, table.longest, head);
}

/** Parts of a food, which have a weight of their own. */
const PART =
  /^(?:leaf|slice|wedge|clove|sprig|segment|floret|strip|ring|stalk|stem|rib|piece|chunk|cube|round|shred|strand|shaving|zest|peel|rind|skin|seed)$/;

/** Grams of one piece of it, or null. A leaf of lettuce has no weight but that of a leaf. */
export function gramsOfOne(table: FoodTable, name: string): number | null {
  const words = normaliseFoodName(name.slice(0, 400)).slice(0, MOST_WORDS);
  if (words.length > 1 && PART.test(words.at(-1) ?? '')) return gramsOfPart(table.each, words);
  if (words.length > 1 && words.at(-1) === 'half') {
    const whole = table.each.get(words.slice(-2).join(' ')) ?? null;
    const two = whole === null ? gramsOfOne(table, words.slice(0, -1).join(' ')) : null;
    return two === null ? whole : two / 2;
  }
  return findLast(table.each, table.longest, name);
}

/** "little gem lettuce leaf": the longest name that ends in the part. */
function gramsOfPart(each: ReadonlyMap<string, number>, words: readonly string[]): number | null {
  for (let start = Math.max(0, words.length - 4); start < words.length; start += 1) {
    const found = each.get(words.slice(start).join(' '));
    if (found !== undefined) return found;
  }
  return null;
}

/** Longer names are cut to this many words, to bound the time. */
const MOST_WORDS = 40;

function findLast<T>(map: ReadonlyMap<string, T>, longest: number, name: string): T | null {
  const words = normaliseFoodName(name.slice(0, 400)).slice(0, MOST_WORDS);
  for (let end = words.length; end > 0; end -= 1) {
    for (let start = Math.max(0, end - longest); start < end; start += 1) {
      const found = map.get(words.slice(start, end).join(' '));
      if (found !== undefined) return found;
    }
  }
  return null;
}
