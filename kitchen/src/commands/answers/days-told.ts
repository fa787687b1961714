/** Judges whether food has kept too long, from the days that somebody tells ("cooked on Sunday, and it is Tuesday") and known keeping times. */

import { keepsTip } from '../../cook/plate/plate.ts';
import type { Memo } from '../../memo/memo.ts';
import type { Food } from '../../needs/heard.ts';
import type { ReadClause } from '../../read/read-clause.ts';
import { type Told, tell } from '../../say/told.ts';
import type { CommandContext } from '../command.ts';
import { DAY_NAMES } from '../find/days.ts';
import { factsOf, sentencesOf, tellFacts, topicAsked } from './facts.ts';
import { cardOnTable, foodsAsked, hasTerm, isMainFood, wordSet } from './subject.ts';

const PAST = wordSet(
  'since ago old been made cooked ate eaten open opened bought leftover left sat sitting last',
);
const OPENED = wordSet('open opened opening');
const STOOD_OUT = wordSet('out overnight counter worktop hob stove side outside forgot forgotten');
const COOKED = wordSet('cooked made leftover roasted boiled');
const RAW = wordSet('raw uncooked fresh');
const DAYS_OF: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30 };
const WEEK = 7;

/**
 * Whether it has kept, the verdict first; of one day alone, as nobody knows what today is, when it is too late. Empty where
 * no span of days is told or no time is known of the food. The longer of two times counts as the last day.
 */
export function keptUntilNow(context: CommandContext, memo: Memo, clause: ReadClause): Told[] {
  // What was cooked yesterday and stood out overnight is not in the fridge.
  if (hasTerm(clause, STOOD_OUT) && !clause.terms.includes('fridge')) return [];
  const days = daysSince(clause);
  const [day] = clause.days;
  if (days === undefined && (day === undefined || !clause.act.endsWith('safety'))) return [];
  const facts = factsOnKeeping(context, memo, clause);
  const most = longestIn(String(facts[0]?.slots.fact ?? ''));
  if (most === undefined) return [];
  if (days === undefined) {
    const slots = {
      most: most === 1 ? 'one day has' : `${most} days have`,
      day: DAY_NAMES[day ?? 0] ?? '',
    };
    return [tell('answers.kept-count', slots), ...facts];
  }
  if (clause.act === 'ask-ahead') {
    const verdict = days > most ? 'ahead-days-no' : 'ahead-days-yes';
    return [tell(`answers.${verdict}`, { days: inDays(days) }), ...facts];
  }
  const verdict = days > most ? 'too-long' : days === most ? 'last-day' : 'yet';
  return [tell(`answers.kept-${verdict}`, { days: inDays(days) }), ...facts];
}

const SPANS = ['ago', 'old', 'been', 'sat', 'sitting', 'open', 'opened'];

function inDays(days: number): string {
  return days === 1 ? 'one day' : `${days} days`;
}

/** Days from the first that is told to the last, or as many as are counted out; of what is to come there is none. */
function daysSince(clause: ReadClause): number | undefined {
  // "It has been in the fridge for four days."
  const hasLain = clause.act === 'ask-safety' && clause.terms.includes('fridge');
  if (!hasTerm(clause, PAST) && clause.act !== 'ask-ahead' && !hasLain) return undefined;
  // "Ten months old" is then the child and not the food.
  if (clause.situations.length > 0) return undefined;
  const [first, ...others] = clause.days;
  const last = others.at(-1);
  if (first !== undefined && last !== undefined && first !== last)
    return (last - first + WEEK) % WEEK;
  const counted = clause.amounts.find(({ unit }) => DAYS_OF[unit] !== undefined);
  if (clause.terms.includes('yesterday')) return 1;
  const isSpan = hasLain || SPANS.some((word) => clause.terms.includes(word));
  return counted && isSpan ? counted.value * (DAYS_OF[counted.unit] ?? 1) : undefined;
}

function factsOnKeeping(context: CommandContext, memo: Memo, clause: ReadClause): Told[] {
  const card = cardOnTable(context, memo);
  const isOfCard = (food: Food): boolean => card !== undefined && isMainFood(context, card, food);
  const foods = foodsAsked(clause);
  if (foods.length === 0 || (clause.act === 'ask-ahead' && foods.every(isOfCard)))
    return card && card.dish.keeps !== ''
      ? tellFacts(sentencesOf([keepsTip(card.dish.keeps)]).slice(0, 1))
      : [];
  const state = hasTerm(clause, COOKED) ? ['cooked'] : hasTerm(clause, RAW) ? ['raw'] : [];
  const asked = { ...clause, terms: [...clause.terms, ...state] };
  const kinds = hasTerm(clause, OPENED) ? ['opened', 'fridge'] : ['fridge', 'room'];
  return factsOf(context, topicAsked(context, 'storage', asked), kinds, 1);
}

/** In days, of the first time that a sentence names: "2-3 days" 3, "a week" 7. */
function longestIn(fact: string): number | undefined {
  const [, value = '', unit = ''] = SPAN.exec(fact) ?? [];
  const days = DAYS_OF[unit];
  return days && days * (Number(value) || 1);
}

const SPAN = /(\d+|\ba) (day|week|month)/;
