/** Makes the memo of a conversation from its turns, for a client that sends messages alone, and after a reply of words. */
import type { Conversation } from '../chef/talk/conversation.ts';
import type { Memo } from './memo.ts';

/** What the turns show: the card on the table, what was listed last, what was served. */
export function rebuildMemo(before: Conversation, served: ReadonlySet<string>, memo: Memo): Memo {
  const { inHand, offered, planned, lastSaid, people } = before;
  const slugs = offered.map(({ slug }) => slug);
  const card =
    inHand && memo.card?.slug !== inHand.slug
      ? { slug: inHand.slug, edits: [], ...(people === undefined ? {} : { servings: people }) }
      : memo.card;
  const { card: _, ...others } = memo;
  return {
    ...others,
    ...(card ? { card } : {}),
    offered: lastSaid === 'card' ? [] : slugs,
    plan: planned ? slugs.map((slug, at) => ({ label: String(at + 1), slug })) : memo.plan,
    served: [...served],
  };
}
