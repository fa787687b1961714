/** Says what does not scale with the servings: tins, trays, pans and the clock. */
import type { Dish } from '../cookbook/dish.ts';
import { stepLine } from '../cookbook/dish-lines.ts';
import { pick } from './seed.ts';
import { SCALING_NOTES } from './words/notes.ts';

/** Empty when so small a change needs no word. */
export function scalingNote(dish: Dish, factor: number, seed: string): string {
  if (factor > 0.67 && factor < 1.5) return '';
  const way = factor > 1 ? 'up' : 'down';
  const notes: readonly string[] = SCALING_NOTES[vesselOf(dish)][way];
  const sweet = dish.course === 'dessert' || dish.course === 'drink';
  const plain = sweet
    ? notes.filter((note) => !/\b(?:salt|season|spice|brown)/i.test(note))
    : notes;
  return pick(plain.length > 0 ? plain : notes, seed, 'scaling');
}

type Vessel = keyof typeof SCALING_NOTES;

/** In what it is cooked, which decides what more of it means. */
function vesselOf(dish: Dish): Vessel {
  const text = dish.steps.map((step) => stepLine(step)).join(' ');
  if (
    /\b(?:(?:cake|loaf|tart|muffin|square|baking|brownie|springform|ring|bundt|pie) tins?|pie dish|springform|(?:\d+ cm|-litre) (?:square )?(?:baking|gratin|oven) dish)\b/i.test(
      text,
    ) &&
    /oven|bake/i.test(text)
  )
    return 'tin';
  if (/\b(?:deep-fry|frying pan|wok|griddle|skillet)\b/i.test(text)) return 'pan';
  if (/\b(?:tray|roasting tin|baking sheet|oven)\b/i.test(text)) return 'tray';
  if (/\b(?:simmer|boil|pot|casserole|saucepan)\b/i.test(text)) return 'pot';
  return 'bowl';
}
