/** Reads a food's name as edits keep it: which food, its kinds and other names, whether two are the same, which ingredients it means. */

import { isFood } from '../../cook/adapt/adapt-work.ts';
import { meatIn, shapeOf } from '../../cook/adapt/meat-known.ts';
import { isPlural } from '../../cook/adapt/rename.ts';
import type { Kitchen } from '../../cook/kitchen.ts';
import type { Dish, DishIngredient } from '../../cookbook/dish.ts';
import type { Food } from '../../needs/heard.ts';
import { findTerms } from '../../safety/match/find-terms.ts';
import type { Noun } from '../../say/told.ts';
import { splitNameTokens } from '../../text/name-tokens.ts';
import { singular } from '../../text/plurals.ts';
import { factsOn } from './card-words.ts';

/** A food by its words; the last food in them is what it is at heart: "grated carrot". */
export function foodSaid({ rules }: Pick<Kitchen, 'rules'>, said: string): Food {
  const plain = withoutArticle(said.toLowerCase().trim()).replace(/['’]s$/, '');
  const term = findTerms(rules, plain).findLast(({ isFood }) => isFood);
  const own = singularOf(plain);
  return { said: plain, names: [...new Set([term?.name ?? own, own])], kinds: term?.kinds ?? [] };
}

/** Whether the pantry knows it as something to eat. */
export function isKnownFood(kitchen: Kitchen, said: string): boolean {
  const isTerm = findTerms(kitchen.rules, said.toLowerCase()).some((term) => term.isFood);
  return isTerm || namesFor(kitchen, withoutArticle(said.toLowerCase())).length > 0;
}

export function isSameFood(a: Food, b: Food): boolean {
  return (
    a.names.some((name) => b.names.includes(name)) || singularOf(a.said) === singularOf(b.said)
  );
}

function wordsOf(said: string): string[] {
  return splitNameTokens(said).map(singular);
}

function singularOf(said: string): string {
  return wordsOf(said).join(' ');
}

/** "Some of the peas" are peas. */
function withoutArticle(said: string): string {
  const words = said.split(/\s+/);
  const from = words.findIndex((word) => !LED.has(word));
  return words.slice(Math.max(0, from)).join(' ');
}

const LED: ReadonlySet<string> = new Set(
  'a an the some any of with my our more extra fried fresh all that this bit little lot no not without less much'.split(
    ' ',
  ),
);

/** What is made of a food, and is not meant by its name alone. */
const MADE = ['sauce', 'paste', 'oil', 'vinegar'];
/** What carries an animal's name and is never meant by it: nobody who leaves out the chicken speaks of its stock. */
const DRAWN = ['stock', 'broth', 'bouillon', 'fat', 'gravy', 'dripping'];

/** Cheddar is no reason not to add feta, though both are cheese; nor olive oil not to add olives. */
export function isCalled(name: string, said: string): boolean {
  const [words, own] = [wordsOf(name), wordsOf(said)];
  const isMade = MADE.includes(words.at(-1) ?? '') && words.at(-1) !== own.at(-1);
  return !isMade && own.every((word) => words.includes(word));
}

/** Indexes of the ingredients that are meant: those of that very name, else those called so, else those of that kind. */
export function itemsMeant(kitchen: Kitchen, dish: Dish, food: Food): number[] {
  const name = (index: number): string => dish.ingredients[index]?.name ?? '';
  const indexes = dish.ingredients.map((_, index) => index);
  const own = singularOf(food.said);
  const exact = indexes.filter((index) => isOneFruit(singularOf(name(index)), own));
  const called = namesFor(kitchen, food.said).map(singularOf);
  if (called.length > 0 && exact.length === 0)
    return indexes.filter((index) =>
      called.some((one) => ` ${singularOf(name(index))}`.endsWith(` ${one}`)),
    );
  const isOne = (words: readonly string[], index: number): boolean =>
    words.some((word) => name(index).endsWith(word) && !food.said.includes(word));
  const all = indexes.filter(
    (index) =>
      !isOne(DRAWN, index) &&
      (isFood({ kitchen }, name(index), food) || isOfAnimal(kitchen, name(index), own)),
  );
  const plain = all.filter((index) => !isOne(MADE, index));
  const hits = plain.length > 0 ? plain : all;
  if (hits.length === 0) {
    const told = indexes.filter((index) => isToldAs(kitchen, dish.ingredients[index], own));
    if (told.length > 0) return told;
    return indexes.filter((index) => isWiderFor(kitchen, name(index), food));
  }
  const sameTerm = exact.length > 0 && food.kinds.length > 0;
  return sameTerm ? hits.filter(near(kitchen, name, food)) : hits;
}

/** By the name that people of another country read on their card, or by what stands in brackets behind it: twaróg. */
function isToldAs({ spoken }: Kitchen, item: DishIngredient | undefined, own: string): boolean {
  if (!item || own === '') return false;
  const names = Object.values(spoken).map((inWords) => singularOf(inWords(item.name)));
  const told = [...names, ...splitNameTokens(item.preparation)];
  return told.some((one) => one === own || one.endsWith(` ${own}`));
}

/** The white fish fillets of a list are what is meant by its cod. */
function isWiderFor(kitchen: Kitchen, name: string, { said, kinds }: Food): boolean {
  // Who says bacon looks at the pancetta.
  if (shapeOf(kitchen, said) === 'cured') return shapeOf(kitchen, name) === 'cured';
  const own = findTerms(kitchen.rules, name).findLast((term) => term.isFood)?.name;
  const wide = own?.replace(/ filet$/, '') ?? '';
  return WIDER.has(wide) && kinds.includes(wide);
}

const WIDER: ReadonlySet<string> = new Set(['fish', 'white fish', 'cheese', 'pasta', 'mushroom']);

/** Skirt steak is beef to whoever says "beef". */
function isOfAnimal(kitchen: Kitchen, name: string, said: string): boolean {
  return meatIn(kitchen, name)?.meat.names.includes(said) ?? false;
}

/** What stands on a list for what people call otherwise: walnuts for "the nuts"; none for most words. */
function namesFor(kitchen: Kitchen, said: string): string[] {
  const facts = factsOn(kitchen, 'called', wordsOf(said));
  if (!facts?.list || (facts.plural !== undefined && !isPlural(said))) return [];
  return facts.list.split(', ');
}

/** What is bought for it: soy sauce for "soy"; undefined for most words. */
export function otherName(kitchen: Kitchen, said: string): string | undefined {
  return namesFor(kitchen, said)[0];
}

/** One food's other names: potatoes for "spuds", but nothing for "nuts", which are many. */
export function otherNames(kitchen: Kitchen, said: string): string[] {
  const names = namesFor(kitchen, said);
  return names.length > 2 ? [] : names;
}

/** Where there are onions, spring onions are not what "the onions" means. */
function near({ rules }: Kitchen, name: (index: number) => string, food: Food) {
  return (index: number): boolean =>
    isOneFruit(singularOf(name(index)), singularOf(food.said)) ||
    findTerms(rules, name(index)).some((term) => term.isFood && food.names.includes(term.name));
}

/** Whoever has no lemon has neither its juice nor its zest. */
function isOneFruit(name: string, own: string): boolean {
  return name === own || FRUIT_PARTS.some((part) => name === `${own} ${part}`);
}

/** What of a fruit stands on a list by itself. */
export const FRUIT_PARTS = ['juice', 'zest'];

export function nounOf(name: string): Noun {
  return { name, isPlural: isPlural(name) };
}
