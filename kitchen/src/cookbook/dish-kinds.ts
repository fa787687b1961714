/** Words that name a kind of dish (soup, curry) rather than a food: nobody who says them means an ingredient. */
import { singular } from '../text/plurals.ts';

const KINDS: ReadonlySet<string> = new Set(
  `curry pizza pancake burger stew pie cake dumpling taco risotto lasagne lasagna sandwich omelette
  stir-fry casserole tagine paella skewer kebab fritter tart pudding smoothie soup salad pilaf
  biryani meatball cookie biscuit muffin waffle wrap roll`.split(/\s+/),
);

export function isKindOfDish(said: string): boolean {
  return KINDS.has(singular(said));
}
