/** Matches the foods that a message part names with the recipe's ingredient lines: which are in it, which lines are meant, its amount. */
import { isPlural } from '../../cook/adapt/rename.ts';
import type { Choice } from '../../cook/choose/choose.ts';
import type { Kitchen } from '../../cook/kitchen.ts';
import { mergedLines } from '../../cook/plate/plate.ts';
import type { FoodRole, ReadClause } from '../../read/read-clause.ts';
import type { Noun } from '../../say/told.ts';
import { times } from './change-amounts.ts';
import { foodSaid, isCalled, isKnownFood, itemsMeant } from './said-food.ts';

/** As said, each once; what the pantry does not know as a food was no food ("double"). */
export function foodsOf(
  kitchen: Kitchen,
  { foods }: ReadClause,
  ...roles: readonly FoodRole[]
): string[] {
  const said = foods
    .filter(({ role }) => roles.includes(role))
    .flatMap(({ food }) => apart(kitchen, food.said))
    .filter((food) => isKnownFood(kitchen, food))
    .map((food) => foodSaid(kitchen, food).said);
  return [...new Set(said)];
}

/** "Soy and ginger" are two. */
function apart(kitchen: Kitchen, said: string): string[] {
  const parts = said.split(' and ');
  const isList = parts.length > 1 && parts.every((part) => isKnownFood(kitchen, part));
  return isList ? parts : [said];
}

/** Whether the card has it as it lies there. */
export function isIn(kitchen: Kitchen, { adapted }: Choice, said: string): boolean {
  return itemsMeant(kitchen, adapted.dish, foodSaid(kitchen, said)).length > 0;
}

/** Whether a line of the card goes by all of its words. */
export function isNamed(kitchen: Kitchen, { adapted }: Choice, said: string): boolean {
  const { dish } = adapted;
  return itemsMeant(kitchen, dish, foodSaid(kitchen, said)).some((at) =>
    isCalled(dish.ingredients[at]?.name ?? '', said),
  );
}

/** Names of the lines that it may mean, each once. */
export function linesMeant(
  kitchen: Kitchen,
  { adapted: { dish } }: Choice,
  said: string,
): string[] {
  const names = itemsMeant(kitchen, dish, foodSaid(kitchen, said)).flatMap(
    (index) => dish.ingredients[index]?.name ?? [],
  );
  return [...new Set(names)];
}

/** The food's line on the card for so many portions, all uses together: "300 g leeks". */
export function lineOn(
  kitchen: Kitchen,
  { adapted }: Choice,
  said: string,
  servings: number,
): Noun | undefined {
  const { dish } = adapted;
  const factor = servings / dish.servings;
  const items = itemsMeant(kitchen, dish, foodSaid(kitchen, said))
    .flatMap((index) => dish.ingredients[index] ?? [])
    .map((item) => ({ ...(factor === 1 ? item : times(item, factor)), preparation: '' }));
  const [line, other] = mergedLines(items);
  // Of two kinds of it no one line says how much there is.
  if (line === undefined || other !== undefined || !/\d/.test(line)) return undefined;
  const name = FRACTIONS.reduce(
    (text, [written, sign]) =>
      text.replace(` ${written} `, `${sign} `).replace(`${written} `, `${sign} `),
    line
      .replace(/, (?:divided|for frying).*$/, '')
      .replace(/^(\S+ (?:clove|sprig|stalk|slice)s?) (?!of )/, '$1 of '),
  );
  const isCounted = items.every(({ unit }) => unit === '');
  return { name, isPlural: isCounted && isPlural(name) };
}

const FRACTIONS = [
  ['1/2', '½'],
  ['1/3', '⅓'],
  ['2/3', '⅔'],
  ['1/4', '¼'],
  ['3/4', '¾'],
  ['1/8', '⅛'],
] as const;

/** Whether one of these words was said. */
export function says({ terms }: ReadClause, words: ReadonlySet<string>): boolean {
  return terms.some((term) => words.has(term));
}
