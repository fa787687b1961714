/** Corrects the intent (act) of each clause of a message by the open recipe: "no chicken, got prawns" is read as a swap. */
import type { CommandContext } from '../commands/command.ts';
import { bookDish } from '../commands/edits/card-choice.ts';
import { isIn, isNamed } from '../commands/edits/clause-foods.ts';
import { isIngredient } from '../commands/edits/ingredient.ts';
import { isOfOneKind, kindOf } from '../commands/edits/kinds-in-a-pan.ts';
import { foodSaid, isSameFood } from '../commands/edits/said-food.ts';
import { tookOut } from '../commands/edits/taken-out.ts';
import { hasNews } from '../commands/person/news.ts';
import { isOpen } from '../cook/wish.ts';
import type { Memo } from '../memo/memo.ts';
import { isQuestion } from '../read/question-acts.ts';
import type { FoodMention, FoodRole, ReadClause } from '../read/read-clause.ts';
import { choiceBefore, OUT } from './roles-by-card.ts';
import { asLess, asStyle, asUsedUp, withCounted, withShares } from './shares-by-card.ts';

const IN: ReadonlySet<string> = new Set(['have', 'to', 'want']);
/** Acts in which what is not there stands beside what is. */
const EXCHANGES: ReadonlySet<string> = new Set(['have', 'leave-out']);
/** Acts that a word of complaint, or a wish that names the card's own foods, may be. */
const MISSES: ReadonlySet<string> = new Set(['complain', 'find', 'undo']);
/** Said before it, they tell what was wrong. */
const AHEAD: ReadonlySet<string> = new Set(['complain', 'leave-out']);
const BACK: ReadonlySet<string> = new Set(['undo', 'add', 'complain']);
const CHANGES: ReadonlySet<string> = new Set(['leave-out', 'swap', 'undo', 'add']);
const SURE = 0.7;
const LIKELY = 0.8;
const DOUBT = 0.3;

/** The clauses as they were where no card lies there, or a list beside it. */
export function withActsByCard(
  context: CommandContext,
  memo: Memo,
  clauses: readonly ReadClause[],
): readonly ReadClause[] {
  if (!memo.card || memo.offered.length > 0) return clauses;
  const told = withShares(clauses);
  const said = withPutBack(context, memo, withoutTakenBack(context, told));
  return said.map((clause) =>
    clause.foods.length === 0
      ? (asLess(context, clause) ?? asStyle(clause))
      : byCard(context, memo, clause),
  );
}

/** "You took out the cod! Put it back": what is missed is what is to come back, and is said once. */
function withPutBack(
  context: CommandContext,
  memo: Memo,
  clauses: readonly ReadClause[],
): readonly ReadClause[] {
  return clauses.flatMap((clause, at) => {
    const [before, next] = [clauses[at - 1], clauses[at + 1]];
    const missedIn = (one: ReadClause | undefined) =>
      (one && AHEAD.has(one.act) ? one.foods : []).filter((food) => isMissed(context, memo, food));
    if (next?.act === 'undo' && missedIn(clause).length > 0) return [];
    const missed = clause.act === 'undo' && clause.foods.length === 0 ? missedIn(before) : [];
    return missed.length > 0 ? [{ ...clause, foods: missed }] : [clause];
  });
}

/** "Not leave out the carrot. I want carrot": what comes in by a later clause does not go by the one before. */
function withoutTakenBack(
  { table: { kitchen }, message }: CommandContext,
  clauses: readonly ReadClause[],
): readonly ReadClause[] {
  // "Without bacon, and I put bacon on the side" takes nothing back.
  if (!/\b(?:not|never|don'?t)\b/i.test(message)) return clauses;
  const isOf = (one: FoodMention, other: FoodMention) => {
    const [food, own] = [one, other].map(({ food }) => foodSaid(kitchen, food.said));
    return food && own && (isSameFood(food, own) || own.kinds.includes(food.names[0] ?? ''));
  };
  return clauses.flatMap((clause, at) => {
    const later = clauses.slice(at + 1).flatMap(({ act, foods }) => (act === 'add' ? foods : []));
    const foods = clause.foods.filter(
      (one) =>
        !(OUT.has(one.role) && later.some((other) => other.role === 'add' && isOf(one, other))),
    );
    if (foods.length === clause.foods.length) return [clause];
    return foods.length > 0 ? [{ ...clause, foods }] : [];
  });
}

function byCard(context: CommandContext, memo: Memo, said: ReadClause): ReadClause {
  const { kitchen } = context.table;
  const clause = asUsedUp(withCounted(said));
  const missed = clause.foods.filter((one) => isMissed(context, memo, one));
  const isGone = missed.some((one) => outBy(one) >= DOUBT);
  const isOfIt = clause.act !== 'find' || BACK.has(clause.second);
  if (MISSES.has(clause.act) && isOfIt && missed.length > 0 && !isGone) {
    const foods = missed.map((one) => ({ ...one, role: 'add' as const }));
    return { ...clause, act: 'undo', chance: Math.max(clause.chance, SURE), foods, dishes: [] };
  }
  const choice = choiceBefore(context, memo, clause);
  if (!choice) return clause;
  const lacked = clause.foods.filter(({ role }) => role === 'lacking' || role === 'without');
  // "No preserved lemons, but I have lemons": by them nobody means the line that goes.
  const isLacked = (one: FoodMention) =>
    one.role === 'have' &&
    lacked.some(({ food }) => food.names.some((name) => name.endsWith(` ${one.food.names[0]}`)));
  const isOn = (one: FoodMention) => isIn(kitchen, choice, one.food.said) && !isLacked(one);
  const isPlain = ({ food }: FoodMention) => isIngredient(kitchen, food.said);
  const changed = asChange(clause, (one) => isOn(one) || missed.includes(one));
  const isForgotten = clause.act === 'complain' && clause.terms.some((term) => FORGOT.has(term));
  // "You forgot the feta!", of a dish that never had any.
  if (isForgotten && clause.foods.every((one) => !isOn(one) && isPlain(one)))
    return {
      ...clause,
      act: 'add',
      chance: Math.max(clause.chance, SURE),
      foods: clause.foods.map((one) => ({ ...one, role: 'add' as const })),
    };
  // "Boiled eggs for the peas in a fish pie" wishes for neither dish.
  const isOfCard = CHANGES.has(changed.act) && changed.foods.some(isOn);
  const read = isOfCard ? { ...changed, dishes: [], famous: undefined } : changed;
  const goes = read.foods.filter((one) => OUT.has(one.role) && isOn(one));
  const isOnly = read.terms.some((term) => ONLY.has(term));
  const comes = read.foods.filter(
    (one) =>
      (IN.has(one.role) || (isOnly && one.role === 'about')) &&
      !isOn(one) &&
      isIngredient(kitchen, one.food.said),
  );
  // "Beef is all I have", of a card that has none.
  const [sole] = read.foods;
  if (read.act === 'swap' && isOnly && read.foods.length === 1 && sole && !isOn(sole))
    return { ...read, foods: [{ ...sole, role: 'to' }] };
  // "Can I do it without the vinegar and garlic?"
  const isWithout =
    (read.act !== 'ask-substitute' || (goes.length > 1 && comes.length === 0)) &&
    !read.terms.some((term) => OTHER.has(term));
  const isAll = goes.length === read.foods.length || read.act === 'ask-substitute';
  if (isAll && goes.length > 0 && isWithout && read.chance < SURE)
    return { ...read, act: 'leave-out', chance: SURE, foods: goes.map(going) };
  // "Can't find lemongrass, or galangal for that matter."
  const isAllOn = read.act === 'ask-substitute' && goes.length > 0 && read.foods.every(isOn);
  if (isAllOn && read.foods.length > 1 && !context.message.includes('?')) {
    const lacked = read.foods.map((one) => ({ ...one, role: 'lacking' as const }));
    return { ...read, act: 'leave-out', chance: SURE, foods: lacked };
  }
  // "Two of the four want it with pepperoni."
  if (read.isForSome && !isQuestion(read.act) && read.chance < SURE)
    return { ...read, act: goes.length > 0 ? 'leave-out' : 'add', chance: SURE };
  // "No raisins. Ever.", which nobody heard as a need, is said of the card.
  const isOut = TOLD.has(read.act) && !hasNews(context.table) && read.foods.every(isRefused);
  if (isOut) return { ...read, act: 'leave-out', chance: SURE, foods: read.foods.map(without) };
  // "I have no self-raising flour, only plain" asks nothing.
  const isTold = read.act === 'ask-substitute' && !context.message.includes('?');
  const exchanged =
    EXCHANGES.has(read.act) || (isTold && comes.length > 0)
      ? asExchange(context, read, goes, comes)
      : read;
  if (EXCHANGES.has(read.act) || exchanged !== read) return asTheirs(exchanged, isOn);
  const isWish = read.act === 'ask-substitute' && read.second === 'swap' && read.chance < LIKELY;
  const isWhole = comes.some(({ role }) => role === 'to') && goes.length > 0;
  return read.act === 'swap' || (isWish && isWhole)
    ? asSwap(kitchen, read, isOn, (one) => isNamed(kitchen, choice, one.food.said))
    : read;
}

const FORGOT: ReadonlySet<string> = new Set(['forgot', 'forget', 'forgotten', 'missed']);
const ONLY: ReadonlySet<string> = new Set(['only', 'just', 'all']);
/** "Swap the ginger for something else" wants more than to be rid of it. */
const OTHER: ReadonlySet<string> = new Set([
  'else',
  'instead',
  'substitute',
  'replacement',
  'other',
]);
const TOLD: ReadonlySet<string> = new Set(['need', 'complain']);
const REFUSED: ReadonlySet<string> = new Set(['without', 'dislike', 'from', 'harm']);

function isRefused({ role }: FoodMention): boolean {
  return REFUSED.has(role);
}

/** What is lacking stays that, and is told what would do in its place. */
function going(one: FoodMention): FoodMention {
  return one.role === 'lacking' ? one : without(one);
}

function without(one: FoodMention): FoodMention {
  return { ...one, role: 'without' };
}

/** "No celery, sweet potato rather than potato": beside a sure pair the doubtful one only goes. */
function asSwap(
  kitchen: CommandContext['table']['kitchen'],
  clause: ReadClause,
  isOn: (one: FoodMention) => boolean,
  /** By its own name: a spice is on most cards. */
  isThere: (one: FoodMention) => boolean,
): ReadClause {
  const of = (role: FoodRole) => clause.foods.filter((one) => one.role === role);
  const isOfKind = ({ food }: FoodMention) =>
    of('from').some((one) => kindOf(kitchen, one.food.said) === kindOf(kitchen, food.said));
  const doubtful = of('from').filter(({ chance, roles }) => (roles?.from ?? chance) < SURE);
  // "I use only the breast" swaps nothing.
  const isNothing = of('to').length === 0 && doubtful.length === clause.foods.length;
  const isBeside = of('to').length < of('from').length && doubtful.length < of('from').length;
  // "With three eggs and no sugar."
  const [put, other] = of('to');
  const isCount = put?.amount && !other && isOn(put) && of('from').every(isOn);
  if (isCount && doubtful.length > 0) {
    const meant = clause.foods.map((one) =>
      one === put ? { ...one, role: 'more' as const } : without(one),
    );
    return { ...clause, act: 'leave-out', foods: meant };
  }
  // "Normal limes, and what are graham crackers": the limes of the card take nothing's place.
  const isAside = (one: FoodMention) =>
    one.role === 'to' && !one.amount && isThere(one) && of('from').some(isOn) && !isOfKind(one);
  const role: FoodRole | undefined = isNothing ? 'about' : isBeside ? 'without' : undefined;
  const foods = clause.foods
    .filter((one) => !isAside(one))
    .map((one) => (role && doubtful.includes(one) ? { ...one, role } : one));
  // "No peanuts, cashews fine": what is on the card goes, and what is not takes its place.
  const isPair = of('from').some(isOn) && of('to').some((one) => !isOn(one));
  const chance = isPair ? Math.max(clause.chance, SURE) : clause.chance;
  return { ...clause, act: 'swap', chance, foods };
}

/** How likely it is to go by the words alone. */
function outBy({ roles, role, chance }: FoodMention): number {
  if (!roles) return OUT.has(role) ? chance : 0;
  return [...OUT].reduce((sum, name) => sum + (roles[name] ?? 0), 0);
}

/** What an edit took off the card. */
function isMissed({ table }: CommandContext, { card }: Memo, { food }: FoodMention): boolean {
  const base = card && bookDish(table, card.slug);
  return card?.edits.some((edit) => tookOut(table.kitchen, base, edit, food.said)) === true;
}

/** "It was the peas I wanted rid of": nobody wishes for a dish of what lies there. */
function asChange(clause: ReadClause, isOfIt: (one: FoodMention) => boolean): ReadClause {
  const { act, second, foods, dishes, wish } = clause;
  const isOther = dishes.length > 0 || !isOpen({ ...wish, include: [] });
  const isGoing = act === 'complain' && foods.every((one) => outBy(one) >= DOUBT);
  const mayBe = act === 'find' || (isGoing && second === 'leave-out');
  const isPair = second === 'swap' && foods.length === 2 && foods.filter(isOfIt).length === 1;
  if (!mayBe || !CHANGES.has(second) || isOther || !(isPair || foods.every(isOfIt))) return clause;
  const role = (one: FoodMention): FoodRole => {
    if (isPair) return isOfIt(one) ? 'from' : 'to';
    return second === 'leave-out' ? 'without' : 'add';
  };
  const meant = foods.map((one) => ({ ...one, role: role(one) }));
  return { ...clause, act: second, chance: SURE, foods: meant };
}

const PACKS: ReadonlySet<string> = new Set(['tin', 'can', 'bottle']);

/** "Chicken breasts only, sorry": what the card has not is hardly lacking. */
function asTheirs(clause: ReadClause, isOn: (one: FoodMention) => boolean): ReadClause {
  if (clause.act !== 'have') return clause;
  const foods = clause.foods.map((one) =>
    one.role === 'lacking' && one.chance < DOUBT && !isOn(one)
      ? { ...one, role: 'have' as const }
      : one,
  );
  return { ...clause, foods };
}

/** What comes in takes the place of the one food of its kind that goes. */
function asExchange(
  { table: { kitchen } }: CommandContext,
  clause: ReadClause,
  goes: readonly FoodMention[],
  comes: readonly FoodMention[],
): ReadClause {
  const roles = new Map<FoodMention, FoodRole>();
  for (const to of comes) {
    const left = goes.filter((one) => !roles.has(one));
    const kind = kindOf(kitchen, to.food.said);
    // What nobody knows the kind of stands in for the like alone.
    const alike = left.filter(({ food: { said } }) => {
      const own = kindOf(kitchen, said);
      return own === kind || (own && kind && isOfOneKind(kitchen, said, to.food.said));
    });
    const same = alike.filter(({ food }) => kindOf(kitchen, food.said) === kind);
    // "No corn tortillas, only wheat" leaves no choice.
    const isTold = clause.terms.some(
      (term) => term === 'only' || (term === 'use' && EXCHANGES.has(clause.act)),
    );
    const isSole = goes.length === 1 && comes.length === 1 && isTold;
    const [from, other] = same.length > 0 ? same : isSole ? left : alike;
    if (from && !other) roles.set(from, 'from').set(to, 'to');
  }
  if (roles.size === 0) return clause;
  const foods = clause.foods.map((one) => {
    const role = roles.get(one) ?? (goes.includes(one) ? 'without' : one.role);
    // Of "a tin of coconut milk" as much goes in as went out.
    return PACKS.has(one.amount?.unit ?? '')
      ? { ...one, role, amount: undefined }
      : { ...one, role };
  });
  return { ...clause, act: 'swap', chance: Math.max(clause.chance, SURE), foods };
}
