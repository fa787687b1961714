/** Corrects a misread message part: returns it with a question's intent where its form or the knowledge files show that it asks something. */

import { rootOf } from '../../knowledge/root.ts';
import type { Memo } from '../../memo/memo.ts';
import { isAsked } from '../../read/question-acts.ts';
import type { ReadClause } from '../../read/read-clause.ts';
import { singular } from '../../text/plurals.ts';
import type { CommandContext } from '../command.ts';
import { questionKnown } from './ask-known.ts';
import {
  type Asked,
  COUNTS,
  ofAStandIn,
  ofOpening,
  ofWhatIsLacking,
  ofWhatIsNeeded,
} from './by-form.ts';
import { changesCard } from './changes-card.ts';
import { bestAsked } from './facts.ts';
import { FILES, FIRM, type Known, knownOf, SURE, WHOLE } from './known-topics.ts';
import { hasTerm, wordSet } from './subject.ts';

/** Questions with answers of their own, which no topic with one of the words knows better. */
const OF_ITS_OWN: ReadonlySet<string> = new Set(['ask-reheat', 'ask-ahead', 'ask-leftovers']);

/** The same clause where nothing of the knowledge is surely named: "hollandaise curdled" is no wish for one. */
export function asKnown(context: CommandContext, memo: Memo, clause: ReadClause): ReadClause {
  const { act } = clause;
  const isQuestion = isAsked(act);
  const { message } = context;
  const known = questionKnown(context, memo, clause);
  const isOpen = isQuestion || TOLD_ASIDE.has(act) || clause.chance < EVEN;
  // A wish or a change in the form of a question is one, unless the question is a good part of it.
  const asks = asksByForm(message);
  const isAsking = asks && (known?.covers ?? 0) >= A_GOOD_PART;
  // "What can I make with the leftover rice?"
  const isWish = WISHES.has(act) && (WISHES.has(clause.second) || clause.chance >= LIKELY);
  if (isWish && !message.includes('?') && isMeal(clause)) return clause;
  // "What can I use instead of the onions?", said of a card, has an answer that may be taken up.
  const isSwap = act === 'ask-substitute' && clause.chance >= PLAINLY && memo.card !== undefined;
  if (known && (isOpen || isAsking) && !isWish && !isSwap && !changesCard(memo, clause))
    return { ...clause, act: 'ask-known', second: act, chance: FOUND };
  // What goes with roast lamb is no question of how it is roasted.
  if (act === 'pairing' && (clause.chance >= PLAINLY || COMPANY.test(message))) return clause;
  if (OF_ITS_OWN.has(act) && clause.chance >= PLAINLY) return clause;
  const asked = { context, memo, clause, isQuestion, asks };
  const opening = ofOpening(asked);
  const isStanding = !opening && stands(clause, { message, memo });
  if (!isQuestion && (MISTAKEN[act] === undefined || isStanding)) return clause;
  const other =
    ofAnIllness(asked) ??
    ofSomebodySmall(asked) ??
    opening ??
    ofAStandIn(asked) ??
    ofWhatIsLacking(asked) ??
    ofWhatIsNeeded(asked) ??
    ofWhatMustBe(asked) ??
    ofAStep(asked) ??
    askedAside(asked) ??
    ofWhatMayFail(asked) ??
    ofKeeping(asked) ??
    ofATopic(asked) ??
    ofAnAllergy(asked);
  return other === undefined || other === act
    ? clause
    : { ...clause, act: other, second: act, chance: Math.max(clause.chance, FOUND) };
}

/** A choice, a wish by name or a change of the card that is as good as sure: "spaghetti bolognese but vegan?"; a wish with all that is there to cook. */
function stands(
  clause: ReadClause,
  { message, memo }: { readonly message: string; readonly memo: Memo },
): boolean {
  const { act, chance, foods, dishes, wish } = clause;
  const inHand = foods.filter(({ role }) => role === 'have').length;
  const isStocked = act === 'find' && inHand >= STOCKED && chance >= LIKELY;
  // "A birthday cake that they can all eat" asks nothing.
  const isKind = dishes.length + wish.words.length > 0 || wish.course?.narrow === true;
  const isPlain = WISHES.has(act) && isKind && chance >= HALF_SURE && !message.includes('?');
  // "The cream has gone off, got Philadelphia", said of a card, tells what goes into it.
  const isLacked = foods.some(({ role }) => role === 'lacking' || role === 'without');
  const isOfCard = memo.card !== undefined && memo.offered.length === 0;
  const isExchange =
    isOfCard &&
    act === 'have' &&
    inHand > 0 &&
    (isLacked || (inHand >= STOCKED && !message.includes('?')));
  // "Sweet potato on top instead?" asks for it.
  const isPut = foods.some(({ role }) => role === 'add' || role === 'to');
  const isInstead = isOfCard && INTO_CARD.has(act) && isPut && clause.terms.includes('instead');
  const isNamed = PLAIN.has(act) || (act === 'find' && dishes.length === 1);
  return isStocked || isPlain || isExchange || isInstead || (isNamed && chance >= PLAINLY);
}

/** For how many, which course, in what time: "a main for eight that I can make ahead". */
function isMeal({ people, minutes, wish }: ReadClause): boolean {
  return people !== undefined || minutes !== undefined || wish.course !== undefined;
}

const INTO_CARD: ReadonlySet<string> = new Set(['add', 'swap']);
const WISHES: ReadonlySet<string> = new Set(['find', 'dish', 'menu', 'plan']);
const HALF_SURE = 0.6;
const STOCKED = 2;
const LIKELY = 0.7;

const PLAINLY = 0.85;
const PLAIN: ReadonlySet<string> = new Set([
  ...['pick', 'dish', 'other', 'swap', 'add', 'leave-out', 'scale', 'method', 'undo', 'show'],
]);

function asksByForm(message: string): boolean {
  return [ASKS, ASKS_WHETHER, ASKS_LEAVE].some((asking) => asking.test(message));
}

/** A mishap is told as often as it is asked about. */
const TOLD_ASIDE: ReadonlySet<string> = new Set([
  ...['complain', 'feeling', 'small-talk', 'off-topic', 'emergency', 'have', 'no', 'step'],
]);

const A_GOOD_PART = 0.3;

const COMPANY = /\b(?:goes?|serve|eat)(?: \w+)? with\b/i;

/** So sure is an act that its words have settled. */
const FOUND = 0.9;
const ASKS =
  /\?|\b(?:how|why|whats?|which|difference)\b|^\s*(?:when|can|could|is|are|do(?:es)?|should|will|would)\b/i;
/** "He's allergic to nuts, can he have coconut": anywhere in it; "she is coeliac" asks nothing. */
const ASKS_WHETHER = /\b(?:can|could|may|is|are|does|would) (?:i|you|s?he|it|we|th\w+)\b/i;
const ASKS_LEAVE = /\b(?:ok|okay|alright|allowed) *$/i;

/** Acts that a question, a mishap or a danger is easily taken for, and from which chance on they stand nevertheless. */
const MISTAKEN: Readonly<Record<string, number>> = {
  ...{ find: 0.9, dish: 0.9, have: 0.9, other: 0.95, pick: 0.95, menu: 0.8, plan: 0.8, need: 0.95 },
  ...{ 'small-talk': 1, 'off-topic': 1, complain: 0.9, feeling: 0.9, app: 0.6, kit: 0.8, no: 0.6 },
  ...{ emergency: 0.8, 'about-you': 0.6, yes: 0.5, step: 0.6, show: 0.5, method: 0.6, thanks: 0.4 },
  ...{ add: 0.75, 'leave-out': 0.6, swap: 0.6, adjust: 0.5, heat: 0.5, quicker: 0.5, units: 0.5 },
  ...{ harmful: 0.6, lift: 0.8, people: 0.5, 'own-recipe': 0.6, scale: 0.6, bye: 0.6 },
  ...{ restyle: 0.5, undo: 0.5 },
};

/** From which chance on a wish or a need is no question of what an illness allows. */
const OF_ILLNESS: Readonly<Record<string, number>> = { find: 0.7, dish: 0.7, have: 0.7, need: 0.9 };
/** They have answers of their own for somebody who is ill or allergic. */
const STEADY: ReadonlySet<string> = new Set([
  ...['ask-diet', 'ask-contains', 'ask-storage', 'ask-timing', 'ask-temperature', 'ask-cost'],
  ...['ask-convert', 'emergency', 'rescue', 'swap', 'add', 'leave-out', 'plan', 'menu'],
]);

/** "What bread is best for a diabetic?", and some illnesses before any dish is proposed. */
function ofAnIllness({ context, clause, isQuestion, asks }: Asked): string | undefined {
  const { act, chance } = clause;
  const isSteady = STEADY.has(act) && (chance >= UNSURE || !act.startsWith('ask-'));
  if (!(isQuestion || asks) || isSteady) return undefined;
  const care = bestAsked(context, 'diets', withoutNames(clause));
  if (!care || care.said < 1) return undefined;
  const isFirst = care.topic.facts.first !== undefined && act === 'find';
  return isFirst || chance < (OF_ILLNESS[act] ?? 1) ? 'ask-diet' : undefined;
}

/** Kidney beans tell of no kidneys. */
function withoutNames(clause: ReadClause): ReadClause {
  const words = clause.foods.flatMap(({ food }) => food.said.split(' ').map(singular));
  return { ...clause, terms: clause.terms.filter((term) => !words.includes(term)), foods: [] };
}

/** "Can a ten-month-old have some?" */
function ofSomebodySmall({ memo, clause }: Asked): string | undefined {
  const { act, situations, foods } = clause;
  const isOfCard = act === 'ask-safety' && memo.card !== undefined && foods.length === 0;
  return isOfCard && situations.length > 0 ? 'ask-diet' : undefined;
}

/** Acts that tell; where they are a guess and the next is a question, a question mark decides. */
const TELLS: ReadonlySet<string> = new Set([
  ...['need', 'have', 'other', 'pick', 'complain', 'kit', 'no', 'app', 'thanks', 'bye'],
  ...['small-talk', 'off-topic'],
]);
const EVEN = 0.5;

function askedAside({ context, clause }: Asked): string | undefined {
  const { act, chance, second } = clause;
  const isGuess = TELLS.has(act) && chance < EVEN && second.startsWith('ask-');
  return isGuess && context.message.includes('?') ? second : undefined;
}

/** "Which step is it where the almonds go in?" */
function ofAStep({ memo, clause, asks }: Asked): string | undefined {
  const { act, chance, terms } = clause;
  const isOpen = chance < PLAINLY && !act.startsWith('ask-w');
  return memo.card && asks && isOpen && terms.includes('step') ? 'step' : undefined;
}

/** "Does it have to be shoulder?" asks what else it might be. */
export const MUST_BE = /\b(?:have|has|need|needs) to be (?!in |on |at |\w+(?:ed|ing)\b)/i;

function ofWhatMustBe({ context, clause, memo, isQuestion }: Asked): string | undefined {
  const isOpen = isQuestion && clause.chance < PLAINLY && memo.card !== undefined;
  if (!isOpen || !MUST_BE.test(context.message)) return undefined;
  // "Does it have to be 900 g?" asks of the amount.
  if (clause.amounts.length > 0) return clause.people === undefined ? 'ask-amount' : 'scale';
  return clause.act.endsWith('timing') ? undefined : 'ask-substitute';
}

const FAILS = wordSet('wrong pitfall mistake ruin muck mess');

/** "What could go wrong?" */
function ofWhatMayFail({ context, memo, clause, isQuestion, asks }: Asked): string | undefined {
  // "Keeps cracking, what am I doing wrong?" says what goes wrong.
  const mishap = bestAsked(context, 'rescue', clause, memo);
  if (mishap?.isDeed && mishap.said >= SURE) return undefined;
  return hasTerm(clause, FAILS) && (isQuestion || asks) ? 'ask-pitfalls' : undefined;
}

const KEPT = wordSet('freeze freezable freezer thaw defrost store storage');
const UNSURE = 0.6;

function ofKeeping({ clause, isQuestion }: Asked): string | undefined {
  return isQuestion && clause.chance < UNSURE && hasTerm(clause, KEPT) ? 'ask-storage' : undefined;
}

/** What went wrong and what may still be eaten is told, not only asked. */
const TOLD: ReadonlySet<string> = new Set(['safety', 'rescue']);

/** "How much wine is it?" is a number, and no mishap with too much of it. */
const NUMBERS: ReadonlySet<string> = new Set([
  ...['ask-amount', 'ask-timing', 'ask-temperature', 'ask-cost', 'ask-convert'],
]);
const OF_NO_NUMBER: ReadonlySet<string> = new Set([
  'rescue',
  'why',
  'techniques',
  'tools',
  'foods',
]);

function asksNumber({ terms }: ReadClause): boolean {
  return terms.includes('much') || terms.includes('many') || terms.includes('long');
}

function ofATopic({ context, memo, clause, isQuestion, asks }: Asked): string | undefined {
  const { act, chance, dishes } = clause;
  const [best, ...others] = knownOf(context, memo, clause);
  if (!best || !isNamed(best, clause)) return undefined;
  // "How much" is no mishap unless one is told of: the knowledge that is asked for has a number.
  const isNumber = NUMBERS.has(act) && (chance >= PLAINLY || asksNumber(clause));
  if (isNumber && OF_NO_NUMBER.has(best.file)) return undefined;
  const isTold = TOLD.has(best.file);
  const isAll = isTold && best.covers >= WHOLE && dishes.length === 0;
  if (!isQuestion && chance >= (MISTAKEN[act] ?? 0) && !isAll) return undefined;
  if (!(isTold || (isQuestion ? !COUNTS.has(act) : asks))) return undefined;
  return isBetter(best, others, clause) ? best.questions[0] : undefined;
}

/** What is left of it for an act that is no more than a guess. */
const LEAST_FIRM = 0.7;
const TWO = 2;
const MOSTLY = 0.66;
/** Questions that foods alone make up. */
const OF_FOODS: ReadonlySet<string> = new Set(['ask-food', 'pairing']);

/** By a word for what is done or befalls; where foods alone name it (marinade as a sauce), they make up the question. */
function isNamed(best: Known, { act, chance, said }: ReadClause): boolean {
  if (best.said < SURE) return false;
  const isWhole = best.said >= TWO && best.covers >= MOSTLY;
  const least = FIRM * (LEAST_FIRM + (1 - LEAST_FIRM) * chance);
  // Who wishes for a lemon cake names the dish, and nothing that is done to it.
  const names = new Set(said.flatMap(({ words }) => words).map(rootOf));
  const isDeed = isAsked(act) ? best.isDeed : best.deeds.some((word) => !names.has(word));
  return isDeed ? best.score >= least : isWhole && (OF_FOODS.has(act) || best.file === 'safety');
}

/** So much better than what the act's own files have to say; the surer the act, the better. */
const BETTER_BY_CHANCE = 0.8;

function isBetter(best: Known, others: readonly Known[], { act, chance }: ReadClause): boolean {
  const first = FILES.find(([, , questions]) => questions[0] === act)?.[0] ?? best.file;
  if (best.questions.includes(act) && first === best.file) return false;
  const own = others.find(({ questions, file }) => questions.includes(act) || file === first);
  return !own || own.score * (1 + chance * BETTER_BY_CHANCE) < best.score;
}

const OF_A_MEAL = wordSet('find dish menu plan');
const COELIAC = wordSet('coeliac celiac');
const ALLERGY = wordSet('allergy allergic allergen intolerant intolerance coeliac celiac');

/** "She's allergic to fish, can she have Worcester sauce" asks of the sauce. */
function ofAnAllergy({ context, clause, asks }: Asked): string | undefined {
  const { act, chance, needs, foods } = clause;
  const { harm } = context.table.heard.news;
  const isTold = act === 'need' || hasTerm(clause, ALLERGY) || needs.diets.length > 0;
  const isCoeliac = needs.diets.length > 0 || hasTerm(clause, COELIAC);
  // "A peanut and tree nut allergy, what can she eat?" asks of neither.
  const isToldOnly = foods.every(({ role, food }) => role === 'harm' || harm.includes(food.said));
  const isOther = !isToldOnly && (foods.length > 1 || isCoeliac);
  // "I would like something vegetarian with lentils" asks for it.
  const isWish = OF_A_MEAL.has(act) && chance >= (MISTAKEN[act] ?? 1);
  const isOpen = !STEADY.has(act) && act !== 'ask-substitute';
  return asks && isTold && isOther && !isWish && isOpen ? 'ask-diet' : undefined;
}
