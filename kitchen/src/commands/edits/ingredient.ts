/** Tells whether a name is an ingredient that can go into a dish rather than a dish's name; also finds the cookbook dish of that name. */

import type { Kitchen } from '../../cook/kitchen.ts';
import type { Cookbook } from '../../cookbook/cookbook.ts';
import type { Dish } from '../../cookbook/dish.ts';
import { isKindOfDish } from '../../cookbook/dish-kinds.ts';
import { resolveDishName } from '../../cookbook/resolve-name.ts';
import { findTerms } from '../../safety/match/find-terms.ts';
import { contentTokens, splitNameTokens } from '../../text/name-tokens.ts';
import { normalise } from '../../text/normalise.ts';
import { singular } from '../../text/plurals.ts';
import { isInTable } from './added-foods.ts';

/** False for a kind of dish, the name of one, and a word that stands in names of dishes alone: katsu. */
export function isIngredient(kitchen: Kitchen, said: string): boolean {
  const { rules, cookbook, forms } = kitchen;
  const key = splitNameTokens(said).map(singular).join(' ');
  const terms = findTerms(rules, said).flatMap((term) => (term.isFood ? [term.name] : []));
  const { listed, titled } = namesIn(kitchen);
  if (isInTable(key) || forms.cooking.byName.has(key)) return true;
  const words = contentTokens(said);
  const [head = ''] = words.slice(-1);
  const isDish = cookbook.byTitle.has(normalise(said));
  // A chocolate cake is one, though a trifle lists it.
  if (isDish && isKindOfDish(head)) return false;
  if (terms.length > 0 && terms.every((name) => listed.has(name))) return true;
  if (isDish || isKindOfDish(head)) return false;
  // "Crumbed" tells how something is cooked.
  if (words.length === 1 && /[^e]ed$/.test(head)) return false;
  return words.length > 1 || isInTable(head) || !titled.has(head);
}

/** The dish of the book that goes by this name and no other; undefined where there is none. */
export function dishCalled({ cookbook }: Kitchen, said: string): Dish | undefined {
  const named = cookbook.byTitle.get(normalise(said));
  const words = contentTokens(said);
  // A soup, a cake: of these there are many.
  if (named || words.length < 2) return named;
  const dish = resolveDishName(cookbook, said);
  const titles = dish ? [dish.title, ...dish.also].map(contentTokens) : [];
  return titles.some((title) => title.at(-1) === words.at(-1)) ? dish : undefined;
}

interface Names {
  /** What the pantry calls the foods that stand on lists. */
  readonly listed: ReadonlySet<string>;
  readonly titled: ReadonlySet<string>;
}

const known = new WeakMap<Cookbook, Names>();

function namesIn({ rules, cookbook }: Kitchen): Names {
  const found = known.get(cookbook);
  if (found) return found;
  const lists = new Set(cookbook.dishes.flatMap((one) => one.ingredients.map(({ name }) => name)));
  const listed = [...lists].flatMap((name) =>
    findTerms(rules, name).flatMap((term) => (term.isFood ? [term.name] : [])),
  );
  const titled = cookbook.dishes.flatMap(({ title, also }) =>
    [title, ...also].flatMap((one) => contentTokens(one)),
  );
  const names = { listed: new Set(listed), titled: new Set(titled) };
  known.set(cookbook, names);
  return names;
}
