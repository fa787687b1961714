/** "Ok do that", said of a change we had proposed in words, makes it; "without, then" brings back the card as it was. */

import { useMeant } from '../questions/may-use.ts';
import { swapMeant } from '../questions/swap.ts';
import type { Table } from '../../cook/table.ts';
import { understand } from '../understand/understand.ts';
import { twist } from './change-dish.ts';
import { type Reply, serveDish } from './serve-dish.ts';

export function onAccepted(table: Table): Reply | null {
  const { before, meaning, kitchen } = table;
  const { inHand, asked, lastSaid } = before;
  if (!inHand || lastSaid !== 'text') return null;
  if (asked === undefined)
    return AS_IT_WAS.test(meaning.text) ? serveDish(table, inHand, 'changed') : null;
  if (asked.kind !== 'may-use' && asked.kind !== 'swap') return null;
  if (!DO_THAT.test(meaning.text)) return null;
  const question = { ...table, meaning: understand(kitchen, asked.text) };
  const replace = asked.kind === 'swap' ? swapMeant(question) : useMeant(question);
  if (!replace) return null;
  return twist({ ...table, meaning: { ...meaning, replace } }, inHand, 'changed');
}

const SO =
  '(?:(?:ok(?:ay)?|yes|yeah|yep|sure|great|good|perfect|fine|alright|cool|thanks|then|so|and|well|please),? )*';
const DO_THAT = new RegExp(
  `^${SO}(?:do (?:that|it|so|this)|use (?:that|it|this|those)|add (?:it|that|some)|change (?:it|the card|that)|swap it|go (?:ahead|for it)|let's (?:do|use|try) (?:that|it|this)|i'll (?:use|take|do) (?:that|it|those)|with that|put (?:it|that|some) in|yes|yeah|yep|sure|please)(?: then| please| instead)?[.!]*$`,
);
/** After a wish that was ruled out. */
const AS_IT_WAS = new RegExp(
  `^${SO}(?:without(?: (?:it|them|that))?|leave (?:it|them|that) out|skip (?:it|them|that)|never ?mind|as it (?:is|was)|keep it(?: as it (?:is|was))?|just (?:the|that|as)(?: \\w+){0,3}|whatever|no problem)(?: then| please)?[.!]*$`,
);
