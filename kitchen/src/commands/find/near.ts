/** Offers the nearest to a wish no dish meets: with a part of the wish given up, the least first; else says that there is none. */
import { choose } from '../../cook/choose/choose.ts';
import { ASKED_FOR_ONLY } from '../../cook/choose/match.ts';
import { isOpen, NO_WISH, type Wish } from '../../cook/wish.ts';
import type { Memo } from '../../memo/memo.ts';
import type { Food } from '../../needs/heard.ts';
import { tell } from '../../say/told.ts';
import type { Outcome } from '../command.ts';
import { foodSaid } from '../edits/said-food.ts';
import { listFor } from './find-told.ts';
import { heartsOf, holdsHeart } from './hearts.ts';
import { nounOf } from './tell-choice.ts';
import type { Wished } from './wished.ts';

const OFFERED = 3;
const MOST_PARTS = 2;
const MOST_TRIED = 6;

/** Never a dish without what the wish stands on; where there is none, that is said. */
export function near(wished: Wished, memo: Memo, served: ReadonlySet<string>): Outcome {
  const { table, wish, ...others } = wished;
  for (const one of lesser(wished).slice(0, MOST_TRIED)) {
    const found = choose(table, one, OFFERED, served).filter(
      (choice) =>
        choice.missed.length === 0 &&
        holdsHeart(table, one, choice) &&
        // Nobody who asked for a dal is helped by biscuits.
        (one.course !== undefined || !ASKED_FOR_ONLY.has(choice.adapted.dish.course)),
    );
    if (found.length === 0) continue;
    const soonest = [...found].sort((a, b) => a.adapted.dish.time - b.adapted.dish.time);
    const lists = wish.maxMinutes === undefined ? found : soonest;
    const lead = wish.words.length > 0 ? 'find.no-such-dish' : 'find.near';
    return listFor({ ...others, table, wish: one }, memo, lists, lead);
  }
  const foods = heartsOf(table, wish).map(({ said }) => said);
  return {
    memo,
    told: [
      foods.length > 0
        ? tell('find.miss-only-food', { foods: nounOf(foods) })
        : tell('find.nothing'),
    ],
  };
}

/** Wishes with a part of this one given up, the least of it first. */
function lesser({ table, wish }: Wished): Wish[] {
  const { course, cuisine, moods, words, include } = wish;
  const hearts = heartsOf(table, wish);
  const alone = (foods: readonly Food[]): Wish[] =>
    foods.map((food) => ({ ...NO_WISH, ...(course ? { course } : {}), include: [food] }));
  const parts = hearts.flatMap(({ said }) =>
    said.split(' ').map((word) => foodSaid(table.kitchen, word)),
  );
  const kinds = hearts.flatMap((food) => food.kinds.map((kind) => foodSaid(table.kitchen, kind)));
  const kept = course?.narrow ? { course } : {};
  const rest = { moods, ...(course ? { course } : {}), ...(cuisine ? { cuisine } : {}) };
  const tried: Wish[] =
    include.length === 0
      ? [
          { ...NO_WISH, ...kept, words },
          { ...wish, words: [] },
          { ...NO_WISH, ...rest },
        ]
      : [
          { ...wish, words: [] },
          { ...NO_WISH, ...kept, include: hearts, moods },
          ...alone([...hearts, ...parts.slice(0, MOST_PARTS), ...kinds.slice(0, MOST_PARTS)]),
          // A course that was named is never left for another: of a dessert with beef the beef goes.
          ...(course?.narrow
            ? [{ ...wish, include: include.filter((one) => !hearts.includes(one)) }]
            : []),
        ];
  return tried.filter((one) => !isOpen(one) || one.moods.length > 0);
}
