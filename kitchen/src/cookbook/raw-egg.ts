/** Notices eggs that nobody cooks. */

import type { Dish } from './dish.ts';
import { stepLine } from './dish-lines.ts';

const EGG = /(?<!flax )\beggs?\b(?! noodles?| plants?)/i;
const COOKED =
  /\b(?:bake|boil|fry|simmer|oven|poach|scramble|steam|grill|roast|toss|cook|hot|iron|pan|deep|creamy|set)\b|°C/i;

/** A tip for those who must not eat raw egg, or nothing. */
export function rawEggTip(dish: Dish): string {
  if (/\braw\b/.test(dish.tip) || !hasRawEgg(dish)) return '';
  return 'Made with raw egg: not for small children, pregnant or elderly people, or anyone unwell; pasteurised eggs are the safe way.';
}

export function hasRawEgg(dish: Dish): boolean {
  const eggs = dish.ingredients.some(
    (item) =>
      /(?<!flax )\begg(?:s| yolks?| whites?)?$/i.test(item.name) &&
      !/pasteurised/.test(item.preparation),
  );
  if (!eggs) return false;
  const steps = dish.steps.map((step) => stepLine(step));
  const first = steps.findIndex((step) => EGG.test(step));
  return first >= 0 && !steps.slice(first).some((step) => COOKED.test(step));
}
