/** Finds a dish by its slug: a cookbook dish, or a composed one, which is composed again from its slug with staples for the person. */
import type { Dish } from '../cookbook/dish.ts';
import { PERSON_WITHOUT_NEEDS, type Person } from '../safety/person/person.ts';
import type { ComposeContext } from './compose.ts';
import { fillForm } from './fill-form.ts';
import { createFoodFit } from './fits-person.ts';
import { readMadeSlug } from './made-slug.ts';
import { nameFood } from './name-foods.ts';
import { writeDish } from './write-dish.ts';

export interface DishSource extends ComposeContext {
  readonly cookbook: { readonly dishes: readonly Dish[] };
}

/**
 * Staples of a composed dish are those that fit `person`; what they cannot have among its own foods is left to whoever
 * adapts the dish, as with a page of the book. Undefined for a slug of neither kind; never throws.
 */
export function dishBySlug(
  kitchen: DishSource,
  slug: string,
  person: Person = PERSON_WITHOUT_NEEDS,
): Dish | undefined {
  return (
    kitchen.cookbook.dishes.find((dish) => dish.slug === slug) ?? madeDish(kitchen, slug, person)
  );
}

function madeDish(context: ComposeContext, slug: string, person: Person): Dish | undefined {
  const made = readMadeSlug(slug);
  if (!made) return undefined;
  const form = context.forms.bySlug.get(made.form);
  if (!form?.cuisines.includes(made.cuisine)) return undefined;
  const { rules, forms } = context;
  const foods = made.foods.map((name) => nameFood(rules, forms.cooking, name));
  const known = [...new Set(foods.flatMap((food) => food ?? []))];
  if (known.length !== foods.length) return undefined;
  const fill = { ...forms, fit: createFoodFit(context, person), isBare: made.isBare };
  const filled = fillForm(fill, form, known, made.cuisine);
  const dish = filled && writeDish(filled, made.servings);
  return dish?.slug === slug ? dish : undefined;
}
