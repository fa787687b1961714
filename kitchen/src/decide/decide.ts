/** Answers a message: danger first, then each clause by its intent; asks back when unsure; refits recipe and plan to new needs. */
import { askAnything, danger } from '../commands/answers/any-topic.ts';
import { askBack } from '../commands/answers/ask-back.ts';
import { help, traces } from '../commands/answers/emergency.ts';
import { onTopic } from '../commands/answers/on-topic.ts';
import { withSafeCore } from '../commands/answers/safe-core.ts';
import { withVerdict } from '../commands/answers/verdict.ts';
import type { CommandContext, Outcome } from '../commands/command.ts';
import { choiceOfCard } from '../commands/edits/card-choice.ts';
import { cleared } from '../commands/find/reset.ts';
import { askBehind, askFirst } from '../commands/person/ask-first.ts';
import { hasNews, newsTold } from '../commands/person/news.ts';
import { asksForOne, forOne, plateApart } from '../commands/person/plate-apart.ts';
import { withPlanShown } from '../commands/plan/tell-plan.ts';
import { isOpen } from '../cook/wish.ts';
import type { Memo } from '../memo/memo.ts';
import { isQuestion } from '../read/question-acts.ts';
import type { ReadClause } from '../read/read-clause.ts';
import { tell } from '../say/told.ts';
import { answerTo, firstAnswer, OF_CARD } from './answer-to.ts';
import { withCardFitted, withMealsFitted, withNews, withSigns } from './fitted-after.ts';
import { followed, isEmpty } from './followed.ts';
import { readTogether } from './read-together.ts';
import { asTaken } from './reread-clause.ts';
import {
  isEmptyAnswer,
  isInOtherLetters,
  namesNothing,
  saysHowMuch,
  wishesNothing,
  withoutAsides,
} from './says-little.ts';
import { ROWS } from './table.ts';

/** Answered before and instead of everything else from such a chance on; danger has its own cues. */
const URGENT: Readonly<Record<string, number>> = { emergency: 0.8, harmful: 0.4, inject: 0.4 };
const POSSIBLE = 0.4;
/** Said beside something else, they ask for no answer of their own. */
const BESIDE: ReadonlySet<string> = new Set([
  ...['hello', 'thanks', 'praise', 'small-talk', 'bye', 'yes', 'other'],
  ...['need', 'lift', 'people', 'kit', 'have', 'about-you', 'complain', 'feeling'],
]);
/** A message is not understood where its surest act is less likely than that. */
const UNSURE = 0.3;

/** Always answers: where nothing else can, it asks which of two things was meant or says that it did not understand. */
export function decide(
  context: CommandContext,
  memo: Memo,
  clauses: readonly ReadClause[],
): Outcome {
  // Whoever asks of traces tells of an allergy as well, which is said back.
  if (context.danger === 'trace') return traces(context, memo);
  const isRash = context.danger === 'rash';
  if (context.danger && !isRash) return help(memo, context.danger);
  const calm = decideCalm(context, memo, clauses);
  return isRash ? withSigns(context, memo, clauses, calm) : calm;
}

function decideCalm(context: CommandContext, memo: Memo, clauses: readonly ReadClause[]): Outcome {
  const urgent = clauses.find(({ act, chance }) => chance >= (URGENT[act] ?? 2));
  if (urgent) return firstAnswer(ROWS[urgent.act] ?? [], context, memo, urgent) ?? nothing(memo);
  const warnings = clauses.map((clause) => danger(context, memo, clause));
  const warning = warnings.find((one) => one !== undefined);
  // "Make it for two, and can she have the rest cold?" changes the card as well.
  const changes = clauses.some(
    ({ act, chance }) => memo.card && OF_CARD.has(act) && chance >= EVEN,
  );
  if (warning && !changes) return withVerdict(context.message, false, warning);
  const asWarned = clauses.map((one, at) =>
    warnings[at] ? { ...one, act: 'ask-safety', chance: 1 } : one,
  );
  const joined = withoutAsides(readTogether(context, memo, asWarned));
  // Who asks whether traces harm is answered first: a food that nobody has spoken clearly of stays out meanwhile.
  const isDanger = joined.some(({ act, chance }) => act === 'ask-safety' && chance >= POSSIBLE);
  const question = isDanger ? undefined : askFirst(context, memo);
  return question
    ? askBehind(context, question, joined, () => answerAll(context, memo, joined))
    : answerAll(context, memo, joined);
}

/** Every clause of the message in its turn, without those that say too little beside the others. */
function answerAll(context: CommandContext, memo: Memo, joined: readonly ReadClause[]): Outcome {
  const isUnread = isInOtherLetters(context.message) && joined.every(namesNothing);
  if (isUnread && !(memo.card && hasNews(context.table)))
    return { memo, told: [...newsTold(context.table), tell('answers.about-language')] };
  // "Forget the menu" says nothing of what is wished for then.
  const isSurer = joined.some(
    ({ act, chance }) => chance >= SURE && !TALK.has(act) && act !== 'reset',
  );
  const likely = joined.filter(({ chance }) => chance >= POSSIBLE);
  const feels = likely.some(({ act }) => act === 'feeling');
  const weighs = (one: ReadClause) => !BESIDE.has(one.act) || changesCard(memo, one);
  const isWeighty = likely.some(weighs);
  const isIdle = (one: ReadClause) =>
    one.chance < POSSIBLE &&
    (isSurer ||
      (likely.length > 0 && namesNothing(one)) ||
      (isWeighty && one.chance < UNSURE && one.foods.length === 0));
  // Who grieves and wants to cook for it is heard first, and asked what it was.
  const isHeavy = likely.some(({ act, chance }) => act === 'feeling' && chance >= LIKELY);
  const isVague = (one: ReadClause) =>
    isHeavy && one.act === 'find' && namesNothing(one) && wishesNothing(one);
  // "Nah, something else" asks for others.
  const isOther = likely.some(({ act }) => act === 'other');
  const said = joined.filter(
    (one) =>
      !(
        (isOther && one.act === 'no') ||
        isIdle(one) ||
        isVague(one) ||
        (feels && isEmptyAnswer(one))
      ),
  );
  const weighty = said.filter(weighs);
  const leave = leaveTaken(joined);
  const first = leave ?? weighty[0] ?? bestBeside(said);
  const answered = weighty.length > 0 && !leave ? weighty : [first ?? []].flat();
  const { table } = context;
  if (first && answered.every(isUnsure) && !hasNews(table)) {
    const guess = answered[0] ?? first;
    const known = askAnything(context, memo, guess);
    const fit = known && onTopic(context, memo, guess, known, () => undefined);
    return fit ? withSafeCore(context, guess, fit) : askBack(context, memo, guess);
  }
  const apart = answered.some((one) => asksForOne(table, one))
    ? plateApart(context, memo)
    : undefined;
  const others = answered.filter(
    (one) => one.act !== 'reset' && !(apart && asksForOne(table, one)),
  );
  if (apart && others.length === 0) return { ...apart, told: [...newsTold(table), ...apart.told] };
  // "Forget the lot. Gnocchi then": the table is cleared before, and nothing is said of it.
  const clears = others.length < answered.length && others.some(({ act }) => ANEW.has(act));
  const outcome = (others.length > 0 ? others : answered).reduce(
    (so: Outcome, clause) =>
      followed(so, answerTo(context, so.memo, forOne(table, asTaken(context, memo, clause)))),
    { memo: clears ? cleared(memo) : memo, told: [] },
  );
  // A card that no longer fits the person cannot be changed, and is looked at anew.
  const isOff = memo.card !== undefined && choiceOfCard(table, memo) === undefined;
  const isStuck = (isEmpty(outcome) || isBarred(outcome)) && (hasNews(table) || isOff);
  const refit = isStuck && first ? firstAnswer(ROWS.need ?? [], context, memo, first) : undefined;
  const anew = refit?.showsPlan ? withPlanShown(table, refit) : refit;
  if (anew) return { ...anew, told: [...newsTold(table), ...anew.told] };
  if (isEmpty(outcome)) return askBack(context, memo, answered[0] ?? first);
  const kept = withCardFitted(context, memo, outcome);
  const fit = withMealsFitted(context, memo, first, kept);
  const { told, ...fitted } = fit.showsPlan ? withPlanShown(table, fit) : fit;
  return { ...fitted, told: withNews(table, told) };
}

/** "Six of us" and "I have no cumin", said beside an edit of the card, are edits of it as well. */
function changesCard({ card, offered }: Memo, { act, people, foods, terms }: ReadClause): boolean {
  if (!card || offered.length > 0) return false;
  if (act === 'people') return people !== undefined;
  // "The feta is still in there", beside whatever else.
  if (act === 'complain') return foods.length > 0 && terms.includes('still');
  // As many prawns as there are.
  return act === 'have' && foods.some(({ role, amount }) => role === 'lacking' || amount);
}

/** Wishes for which what lies on the table is nothing any more. */
const ANEW: ReadonlySet<string> = new Set(['find', 'dish', 'menu', 'plan', 'back']);

/** A clause of thanks or of goodbye, where nothing else is sure or asked. */
function leaveTaken(clauses: readonly ReadClause[]): ReadClause | undefined {
  const isTalk = ({ act, chance }: ReadClause) => LEAVES.has(act) && chance >= POSSIBLE;
  const isOther = (one: ReadClause) =>
    isQuestion(one.act) ||
    (one.chance >= EVEN && ANEW.has(one.act) && !isOpen(one.wish)) ||
    (one.chance >= POSSIBLE && OF_CARD.has(one.act) && saysHowMuch(one)) ||
    (one.chance >= LIKELY && !(TALK.has(one.act) || isEmptyAnswer(one)));
  const others = clauses.filter(({ act }) => !LEAVES.has(act));
  if (others.some(isOther)) return undefined;
  return clauses.find((one) => one.act === 'bye' && isTalk(one)) ?? clauses.find(isTalk);
}

/** Says nothing of what is to be cooked. */
const TALK: ReadonlySet<string> = new Set([
  ...['hello', 'thanks', 'praise', 'small-talk', 'bye', 'yes', 'no', 'complain', 'feeling'],
]);
const LEAVES: ReadonlySet<string> = new Set(['thanks', 'bye']);
/** Beside something as sure as that what is a mere guess is passed over. */
const SURE = 0.6;
const LIKELY = 0.7;
const EVEN = 0.5;

/** What was told of the kitchen or wished for before what was only polite or annoyed. */
function bestBeside(clauses: readonly ReadClause[]): ReadClause | undefined {
  const other = clauses.find((one) => one.act === 'other' && one.chance >= POSSIBLE);
  return clauses.find(({ act }) => act === 'have') ?? other ?? clauses[0];
}

/** A question that is taken for the wrong one still gets an answer or hears that none is known. */
function isUnsure({ act, chance }: ReadClause): boolean {
  return chance < UNSURE && !isQuestion(act);
}

const nothing = (memo: Memo): Outcome => ({ memo, told: [] });

/** Of what they have just ruled out nothing is said: "no milk any more, what do I do about the butter?" */
function isBarred({ told }: Outcome): boolean {
  return told.length > 0 && told.every(({ message }) => message.endsWith('-barred'));
}
