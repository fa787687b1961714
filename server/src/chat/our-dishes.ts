/** Knows dishes of the cookbook in a list or a plan that a model wrote as text, so that they are ours from then on. */
import type { Memo, PlannedMeal } from '@saffron/kitchen/chef/memo';
import type { Dish } from '@saffron/kitchen/cookbook/dish';
import type { SpokenRecipe } from '@saffron/kitchen/pictures/facts';

export type DishNamed = (name: string) => Dish | undefined;

const LIST_MARK = /^\s*(?:[-*\u2022\u2013]|\d{1,2}[.)])\s+/;
/** What stands behind a name: "Shakshuka (30 minutes)", "Shakshuka: eggs in tomato". */
const BEHIND_NAME = /\s[-\u2013\u2014]\s|[:(,]/;

/** Where every line of its list or plan names a dish of the book, the memo holds these as our own work. */
export function withOurDishes(memo: Memo, dishNamed: DishNamed): Memo {
  const { plan = [], offered = [] } = memo.own ?? {};
  const dishes = offered.flatMap((line) => dishIn(line, dishNamed) ?? []);
  const meals = plan.flatMap((line) => mealIn(line, dishNamed) ?? []);
  const { plan: _, offered: __, ...rest } = memo.own ?? {};
  const isList = offered.length > 0 && dishes.length === offered.length;
  const isPlan = plan.length > 0 && meals.length === plan.length;
  if (!isList && !isPlan) return memo;
  const own = {
    ...rest,
    ...(isPlan || plan.length === 0 ? {} : { plan }),
    ...(isList || offered.length === 0 ? {} : { offered }),
  };
  const { own: ___, ...others } = memo;
  return {
    ...others,
    ...(Object.keys(own).length > 0 ? { own } : {}),
    ...(isList ? { offered: dishes.map(({ slug }) => slug) } : {}),
    ...(isPlan ? { plan: meals } : {}),
  };
}

/** The dishes that the lines of a list begin with. */
export function dishesListed(text: string, dishNamed: DishNamed): Dish[] {
  return text
    .split('\n')
    .filter((line) => LIST_MARK.test(line))
    .flatMap((line) => dishIn(line.replace(LIST_MARK, ''), dishNamed) ?? []);
}

export function toSpokenRecipe({
  title,
  ingredients,
  vessel,
  colours,
  course,
}: Dish): SpokenRecipe {
  const lines = ingredients.map(({ name, preparation }) => [name, preparation].join(' ').trim());
  return { recipeName: title, ingredients: lines, vessel, colours, course };
}

function dishIn(line: string, dishNamed: DishNamed): Dish | undefined {
  const bare = line.replaceAll('**', '').trim();
  return dishNamed(bare) ?? dishNamed((bare.split(BEHIND_NAME)[0] ?? '').trim());
}

/** "Monday: Shakshuka". */
function mealIn(line: string, dishNamed: DishNamed): PlannedMeal | undefined {
  const at = line.search(/[:\u2013\u2014-]\s/);
  const label = line.slice(0, Math.max(0, at)).replace(LIST_MARK, '').trim();
  const dish = label === '' ? undefined : dishIn(line.slice(at + 1).trim(), dishNamed);
  return dish && { label, slug: dish.slug };
}
