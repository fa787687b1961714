/** Counts the dishes left for each allergen and diet and formats them, with all dishes, as the Markdown text of docs/cookbook.md. */
import { ALLERGENS, type Allergen, DIETS, type Diet, type Restriction } from '../vocabulary.ts';
import { type Cookbook, getDishFacts } from './cookbook.ts';
import { COURSES, type Dish } from './dish.ts';

/** How many dishes remain when all of `avoided` is kept off the plate. */
interface RemainingDishes {
  readonly avoided: readonly Restriction[];
  /** Nothing found. */
  readonly clear: number;
  /** Nothing found, or only products that vary and whose label has to be read. */
  readonly withLabelCheck: number;
}

export interface Coverage {
  readonly dishes: number;
  readonly cuisines: ReadonlyMap<string, number>;
  readonly courses: ReadonlyMap<string, number>;
  /** Each allergen and each diet alone. */
  readonly byRestriction: readonly RemainingDishes[];
  readonly byVeganAndAllergen: readonly RemainingDishes[];
  /** A diet and two allergens: the hardest first. */
  readonly byDietAndTwoAllergens: readonly RemainingDishes[];
}

export function computeCoverage(cookbook: Cookbook): Coverage {
  const remain = (...avoided: readonly Restriction[]) => countRemainingDishes(cookbook, avoided);
  return {
    dishes: cookbook.dishes.length,
    cuisines: countByName(cookbook.dishes.map((dish) => dish.cuisine)),
    courses: countByName(cookbook.dishes.map((dish) => dish.course)),
    byRestriction: [...ALLERGENS, ...DIETS].map((one) => remain(one)),
    byVeganAndAllergen: ALLERGENS.map((one) => remain('Vegan', one)),
    byDietAndTwoAllergens: DIETS.flatMap((diet) =>
      pairs().map((pair) => remain(diet, ...pair)),
    ).sort((a, b) => a.clear - b.clear),
  };
}

function countRemainingDishes(
  cookbook: Cookbook,
  avoided: readonly Restriction[],
): RemainingDishes {
  const free = (dish: Dish, from: 'contains' | 'mayContain') =>
    avoided.every((one) => !getDishFacts(cookbook, dish)[from].has(one));
  const labels = cookbook.dishes.filter((dish) => free(dish, 'contains'));
  const clear = labels.filter((dish) => free(dish, 'mayContain'));
  return { avoided, clear: clear.length, withLabelCheck: labels.length };
}

const pairs = (): (readonly [Allergen, Allergen])[] =>
  ALLERGENS.flatMap((first, at) => ALLERGENS.slice(at + 1).map((other) => [first, other] as const));

/** Most first, then by name. */
function countByName(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return new Map(
    [...counts].sort(([a, first], [b, other]) => other - first || a.localeCompare(b, 'en')),
  );
}

/** The Markdown page: the numbers first, then every dish with what the check says of it. */
export function formatCoveragePage(cookbook: Cookbook): string {
  const spread = computeCoverage(cookbook);
  const sentence = (counts: ReadonlyMap<string, number>) =>
    [...counts].map(([name, count]) => `${name} ${count}`).join(', ');
  return `${[
    '# What is in the cookbook',
    'Written by `node scripts/write-cookbook-page.mjs` from `kitchen/cookbook`; diets and allergens are found by the check and never declared. *Clear* counts dishes in which nothing was found, *labels* also those with products that vary, whose labels have to be read.',
    `${spread.dishes} dishes from ${spread.cuisines.size} cuisines: ${sentence(spread.cuisines)}.`,
    `Courses: ${sentence(spread.courses)}.`,
    '## What remains',
    remainders([...spread.byRestriction, ...spread.byVeganAndAllergen]),
    'The ten hardest pairs of allergens under a diet:',
    remainders(spread.byDietAndTwoAllergens.slice(0, 10)),
    '## The dishes',
    ...COURSES.map((course) => courseTable(cookbook, course)),
  ].join('\n\n')}\n`;
}

const table = (heads: readonly string[], rows: readonly (readonly (string | number)[])[]) =>
  [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const remainders = (rows: readonly RemainingDishes[]): string =>
  table(
    ['without, or fit for', 'clear', 'labels'],
    rows.map(({ avoided, clear, withLabelCheck }) => [avoided.join(' + '), clear, withLabelCheck]),
  );

function courseTable(cookbook: Cookbook, course: string): string {
  const rows = cookbook.dishes
    .filter((dish) => dish.course === course)
    .map((dish) => {
      const { contains, mayContain } = getDishFacts(cookbook, dish);
      const fits = DIETS.filter((diet: Diet) => !contains.has(diet) && !mayContain.has(diet));
      return [
        dish.title,
        dish.cuisine,
        `${dish.time} min`,
        fits.join(', '),
        ALLERGENS.filter((one) => contains.has(one)).join(', '),
        ALLERGENS.filter((one) => mayContain.has(one) && !contains.has(one)).join(', '),
      ];
    });
  const heads = [course, 'cuisine', 'time', 'diets it fits', 'contains', 'may contain'];
  return table(heads, rows);
}
