/** Ranks filled cooking templates for a dish by points: main foods used, less to buy and left over, a cuisine that suits them. */
import { isStaple } from '../cookbook/dish-facts.ts';
import type { CookedFood } from './cooking-table.ts';
import { type FilledForm, isNamed } from './fill-form.ts';

/** Meat, fish, eggs and what stands in for them. */
const PROTEIN = 14;
const MAIN = 10;
const FRUIT = 8;
const SEASONING = 3;
const LEFT = 1.2;
const LIKED = 4;
/** For each food that speaks of the cuisine it is seasoned by. */
const CUED = 2;
const BOUGHT = 2;
/** For each of them that not every kitchen has. */
const BESIDES = 4;
/** For each food that does not go with the cuisine. */
const CLASH = 9;
/** Where nothing speaks of the cuisine, that is far to seek. */
const UNCUED = 5;
/** Nobody buys rice while the noodles they named stay in the cupboard. */
const OTHER_STARCH = 12;
/** What is cooked with the rest is put to better use. */
const BESIDE = 4;

export interface RankedForm {
  readonly filled: FilledForm;
  readonly points: number;
}

/** Best first; alike ones in the order in which they come. */
export function rankForms(filled: readonly FilledForm[]): RankedForm[] {
  return filled
    .filter(({ used }) => used.length > 0)
    .map((one) => ({ filled: one, points: pointsOf(one) }))
    .sort((a, b) => b.points - a.points);
}

function pointsOf(one: FilledForm): number {
  const { form, used, left, bought, beside, cuisine, places } = one;
  const sum = (foods: readonly CookedFood[]) =>
    foods.reduce((all, food) => all + weightOf(food), 0);
  const liked = used.filter((food) => isNamed(form.likes, food)).length;
  const cued = used.filter((food) => isNamed(cuisine.cues, food)).length;
  const clashing = used.filter((food) => isNamed(cuisine.clashes, food)).length;
  const lost = LEFT * sum(left.map(({ food }) => food));
  return (
    sum(used) -
    lost +
    LIKED * liked +
    CUED * cued -
    (cued === 0 && cuisine.name !== 'plain' ? UNCUED : 0) -
    CLASH * clashing -
    BOUGHT * bought.length -
    BESIDES * bought.filter((name) => !isStaple(name)).length -
    (buysOtherStarch(left, places) ? OTHER_STARCH : 0) -
    BESIDE * beside +
    form.rank
  );
}

function buysOtherStarch(left: FilledForm['left'], places: FilledForm['places']): boolean {
  const isStarch = (food: CookedFood | undefined) => food?.classes.includes('starch') === true;
  const bought = [...places.values()].flat().filter(({ isInHand }) => !isInHand);
  return left.some(({ food }) => isStarch(food)) && bought.some(({ food }) => isStarch(food));
}

function weightOf({ classes }: CookedFood): number {
  if (classes.includes('seasoning')) return SEASONING;
  if (classes.includes('protein')) return PROTEIN;
  return classes.includes('fruit') ? FRUIT : MAIN;
}
