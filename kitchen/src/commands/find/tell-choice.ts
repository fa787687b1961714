/** Writes what the chef says of a chosen dish: which foods of the wish it uses, what it misses, what was changed; also its time and title. */

import { isFood } from '../../cook/adapt/adapt-work.ts';
import { isPlural } from '../../cook/adapt/rename.ts';
import type { Choice } from '../../cook/choose/choose.ts';
import { holdsFood } from '../../cook/choose/match.ts';
import { minutesFor } from '../../cook/plate/rounds.ts';
import { titleIn } from '../../cook/plate/title-in.ts';
import type { Table } from '../../cook/table.ts';
import { servingsFor } from '../../cook/whole-things.ts';
import { NOTHING_ELSE, type Wish } from '../../cook/wish.ts';
import { getDishFacts } from '../../cookbook/cookbook.ts';
import type { Dish } from '../../cookbook/dish.ts';
import type { DishFacts } from '../../cookbook/dish-facts.ts';
import type { Food } from '../../needs/heard.ts';
import { sayMinutes } from '../../say/number-words.ts';
import { type Noun, type SlotValue, type Told, tell } from '../../say/told.ts';
import { contentTokens } from '../../text/name-tokens.ts';

/** One food as a noun, several as a list. */
export function nounOf(names: readonly string[]): SlotValue {
  const [only = '', ...others] = [...new Set(names)];
  return others.length === 0 ? { name: only, isPlural: isPlural(only) } : [only, ...others];
}

/** "the goulash" and "pork chops": a title within a sentence. */
export function dishNoun(table: Table, dish: Dish): Noun {
  return { name: titleIn(table, dish), isPlural: isPlural(dish.title) };
}

/** The minutes that stand on its card, for as many as it is written out for. */
export function timeOf(dish: Dish, people: number | undefined): string {
  return sayMinutes(minutesFor(dish, servingsFor(dish, people)).time);
}

export function isIn(table: Table, dish: Dish, food: Food): boolean {
  return dish.ingredients.some(({ name }) => isFood(table, name, food));
}

/** Ratatouille has no ratatouille among its ingredients. */
function isCalled({ terms }: DishFacts, { said }: Food): boolean {
  const words = contentTokens(said);
  return words.length > 0 && words.every((word) => terms.has(word));
}

/** Of the foods of the wish those that the dish uses, as they were said. */
export function usedIn(table: Table, { adapted }: Choice, foods: readonly Food[]): string[] {
  const facts = getDishFacts(table.kitchen.cookbook, adapted.original);
  return foods
    .filter(
      (food) =>
        isIn(table, adapted.dish, food) ||
        isCalled(facts, food) ||
        (food.cooked && holdsFood(facts, food)),
    )
    .map(({ said }) => said);
}

/**
 * What the dish gives up of the wish, one admission for each part, the gravest first; two at most.
 * @param spared foods that may as well stay in the cupboard
 */
export function missesTold(
  table: Table,
  { adapted, missed }: Choice,
  wish: Wish,
  spared: readonly Food[] = [],
): Told[] {
  const facts = getDishFacts(table.kitchen.cookbook, adapted.original);
  const told: Told[] = [];
  for (const miss of new Set(missed)) {
    if (miss === 'time' && wish.maxMinutes !== undefined)
      told.push(tell('find.miss-time', { limit: sayMinutes(wish.maxMinutes) }));
    const lacks = wish.include.filter(
      (food) =>
        !isIn(table, adapted.dish, food) && !isCalled(facts, food) && !spared.includes(food),
    );
    if (miss === 'food' && lacks.length > 0) {
      const alone = wish.include.length === 1 && missed.length === 1 && !wish.cuisine;
      const name = alone ? 'find.miss-only-food' : 'find.miss-food';
      told.push(tell(name, { foods: nounOf(lacks.map(({ said }) => said)) }));
    }
    if (miss === 'cuisine' && wish.cuisine)
      told.push(tell('find.miss-cuisine', { cuisine: wish.cuisine.label }));
    if (miss === 'course' && wish.course)
      told.push(tell('find.miss-course', { course: withoutArticle(wish.course.label) }));
    if (miss === 'word') {
      const words = wish.words.filter((word) => !facts.terms.has(word) && !facts.foods.has(word));
      told.push(tell('find.miss-word', { words }));
    }
    const mood = wish.moods.find(({ firm, label }) => firm && label !== NOTHING_ELSE);
    if (miss === 'mood' && mood) told.push(tell('find.miss-mood', { mood: mood.label }));
  }
  return told.slice(0, 2);
}

function withoutArticle(label: string): string {
  return label.startsWith('a ') ? label.slice(2) : label;
}

/** What stands in for something, never what it stands in for: that may be what they must not have. */
export function changesTold({ adapted }: Choice): Told[] {
  const swaps = adapted.changes.filter(({ kind }) => kind === 'swap').map(({ to }) => to);
  if (swaps.length > 0) return [tell('find.swapped', { foods: nounOf(swaps.slice(0, 3)) })];
  const gone = adapted.changes.filter(({ because }) => because.length === 0);
  if (gone.length === 0) return [];
  return [tell('find.left-out', { foods: nounOf(gone.map(({ from }) => from).slice(0, 3)) })];
}
