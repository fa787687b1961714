/** Handles questions about the current recipe whatever intent was read: "may this go in?" adds it, "fine without?" omits it; how the rest keeps. */

import { keepsTip } from '../../cook/plate/plate.ts';
import type { Memo } from '../../memo/memo.ts';
import type { Food } from '../../needs/heard.ts';
import { tell } from '../../say/told.ts';
import { contentTokens } from '../../text/name-tokens.ts';
import type { Command, CommandContext, Outcome } from '../command.ts';
import { changeFoods } from '../edits/change-foods.ts';
import { isKnownFood } from '../edits/said-food.ts';
import { answered, sentencesOf, stepSentences, tellFacts, withWords } from './facts.ts';
import { cardOnTable, foodsAsked, hasTerm, ingredientsOf, nounOf, wordSet } from './subject.ts';

const PUT = wordSet('add adding put stir chuck throw pop bung include go going');
const REST = wordSet('rest leftover remaining tomorrow');
const EATEN = wordSet('eat eating have finish');
/** What is said of a food in the past was put there by the chef, or went off. */
const NOT_ASKED = wordSet('off bad mould smell without instead wrong why');

/** Undefined without a card. */
export const byTheCard: Command = (context, memo, clause) =>
  addAsked(context, memo, clause) ??
  restAsked(context, memo, clause) ??
  withoutAsked(context, memo, clause);

/** "May the onion go in, and when?" puts it in: the card shows when, and takes it out again as easily. */
export const addAsked: Command = (context, memo, clause) => {
  const card = cardOnTable(context, memo);
  if (!card || !hasTerm(clause, PUT) || hasTerm(clause, NOT_ASKED)) return undefined;
  if (clause.act === 'pairing') return undefined;
  const { table } = context;
  const named = foodsAsked(clause).filter(
    ({ said }) => isKnownFood(table.kitchen, said) && !ASIDE.has(said),
  );
  // "The cream, that creme fraiche": what was named last is meant.
  const title = new Set(contentTokens(card.dish.title));
  const food = named.findLast(
    (one) =>
      ingredientsOf(table, card.dish, one).length === 0 &&
      !contentTokens(one.said).every((word) => title.has(word)),
  );
  if (!food) return alreadyIn(context, memo, named);
  const foods = [{ role: 'add' as const, chance: 1, food }];
  const outcome = changeFoods(context, memo, { ...clause, act: 'add', foods });
  if (!outcome) return undefined;
  const verdict = outcome.servesCard ? 'answers.yes-in' : 'answers.no-in';
  return { ...outcome, told: [tell(verdict), ...outcome.told] };
};

/** "When do I put the cauliflower in?", of a card. */
export const whenIn: Command = (context, memo, clause) =>
  WHEN.test(context.message) ? addAsked(context, memo, clause) : undefined;

const WHEN = /\bwhen\b/i;

/** Where it has its place already. */
function alreadyIn(
  context: CommandContext,
  memo: Memo,
  named: readonly Food[],
): Outcome | undefined {
  const card = cardOnTable(context, memo);
  const food = named.find((one) => card && ingredientsOf(context.table, card.dish, one).length > 0);
  if (!card || !food) return undefined;
  const [sentence] = withWords(stepSentences(card, memo), contentTokens(food.said));
  return answered(memo, [
    tell('answers.in-already', { food: nounOf(food.said) }),
    ...(sentence === undefined ? [] : tellFacts([sentence])),
  ]);
}

/** Of a date on a pot and the sauce in the pan nothing is added. */
const ASIDE: ReadonlySet<string> = new Set(['date', 'sauce', 'the sauce', 'dish']);

/** "Is it fine without?", of what was spoken of: it is left out, or stays with the reason. */
const withoutAsked: Command = (context, memo, clause) => {
  const isAsked = clause.terms.includes('without') && clause.terms.length <= MOST_WORDS;
  if (!isAsked || clause.foods.length + clause.tools.length > 0) return undefined;
  const outcome = changeFoods(context, memo, { ...clause, act: 'leave-out' });
  if (!outcome) return undefined;
  const verdict = outcome.servesCard ? 'answers.yes-in' : 'answers.no-in';
  return { ...outcome, told: [tell(verdict), ...outcome.told] };
};

const MOST_WORDS = 4;

const restAsked: Command = (context, memo, clause) => {
  const card = cardOnTable(context, memo);
  const isAsked =
    hasTerm(clause, REST) && hasTerm(clause, EATEN) && foodsAsked(clause).length === 0;
  if (!card || !isAsked || card.dish.keeps === '') return undefined;
  const keeps = sentencesOf([keepsTip(card.dish.keeps)]).slice(0, 2);
  const isKept = /\d (?:day|week)/.test(keeps[0] ?? '');
  return answered(memo, [...(isKept ? [tell('answers.rest-yes')] : []), ...tellFacts(keeps)]);
};
