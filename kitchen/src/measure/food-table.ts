/** What foods weigh and how people measure them, from pantry/densities.txt. */
import { type PantryRow, PantryTextError, pantryRows, splitList } from './pantry-text.ts';
import { singular } from './plural.ts';

/**
 * `liquid` is poured, `cups` measured dry by volume in America, `butter` both, `weighed` always on a scale;
 * `grated` is weighed in one piece and cupped once it is grated or crumbled.
 */
export type Habit = 'liquid' | 'cups' | 'grated' | 'butter' | 'weighed';

export interface Food {
  readonly habit: Habit;
  /** Grams per millilitre. */
  readonly density: number;
  /** A cake fails where a stew does not notice: flour, sugar, butter and the like are said to the half spoon. */
  readonly exact: boolean;
  /** Poured at a bar: an ounce of it is a fluid one. */
  readonly fluid: boolean;
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
const HABITS: Readonly<Record<string, Habit>> = {
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
    const exact = section === 'baking' || section === 'butter';
    const fluid = section === 'bar';
    const food: Food = { habit: HABITS[section] ?? 'weighed', density: figure, exact, fluid };
    for (const name of splitList(row.cells[0] ?? '')) {
      const key = foodWords(name).join(' ');
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
export function foodWords(name: string): string[] {
  const words =
    name
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}\p{M}']+/gu) ?? [];
  return words.map(singular);
}

/** What it lies in says nothing of what it weighs: "tuna in olive oil", "tomatoes with basil". */
const BESIDES = /\s(?:in|with|on)\s/;

/** The food a name speaks of, or null. Later words win over earlier ones, longer names over shorter. */
export function findFood(table: FoodTable, name: string): Food | null {
  const head = name.slice(0, BESIDES.exec(name)?.index ?? name.length);
  return findLast(table.foods, table.longest, head);
}

/** What is cut or plucked from a thing: its weight is its own. */
const PART =
  /^(?:leaf|slice|wedge|clove|sprig|segment|floret|strip|ring|stalk|stem|rib|piece|chunk|cube|round|shred|strand|shaving|zest|peel|rind|skin|seed)$/;

/** Grams of one piece of it, or null. A leaf of lettuce has no weight but that of a leaf. */
export function gramsOfOne(table: FoodTable, name: string): number | null {
  const words = foodWords(name.slice(0, 400)).slice(0, MOST_WORDS);
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

/** A name longer than this is no name; the tail of it would only cost time. */
const MOST_WORDS = 40;

function findLast<T>(map: ReadonlyMap<string, T>, longest: number, name: string): T | null {
  const words = foodWords(name.slice(0, 400)).slice(0, MOST_WORDS);
  for (let end = words.length; end > 0; end -= 1) {
    for (let start = Math.max(0, end - longest); start < end; start += 1) {
      const found = map.get(words.slice(start, end).join(' '));
      if (found !== undefined) return found;
    }
  }
  return null;
}
