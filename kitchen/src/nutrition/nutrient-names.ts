/** The words people use for nutrients ("calorie", "carb"), and for those that we have no figures of ("iron"). */

import type { Nutrient } from './nutrients.ts';

const NAMES: Readonly<Record<string, Nutrient>> = {
  kcal: 'kcal',
  calorie: 'kcal',
  calory: 'kcal',
  cal: 'kcal',
  energy: 'kcal',
  kilocalorie: 'kcal',
  protein: 'protein',
  fat: 'fat',
  fatty: 'fat',
  saturate: 'saturated',
  saturated: 'saturated',
  carb: 'carbohydrate',
  carbohydrate: 'carbohydrate',
  fibre: 'fibre',
  fiber: 'fibre',
  sugar: 'sugars',
  sugary: 'sugars',
  salt: 'salt',
  salty: 'salt',
  sodium: 'salt',
};

export function nutrientCalled(word: string): Nutrient | undefined {
  return Object.hasOwn(NAMES, word) ? NAMES[word] : undefined;
}

/** Words for what the table has no figures of. */
const UNCOUNTED: ReadonlySet<string> = new Set(
  'iron potassium calcium vitamin magnesium zinc cholesterol iodine folate omega gi glycaemic glycemic b12'.split(
    ' ',
  ),
);

export function isUncounted(word: string): boolean {
  return UNCOUNTED.has(word);
}
