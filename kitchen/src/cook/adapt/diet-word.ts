/** Adds a sentence on potatoes to a dish's tip for people on a paleo diet, who disagree about them. */
import type { Dish } from '../../cookbook/dish.ts';
import type { Needs } from '../../vocabulary.ts';

/** White potatoes are the one thing on which paleo cooks are of two minds. */
export function withDietWord(dish: Dish, { diets }: Needs): Dish {
  const potatoes = dish.ingredients.some(({ name }) => POTATOES.test(name));
  if (!diets.includes('Paleo') || !potatoes) return dish;
  return { ...dish, tip: [dish.tip, OF_POTATOES].filter(Boolean).join(' ') };
}

const POTATOES = /(?<!sweet )\bpotato(?:es)?$/;

const OF_POTATOES =
  'Not everybody who eats paleo eats white potatoes; sweet potatoes can take their place.';
