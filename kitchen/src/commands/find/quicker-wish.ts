/** Command: something quicker of the same foods, where the dish on the table cannot be shortened to the time there is. */
import { compose } from '../../compose/compose.ts';
import { readMadeSlug } from '../../compose/made-slug.ts';
import { adapt } from '../../cook/adapt/adapt.ts';
import { bendingOf } from '../../cook/choose/choose.ts';
import { minutesFor } from '../../cook/plate/rounds.ts';
import { isAllTheyHave } from '../../cook/wish.ts';
import { sayMinutes } from '../../say/number-words.ts';
import { tell } from '../../say/told.ts';
import type { Command } from '../command.ts';
import { choiceOfCard } from '../edits/card-choice.ts';
import { servingsOf } from '../edits/edited-card.ts';
import { quicker } from '../edits/quicker.ts';
import { foodSaid, isSameFood } from '../edits/said-food.ts';
import { find } from './find.ts';
import { layCard } from './lay-card.ts';
import { dishNoun, nounOf } from './tell-choice.ts';

/** So much sooner is quicker, where no time was named. */
const SOONER = 10;

const HASTE = 30;

/** Undefined where no foods were named, or nothing of them is done in that time. */
export const quickerWish: Command = (context, memo, clause) => {
  const { table } = context;
  const { kitchen, heard, wish } = table;
  const { card } = memo;
  const choice = card && choiceOfCard(table, memo);
  // "Just eggs, something quick": another wish, and in haste.
  if (choice && clause.wish.include.length > 0)
    return find(context, memo, { ...clause, minutes: clause.minutes ?? HASTE });
  const foods = foodsOf(
    card?.slug,
    wish.include.map(({ said }) => said),
  );
  if (!choice || !card || foods.length === 0) return undefined;
  const { time } = minutesFor(choice.adapted.dish, servingsOf(table, card));
  const minutes = Math.min(clause.minutes ?? time - SOONER, time - 1);
  const own = readMadeSlug(card.slug) ? undefined : quicker(context, memo, clause);
  if (own?.servesCard || minutes < 1) return own;
  const gone = card.edits.flatMap((edit) => (edit.kind === 'leave out' ? [edit.food] : []));
  const isGone = (said: string) =>
    gone.some((one) => isSameFood(foodSaid(kitchen, one), foodSaid(kitchen, said)));
  const made = compose(kitchen, {
    foods: foods.filter((said) => !isGone(said)),
    ...{ minutes, person: heard.person, isAll: isAllTheyHave(wish) },
    servings: clause.people ?? servingsOf(table, card),
  });
  if (!('dish' in made)) return own;
  const adapted = adapt(kitchen, made.dish, bendingOf(table));
  if (!adapted) return own;
  const { besides, left } = made;
  return {
    memo: layCard(memo, { slug: made.dish.slug, servings: made.dish.servings, edits: [] }),
    told: [
      tell('find.quicker', {
        dish: dishNoun(table, adapted.dish),
        time: sayMinutes(adapted.dish.time),
      }),
      ...(besides.length > 0 ? [tell('find.besides', { foods: nounOf(besides) })] : []),
      ...left.slice(0, 1).map(({ food, why }) => tell('find.left', { food: nounOf([food]), why })),
    ],
    servesCard: true,
  };
};

/** What the card was put together of, else what was wished for. */
function foodsOf(slug: string | undefined, wished: readonly string[]): readonly string[] {
  return (slug === undefined ? undefined : readMadeSlug(slug)?.foods) ?? wished;
}
