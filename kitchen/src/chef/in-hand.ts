/** What is said of a dish that was already served: once more, with more of something, with something else in it. */
import { fold, telling } from '../cookbook/fold.ts';
import { moreOf, twist } from './change-dish.ts';
import { mayUse } from './questions/may-use.ts';
import { type Reply, serveDish } from './serve-dish.ts';
import type { Table } from './table.ts';
import type { Food } from './understand/foods.ts';
import { standingIn } from './understand/twist.ts';

/** "go back to the burger": a dish we had before, once more. */
export function onBack(table: Table): Reply | null {
  const { meaning, before } = table;
  const asked = /\b(?:go(?:ing)?|let's go) back to (?:the )?(.{3,40})/.exec(meaning.text)?.[1];
  if (asked === undefined) return null;
  const words = telling(asked);
  const dish = [...before.shared]
    .reverse()
    .find((one) =>
      telling(fold(one.title)).some((word) => words.some((said) => word.includes(said))),
    );
  return dish ? serveDish(table, dish, 'named') : null;
}

/** "What was that first one again?": a dish of the conversation, once more. */
export function onFirstAgain(table: Table): Reply | null {
  const { meaning, before } = table;
  const { reply } = meaning;
  const asks =
    /\b(?:what|which) (?:was|were|is) (?:that |the |your )?(?:very )?(?:first|second|third|last|other)\b|\b(?:remind me|again what)\b/;
  if (!asks.test(meaning.text) || (reply?.kind !== 'index' && reply?.kind !== 'last')) return null;
  const known = before.offered.length > 1 ? before.offered : before.shared;
  const dish = reply.kind === 'last' ? known.at(-1) : known[reply.index];
  return dish ? serveDish(table, dish, 'named') : null;
}

/** "more garlic": the same card with more of it. */
export function onMore(table: Table): Reply | null {
  const { before, meaning } = table;
  const food = meaning.include[0] ?? seasoningIn(meaning.text);
  if (!before.inHand || before.lastSaid === 'list' || !food || meaning.include.length > 1)
    return null;
  const asked =
    /^(?:and |but |ok |can (?:you|we) |please |could you )*(?:(?:a bit |a little |some |lots |much |way )?(?:more|extra)|(?:add|put in|use) (?:some |more |a bit more |extra |lots of )*|double the|twice the)\b/;
  return asked.test(meaning.text) ? moreOf(table, before.inHand, food) : null;
}

/** "More pepper" is no wish for a dish of peppers. */
function seasoningIn(text: string): Food | undefined {
  const said = /\b(?:more|extra) (salt|pepper|sugar|oil|butter)\b/.exec(text)?.[1];
  if (said === undefined) return undefined;
  return { said, names: said === 'pepper' ? ['black pepper'] : [said], kinds: [] };
}

/** "it's turkey mince, actually", "with penne then": in place of its kin in the dish in hand. */
export function onTwistInHand(table: Table): Reply | null {
  const { before, meaning, kitchen } = table;
  const [food] = meaning.include;
  const plain = meaning.named.length === 0 && !meaning.course && !meaning.cuisine;
  if (!before.inHand || before.lastSaid !== 'card' || !food || !plain || meaning.words.length > 1)
    return null;
  const onlyHas = ONLY_HAS.test(meaning.text);
  if (
    !onlyHas &&
    !meaning.corrects &&
    !/^(?:and |but |ok |can (?:you|we) (?:do|make) it )?(?:with|using|use)\b/.test(meaning.text)
  )
    return null;
  const replace = meaning.replace ?? standingIn(kitchen, before.inHand, food);
  if (replace)
    return twist({ ...table, meaning: { ...meaning, replace } }, before.inHand, 'changed');
  const text = `can i use ${food.said}?`;
  return onlyHas ? mayUse({ ...table, meaning: { ...meaning, text } }) : null;
}

/** "I only have oat milk", said of a card with another in it. */
const ONLY_HAS = /^(?:but |and |oh |hm+ )*(?:i|we)(?:'ve)? (?:only|just) (?:have |got |have got )/;
