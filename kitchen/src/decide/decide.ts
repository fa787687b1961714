/** Decides by the act of each clause and what lies on the table which commands answer a message. */

import type { Command, CommandContext, Outcome } from '../commands/command.ts';
import { WHICH } from '../commands/edits/change-foods.ts';
import { foodSaid } from '../commands/edits/said-food.ts';
import { mergeWish } from '../cook/choose/wish.ts';
import type { Memo } from '../memo/memo.ts';
import type { FoodMention, ReadClause } from '../read/read-clause.ts';
import { ROWS } from './table.ts';

/** Said beside something else, they ask for no answer of their own. */
const BESIDE: ReadonlySet<string> = new Set([
  ...['hello', 'thanks', 'praise', 'small-talk', 'bye', 'yes', 'other'],
  ...['need', 'people', 'kit', 'have', 'about-you'],
]);
/** What is said of a dish that is to be found: one wish, in however many sentences. */
const OF_A_WISH: ReadonlySet<string> = new Set(['find', 'have', 'people', 'need', 'kit', 'other']);

/** Undefined where no part of the message has an answer. */
export function decide(
  context: CommandContext,
  memo: Memo,
  clauses: readonly ReadClause[],
): Outcome | undefined {
  const merged = withOneWish(clauses.map((clause) => asTaken(context, memo, clause)));
  const weighty = merged.filter(({ act }) => !BESIDE.has(act));
  const all = weighty.length > 0 ? weighty : merged;
  if (!all.every((clause) => isAnsweredHere(clause, memo))) return undefined;
  let outcome: Outcome = { memo, told: [] };
  for (const clause of weighty.length > 0 ? weighty : merged.slice(0, 1)) {
    const act = actOf(clause, memo);
    const commands = ROWS[act] ?? [];
    const next = firstAnswer(commands, context, outcome.memo, clause);
    const { question: _, ...others } = next?.memo ?? memo;
    const question = isQuestion(act) ? { question: act } : {};
    if (next) outcome = followed(outcome, { ...next, memo: { ...others, ...question } });
  }
  return outcome.told.length > 0 || outcome.servesCard || outcome.lists ? outcome : undefined;
}

/** "And sugar?" asks of sugar what was asked before. */
function actOf(clause: ReadClause, memo: Memo): string {
  const { act, chance, continues, ordinal, dishes, wish } = clause;
  // "Fish pie?" is no wish for a dish made with fish pie.
  if (act === 'find' && dishes.length === 1 && !wish.ideas) return 'dish';
  const { question, offered, plan } = memo;
  const counts = ordinal !== undefined && offered.length + plan.length > 0;
  if (counts && chance < EVEN && act !== 'step') return 'pick';
  return continues && question !== undefined && MAY_CONTINUE.has(act) ? question : act;
}

const EVEN = 0.5;
const MAY_CONTINUE: ReadonlySet<string> = new Set([
  ...['find', 'have', 'dish', 'add', 'other', 'ask-food', 'ask-substitute', 'ask-contains'],
  ...['people', 'small-talk', 'pairing', 'need'],
]);

function isQuestion(act: string): boolean {
  return act.startsWith('ask-') || act === 'pairing';
}

/** An act less likely than that is left to the older rules. */
const SURE = 0.5;

/**
 * Whether the commands answer a clause. The older rules still find and choose dishes, plan and talk, and bend a card;
 * what they see no question in, a surely read question, is answered here, and so is what our own last reply offered and
 * a change of a card that has been changed here.
 */
function isAnsweredHere({ act, chance }: ReadClause, { asked, card }: Memo): boolean {
  if (asked !== undefined && act === 'yes') return true;
  if (chance < SURE) return false;
  return QUESTIONS.has(act) || act.startsWith('ask-') || (EDITS.has(act) && isEdited(card));
}

const QUESTIONS: ReadonlySet<string> = new Set(['rescue', 'show']);
const EDITS: ReadonlySet<string> = new Set([
  ...['swap', 'add', 'leave-out', 'adjust', 'heat', 'scale', 'units', 'method', 'undo', 'show'],
]);

function isEdited(card: Memo['card']): boolean {
  return card !== undefined && card.edits.length > 0;
}

/** What a later clause serves takes the place of what an earlier one did. */
function followed(first: Outcome, { memo, told, ...served }: Outcome): Outcome {
  const { memo: _, told: before, ...kept } = first;
  const serves = served.servesCard || served.lists;
  return { memo, told: [...before, ...told], ...(serves ? served : kept) };
}

/** "Parsley then", when we had said what may stand in for the coriander, is a swap of the two. */
function asTaken({ table }: CommandContext, { asked }: Memo, clause: ReadClause): ReadClause {
  const [taken, other] = clause.foods;
  if (asked?.kind !== 'offer' || asked.act !== 'swap' || !taken || other) return clause;
  const isOffered = asked.about?.includes(taken.food.said) === true;
  if (!(TAKES.has(clause.act) || isOffered) || clause.dishes.length > 0) return clause;
  const [named = '', to = ''] = asked.about?.split(' -> ') ?? [];
  // "The mozzarella", when we had asked which cheese is to make room.
  const isAsked = named === WHICH;
  const known = foodSaid(table.kitchen, isAsked ? to : named);
  const foods: FoodMention[] = [
    { role: isAsked ? 'to' : 'from', chance: 1, food: known },
    { ...taken, role: isAsked ? 'from' : 'to' },
  ];
  return { ...clause, act: 'swap', foods };
}

const TAKES: ReadonlySet<string> = new Set([
  'find',
  'have',
  'dish',
  'other',
  'yes',
  'pick',
  'add',
  'swap',
]);

/** "I've got leeks. Five of us. Something quick?" is one wish for something quick with leeks for five. */
function withOneWish(clauses: readonly ReadClause[]): readonly ReadClause[] {
  // Whoever names a dish says the rest of it.
  const wish = ['dish', 'find'].flatMap((act) => clauses.filter((one) => one.act === act))[0];
  if (!wish) return clauses;
  const others = clauses.filter((one) => one !== wish && OF_A_WISH.has(one.act));
  const all = [wish, ...others];
  const whole: ReadClause = {
    ...wish,
    foods: all.flatMap(({ foods }) => foods),
    wish: others.reduce((sum, { meaning }) => mergeWish(sum, meaning), wish.wish),
    people: all.find(({ people }) => people !== undefined)?.people,
    minutes: all.find(({ minutes }) => minutes !== undefined)?.minutes,
    tools: all.flatMap(({ tools }) => tools),
    lackingTools: all.flatMap(({ lackingTools }) => lackingTools),
    terms: all.flatMap(({ terms }) => terms),
  };
  return [whole, ...clauses.filter((one) => one !== wish && !others.includes(one))];
}

function firstAnswer(
  commands: readonly Command[],
  context: CommandContext,
  memo: Memo,
  clause: ReadClause,
): Outcome | undefined {
  for (const command of commands) {
    const outcome = command(context, memo, clause);
    if (outcome) return outcome;
  }
  return undefined;
}
