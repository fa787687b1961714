/** Lays a card on the table: what lay there before is kept for taking back, and no list or question is open any longer. */
import type { Card, Memo } from '../../memo/memo.ts';

const MOST_EARLIER = 8;
const MOST_SERVED = 40;

export function layCard(memo: Memo, card: Card): Memo {
  const { asked: _, step: __, ...others } = memo;
  return {
    ...others,
    card,
    earlier: (memo.card ? [...memo.earlier, memo.card] : memo.earlier).slice(-MOST_EARLIER),
    offered: [],
    served: [...memo.served.filter((slug) => slug !== card.slug), card.slug].slice(-MOST_SERVED),
  };
}

/** A list is open: the question before it is not. */
export function layList(memo: Memo, slugs: readonly string[]): Memo {
  const { asked: _, step: __, ...others } = memo;
  return { ...others, offered: slugs };
}
