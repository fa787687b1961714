/** After a dish that could not be made to fit, what was offered in its stead stays in view: its kin, and the dish bent another way. */
import type { Dish } from '../../cookbook/dish.ts';
import { isFood } from '../../cook/adapt/adapt-work.ts';
import { isOpen, likeThis } from '../../cook/choose/wish.ts';
import type { Table } from '../../cook/table.ts';
import { namesContent, namesModifier } from '../understand/meaning.ts';
import { OTHER_LEADS } from '../words/offering.ts';
import { twist } from './change-dish.ts';
import type { Reply } from './serve-dish.ts';
import { suggest } from './suggest.ts';

/** "With courgette", said where the aubergine had to go from a moussaka. */
export function onOtherInIt(table: Table): Reply | null {
  const { before, meaning } = table;
  const { inHand, lastSaid } = before;
  const [food, other] = meaning.include;
  if (!inHand || lastSaid !== 'list' || !food || other || meaning.named.length > 0) return null;
  if (
    !/^(?:and |but |ok |maybe |then |what about |how about )*(?:with|using|use)\b/.test(
      meaning.text,
    )
  )
    return null;
  // A sweet is made of what it is made of.
  if (inHand.course === 'dessert') return null;
  const item = missingFrom(table, inHand);
  if (!item) return null;
  const replace = { from: { said: item, names: [item], kinds: [] }, to: food };
  return twist({ ...table, meaning: { ...meaning, replace } }, inHand, 'named');
}

/** The one ingredient that stood in the way. */
function missingFrom(table: Table, dish: Dish): string | undefined {
  const found = dish.ingredients.filter((item) =>
    table.before.avoid.some((food) => isFood(table, item.name, food)),
  );
  return found.length === 1 ? found[0]?.name : undefined;
}

/** "No aubergine", said of what was offered in place of a lasagne: more of its kin, and not whatever comes. */
export function onKinAgain(table: Table): string | null {
  const { before, meaning, now } = table;
  const [first] = before.offered;
  if (!before.inHand || !first || before.lastSaid !== 'list' || before.planned) return null;
  if (!isOpen(now.wish) || now.wish.moods.length > 0) return null;
  if (namesContent(meaning) || !namesModifier(meaning) || meaning.question !== undefined)
    return null;
  const { time, moods } = meaning;
  if (meaning.reply && meaning.reply.kind !== 'no') return null;
  if (time.quicker || time.maxMinutes !== undefined || moods.length > 0) return null;
  const fitting = before.offered.filter(
    (dish) =>
      !now.refused.includes(dish) &&
      !dish.ingredients.some((item) =>
        meaning.avoid.some((food) => isFood(table, item.name, food)),
      ),
  );
  return suggest(table, likeThis(first, now.wish), { first: fitting, leads: OTHER_LEADS.slice(4) });
}
