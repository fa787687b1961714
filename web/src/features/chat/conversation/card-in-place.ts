/** Changes a card where it stands, so that the conversation holds it once. */
import { chatStrings } from '../../../strings/chat.ts';
import type { Message, RecipeMessage } from './message.ts';

/** With the card of the message `id` as it is now; the conversation goes on from there. */
export function replaceCard(
  messages: readonly Message[],
  id: string,
  changed: RecipeMessage,
): readonly Message[] {
  const newest = messages.findLastIndex(({ memo }) => memo);
  return messages.map((one, at) => {
    const memo = at === newest && changed.memo ? { memo: changed.memo } : {};
    if (one.id !== id || one.tag !== 'recipe') return at === newest ? { ...one, ...memo } : one;
    const { conversation_response: said } = one.text;
    const text = {
      ...changed.text,
      ...(said === undefined ? {} : { conversation_response: said }),
    };
    return { ...changed, ...memo, id, text };
  });
}

/**
 * The newest card once more, for other people or in other measures, is no new card: it is changed in its place, and the
 * reply says so. Undefined if the reply is anything else.
 */
export function changeInPlace(
  messages: readonly Message[],
  id: string,
  ending: readonly Message[],
): readonly Message[] | undefined {
  const [reply] = ending;
  const card = messages.findLast((one): one is RecipeMessage => one.tag === 'recipe');
  if (ending.length !== 1 || reply?.tag !== 'recipe' || reply.outcome || !card) return undefined;
  if (card.outcome || !isSameInOtherAmounts(card, reply)) return undefined;
  const { text, memo } = reply;
  const said: Message = {
    ...{ id, sender: reply.sender, typed: true, changedCard: card.id },
    text: [text.conversation_response, chatStrings.cardChanged].filter(Boolean).join(' '),
    ...(memo ? { memo } : {}),
  };
  return replaceCard(messages, card.id, reply).map((one) => (one.id === id ? said : one));
}

function isSameInOtherAmounts(card: RecipeMessage, reply: RecipeMessage): boolean {
  const [before, now] = [card.memo?.card, reply.memo?.card];
  if (!before || !now || before.slug !== now.slug) return false;
  const isSameDish = JSON.stringify(before.edits) === JSON.stringify(now.edits);
  const { servings, units } = reply.text;
  return isSameDish && (servings !== card.text.servings || units !== card.text.units);
}
