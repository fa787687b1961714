/** What is said of a dish that was already served: once more, or with something else in it. */

import { contentTokens } from '../../text/name-tokens.ts';
import { normalise } from '../../text/normalise.ts';
import { mayUse } from '../questions/may-use.ts';
import type { Table } from '../../cook/table.ts';
import { namesContent } from '../understand/meaning.ts';
import { standingIn } from '../understand/twist.ts';
import { twist } from './change-dish.ts';
import { dayIn } from './days.ts';
import { type Reply, serveDish } from './serve-dish.ts';

/** "go back to the burger": a dish we had before, once more. */
export function onBack(table: Table): Reply | null {
  const { meaning, before } = table;
  const asked = /\b(?:go(?:ing)?|let's go) back to (?:the )?(.{3,40})/.exec(meaning.text)?.[1];
  if (asked === undefined) return null;
  const words = contentTokens(asked);
  const dish = [...before.shared]
    .reverse()
    .find((one) =>
      contentTokens(normalise(one.title)).some((word) => words.some((said) => word.includes(said))),
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

/** "Ok give me the recipe", after talk of it: the card once more. */
export function onShowIt(table: Table): Reply | null {
  const { meaning, before } = table;
  if (!before.inHand || before.lastSaid === 'list' || namesContent(meaning)) return null;
  return SHOW_IT.test(meaning.text) ? serveDish(table, before.inHand, 'named') : null;
}

const SHOW_IT =
  /^(?:(?:ok|okay|yes|cool|great|please|then|so|and|now|can you|could you|just),? )*(?:give|show|send|write|get|share|repeat)(?: me| us)?(?: out)? (?:the|that|its|this|full) (?:full |whole |same |first )?(?:recipe|card)(?: (?:for|of) (?:it|that|this))?(?: (?:again|please|then|now|once more|pls))*[.!?]*$/;

/** "Cream?", said of a card: whether it goes in. */
export function onBareFood(table: Table): Reply | null {
  const { meaning, before } = table;
  const [food, other] = meaning.include;
  if (!before.inHand || before.lastSaid === 'list' || !food || other || meaning.course) return null;
  const bare = new RegExp(
    `^(?:and |or |maybe |with |plus )*(?:some |any |a bit of )?${literally(food.said)}\\?+$`,
  );
  if (!bare.test(meaning.text) || meaning.named.length + meaning.words.length > 0) return null;
  return SEASONS.test(food.said)
    ? mayUse({ ...table, meaning: { ...meaning, text: `can i add ${food.said}?` } })
    : null;
}

/** As somebody wrote it, stars and brackets included. */
function literally(said: string): string {
  return said.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** What goes into a dish; a chicken is a dish of its own. */
const SEASONS =
  /\b(?:cream|butter|cheese|parmesan|feta|mozzarella|wine|garlic|onions?|chilli|honey|sugar|lemon|lime|ginger|basil|parsley|coriander|mint|dill|oil|mustard|mayo|soy sauce|ketchup|yogh?urt|milk|nuts|seeds|olives|capers|bacon|peas|carrots?|spinach)\b/;

/** "Recipe for Monday": the first of a plan, and so on through the week. */
export function onDay(table: Table): Reply | null {
  const { meaning, before } = table;
  const { text } = meaning;
  if (before.offered.length < 2 || text.split(' ').length > 7 || namesContent(meaning)) return null;
  const day = dayIn(text);
  const bare = before.planned && text.split(' ').length <= 4 && !/\b(?:no|not|skip)\b/.test(text);
  const planned =
    day >= 0 && (bare || /\b(?:recipe|dish|card|what'?s|show|give|make|cook|start)\b/.test(text));
  const dish = planned ? before.offered[day] : undefined;
  return dish ? serveDish(table, dish, 'named') : null;
}

/** "it's turkey mince, actually", "with penne then": in place of its kin in the dish in hand. */
export function onTwistInHand(table: Table): Reply | null {
  const { before, meaning, kitchen } = table;
  const [food] = meaning.include;
  const plain = meaning.named.length === 0 && !meaning.course && !meaning.cuisine;
  if (!before.inHand || before.lastSaid === 'list' || !food || !plain || meaning.words.length > 1)
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
  // "With blueberries", said of pancakes, puts some in.
  const adds = new RegExp(
    `^(?:and |but |ok |maybe )*(?:with|plus) (?:some |a few )?${literally(food.said)}[.!?]*$`,
  );
  if (!onlyHas && adds.test(meaning.text) && GOES_IN.has(food.kinds[0] ?? ''))
    return mayUse({ ...table, meaning: { ...meaning, text: `can i add ${food.said}?` } });
  const text = `can i use ${food.said}?`;
  return onlyHas ? mayUse({ ...table, meaning: { ...meaning, text } }) : null;
}

/** What may be put into a dish beside what it has. */
const GOES_IN: ReadonlySet<string> = new Set([
  'fruit',
  'tree nut',
  'peanut',
  'cheese',
  'meat',
  'poultry',
  'vegetable',
  'berry',
  'nut',
  'seed',
  'herb',
  'spice',
  'citrus',
]);

/** "I only have oat milk", said of a card with another in it. */
const ONLY_HAS = /^(?:but |and |oh |hm+ )*(?:i|we)(?:'ve)? (?:only|just) (?:have |got |have got )/;
