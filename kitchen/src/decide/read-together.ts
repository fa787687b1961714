/** Rereads all clauses of a message together, by one another and by the open recipe, list or plan: runs this folder's rules in order. */
import { asKnown } from '../commands/answers/as-known.ts';
import type { CommandContext } from '../commands/command.ts';
import { pickedInstead } from '../commands/find/pick.ts';
import { hasNews } from '../commands/person/news.ts';
import type { Memo } from '../memo/memo.ts';
import type { ReadClause } from '../read/read-clause.ts';
import { withActsByCard } from './acts-by-card.ts';
import { withBesides } from './besides.ts';
import { withDishMeant } from './dish-meant.ts';
import { withSubjects } from './follow-up.ts';
import { withNumbersByCard } from './numbers-by-card.ts';
import { withPlanMeant } from './of-the-plan.ts';
import { withOneQuestion, withOneWish, withPickedSwap } from './one-wish.ts';
import { asCounted, asLeftOut, asNamed, asNeed } from './reread-clause.ts';
import { withRolesByCard } from './roles-by-card.ts';
import { withoutMisread } from './without-misread.ts';

/** "No, the other one", said of a card that was picked from a list. */
function ofListBefore({ table }: CommandContext, memo: Memo, clause: ReadClause): ReadClause {
  const isSaid = MAY_PICK.has(clause.act) && clause.dishes.length === 0;
  const dish = isSaid ? pickedInstead(table, memo, clause) : undefined;
  return dish ? { ...clause, act: 'dish', chance: 1, dishes: [dish], foods: [] } : clause;
}

const MAY_PICK: ReadonlySet<string> = new Set(
  'pick dish find other no undo show complain quicker'.split(' '),
);

const EVEN = 0.5;
/** Where nothing lies there that could be changed, these wish for something. */
const CHANGES: ReadonlySet<string> = new Set(['swap', 'add', 'adjust', 'change-plan', 'other']);

function asWishes(clauses: readonly ReadClause[]): ReadClause[] {
  return clauses.map((one) =>
    CHANGES.has(one.act) && one.foods.length > 0 ? { ...one, act: 'find' } : one,
  );
}

/** What is said of a plan first, then what is left unsaid, then what is named, known or needed; what is of one wish is one clause. */
export function readTogether(
  context: CommandContext,
  memo: Memo,
  clauses: readonly ReadClause[],
): readonly ReadClause[] {
  const meant = withDishMeant(context, memo, withoutMisread(context, clauses));
  const kept = meant.map((clause) => asLeftOut(context, memo, clause));
  const told = withNumbersByCard(context, memo, kept);
  const byCard = withActsByCard(context, memo, withRolesByCard(context, memo, told));
  const own = byCard.map((one) => ofListBefore(context, memo, one));
  // "Forget the menu. Lentil dal for one": the menu is nothing any more.
  const isLeft = own.some(({ act, chance }) => act === 'reset' && chance >= EVEN);
  const ofPlan = isLeft ? asWishes(own) : withPlanMeant(context, memo, own);
  // "Is it vegan? And we will be seven": the card is for seven, whatever is asked.
  const isCount = ({ act, people }: ReadClause) =>
    memo.card !== undefined &&
    memo.offered.length === 0 &&
    act === 'people' &&
    people !== undefined;
  const asked = withOneQuestion(ofPlan.filter((clause) => !isCount(clause)));
  const whole = withSubjects(context, memo, [...asked, ...ofPlan.filter(isCount)]);
  const named = whole.map((clause) => asNamed(context, memo, asCounted(memo, clause)));
  // "No nuts, one guest is allergic", said of a menu, is a matter of the menu.
  const isOfPlan = memo.plan.length > 0 && !memo.card && hasNews(context.table);
  const known = (clause: ReadClause) =>
    isOfPlan && clause.act === 'need' ? clause : asKnown(context, memo, clause);
  const read = named.map((clause) => asNeed(context, known(clause)));
  return withBesides(withOneWish(withPickedSwap(read)), memo);
}
