/** Foods of edits, which are kept as they were said: what they mean, and which lines of a dish they are. */
import { isFood } from '../../cook/adapt/adapt-work.ts';
import { isPlural } from '../../cook/adapt/rename.ts';
import type { Kitchen } from '../../cook/kitchen.ts';
import type { Dish } from '../../cookbook/dish.ts';
import type { Food } from '../../needs/heard.ts';
import { findTerms } from '../../safety/match/find-terms.ts';
import type { Noun } from '../../say/told.ts';
import { splitNameTokens } from '../../text/name-tokens.ts';
import { singular } from '../../text/plurals.ts';

/** A food by its words; the last food in them is what it is at heart: "grated carrot". */
export function foodSaid({ rules }: Pick<Kitchen, 'rules'>, said: string): Food {
  const plain = withoutArticle(said.toLowerCase().trim());
  const term = findTerms(rules, plain).findLast(({ isFood }) => isFood);
  const own = singularOf(plain);
  return { said: plain, names: [...new Set([term?.name ?? own, own])], kinds: term?.kinds ?? [] };
}

/** Whether the pantry knows it as something to eat. */
export function isKnownFood({ rules }: Pick<Kitchen, 'rules'>, said: string): boolean {
  return findTerms(rules, said.toLowerCase()).some((term) => term.isFood);
}

export function isSameFood(a: Food, b: Food): boolean {
  return (
    a.names.some((name) => b.names.includes(name)) || singularOf(a.said) === singularOf(b.said)
  );
}

function singularOf(said: string): string {
  return splitNameTokens(said).map(singular).join(' ');
}

/** "Some of the peas" are peas. */
function withoutArticle(said: string): string {
  const words = said.split(/\s+/);
  const from = words.findIndex((word) => !LED.has(word));
  return words.slice(Math.max(0, from)).join(' ');
}

const LED: ReadonlySet<string> = new Set(
  'a an the some any of my our more extra fried fresh all that this bit little lot no not without less much'.split(
    ' ',
  ),
);

/** What is made of a food, and is not meant by its name alone. */
const MADE = ['stock', 'broth', 'bouillon', 'sauce', 'paste', 'oil', 'vinegar', 'fat', 'gravy'];

/** Indexes of the ingredients that are meant: those of that very name, else those of that kind. */
export function itemsMeant(kitchen: Kitchen, dish: Dish, food: Food): number[] {
  const all = dish.ingredients.flatMap((item, index) =>
    isFood({ kitchen }, item.name, food) ? [index] : [],
  );
  const name = (index: number): string => dish.ingredients[index]?.name ?? '';
  const isMade = (index: number): boolean =>
    MADE.some((word) => name(index).endsWith(word) && !food.said.includes(word));
  if (all.length === 0 && food.said === 'mince')
    return dish.ingredients.flatMap((item, index) => (MINCED.test(item.name) ? [index] : []));
  const plain = all.filter((index) => !isMade(index));
  const hits = plain.length > 0 ? plain : all;
  const exact = hits.filter((index) => singularOf(name(index)) === singularOf(food.said));
  return exact.length > 0 && food.kinds.length > 0 ? hits.filter(near(kitchen, name, food)) : hits;
}

const MINCED = /\bminced?\b|^ground (?:beef|pork|lamb|turkey|chicken|veal)$/;

/** Where there are onions, spring onions are not what "the onions" means. */
function near({ rules }: Kitchen, name: (index: number) => string, food: Food) {
  return (index: number): boolean =>
    findTerms(rules, name(index)).some((term) => term.isFood && food.names.includes(term.name));
}

export function nounOf(name: string): Noun {
  return { name, isPlural: isPlural(name) };
}
