/** "Can I do it in a slow cooker?": the dish in hand by another way of cooking. */
import { fill } from '../../cook/fill.ts';
import { DEVICE, findMethod, NO_OVEN } from '../lore/methods.ts';
import type { Table } from '../../cook/table.ts';
import { dishMeant } from './about-dish.ts';

/** "Air fryer wings": how the dish that is served goes into what they cook with. */
export function inTheirDevice(text: string, title: string): string {
  const asks = new RegExp(
    `\\b(?:${DEVICE})\\b|\\bbut (?:baked|(?:done |made |cooked )?in (?:the |an |my )?oven)\\b`,
  );
  if (!asks.test(text) || NO_OVEN.test(text)) return '';
  const found = findMethod(text);
  return found ? fill(found, { dish: title }) : '';
}

export function aboutMethod(table: Table): string | null {
  const dish = dishMeant(table);
  if (!dish) return null;
  const { text } = table.meaning;
  if (NO_OVEN.test(text))
    return fill(
      table.kitchen.cookbook.facts.get(dish.slug)?.tools.has('oven')
        ? '{dish} really needs an oven (or a grill); a lidded pan over low heat cooks parts of it through, but does not brown it. Say “something else” and I will find you one for the hob.'
        : 'Good news: {dish} needs no oven at all.',
      { dish: dish.title },
    );
  const found = findMethod(text);
  return found ? fill(found, { dish: dish.title }) : null;
}
