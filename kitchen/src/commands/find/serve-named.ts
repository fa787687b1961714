/** Serves a named or picked dish, fitted to the person, with the edits of the same message; where it cannot be, offers the nearest. */

import { adapt } from '../../cook/adapt/adapt.ts';
import { bendingOf, type Choice, suitsTable } from '../../cook/choose/choose.ts';
import { stuckWithout } from '../../cook/choose/match.ts';
import { nextOfKin } from '../../cook/choose/next-of-kin.ts';
import { isOfNeed, speaks, type Table, withDiets } from '../../cook/table.ts';
import { servingsFor } from '../../cook/whole-things.ts';
import { getDishFacts } from '../../cookbook/cookbook.ts';
import type { Dish } from '../../cookbook/dish.ts';
import type { Edit, Memo } from '../../memo/memo.ts';
import type { Food } from '../../needs/heard.ts';
import type { ReadClause } from '../../read/read-clause.ts';
import { sayMinutes } from '../../say/number-words.ts';
import { type Told, tell } from '../../say/told.ts';
import type { CommandContext, Outcome } from '../command.ts';
import { choiceOfCard, tableForCard } from '../edits/card-choice.ts';
import { editCard } from '../edits/edited-card.ts';
import { helpingOf } from './amounts-held.ts';
import { layCard, offerList } from './lay-card.ts';
import { editsIn } from './named-edits.ts';
import { changesTold, dishNoun, isIn, nounOf, timeOf } from './tell-choice.ts';
import { foodsOf } from './wished.ts';

const OFFERED = 3;
const MOST_EDITS = 6;
const LOOKED_AT = 5;

export function serveNamed(
  context: CommandContext,
  memo: Memo,
  said: ReadClause,
  dish: Dish,
  more: readonly Edit[] = [],
): Outcome {
  const table = withDiets(context.table, context.table.wish.diets ?? []);
  const { needs } = table.heard.person;
  const clause = { ...said, foods: said.foods.filter(({ food }) => !isOfNeed(needs, food)) };
  const edits = [...editsIn(table, dish, clause), ...more].slice(0, MOST_EDITS);
  const helping = helpingOf(table, clause, dish);
  const { servings } = helping;
  const card = { slug: dish.slug, edits, ...(servings === undefined ? {} : { servings }) };
  const plain = fitted(tableForCard(table, card), dish);
  if (!plain) {
    const namesake = namesakeOf(table, dish, clause);
    return namesake ? serveNamed(context, memo, clause, namesake) : nearestTo(table, memo, dish);
  }
  const { minutes } = clause;
  if (minutes !== undefined && plain.adapted.dish.time > minutes)
    return tooSlow(table, memo, plain.adapted.dish, minutes);
  const made = withHelping(
    table,
    withEdits(context, layCard(memo, { ...card, edits: [] }), edits),
    helping.edits,
  );
  const out = foodsOf(clause, 'without', 'dislike').filter((food) => isIn(table, dish, food));
  const isKept = ({ said }: Food) =>
    !made.memo.card?.edits.some((edit) => edit.kind === 'leave out' && edit.food === said);
  // A burger that is not to be of beef is another burger.
  if (out.some(isKept))
    return nearestTo(
      { ...table, heard: { ...table.heard, avoid: [...table.heard.avoid, ...out] } },
      memo,
      dish,
    );
  const choice = made.choice ?? plain;
  const told = [
    tell('find.dish', {
      dish: dishNoun(table, choice.adapted.dish),
      time: timeOf(choice.adapted.dish, servings),
      servings: servingsFor(dish, servings),
    }),
    ...(edits.length > 0 ? made.told : changesTold(choice)),
  ];
  return { memo: made.memo, told, servesCard: true, choice };
}

/** Who asks for a lasagne and eats no meat is served the one that fits, and never told that there is none. */
function namesakeOf(table: Table, dish: Dish, clause: ReadClause): Dish | undefined {
  const { cookbook } = table.kitchen;
  const said = clause.said.find((one) => one.dish.slug === dish.slug)?.words ?? [];
  if (said.length === 0) return undefined;
  return nextOfKin(cookbook, dish).find(
    (one) =>
      one.course === dish.course &&
      said.every((word) => getDishFacts(cookbook, one).terms.has(word)) &&
      fitted(table, one),
  );
}

/** Each edit by itself, so that one that is refused does not take the others with it. */
function withEdits(context: CommandContext, memo: Memo, edits: readonly Edit[]): Outcome {
  let made: Outcome = { memo, told: [] };
  for (const edit of edits) {
    const tellEdit = edit.kind === 'add' ? undefined : () => [editTold(edit)];
    const next = editCard(context, made.memo, [edit], tellEdit);
    if (!next) continue;
    const { choice = made.choice } = next;
    const memoNow = next.servesCard ? { ...next.memo, earlier: memo.earlier } : made.memo;
    const refusal = next.servesCard ? next.told : next.told.slice(0, 1);
    made = { memo: memoNow, told: [...made.told, ...refusal], ...(choice ? { choice } : {}) };
  }
  return made;
}

/** What is set to the amounts they have is no news to them. */
function withHelping(table: Table, made: Outcome, edits: readonly Edit[]): Outcome {
  const { card } = made.memo;
  if (!card || edits.length === 0) return made;
  const memo = { ...made.memo, card: { ...card, edits: [...card.edits, ...edits] } };
  const choice = choiceOfCard(table, memo);
  return choice ? { ...made, memo, choice } : made;
}

function editTold(edit: Edit): Told {
  if (edit.kind === 'method') return tell('edits.method-noted', { method: edit.method });
  if (edit.kind === 'swap')
    return tell('find.instead', { to: nounOf([edit.to]), from: nounOf([edit.from]) });
  return tell('find.left-out', { foods: nounOf(edit.kind === 'leave out' ? [edit.food] : []) });
}

/** Undefined where it cannot be made to fit the person or the kitchen. */
export function fitted(table: Table, dish: Dish): Choice | undefined {
  if (!suitsTable(table, dish)) return undefined;
  const adapted = adapt(table.kitchen, dish, bendingOf(table));
  return adapted ? { adapted, missed: [], uses: 1 } : undefined;
}

/** A dish of two hours is none for half an hour; its quicker kin are. */
function tooSlow(table: Table, memo: Memo, dish: Dish, limit: number): Outcome {
  const slots = {
    dish: dishNoun(table, dish),
    time: sayMinutes(dish.time),
    limit: sayMinutes(limit),
  };
  const original = table.kitchen.cookbook.dishes.find(({ slug }) => slug === dish.slug) ?? dish;
  return nearestTo(
    table,
    memo,
    original,
    tell('find.dish-slow', slots),
    ({ time }) => time <= limit,
  );
}

/** Why it cannot be, and what comes nearest to it. */
function nearestTo(
  table: Table,
  memo: Memo,
  dish: Dish,
  lead = whyNot(table, dish),
  suits: (one: Dish) => boolean = () => true,
): Outcome {
  const { cookbook } = table.kitchen;
  const lists: Choice[] = [];
  for (const one of nextOfKin(cookbook, dish)) {
    if (lists.length >= LOOKED_AT) break;
    if (table.served.has(one.slug) || memo.served.includes(one.slug)) continue;
    const choice = suits(one) ? fitted(table, one) : undefined;
    if (choice) lists.push(choice);
  }
  // What fits as it is comes before what had to be changed.
  lists.sort((a, b) => a.adapted.changes.length - b.adapted.changes.length);
  if (lists.length === 0) return { memo, told: [lead] };
  return offerList(memo, lead, lists.slice(0, OFFERED));
}

function whyNot(table: Table, dish: Dish): Told {
  const noun = dishNoun(table, dish);
  const facts = getDishFacts(table.kitchen.cookbook, dish);
  const tool = stuckWithout(facts, dish, table.lacking);
  if (tool) return tell('find.dish-tool', { dish: noun, tool });
  // A title that names what they must not have is not said to them.
  if (!speaks(table.kitchen, dish.title, table.heard.person.needs)) return tell('find.unfit');
  return tell(suitsTable(table, dish) ? 'find.dish-unfit' : 'find.dish-care', { dish: noun });
}
