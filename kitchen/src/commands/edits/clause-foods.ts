/** Matches the foods that a message part names with the recipe's ingredient lines: which are in it, which lines are meant, its amount. */
import { isPlural } from '../../cook/adapt/rename.ts';
import type { Choice } from '../../cook/choose/choose.ts';
import type { Kitchen } from '../../cook/kitchen.ts';
import { plate } from '../../cook/plate/plate.ts';
import type { FoodRole, ReadClause } from '../../read/read-clause.ts';
import type { Noun } from '../../say/told.ts';
import { splitNameTokens } from '../../text/name-tokens.ts';
import { singular } from '../../text/plurals.ts';
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

/** The food's line as the card for so many people has it: "300 g leeks", "1½ tins (400 g each) chickpeas". */
export function lineOn(
  kitchen: Kitchen,
  { adapted }: Choice,
  said: string,
  people: number,
): Noun | undefined {
  const { dish } = adapted;
  const items = itemsMeant(kitchen, dish, foodSaid(kitchen, said)).flatMap(
    (index) => dish.ingredients[index] ?? [],
  );
  const names = new Set(items.map(({ name }) => keyOf(name)));
  const lines = plate(kitchen, dish, 'international', people, [], dish.slug)
    .ingredients.map((line) => line.split(', ')[0] ?? line)
    .filter((line) => [...names].some((name) => ` ${keyOf(line)}`.endsWith(` ${name}`)));
  const [line, other] = lines;
  // Of two kinds of it no one line says how much there is.
  if (line === undefined || other !== undefined || names.size > 1 || !/^[\d½⅓⅔¼¾⅛]/.test(line))
    return undefined;
  const name = line.replace(/^(\S+ (?:clove|sprig|stalk|slice)s?) (?!of )/, '$1 of ');
  const isCounted = items.every(({ unit }) => unit === '');
  return { name, isPlural: isCounted && isPlural(name) };
}

/** Whatever number it stands in, and whether or not the tin is told before it. */
function keyOf(name: string): string {
  return splitNameTokens(name.replace(/^tinned /, ''))
    .map(singular)
    .join(' ');
}

/** Whether one of these words was said. */
export function says({ terms }: ReadClause, words: ReadonlySet<string>): boolean {
  return terms.some((term) => words.has(term));
}
