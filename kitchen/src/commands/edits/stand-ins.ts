/** Completes a swap that names one food: what may replace it, or which ingredient it would replace; also finds near ingredients. */
import { numberOf } from '../../cook/adapt/add-amounts.ts';
import { meatIn } from '../../cook/adapt/meat-known.ts';
import { natureOf } from '../../cook/adapt/misfits.ts';
import type { Choice } from '../../cook/choose/choose.ts';
import type { Kitchen } from '../../cook/kitchen.ts';
import type { Dish } from '../../cookbook/dish.ts';
import { standInsOf } from '../../cookbook/stand-ins.ts';
import type { Edit } from '../../memo/memo.ts';
import { findTerms } from '../../safety/match/find-terms.ts';
import { splitNameTokens } from '../../text/name-tokens.ts';
import { singular } from '../../text/plurals.ts';
import type { CommandContext } from '../command.ts';
import { FOR_A_NEED } from './for-a-need.ts';
import { drained, kindOf } from './kinds-in-a-pan.ts';
import { foodSaid, isSameFood, itemsMeant } from './said-food.ts';

/** Names of what may stand in for a food of the dish, its own kind of thing first. */
export function standInsFor(
  { table: { kitchen }, knowledge }: CommandContext,
  { adapted: { dish } }: Choice,
  from: string,
): string[] {
  const food = foodSaid(kitchen, from);
  const items = itemsMeant(kitchen, dish, food).flatMap((index) => dish.ingredients[index] ?? []);
  const names = new Set(items.map(({ name }) => name));
  const own = dish.swaps.filter((one) => names.has(one.from)).map((one) => one.to.name);
  const wanted = items.flatMap((item) => standInsOf(kitchen.standIns, 'taste', dish, item));
  const trusted = items.flatMap((item) => standInsOf(kitchen.standIns, 'needs', dish, item));
  const terms = new Set([from, ...names].map(drained).join(' ').split(' ').map(singular));
  const topics = (knowledge.get('substitutes') ?? []).filter((topic) =>
    topic.names.some((words) => words.every((word) => terms.has(word))),
  );
  const known = topics.flatMap(({ facts }) =>
    Object.entries(facts)
      .filter(([kind]) => kind !== 'omit')
      .flatMap(([, fact]) => firstFood(kitchen, fact, food.names) ?? []),
  );
  const nature = natureOf(kitchen.rules, items[0]?.name ?? from);
  const isAlike = (name: string): boolean => natureOf(kitchen.rules, name) === nature;
  // "Beans" is what it is, and nothing to put in its place.
  const all = [...new Set([...wanted, ...own, ...known, ...trusted])].filter(
    (name) => name !== from && !names.has(name) && !food.kinds.includes(singular(name)),
  );
  const near = [...all.filter(isAlike), ...all.filter((name) => !isAlike(name))];
  // What is sold for a need comes last: whoever has the need is barred from the rest.
  return near.toSorted(
    (one, other) => Number(FOR_A_NEED.test(one)) - Number(FOR_A_NEED.test(other)),
  );
}

/** The food that a fact begins with, other than the one it stands in for. */
function firstFood({ rules }: Kitchen, fact: string, not: readonly string[]): string | undefined {
  const [name = ''] = fact.split(/[,;:]/);
  // Barley coffee is no barley.
  const term = findTerms(rules, name).find(
    (one) =>
      one.isFood &&
      !not.includes(one.name) &&
      (one.end === name.length || one.end < name.indexOf(' or ')),
  );
  return term && name.slice(term.start, term.end).toLowerCase();
}

/** The ingredient that a food most likely is for: by the dish's own swaps, a meat for a meat, its nearest kind. */
export function placeFor(
  kitchen: Kitchen,
  { adapted: { dish } }: Choice,
  to: string,
  edits: readonly Edit[],
): string | undefined {
  const food = foodSaid(kitchen, to);
  const names = dish.ingredients.map(({ name }) => name);
  const stock = placeByHead(dish, to);
  if (stock !== undefined) return stock;
  const own = dish.swaps.find((one) => isSameFood(foodSaid(kitchen, one.to.name), food))?.from;
  if (own !== undefined && names.includes(own)) return own;
  // What it would stand in for has been swapped already.
  const before = edits.find(
    (edit) =>
      edit.kind === 'swap' && own !== undefined && own.includes(foodSaid(kitchen, edit.from).said),
  );
  if (before?.kind === 'swap') return before.to;
  const alike = ofSameHead(dish, to);
  if (alike !== undefined) return alike;
  if (meatIn(kitchen, to))
    return (
      meatNearest(kitchen, dish, to) ?? meatReplaced(kitchen, edits) ?? plantHeart(kitchen, dish)
    );
  const kinds = new Set(food.kinds.filter((kind) => !WIDE_KINDS.has(kind)).slice(0, 2));
  return names.find((name) => kindsOf(kitchen, name).some((kind) => kinds.has(kind)));
}

/** Nobody cooks pasta into pasta, or pours oat milk to the milk. */
export function baseFor(
  kitchen: Kitchen,
  { adapted: { dish } }: Choice,
  said: string,
): string | undefined {
  const kind = kindOf(kitchen, said);
  if (BASES.has(kind))
    return dish.ingredients.find(({ name }) => kindOf(kitchen, name) === kind)?.name;
  // Nobody folds vegan butter into the butter.
  return FOR_A_NEED.test(said) ? ofSameHead(dish, said) : placeByHead(dish, said);
}

/** Gluten-free macaroni are the gluten-free pasta that is asked for. */
export function isOfWords(name: string, said: string): boolean {
  const own = splitNameTokens(said).slice(0, -1);
  return own.length > 0 && own.every((word) => splitNameTokens(name).includes(word));
}

const BASES: ReadonlySet<string> = new Set(['pasta', 'grain']);

/** The other stock, milk or flour of the dish; undefined for what people put beside one another. */
function placeByHead(dish: Dish, to: string): string | undefined {
  return MADE_OF.has(headOf(to)) ? ofSameHead(dish, to) : undefined;
}

function ofSameHead({ ingredients }: Dish, to: string): string | undefined {
  return ingredients.find(({ name }) => name !== to && headOf(name) === headOf(to))?.name;
}

function headOf(name: string): string {
  // Minced beef is beef mince.
  if (name.startsWith('minced ')) return 'mince';
  return singular(name.split(' ').at(-1) ?? name);
}

/** Vegetable stock is for the other stock before it is for the wine. */
const MADE_OF: ReadonlySet<string> = new Set(['stock', 'vinegar', 'oil', 'milk', 'flour', 'sugar']);

/** Of the meats of a dish the one of the same animal, else the one that there is most of: thighs are for the legs, not the bacon. */
function meatNearest(kitchen: Kitchen, { ingredients }: Dish, to: string): string | undefined {
  const animal = meatIn(kitchen, to)?.meat.name;
  const meats = ingredients.filter(({ name }) => meatIn(kitchen, name));
  const same = meats.find(({ name }) => meatIn(kitchen, name)?.meat.name === animal);
  const weights = meats.map(
    ({ quantity, unit }) => numberOf(quantity) * (unit === 'kg' ? 1000 : 1),
  );
  return (same ?? meats[weights.indexOf(Math.max(...weights))] ?? meats[0])?.name;
}

/** The lentils, beans or tofu that a dish without meat is made of: what there is most of. */
function plantHeart(kitchen: Kitchen, { ingredients }: Dish): string | undefined {
  const hearts = ingredients.filter(
    ({ name }) => kindOf(kitchen, name) === 'pulse' || HEARTS.test(name),
  );
  return hearts.toSorted((one, other) => numberOf(other.quantity) - numberOf(one.quantity))[0]
    ?.name;
}

const HEARTS = /\b(?:tofu|tempeh|seitan|paneer|halloumi|jackfruit|soya mince)\b/;

/** Paneer took the chicken's place, and now it is to be turkey. */
function meatReplaced(kitchen: Kitchen, edits: readonly Edit[]): string | undefined {
  const swap = edits.findLast((edit) => edit.kind === 'swap' && meatIn(kitchen, edit.from));
  return swap?.kind === 'swap' ? swap.to : undefined;
}

/** What is listed and is of its kind: crème fraîche, for whoever asks for the cream. */
export function nearTo(kitchen: Kitchen, { adapted: { dish } }: Choice, said: string): string[] {
  const kinds = new Set([
    ...foodSaid(kitchen, said).names,
    ...kindsOf(kitchen, said).filter((kind) => !WIDE_KINDS.has(kind)),
  ]);
  const words = new Set(said.split(' ').map(singular));
  const near = dish.ingredients
    .map(({ name }) => name)
    .filter(
      (name) =>
        name.split(' ').some((word) => words.has(singular(word))) ||
        kindsOf(kitchen, name).some((kind) => kinds.has(kind)),
    );
  return [...new Set(near)].slice(0, 2);
}

function kindsOf({ rules }: Kitchen, name: string): string[] {
  return findTerms(rules, name)
    .filter((term) => term.isFood)
    .flatMap((term) => [term.name, ...term.kinds.slice(0, 2)]);
}

/** Kinds that say nothing of what a food does in a pan. */
const WIDE_KINDS: ReadonlySet<string> = new Set(
  'vegetable milk dairy fruit spice herb grain cereal seasoning condiment sweetener seed meat'.split(
    ' ',
  ),
);
