/** Tells whether a message part changes the current recipe, although it has the form of a question: "could it be without nuts?" */
import type { Memo } from '../../memo/memo.ts';
import type { ReadClause } from '../../read/read-clause.ts';

/** "Could the base be without biscuits?", said of a card, asks for that change however a question like it is answered. */
export function changesCard(
  { card, offered }: Memo,
  { act, chance, foods, terms }: ReadClause,
): boolean {
  const least = CHANGES[act];
  if (!card || offered.length > 0 || least === undefined || chance < least) return false;
  if (act === 'ask-substitute') return foods.length === 1 && foods[0]?.role === 'to';
  const isTold = act !== 'have' || foods.length >= SEVERAL || terms.includes('already');
  return act === 'method' || (foods.length > 0 && isTold);
}

const CHANGES: Readonly<Record<string, number>> = {
  ...{ add: 0.55, swap: 0.55, 'leave-out': 0.55, adjust: 0.55, have: 0.7, method: 0.85 },
  'ask-substitute': 0.85,
};

const SEVERAL = 2;
