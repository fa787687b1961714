/** Puts a new recipe card or list into the conversation state: the old card is kept for undo, open questions end. Also builds list replies. */
import type { Choice } from '../../cook/choose/choose.ts';
import type { Card, Memo } from '../../memo/memo.ts';
import { type Told, tell } from '../../say/told.ts';
import type { Outcome } from '../command.ts';

const MOST_EARLIER = 8;
const MOST_SERVED = 40;

export function layCard(memo: Memo, card: Card): Memo {
  const { asked: _, step: __, listed: ___, ...others } = memo;
  const from = memo.offered.length > 0 ? memo.offered : memo.listed;
  return {
    ...others,
    ...(from?.includes(card.slug) ? { listed: from } : {}),
    card,
    earlier: (memo.card ? [...memo.earlier, memo.card] : memo.earlier).slice(-MOST_EARLIER),
    offered: [],
    served: [...memo.served.filter((slug) => slug !== card.slug), card.slug].slice(-MOST_SERVED),
  };
}

/** A list is open: the question before it is not. */
export function layList(memo: Memo, lists: readonly Choice[]): Memo {
  const { asked: _, step: __, listed: ___, ...others } = memo;
  return { ...others, offered: lists.map(({ adapted }) => adapted.original.slug) };
}

/** A list with a sentence before it, and one behind it that leaves the choice to them. */
export function offerList(memo: Memo, lead: Told, lists: readonly Choice[]): Outcome {
  return { memo: layList(memo, lists), told: [lead, tell('find.list-end')], lists };
}
