/** Formats a dish's ingredients and steps as lines of plain text, as allergen check and unit conversion read them. */

import type { Line } from '../safety/verdict/check.ts';
import { addDishName } from '../safety/verdict/named-dish.ts';
import type { Dish, DishIngredient, StepPiece } from './dish.ts';

/** "400 g chopped tomatoes, tinned"; "a handful of parsley, chopped"; "salt, to taste". */
export function ingredientLine(item: DishIngredient, note = item.preparation): string {
  const unit = unitFor(item.quantity, item.unit);
  const joined = joinedName(item, unit);
  const line = note ? `${joined.trim()}, ${note}` : joined.trim();
  return item.written?.of === line ? item.written.line : line;
}

/** "a handful of parsley", "12 basil leaves", "12 curry leaves". */
function joinedName({ quantity, name }: DishIngredient, unit: string): string {
  if (/^(?:leaf|leaves)$/.test(unit))
    return `${quantity} ${name.replace(/ lea(?:f|ves)$/, '')} ${unit}`;
  const amount = [quantity, unit].filter(Boolean).join(' ');
  return /^an? \p{L}+$/u.test(amount) || /^(?:handfuls?|pinch)$/.test(unit)
    ? `${amount} of ${name}`
    : `${amount} ${name}`;
}

/** "1 stalk", "2 handfuls": authors write whichever comes to mind. */
function unitFor(quantity: string, unit: string): string {
  if (!COUNTED.test(unit)) return unit;
  const one = /^(?:1|\d\/\d)$/.test(quantity);
  const bare = unit === 'leaves' ? 'leaf' : unit.replace(/s$/, '');
  if (one || unit === 'pinch' || unit === 'pinches') return bare;
  return bare === 'leaf' ? 'leaves' : `${bare}s`;
}

const COUNTED = /^(?:cloves?|stalks?|sprigs?|slices?|leaves|leaf|handfuls?|tins?|pinch)$/;

/** A step as a sentence; `say` words each ingredient, by its name alone when left out. */
export function stepLine(
  step: readonly StepPiece[],
  say: (index: number, name: string) => string = (_, name) => name,
): string {
  return step
    .map((piece) => (piece.kind === 'ingredient' ? say(piece.index, piece.name) : piece.text))
    .join('')
    .trim();
}

/** Every line a person would read of this dish, in reading order, each told that the dish lists what is in it. */
export function dishLines(dish: Dish): Line[] {
  const lines: Line[] = [{ part: 'title', index: 0, text: dish.title }];
  if (dish.introduction) lines.push({ part: 'introduction', index: 0, text: dish.introduction });
  dish.ingredients.forEach((item, index) => {
    lines.push({ part: 'ingredients', index, text: ingredientLine(item) });
  });
  dish.steps.forEach((step, index) => {
    lines.push({ part: 'instructions', index, text: stepLine(step) });
  });
  [dish.tip, dish.keeps].filter(Boolean).forEach((text, index) => {
    lines.push({ part: 'tips', index, text });
  });
  return addDishName(lines);
}
