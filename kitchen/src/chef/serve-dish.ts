/** Serves a dish by name or the best for a wish, bent to the needs, with a list where no card is possible. */
import type { Dish } from '../cookbook/dish.ts';
import { bendingOf, type Choice, choose } from './choose.ts';
import { fill } from './fill.ts';
import { bend, type Occasion, type PlatedRecipe, serve } from './serve.ts';
import { suggest } from './suggest.ts';
import { say, speaks, type Table } from './table.ts';
import { likeThis, NO_WISH, type Wish } from './wish.ts';
import * as offering from './words/offering.ts';

export type Reply = string | PlatedRecipe;

export function englishOnly(table: Table): string {
  const { language } = table.meaning;
  return language ? say(table, offering.ENGLISH_ONLY, { language }) : '';
}

export function slugs(dishes: readonly Dish[]): Set<string> {
  return new Set(dishes.map((dish) => dish.slug));
}

export function suggestOnly(table: Table, dishes: readonly Dish[]): string {
  const keep = new Set(dishes.map((dish) => dish.slug));
  const not = new Set(
    table.kitchen.cookbook.dishes.map((dish) => dish.slug).filter((slug) => !keep.has(slug)),
  );
  return suggest(table, NO_WISH, { not, leads: offering.OPEN_LEADS.slice(3, 4) });
}

export function choiceOf(table: Table, dish: Dish): Choice[] {
  const adapted = bend(table, dish, bendingOf(table));
  return adapted ? [{ adapted, missed: [] }] : [];
}

/** The dish itself, bent to the needs, or the nearest to it that can be. */
export function serveDish(
  table: Table,
  dish: Dish,
  occasion: Occasion,
  extra: readonly string[] = [],
): Reply {
  for (const choice of choiceOf(table, dish)) {
    const recipe = serve(table, choice, occasion, [englishOnly(table), ...extra].filter(Boolean));
    if (recipe) return recipe;
  }
  const before = speaks(table.kitchen, dish.title, table.now.needs)
    ? fill('{dish} cannot be made to fit, I am afraid.', { dish: dish.title })
    : say(table, offering.NOTHING_FITS);
  return suggest(table, likeThis(dish, table.now.wish), {
    before,
    not: new Set([dish.slug]),
    leads: [
      'Near to it, I have these:',
      'Closest to it are these:',
      'These come near it:',
      'Related, and fitting:',
      'These might take its place:',
      'What I can offer instead:',
    ],
  });
}

export function serveBest(table: Table, wish: Wish, occasion: Occasion): Reply {
  const { everOffered } = table.before;
  const choices = choose(table, wish, 1, occasion === 'wish' ? new Set() : slugs(everOffered));
  for (const choice of choices) {
    const recipe = serve(table, choice, occasion, [englishOnly(table)].filter(Boolean));
    if (recipe) return recipe;
  }
  const others = choose(table, wish, 4);
  for (const choice of others) {
    const recipe = serve(table, choice, occasion);
    if (recipe) return recipe;
  }
  return say(table, offering.NOTHING_FITS);
}
