/** Writes nutrition estimates for a reply: figures with units, range, share of a day, and always what was not counted. */

import type { Kitchen } from '../../cook/kitchen.ts';
import type { Dish } from '../../cookbook/dish.ts';
import { ingredientLine } from '../../cookbook/dish-lines.ts';
import { readLine } from '../../measure/lines/read-line.ts';
import { estimate, type NutritionEstimate } from '../../nutrition/estimate.ts';
import type { Nutrient, Nutrients } from '../../nutrition/nutrients.ts';
import { type Noun, type Told, tell } from '../../say/told.ts';

/** What is told where nothing particular was asked for. */
export const USUAL: readonly Nutrient[] = ['kcal', 'protein', 'fat', 'carbohydrate'];
/** Fewer parts of the lines counted than this give no figure. */
const LEAST_COUNTED = 0.6;
const MOST_LEFT_OUT = 4;

export const NUTRIENT_WORDS: Readonly<Record<Nutrient, string>> = {
  kcal: 'energy',
  protein: 'protein',
  fat: 'fat',
  saturated: 'saturated fat',
  carbohydrate: 'carbohydrate',
  fibre: 'fibre',
  sugars: 'sugar',
  salt: 'salt',
};

/** What labels in Britain and Europe count as an adult's day; of fibre what is advised. */
const A_DAY: Nutrients = {
  kcal: 2000,
  protein: 50,
  fat: 70,
  saturated: 20,
  carbohydrate: 260,
  fibre: 30,
  sugars: 90,
  salt: 6,
};

/** "420 kcal", "about 3 g of salt": as exact as an estimate is. */
export function sayFigure(nutrient: Nutrient, figures: Nutrients): string {
  const value = figures[nutrient];
  if (nutrient === 'kcal')
    return `${value < 50 ? Math.round(value) : Math.round(value / 5) * 5} kcal`;
  const grams = value < 10 ? Math.round(value * 10) / 10 : Math.round(value);
  return `${grams} g of ${NUTRIENT_WORDS[nutrient]}`;
}

export function estimateDish(kitchen: Kitchen, dish: Dish): NutritionEstimate {
  const lines = dish.ingredients.map((item) => ingredientLine(item));
  return estimate(kitchen, lines, dish.servings);
}

/** Of a card or a dish: the figures, a day's part where one was asked for, and what was not counted. */
export function dishTold(
  kitchen: Kitchen,
  dish: Noun,
  held: NutritionEstimate,
  asked: readonly Nutrient[],
): Told[] {
  const { counted, uncounted, perServing, range } = held;
  if (counted < (counted + uncounted.length) * LEAST_COUNTED)
    return [tell('figures.nothing', { dish })];
  const nutrients = asked.length > 0 ? asked : USUAL;
  const figures = figuresOf(perServing, nutrients);
  const [low, high] = range.kcal;
  const [only, ...others] = asked;
  return [
    nutrients.includes('kcal')
      ? tell('figures.dish', { dish, figures, low, high })
      : tell('figures.dish-other', { dish, figures }),
    ...(only && others.length === 0 ? partOfDay(only, perServing) : []),
    leftOut(kitchen, uncounted) ?? tell('figures.all-counted'),
  ];
}

export function figuresOf(figures: Nutrients, nutrients: readonly Nutrient[]): string[] {
  return nutrients.map((nutrient) => sayFigure(nutrient, figures));
}

function partOfDay(nutrient: Nutrient, figures: Nutrients): Told[] {
  const percent = Math.round((figures[nutrient] / A_DAY[nutrient]) * 100);
  return percent > 0 ? [tell('figures.day', { percent: `${percent}` })] : [];
}

/** Undefined where nothing was. */
export function leftOut(
  { measures }: Kitchen,
  uncounted: NutritionEstimate['uncounted'],
): Told | undefined {
  const names = uncounted.map(({ line }) => readLine(measures, line).name || line);
  const [...lines] = new Set(names);
  if (lines.length === 0) return undefined;
  const shown = lines.slice(0, MOST_LEFT_OUT);
  const rest = lines.length - shown.length;
  return tell('figures.uncounted', { lines: rest > 0 ? [...shown, `${rest} more`] : shown });
}
