/** Tells from the cards in view what was asked for, when the message that asked for it has gone. */

import type { Kitchen } from '../../cook/kitchen.ts';
import { isOpen, type Wish } from '../../cook/wish.ts';
import type { Dish } from '../../cookbook/dish.ts';
import type { Conversation } from './conversation.ts';

/** What a wish is for more often than not, the narrower before the wider. */
const MAINS = [
  ...['salmon', 'prawn', 'shrimp', 'chicken', 'turkey', 'duck', 'beef', 'pork', 'lamb', 'goat'],
  ...[
    'tofu',
    'lentil',
    'chickpea',
    'fish',
    'shellfish',
    'pasta',
    'noodle',
    'rice',
    'potato',
    'egg',
  ],
];

/** Two different fish on two cards, and no other wish known: it was for fish. One card alone tells nothing. */
export function wishShown(
  { cookbook }: Kitchen,
  { wish, shared }: Pick<Conversation, 'wish' | 'shared'>,
  dish: Dish,
): Wish {
  const others = shared.filter((one) => one.slug !== dish.slug);
  const known = !isOpen(wish) || wish.moods.length > 0 || wish.maxMinutes !== undefined;
  if (known || others.length === 0) return wish;
  const about = [dish, ...others].map((one) => cookbook.facts.get(one.slug)?.mainFoods);
  const main = MAINS.find((name) => about.every((hearts) => hearts?.has(name)));
  return main === undefined
    ? wish
    : { ...wish, include: [{ said: main, names: [main], kinds: [] }] };
}
