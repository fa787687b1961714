/** After the commands: refits recipe or meal plan to needs just told, repeats those needs back, adds warning signs where a rash is told of. */
import { help } from '../commands/answers/emergency.ts';
import type { CommandContext, Outcome } from '../commands/command.ts';
import { cardAgain } from '../commands/person/need.ts';
import { hasNews, newsTold } from '../commands/person/news.ts';
import { refitPlan } from '../commands/plan/replace-meals.ts';
import type { Table } from '../cook/table.ts';
import type { Memo } from '../memo/memo.ts';
import { isQuestion } from '../read/question-acts.ts';
import type { ReadClause } from '../read/read-clause.ts';
import type { Told } from '../say/told.ts';
import { isLost } from './followed.ts';

/** A need that is told beside thanks or a question changes the card as well: nobody is left with one that no longer fits. */
export function withCardFitted(context: CommandContext, { card }: Memo, outcome: Outcome): Outcome {
  const { servesCard, lists, told, memo } = outcome;
  // What somebody brought has been looked at, and is answered for line by line.
  const isOwn = told.some(({ message }) => message.startsWith('own.'));
  // What harms somebody is off the card before anything is offered.
  const { harm, diets } = context.table.heard.news;
  const isAsked = memo.asked !== undefined && harm.length + diets.length === 0;
  const isDone = servesCard || lists || isOwn || isAsked;
  if (!card || memo.card !== card || isDone || !hasNews(context.table)) return outcome;
  const fitted = cardAgain(context, memo);
  if (!fitted?.servesCard && !fitted?.lists) return outcome;
  // Nothing is said of a card that has had to go.
  return fitted.lists ? fitted : { ...fitted, told: [...told, ...fitted.told] };
}

/** The same of a plan: its meals that no longer fit are replaced. */
export function withMealsFitted(
  context: CommandContext,
  { plan }: Memo,
  clause: ReadClause | undefined,
  outcome: Outcome,
): Outcome {
  const { servesCard, lists, told, memo } = outcome;
  const isDone = lists || memo.asked !== undefined || memo.plan !== plan;
  if (!clause || plan.length === 0 || isDone || !hasNews(context.table)) return outcome;
  const fitted = refitPlan(context, memo, { ...clause, dishes: [] });
  if (!fitted) return outcome;
  const isNew = ({ message }: Told) =>
    message !== 'plan.fits' && !told.some((one) => one.message === message);
  const more = fitted.told.filter(isNew);
  // Beside a card the plan is only spoken of.
  if (servesCard)
    return { ...outcome, memo: { ...memo, plan: fitted.memo.plan }, told: [...told, ...more] };
  return fitted.memo.plan === plan && more.length === 0
    ? outcome
    : { ...fitted, told: [...told, ...more] };
}

/** What was told of the people is said back before everything else; good news is met with joy before it is noted. */
export function withNews(table: Table, told: readonly Told[]): Told[] {
  const [first, ...rest] = told;
  if (first && JOY.test(first.message)) return [first, ...newsTold(table), ...rest];
  return [...newsTold(table), ...told];
}

const JOY = /^answers\.(?:feeling|praise)/;

/** A rash is no emergency yet: what was asked is answered, and the signs are told by which it would be one. */
export function withSigns(
  context: CommandContext,
  memo: Memo,
  clauses: readonly ReadClause[],
  outcome: Outcome,
): Outcome {
  const signs = help(memo, 'rash');
  const { servesCard, lists, showsPlan, told } = outcome;
  const asks = clauses.some(({ act, chance }) => isQuestion(act) && chance >= POSSIBLE);
  const answers = servesCard || lists || showsPlan || (asks && !isLost(outcome));
  if (!answers && !hasNews(context.table)) return signs;
  const news = newsTold(context.table);
  const isNews = ({ message }: Told) => news.some((one) => one.message === message);
  const rest = told.filter((one) => !isNews(one));
  return { ...outcome, told: [...news, ...signs.told, ...rest] };
}

/** A guess at a question is none. */
const POSSIBLE = 0.4;
