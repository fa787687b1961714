/** The foods a wish cannot do without (its meat, fish, eggs or pulses); tells whether a dish has them, and suits the wish's moods. */
import type { CookedFood } from '../../compose/cooking-table.ts';
import { nameFood } from '../../compose/name-foods.ts';
import { isFood } from '../../cook/adapt/adapt-work.ts';
import type { Choice } from '../../cook/choose/choose.ts';
import { isSmallThing, mayBeLeft } from '../../cook/choose/match.ts';
import type { Table } from '../../cook/table.ts';
import type { Wish } from '../../cook/wish.ts';
import { getDishFacts } from '../../cookbook/cookbook.ts';
import type { Food } from '../../needs/heard.ts';
import { usedIn } from './tell-choice.ts';

/** Meat, fish, eggs, pulses where there are any, else all that is more than a herb or a spice. */
export function heartsOf({ kitchen: { rules, forms } }: Table, { include }: Wish): Food[] {
  const isProtein = (food: Food) =>
    !mayBeLeft(food) ||
    nameFood(rules, forms.cooking, food.said)?.classes.includes('protein') === true;
  const proteins = include.filter(isProtein);
  if (proteins.length > 0) return proteins;
  const large = include.filter((food) => !isSmallThing(food));
  return large.length > 0 ? large : [...include];
}

/** Whether the dish has something of that, or nothing was named. */
export function holdsHeart(table: Table, wish: Wish, choice: Choice): boolean {
  if (wish.include.length === 0) return true;
  const hearts = heartsOf(table, wish);
  const used = usedIn(table, choice, hearts);
  return hearts.some((food) => used.includes(food.said) && !isOtherSort(table, choice, food));
}

/** What stays in one piece: a whole chicken is no minced one. */
const WHOLE = ['whole bird', 'joint', 'bone bird'];

/** Salt cod is no cod for the pan, nor smoked haddock a fresh one. */
function isOtherSort({ kitchen }: Table, { adapted: { dish } }: Choice, food: Food): boolean {
  const { rules, forms } = kitchen;
  const cooked = nameFood(rules, forms.cooking, food.said);
  const isWhole = WHOLE.some((one) => cooked?.classes.includes(one));
  const sortOf = (one: CookedFood | undefined) =>
    one?.alike ?? (isWhole ? one?.classes[0] : one?.alike);
  const wished = sortOf(cooked);
  if (wished === undefined || food.cooked) return false;
  const lines = dish.ingredients.filter(({ name }) => isFood({ kitchen }, name, food));
  const sorts = lines.map(({ name }) => sortOf(nameFood(rules, forms.cooking, name)));
  return sorts.length > 0 && sorts.every((one) => one !== undefined && one !== wished);
}

/** Whatever is put together has to be what they are in the mood for: spicy, creamy. */
export function suitsMoods(
  { kitchen }: Table,
  { moods }: Wish,
  { adapted: { dish } }: Choice,
): boolean {
  const { terms } = getDishFacts(kitchen.cookbook, dish);
  return moods.every(
    ({ keywords, against }) =>
      (keywords.length === 0 || keywords.some((word) => terms.has(word))) &&
      !against.some((word) => terms.has(word)),
  );
}
