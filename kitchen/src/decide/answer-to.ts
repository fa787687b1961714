/** Answers one clause of a message: runs its intent's commands, checks that they answer it, avoids repeats, records what it was about. */
import { askKnown } from '../commands/answers/ask-known.ts';
import { asksToFreeze } from '../commands/answers/ask-storage.ts';
import { asksAny, isCarrying } from '../commands/answers/carrying-words.ts';
import { isToldAgain } from '../commands/answers/facts.ts';
import { onTopic, passedOver } from '../commands/answers/on-topic.ts';
import { withOwnHarm } from '../commands/answers/own-harm.ts';
import { withSafeCore } from '../commands/answers/safe-core.ts';
import { wordSet } from '../commands/answers/subject.ts';
import { unknown } from '../commands/answers/talk.ts';
import { withVerdict } from '../commands/answers/verdict.ts';
import { whatIs } from '../commands/answers/what-is.ts';
import type { Command, CommandContext, Outcome } from '../commands/command.ts';
import { unfitOwn } from '../commands/person/own-recipe.ts';
import type { Memo } from '../memo/memo.ts';
import { isAsked, isQuestion } from '../read/question-acts.ts';
import type { ReadClause } from '../read/read-clause.ts';
import { tell } from '../say/told.ts';
import { eachOffered } from './each-offered.ts';
import { followed, isEmpty, isLost } from './followed.ts';
import { insists } from './question-words.ts';
import { actOf } from './reread-clause.ts';
import { alone, spokenOf } from './spoken-of.ts';
import { ROWS } from './table.ts';

/** Acts that nothing comes of while the recipe on the table cannot be made to fit. */
export const OF_CARD = wordSet(
  'swap add leave-out adjust heat scale units quicker method restyle show step',
);

/** What its row answers; the memo keeps which question it was and of what, for an "and sugar?" that follows. */
export function answerTo(context: CommandContext, memo: Memo, clause: ReadClause): Outcome {
  const act = actOf(clause, memo);
  const unfit = OF_CARD.has(act) ? unfitOwn(context, memo) : undefined;
  const toOne = (one: ReadClause) => firstAnswer(ROWS[act] ?? [], context, memo, one);
  const isKnown = act === 'ask-known';
  const what = isAsked(act) && !isKnown ? whatIs(context, memo, clause) : undefined;
  const rest = what && !asksAny(what.rest) ? undefined : (what?.rest ?? clause);
  const first =
    unfit ?? (rest && (eachOffered(context, memo, { ...rest, act }, toOne) ?? toOne(rest)));
  const held =
    first && rest && isAsked(act) && !isKnown
      ? answerOf(context, memo, { ...rest, act }, first)
      : first;
  // "Can I thicken it with flour instead of crushing the potatoes?", where the change cannot be made.
  const isRefused = CHANGES.has(act) && !held?.servesCard;
  const answer = (isRefused ? askKnown(context, memo, clause) : undefined) ?? held;
  const said = what && answer ? followed(what.outcome, answer) : (what?.outcome ?? answer);
  if (!said) return { memo, told: [] };
  const isMore = isToldAgain(memo, said) && asksAgain(memo, clause);
  const next = isMore
    ? (otherAnswer(context, memo, { ...clause, act }) ?? allKnown(memo, said))
    : said;
  const { question: _, subject: __, ...others } = next.memo;
  const question = isKnown ? clause.second : act;
  const subject = spokenOf({ ...clause, act }, memo);
  const kept: Memo = {
    ...others,
    ...(isAsked(question) ? { question } : {}),
    ...(subject ? { subject } : {}),
  };
  if (!isQuestion(act)) return { ...next, memo: kept };
  const own = withOwnHarm(context, clause, { ...next, memo: kept });
  const whole = withSafeCore(context, clause, own);
  const isOfLeave = act === 'ask-safety' || act === 'ask-storage';
  return isOfLeave ? withVerdict(context.message, asksToFreeze(clause), whole) : whole;
}

/** The answer where it is one to the question, else what the knowledge or the next likely reading has, else that it is not known. */
function answerOf(context: CommandContext, memo: Memo, clause: ReadClause, said: Outcome): Outcome {
  const next = SECOND[clause.second] ?? clause.second;
  const toSecond = () =>
    isAsked(next) || NEVER_ASKED.has(next)
      ? firstAnswer(ROWS[next] ?? [], context, memo, { ...clause, act: next })
      : undefined;
  const fit = onTopic(context, memo, clause, said, toSecond);
  if (!fit) return unknown(context, memo, clause) ?? said;
  // "How far ahead can I make the dolmades and the crumble?"
  const others = OF_EACH_FOOD.has(clause.act) ? passedOver(context, memo, clause, fit) : [];
  return others
    .slice(0, MOST_FOODS)
    .map((one) => alone(context, memo, clause, one))
    .reduce((so, one) => {
      const more = firstAnswer(ROWS[one.act] ?? [], context, so.memo, one);
      const isIt = more && onTopic(context, memo, one, more, () => undefined);
      return isIt ? followed(so, isIt) : so;
    }, fit);
}

const CHANGES = wordSet('swap add leave-out adjust method quicker');
const MOST_FOODS = 2;
/** What is asked of two foods is asked of each. */
const OF_EACH_FOOD = wordSet(
  'ask-storage ask-safety ask-ahead ask-reheat ask-amount ask-timing ask-done',
);

/** What a question may have been after all, where no answer to it speaks of what it names. */
const SECOND: Readonly<Record<string, string>> = { swap: 'ask-substitute' };
const NEVER_ASKED: ReadonlySet<string> = new Set(['dish', 'thanks', 'bye', 'praise', 'feeling']);

/** Whoever asks once more was not helped by the first answer; what else the row has is tried before it is said again. */
function otherAnswer(context: CommandContext, memo: Memo, clause: ReadClause): Outcome | undefined {
  const answers = (ROWS[clause.act] ?? []).flatMap((one) => one(context, memo, clause) ?? []);
  return answers.find((one) => !(isEmpty(one) || isLost(one) || isToldAgain(memo, one)));
}

/** Whether it insists, or names nothing that the question before it had not. */
function asksAgain({ subject }: Memo, clause: ReadClause): boolean {
  const known = new Set(subject?.words);
  return insists(clause) || !clause.terms.some((term) => isCarrying(term) && !known.has(term));
}

function allKnown(memo: Memo, { told: [_, ...others] }: Outcome): Outcome {
  return { memo, told: [tell('answers.all-known'), ...others] };
}

export function firstAnswer(
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
