/** UI strings of the estimate of what a recipe holds. */
import type { NutritionReply } from '@saffron/contract/kitchen-endpoints';

type Why = NutritionReply['uncounted'][number]['why'];

const number = (value: number) => value.toLocaleString('en-GB');
const plural = (count: number, one: string, many: string) => (count === 1 ? one : many);

export const nutritionStrings = {
  open: 'Nutrition',
  waiting: 'Adding up the ingredients…',
  failed: 'The nutrition could not be estimated just now.',
  again: 'Try again',
  nothing: 'Nothing of this could be counted.',
  caption: 'Nutrition, estimated from the ingredients',
  aServing: 'A serving',
  inAll: 'In all',
  rows: {
    kcal: 'Energy',
    fat: 'Fat',
    saturated: 'of which saturated',
    carbohydrate: 'Carbohydrate',
    sugars: 'of which sugars',
    fibre: 'of which fibre',
    protein: 'Protein',
    salt: 'Salt',
  },
  kcal: (value: number) => `${number(value)} kcal`,
  grams: (value: number) => `${number(value)} g`,
  range: ([low, high]: readonly [number, number]) =>
    `What was counted most likely comes to between ${number(low)} and ${number(high)} kcal a serving: amounts, brands and cuts differ.`,
  counted: (counted: number, all: number) =>
    counted === all
      ? `All ${number(all)} ingredients were counted.`
      : `${number(counted)} of ${number(all)} ingredients ${plural(counted, 'was', 'were')} counted. Not counted:`,
  why: {
    'unknown food': 'we have no figures for it',
    'no amount': 'no amount that can be weighed',
    optional: 'you choose if it goes in',
  } satisfies Record<Why, string>,
  source:
    'Most figures per 100 g are from the USDA National Nutrient Database, release 28. Bones, peel, drained liquid and most of the fat for deep frying are left out.',
} as const;
