/** Finds a dish by its id or, if it is one of the cookbook, by one of its names. */
import { type DishSource, dishBySlug } from '../compose/dish-by-slug.ts';
import type { Cookbook } from '../cookbook/cookbook.ts';
import type { Dish } from '../cookbook/dish.ts';
import { normalise } from '../text/normalise.ts';

/** Undefined where the book has none of that name; composed dishes have only their ids. */
export function dishNamed(
  kitchen: DishSource & { readonly cookbook: Cookbook },
  name: string,
): Dish | undefined {
  return kitchen.cookbook.byTitle.get(normalise(name)) ?? dishBySlug(kitchen, name);
}
