/** Parses pantry/nutrition.txt: what foods hold in 100 g, how much of a line is eaten, what frying leaves; net carbs for Keto. */

import { PantryTextError, pantryRows, splitList } from '../measure/parse-pantry-table.ts';
import { nameKey } from '../safety/pantry/register-names.ts';
import type { Rules } from '../safety/pantry/rules.ts';
import type { CarbTable } from '../safety/pantry/terms.ts';
import { mapNutrients, NUTRIENTS, type Nutrients } from './nutrients.ts';

export interface FoodFigures {
  /** Its first name. */
  readonly name: string;
  /** Stems of all its names, each joined with a blank. */
  readonly keys: readonly string[];
  /** Of 100 g as the recipe lists it. */
  readonly per100: Nutrients;
  /** Where the figures come from: a row of the USDA table, or "labels". */
  readonly source: string;
  /** Parts of 1 that nobody eats: always, and only where it is weighed. */
  readonly bones: number;
  readonly refuse: number;
  /** Part of 1 that is left of a drained tin. */
  readonly drained?: number;
  /** Part of its energy that may be gone when it is cooked. */
  readonly boilsOff: number;
  /** Of no weight where no amount is given. */
  readonly isTrace: boolean;
}

/** Parts of 1: from, likely and to. */
export type Share = readonly [low: number, likely: number, high: number];

export interface NutritionTable {
  /** By its name's stems, joined with a blank. */
  readonly foods: ReadonlyMap<string, FoodFigures>;
  /** Stems of the longest name. */
  readonly longest: number;
  /** Words of a line, in lower case, and how much of it is eaten then. */
  readonly eaten: ReadonlyMap<string, Share>;
  /** Words of a line that make its fat a frying fat. */
  readonly fryingWords: readonly string[];
  /** How much of a frying fat goes into the food, as parts of the food's weight. */
  readonly frying: Share;
}

const FILE = 'nutrition.txt';
const SALT_OF_SODIUM = 2.5;

/** Throws a PantryTextError with the line for a row that cannot be read, or a name that stands twice. */
export function openNutrition(text: string, { spellings }: Rules): NutritionTable {
  const foods = new Map<string, FoodFigures>();
  const shares = { eaten: new Map<string, Share>(), fried: new Map<string, Share>() };
  let section: keyof typeof shares | undefined;
  let longest = 1;
  for (const { cells, line } of pantryRows(text)) {
    const [names = '', figures = '', source = '', facets = ''] = cells;
    const heading = names.startsWith('[') ? names.slice(1, -1) : undefined;
    if (heading === 'eaten' || heading === 'fried') section = heading;
    else if (heading !== undefined) throw fault(line, `[${heading}] is not eaten or fried.`);
    else if (section) {
      const share = readShare(figures, line);
      for (const words of splitList(names)) shares[section].set(words.toLowerCase(), share);
    } else {
      const keys = splitList(names).map((name) => nameKey(name, spellings));
      const food = readFood(
        { name: splitList(names)[0] ?? '', keys },
        figures,
        source,
        facets,
        line,
      );
      for (const [at, key] of keys.entries()) {
        const name = splitList(names)[at];
        if (foods.has(key) && foods.get(key) !== food)
          throw fault(line, `"${name}" stands here twice.`);
        foods.set(key, food);
        longest = Math.max(longest, key.split(' ').length);
      }
    }
  }
  const frying = [...shares.fried.values()][0];
  if (!frying) throw fault(1, 'nothing under [fried] says how much fat frying leaves in food.');
  return { foods, longest, eaten: shares.eaten, fryingWords: [...shares.fried.keys()], frying };
}

/** Net carbohydrate by the names of foods, for the Keto check, from the same rows as all other figures. Throws as `openNutrition` does. */
export function readCarbs(text: string): CarbTable {
  const carbs = new Map<string, { carbs: number; isTrace: boolean }>();
  for (const { cells, line } of pantryRows(text)) {
    const [names = '', figures = '', source = '', facets = ''] = cells;
    if (names.startsWith('[')) break;
    const food = readFood({ name: names, keys: [] }, figures, source, facets, line);
    const { carbohydrate, fibre } = food.per100;
    const net = Math.max(0, carbohydrate - fibre);
    for (const name of splitList(names)) carbs.set(name, { carbs: net, isTrace: food.isTrace });
  }
  return carbs;
}

function readFood(
  { name, keys }: Pick<FoodFigures, 'name' | 'keys'>,
  figures: string,
  source: string,
  facets: string,
  line: number,
): FoodFigures {
  const read = readFigures(figures, line, NUTRIENTS.length);
  const sodium = read[NUTRIENTS.length - 1] ?? 0;
  const per100 = mapNutrients((nutrient) =>
    nutrient === 'salt'
      ? (sodium * SALT_OF_SODIUM) / 1000
      : (read[NUTRIENTS.indexOf(nutrient)] ?? 0),
  );
  if (source === '') throw fault(line, `"${name}" does not say where its figures come from.`);
  const parts = facets.split(';').map((facet) => facet.trim());
  const unknown = parts.find(
    (facet) => !/^(?:trace|(?:bones|refuse|drained|boils off) \d+%)?$/.test(facet),
  );
  if (unknown !== undefined) throw fault(line, `"${unknown}" is not known.`);
  const part = (facet: string): number | undefined => {
    const found = parts.find((one) => one.startsWith(`${facet} `));
    return found === undefined ? undefined : Number(found.slice(facet.length + 1, -1)) / 100;
  };
  const drained = part('drained');
  return {
    ...{ name, keys, per100, source },
    bones: part('bones') ?? 0,
    refuse: part('refuse') ?? 0,
    ...(drained === undefined ? {} : { drained }),
    boilsOff: part('boils off') ?? 0,
    isTrace: parts.includes('trace'),
  };
}

function readShare(figures: string, line: number): Share {
  const [low = 0, likely = 0, high = 0] = readFigures(figures, line, 3).map((one) => one / 100);
  if (low > likely || likely > high) throw fault(line, 'from, likely and to must rise.');
  return [low, likely, high];
}

/** A "~" before a figure says that it is not measured. */
function readFigures(cell: string, line: number, count: number): number[] {
  const read = cell.split(' ').map((one) => Number(one.startsWith('~') ? one.slice(1) : one));
  if (read.length !== count || read.some((one) => !(one >= 0)))
    throw fault(line, `it needs ${count} figures, none below 0.`);
  return read;
}

function fault(line: number, sentence: string): PantryTextError {
  return new PantryTextError(FILE, line, sentence);
}
