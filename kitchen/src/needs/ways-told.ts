/** Finds which diets, customs (halal) and situations (pregnancy) a message tells of, for whom and for how long each holds. */
import { DIETS, SITUATIONS } from '../vocabulary.ts';
import type { LikelyAnswer, TableState } from './acts-of-message.ts';
import type { Held, MessageHeard } from './hear-message.ts';
import type { NeedsReader } from './needs-reader.ts';
import type { NeedsRead, Statement } from './read-statements.ts';

/** "A vegan friend comes tonight, what shall I cook?" */
function isOfSomebody({ isGuest, holder, polarity }: Statement): boolean {
  return polarity !== 'negated' && (isGuest || holder !== 'me');
}

export function waysIn(
  reader: NeedsReader,
  read: NeedsRead,
  acts: LikelyAnswer,
  { state, text, isApart }: { state: TableState; text: string; isApart: boolean },
): Pick<MessageHeard, 'diets' | 'customs' | 'situations'> {
  const ways = read.statements.filter(({ isDiet }) => isDiet);
  const isLasting = ({ polarity }: Statement) => polarity === 'declared' || polarity === 'harm';
  const isWished = (one: Statement) =>
    ['wanted', 'named', 'without', 'dislike', 'unclear', 'question', 'lacking'].includes(
      one.polarity,
    ) &&
    (one.isAsked || one.polarity === 'question'
      ? acts.beginsDish || isOfSomebody(one)
      : !acts.isPlain || isOfSomebody(one)) &&
    (state !== 'card' || acts.isWish || one.name === 'Gluten-Free' || isApart);
  const meant = ways.filter((one) => isLasting(one) || isWished(one));
  // "Vegan", and not a word of a dish, is said of themselves.
  const isAll = ({ start, end }: Statement) => text.trim().length <= end - start + 1;
  const isOfCard = (one: Statement) =>
    acts.isEdit && reader.customs.get(one.name)?.out.length === 0;
  const others = meant.filter((one) => !isDietName(one.name) && !isOfCard(one));
  return {
    diets: meant.flatMap((one) =>
      DIETS.filter((diet) => diet === one.name).map((diet) => ({
        diet,
        isOnce:
          !isLasting(one) &&
          diet !== 'Gluten-Free' &&
          acts.isWish &&
          !isAll(one) &&
          !acts.isUnsure &&
          // What a guest eats holds until the guest is gone.
          !isOfSomebody(one),
        ...heldBy(one),
      })),
    ),
    customs: others.flatMap((one) => {
      const custom = reader.customs.get(one.name);
      return custom ? [{ custom, ...heldBy(one) }] : [];
    }),
    situations: others.flatMap((one) =>
      SITUATIONS.filter((situation) => situation === one.name && isLasting(one)).map(
        (situation) => ({ situation, ...heldBy(one) }),
      ),
    ),
  };
}

export function heldBy({ holder, isGuest }: Statement): Held {
  return { holder, isGuest };
}

export function isDietName(name: string): boolean {
  return DIETS.some((diet) => diet === name);
}
