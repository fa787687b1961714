/** Rules that reread one clause by what is open and was asked: a dish's bare name as a wish, "parsley then" as a swap, a count as people. */
import { wordSet } from '../commands/answers/subject.ts';
import type { CommandContext } from '../commands/command.ts';
import { choiceOfCard } from '../commands/edits/card-choice.ts';
import { WHICH } from '../commands/edits/change-foods.ts';
import { isOfOneKind } from '../commands/edits/kinds-in-a-pan.ts';
import { foodSaid, itemsMeant } from '../commands/edits/said-food.ts';
import { countOf } from '../commands/find/days.ts';
import { placeSaid } from '../commands/find/place-said.ts';
import { hasNews } from '../commands/person/news.ts';
import { FOR_ONE } from '../commands/person/plate-apart.ts';
import type { Table } from '../cook/table.ts';
import { isOpen } from '../cook/wish.ts';
import type { Dish } from '../cookbook/dish.ts';
import type { Card, Memo } from '../memo/memo.ts';
import { isQuestion } from '../read/question-acts.ts';
import type { FoodMention, ReadClause } from '../read/read-clause.ts';
import { contentTokens } from '../text/name-tokens.ts';

const EVEN = 0.5;
const SURE = 0.6;
const LIKELY = 0.7;

/** A story of harm that names nothing else to eat is no wish: "two bites of lobster and my airway shut". */
export function asNeed({ table }: CommandContext, clause: ReadClause): ReadClause {
  const { harm } = table.heard.news;
  // "Not salmon", said of a list, is heard by the list.
  if (hasNews(table) && OF_MOOD.has(clause.act))
    return { ...clause, act: 'need', chance: Math.max(clause.chance, LIKELY) };
  if (harm.length === 0 || !WISHES.has(clause.act) || clause.chance >= LIKELY) return clause;
  const isTold = ({ food }: FoodMention) => harm.includes(food.said);
  const names =
    clause.dishes.length > 0 ||
    clause.foods.some((one) => !isTold(one)) ||
    (clause.foods.length === 0 && wishesForAKind(clause, harm));
  return names ? clause : { ...clause, act: 'need' };
}

/** "No celery, no lettuce", said of a card, are to go, be they disliked or not there: less sure readings of it come to the same. */
export function asLeftOut(
  { table }: CommandContext,
  { card, offered }: Memo,
  clause: ReadClause,
): ReadClause {
  const { act, chance, foods, dishes } = clause;
  const back = takenBack(table, card, clause);
  if (back) return back;
  const isGone = foods.length > 0 && foods.every(({ role }) => GONE.has(role) && role !== 'harm');
  const isOfCard = card !== undefined && offered.length === 0 && dishes.length === 0;
  if (!isOfCard || !isGone || chance >= SURE || !MAY_LEAVE_OUT.has(act)) return clause;
  const out = foods.map((one) => ({ ...one, role: 'without' as const }));
  return { ...clause, act: 'leave-out', chance: LIKELY, foods: out };
}

/** "I never said no onions", "not leave out the carrot": what they take back comes back. */
function takenBack(
  { heard }: Table,
  card: Card | undefined,
  clause: ReadClause,
): ReadClause | undefined {
  const { foods, dishes } = clause;
  const isLifted = ({ food }: FoodMention) =>
    heard.news.lifted.some((one) => one === food.said || food.names.includes(one));
  const isAll = foods.length > 0 && dishes.length === 0 && foods.every(isLifted);
  if (!card || !isAll || !MAY_TAKE_BACK.has(clause.act)) return undefined;
  const isOfEdit = card.edits.some(
    (edit) =>
      edit.kind === 'leave out' &&
      foods.some(({ food }) => food.names.includes(edit.food) || food.said === edit.food),
  );
  const about = foods.map((one) => ({ ...one, role: 'about' as const }));
  return { ...clause, act: isOfEdit ? 'undo' : 'lift', chance: LIKELY, foods: about };
}

const MAY_TAKE_BACK = wordSet('leave-out lift complain find have add no');
const MAY_LEAVE_OUT: ReadonlySet<string> = new Set(['have', 'find', 'other', 'no', 'need']);

const OF_MOOD: ReadonlySet<string> = new Set(['complain', 'no', 'small-talk', 'off-topic']);
const WISHES = wordSet('find dish menu plan other have pick');

/** A cake or a soup, where that is not what harms or is disliked. */
function wishesForAKind({ wish }: ReadClause, told: readonly string[]): boolean {
  const kinds = [...wish.words, wish.course?.label ?? ''].filter((word) => word !== '');
  return kinds.length > 0 && !kinds.some((kind) => told.some((food) => food.includes(kind)));
}

/** "Scale it to 8", said of three dishes, counts those who eat. */
export function asCounted({ offered }: Memo, clause: ReadClause): ReadClause {
  const count = clause.ordinal ?? clause.amounts.find(({ unit }) => unit === '')?.value ?? 0;
  const isCount = clause.act === 'pick' && clause.second === 'scale' && count > offered.length;
  if (!isCount || offered.length === 0) return clause;
  const { ordinal: _, ...others } = clause;
  return { ...others, act: clause.second, people: clause.people ?? count };
}

const FEW = 3;
const OF_MEALS = wordSet('dinner lunch supper meal breakfast tea');

/** What a clause is by what lies on the table: "do me that one for two" is a choice. */
export function actOf(clause: ReadClause, memo: Memo): string {
  const { act, chance, ordinal, dishes, wish } = clause;
  // "Fish pie?" is no wish for a dish made with fish pie.
  const isAside = clause.foods.some(({ role }) => role === 'about-dish');
  const isOne = dishes.length === 1 || (dishes.length === 0 && clause.famous !== undefined);
  if (act === 'find' && isOne && !wish.ideas && !isAside) return 'dish';
  // "I need four cheap dinners" is a wish for a plan; four ideas are a list.
  const count = isStretch(clause) ? 0 : (countOf(clause) ?? 0);
  // Two or three dinners of one thing are a choice of dishes with it.
  const isOfOne = count <= FEW && wish.include.length === 1 && clause.days.length === 0;
  // "Snowed in for two days, with flour, yeast and butter."
  const inHand = clause.foods.filter(({ role }) => role === 'have').length;
  const isStocked = inHand > 1 && !clause.terms.some((term) => OF_MEALS.has(term));
  // "They stay from Thursday to Sunday, we need dinners."
  const isOfDays = clause.days.length > 1 && clause.terms.some((term) => OF_MEALS.has(term));
  const isPlan = act === 'find' && (isOfDays || (count > 1 && !isOfOne && !isStocked));
  if (isPlan && !clause.terms.some((term) => OF_A_LIST.has(term))) return 'plan';
  // "Dessert for eight" tells how many eat, and wishes for something.
  if (OF_THE_TABLE.has(act) && !memo.card && !isOpen(wish)) return 'find';
  // "Leek and potato soup for one", said over another card, is no change of that card.
  const isOther = dishes.length === 1 && dishes[0]?.slug !== memo.card?.slug && !isAside;
  const isGuess = chance < EVEN && OF_ITS_LINES.has(act);
  if (isOther && (OF_THE_CARD.has(act) || isGuess)) return 'dish';
  const isKind = wish.include.length > 0 && (wish.words.length > 0 || wish.course !== undefined);
  if (isKind && act === 'scale') return 'find';
  // "Read me step 3" is a step of the card, and not the card again.
  if (act === 'show' && ordinal !== undefined && clause.terms.includes('step')) return 'step';
  // "One portion of that for her, then", where we had offered a dish for that plate.
  const isOffered = memo.asked?.kind === 'offer' && memo.asked.act === FOR_ONE;
  if (isOffered && (act === 'scale' || act === 'people') && clause.people === 1) return 'yes';
  const { offered, plan } = memo;
  // "3 please, a big batch for ten": the one number picks, the other counts those who eat.
  if (OF_HOW_MANY.has(act) && placeSaid(clause, offered.length) !== undefined) return 'pick';
  // "Something without cheese", said of a list, is a word against it.
  const isAgainst =
    clause.foods.length > 0 && clause.foods.every(({ role }) => REFUSED.has(role)) && isOpen(wish);
  if (act === 'find' && offered.length > 0 && isAgainst && wish.moods.length === 0) return 'other';
  // "What is the first one again?"
  if (act === 'show' && ordinal !== undefined && offered.length + plan.length > 0)
    return 'ask-dish';
  const isBare = namesNoDish(clause) && ordinal === undefined;
  // "What's Friday?", said of a plan, asks for that day's dish.
  if (plan.length > 0 && clause.days.length > 0 && ((isBare && act === 'dish') || chance < EVEN))
    return 'pick';
  // "Do me that one for two": the dish that lies there.
  if (act === 'dish' && isBare && clause.leavesOpen) {
    if (offered.length > 0) return 'pick';
    if (memo.card) return clause.people === undefined ? 'show' : 'scale';
  }
  // "More like the first" asks for others.
  const isLike = act === 'other' && clause.terms.some((term) => LIKE.has(term));
  // "All three please", of a list.
  if (
    offered.length > 1 &&
    MAY_BE_ALL.has(act) &&
    isBare &&
    clause.terms.some((term) => ALL.has(term))
  )
    return 'pick';
  const counts = ordinal !== undefined && offered.length + plan.length > 0 && !isLike;
  if (counts && chance < (act === 'change-plan' ? EVEN : SURE) && act !== 'step') return 'pick';
  return act;
}

/** "She is away for two weeks. What should I make for supper?" tells of weeks, and wishes for one dish. */
function isStretch({ second, amounts }: ReadClause): boolean {
  return second !== 'plan' && second !== 'menu' && amounts.some(({ unit }) => unit === 'week');
}

const OF_HOW_MANY = wordSet('scale people');

const OF_A_LIST = wordSet('idea option recipe dish suggestion thing');
const ALL: ReadonlySet<string> = new Set(['all', 'both']);
const MAY_BE_ALL: ReadonlySet<string> = new Set(['other', 'yes', 'show', 'dish', 'find']);
const LIKE: ReadonlySet<string> = new Set(['like', 'similar', 'more']);

/** Neither a dish nor what one would be made of or like. */
function namesNoDish({ dishes, famous, foods, wish }: ReadClause): boolean {
  return dishes.length + foods.length + wish.moods.length === 0 && !famous && isOpen(wish);
}

/** Acts that are said of the card as it lies there. */
const OF_THE_CARD = wordSet('scale show people yes other units');
/** Guessed of a dish that does not lie there, they are no change of it. */
const OF_ITS_LINES: ReadonlySet<string> = new Set(['heat', 'swap', 'adjust', 'restyle', 'method']);
/** Acts that tell of the table, and may wish for something by the way. */
const OF_THE_TABLE: ReadonlySet<string> = new Set(['people', 'kit']);

/** "I said four chops, not twelve" tells what they have. */
function asHad({ card }: Memo, clause: ReadClause): ReadClause {
  // "I said three of us, not four."
  const isCount = clause.people !== undefined && clause.people !== card?.servings;
  if (card && clause.act === 'complain' && isCount && clause.foods.length === 0)
    return { ...clause, act: 'scale', chance: Math.max(clause.chance, LIKELY) };
  // "It still says four" tells of the card, and not of the cupboard.
  const isHad =
    card &&
    clause.act === 'complain' &&
    !clause.terms.includes('still') &&
    clause.foods.some(({ amount }) => amount);
  if (!isHad) return clause;
  const foods = clause.foods.map((one) => (one.amount ? { ...one, role: 'have' as const } : one));
  return { ...clause, act: 'have', foods };
}

/** "Only two spoons of pesto", said of a card that has some, names no dish of pesto. */
function ofTheCard(table: Table, memo: Memo, clause: ReadClause): ReadClause {
  const dish = clause.dishes.length > 0 ? choiceOfCard(table, memo)?.adapted.dish : undefined;
  if (!dish) return clause;
  const isListed = (one: Dish) => {
    const words = clause.said.find((name) => name.dish === one)?.words ?? [];
    const food = clause.foods.find(
      ({ role, food: { said } }) =>
        role !== 'dish' && contentTokens(said).join(' ') === words.join(' '),
    );
    return food !== undefined && itemsMeant(table.kitchen, dish, food.food).length > 0;
  };
  return { ...clause, dishes: clause.dishes.filter((one) => !isListed(one)) };
}

/** A dish's name and nothing else is a wish for it, whatever lies on the table. */
export function asNamed({ table }: CommandContext, memo: Memo, said: ReadClause): ReadClause {
  const clause = ofTheCard(table, memo, asHad(memo, said));
  // "No chilli", said of a card, wishes for no chilli con carne.
  if (memo.card && LEAVES_ALONE.has(clause.act) && clause.chance >= EVEN) return clause;
  const { harm, dislikes, without } = table.heard.news;
  const [named, other] = clause.dishes;
  const { wish } = clause;
  const wishes =
    !isOpen(wish) ||
    wish.moods.length > 0 ||
    clause.foods.some(({ role }) => role === 'want' || role === 'dish');
  if (clause.act === 'need' && wishes && !named) {
    // "A birthday cake, and her friend has a nut allergy" tells of a need, and wishes for a cake.
    const isWish =
      WISHES.has(clause.second) && wishesForAKind(clause, [...harm, ...dislikes, ...without]);
    if (clause.chance < SURE || isWish)
      return {
        ...clause,
        act: 'find',
        foods: clause.foods.filter(({ role }) => !REFUSED.has(role)),
      };
  }
  const isOut = [...harm, ...dislikes, ...without].some((food) =>
    named?.title.toLowerCase().includes(food),
  );
  // "I am allergic to celery. Shakshuka" wishes for one.
  if (clause.act === 'need' && named && !other && !isOut) return { ...clause, act: 'dish' };
  if (clause.dishes.length > 0 || clause.foods.some(({ role }) => REFUSED.has(role))) return clause;
  const dish = table.kitchen.cookbook.byTitle.get(clause.terms.join(' '));
  return dish ? { ...clause, act: 'dish', chance: 1, dishes: [dish], foods: [] } : clause;
}

/** "No chilli" asks for none. */
const REFUSED = wordSet('without dislike harm from lacking about-dish');

/** Changes of the card, whatever else a word of them may name. */
const LEAVES_ALONE = wordSet('leave-out adjust heat undo swap method ask-changes');

/** "Parsley then", when we had said what may stand in for the coriander, is a swap of the two. */
export function asTaken(
  { table }: CommandContext,
  { asked }: Memo,
  clause: ReadClause,
): ReadClause {
  const [taken, other] = clause.foods;
  if (asked?.kind !== 'offer' || asked.act !== 'swap' || !taken || other) return clause;
  const isOffered = asked.about?.includes(taken.food.said) === true;
  if (!(TAKES.has(clause.act) || isOffered) || clause.dishes.length > 0) return clause;
  if (GONE.has(taken.role)) return clause;
  // "Do they need longer?" asks of what was offered, and takes nothing.
  if (isQuestion(clause.act) && clause.act !== 'ask-substitute') return clause;
  const [named = '', to = ''] = asked.about?.split(' -> ') ?? [];
  // "The mozzarella", when we had asked which cheese is to make room.
  const isAsked = named === WHICH;
  // Chicken stock, had in the house, is no answer to what is to stand in for potatoes.
  const isAdded = clause.act === 'add' && clause.terms.some((term) => PUTS.has(term));
  const isFit =
    isAsked || isOffered || (!isAdded && isOfOneKind(table.kitchen, named, taken.food.said));
  if (!isFit) return clause;
  const known = foodSaid(table.kitchen, isAsked ? to : named);
  const foods: FoodMention[] = [
    { role: isAsked ? 'to' : 'from', chance: 1, food: known },
    { ...taken, role: isAsked ? 'from' : 'to' },
  ];
  return { ...clause, act: 'swap', foods };
}

/** What is lacked or is to go takes nothing's place. */
const GONE = wordSet('lacking without dislike harm from less');
const PUTS = wordSet('add put throw chuck toss stir');
const TAKES = wordSet('find have dish other yes pick add swap');
