/** Tells why one food cannot stand in another's place in a dish: another kind, another time, another treatment. */
import type { AdaptedDish } from '../../cook/adapt/adapt-work.ts';
import { isHeart } from '../../cook/adapt/bearing.ts';
import type { Dish, DishIngredient } from '../../cookbook/dish.ts';
import { stepLine } from '../../cookbook/dish-lines.ts';
import type { Food } from '../../needs/heard.ts';
import { isBoiledAway, isForAnotherTime } from './cooked-for.ts';
import { millilitres } from './cooking-of.ts';
import { cookedFood } from './cooking-times.ts';
import type { Bench } from './finish-edit.ts';
import { isOfOneKind, isOtherStarch, isTreatedOtherwise, kindOf } from './kinds-in-a-pan.ts';
import { bindsLikeEgg } from './new-amount.ts';
import { sentencesIn } from './timed-sentences.ts';
import { SALTY } from './way-into.ts';

/** The message that says why a cook would not do it; undefined where one could. */
export function whyUnfit(
  bench: Bench,
  before: AdaptedDish,
  hits: readonly number[],
  to: Food,
): string | undefined {
  const { dish } = before;
  const items = hits.flatMap((index) => dish.ingredients[index] ?? []);
  const { kitchen } = bench;
  // What binds as an egg does needs to be nothing of its kind.
  const steps = dish.steps.map((step) => stepLine(step)).join(' ');
  const isCoat = COATS.test(steps);
  const isBinder = (name: string): boolean =>
    /^eggs?$/.test(name) && bindsLikeEgg(to.said) && !(isCoat && SWEET_BINDER.test(to.said));
  const isOther = (index: number): boolean => {
    const name = dish.ingredients[index]?.name ?? '';
    return (
      (!isBinder(name) && !isOfOneKind(kitchen, name, to.said, greases(dish, index))) ||
      isTreatedOtherwise(steps, name, to.said) ||
      isBoiledAway(kitchen, dish, index, to.said) ||
      isForAnotherTime(kitchen, dish, index, to.said) ||
      isFriedRaw(bench, dish, index, to.said)
    );
  };
  const isSalty = (name: string): boolean =>
    cookedFood(kitchen, name)?.classes.some((one) => SALTY.has(one)) === true;
  const isPudding = dish.course === 'dessert' || dish.course === 'drink';
  const isTooSalty = isPudding && isSalty(to.said) && !items.some(({ name }) => isSalty(name));
  const isTooPotent = POTENT.test(to.said) && items.some(isPotful);
  if (hits.some(isOther) || isTooSalty || isTooPotent) return 'edits.other-kind';
  if (hits.some((index) => isRolled(dish, index)) && NO_GLUTEN.test(to.said))
    return 'edits.bake-needs';
  if (dish.course === 'soup') return undefined;
  const isHearted = hits.some((index) => isHeart(bench.kitchen, before, index));
  if (isHearted && items.some(({ name }) => isOtherStarch(kitchen, name, to.said)))
    return 'edits.stands-on';
  const eggs = items.filter(({ name, unit }) => /^eggs?$/.test(name) && unit === '');
  const count = eggs.reduce((sum, { quantity }) => sum + (Number(quantity) || 0), 0);
  return count >= dish.servings && !/\begg/.test(to.said) ? 'edits.stands-on' : undefined;
}

const COATS = /\begg\b[^.]*\bcrumbs\b/i;
const SWEET_BINDER = /\b(?:banana|apple ?sauce)\b/;

/** What nobody boils a pot of soup in. */
const POTENT = /\b(?:wine|beer|stout|cider|juice|sherry|vinegar)$/;
const A_POT = 300;

function isPotful({ name, quantity, unit }: DishIngredient): boolean {
  return /\b(?:stock|broth|water)$/.test(name) && millilitres(quantity, unit) > A_POT;
}

/** A dough that is rolled out thin tears without gluten. */
function isRolled({ ingredients, servings, steps }: Dish, index: number): boolean {
  const item = ingredients[index];
  const isDough = item?.unit === 'g' && /\bflour$/.test(item.name);
  const isThin = steps.some((step) => /\broll\b[^.]*\b(?:out|thin)\b/i.test(stepLine(step)));
  return isDough && isThin && Number(item.quantity) >= DOUGH * servings;
}

/** Grams of flour for one. */
const DOUGH = 40;

/** What turns bitter or limp in the heat, where the steps fry what it would stand in for. */
function isFriedRaw({ kitchen }: Bench, dish: Dish, index: number, to: string): boolean {
  const classes = cookedFood(kitchen, to)?.classes ?? [];
  if (classes.includes('greens') && isBrowned(dish, index)) return true;
  return (
    classes.includes('salad leaf') &&
    dish.steps.some(
      (step) =>
        step.some((piece) => piece.kind === 'ingredient' && piece.index === index) &&
        /\b(?:fry|cook|simmer|roast|bake|boil|grill)\b/i.test(stepLine(step)),
    )
  );
}

/** Whether it is fried until it is golden, which no leaf is. */
function isBrowned({ steps }: Dish, index: number): boolean {
  return steps.flatMap(sentencesIn).some(({ pieces, text }) => {
    const isIn = pieces.some((piece) => piece.kind === 'ingredient' && piece.index === index);
    return isIn && /\buntil\b[^.]*\b(?:golden|brown)/i.test(text);
  });
}

/** Nothing rises on these as it does on wheat; in a pancake they hold. */
export const NO_GLUTEN =
  /\b(?:almond|coconut|chickpea|rice|corn|oat|tapioca|ground) ?(?:flour|almonds)?$|^cornflour$/;

/** Whether a loaf or a cake rises on that flour. */
export function risesOn({ course, ingredients }: Dish, index: number): boolean {
  const isBake = course === 'bread' || course === 'dessert';
  const isRaised = ingredients.some(({ name }) => RAISES.test(name));
  return isBake && isRaised && /\bflour$/.test(ingredients[index]?.name ?? '');
}

const RAISES =
  /\b(?:yeast|baking powder|bicarbonate of soda|self-raising flour|sourdough starter)$/;

export function isFat({ kitchen }: Bench, { ingredients }: Dish, index: number): boolean {
  return kindOf(kitchen, ingredients[index]?.name ?? '') === 'fat';
}

/** Whether it is what the rest is fried, baked or spread with. */
export function greases({ steps }: Dish, index: number): boolean {
  return steps.flatMap(sentencesIn).some(({ pieces, text }) => {
    const isIn = pieces.some((piece) => piece.kind === 'ingredient' && piece.index === index);
    return isIn && GREASES.test(text);
  });
}

const GREASES =
  /\b(?:fry|melt|heat|warm|sizzle|rub|grease|brush|roast|spread|beat|toss|brown|cook|whisk|press)\b/i;
