/** Replays the visible turns into what the chef must bear in mind now. */
import type { Dish } from '../cookbook/dish.ts';
import type { Tool } from '../cookbook/tools.ts';
import type { Kitchen } from '../kitchen.ts';
import type { Needs, UnitSystem } from '../vocabulary.ts';
import { mergeWish, NO_WISH, type Wish, wishFrom } from './choose/wish.ts';
import { findHowTo } from './questions/how-tos.ts';
import { findTermMeaning } from './questions/kitchen-terms.ts';
import { recall } from './recall.ts';
import type { Care } from './understand/care.ts';
import { type Custom, uniteCustoms } from './understand/customs.ts';
import type { Food } from './understand/foods.ts';
import { asksWhatItIs, type Meaning, namesContent } from './understand/meaning.ts';
import { withoutLifted } from './understand/needs-lifted.ts';
import { uniteNeeds } from './understand/needs-said.ts';
import { asksElsewhere } from './understand/small-talk.ts';
import { type Asked, askedIn, takenUp } from './understand/takes-up.ts';
import { inPlainEnglish, understand } from './understand/understand.ts';

export interface Turn {
  readonly role: 'user' | 'assistant';
  readonly content: string;
}

export interface Conversation {
  readonly needs: Needs;
  /** Needs of the profile, which nothing said in passing takes back. */
  readonly stated: Needs;
  readonly avoid: readonly Food[];
  /** Who at the table needs care: said once, kept. */
  readonly care: readonly Care[];
  /** Halal, kosher, no alcohol and the like: said once, kept. */
  readonly customs: readonly Custom[];
  /** Tools their kitchen lacks. */
  readonly lacking: readonly Tool[];
  /** Another system of units than the one of the settings, asked for in passing. */
  readonly units?: UnitSystem;
  readonly people?: number;
  readonly wish: Wish;
  /** Dishes whose cards are among the visible turns, oldest first. */
  readonly shared: readonly Dish[];
  readonly inHand?: Dish;
  /** Dishes of our last list, or those put in bold when there was none, in order. */
  readonly offered: readonly Dish[];
  /** Every dish offered in the visible turns. */
  readonly everOffered: readonly Dish[];
  /** What our last turn was. */
  /** Whether a card has answered the wish, so that the next kind of dish begins a new one. */
  readonly answered: boolean;
  readonly lastSaid: 'nothing' | 'card' | 'list' | 'text';
  readonly refused: readonly Dish[];
  readonly refusedCuisines: readonly string[];
  /** The question that their last message put, if it put one. */
  readonly asked?: Asked;
}

/** Only this many messages are looked at, as the browser sends no more. */
export const VISIBLE = 6;

export function beginConversation(declared: Needs): Conversation {
  return {
    needs: uniteNeeds(declared, declared),
    stated: uniteNeeds(declared, declared),
    avoid: [],
    care: [],
    customs: [],
    lacking: [],
    wish: NO_WISH,
    shared: [],
    offered: [],
    everOffered: [],
    answered: false,
    lastSaid: 'nothing',
    refused: [],
    refusedCuisines: [],
  };
}

/** The state before the last message, that message's meaning, and the state after it. */
export function replay(
  kitchen: Kitchen,
  turns: readonly Turn[],
  declared: Needs,
): { before: Conversation; meaning: Meaning; now: Conversation } {
  const visible = turns.slice(-VISIBLE);
  let before = lastingOf(kitchen, turns.slice(-MOST_TURNS, -VISIBLE), declared);
  let now = before;
  let meaning = understand(kitchen, '');
  for (const turn of visible) {
    before = now;
    if (turn.role === 'user') {
      meaning = understand(kitchen, inFull(kitchen, before, turn.content));
      now = hear(before, meaning);
    } else now = recall(kitchen, before, turn.content);
  }
  return { before, meaning, now };
}

/** "And sugar?" says the rest of the question before it. */
function inFull(kitchen: Kitchen, { asked }: Conversation, content: string): string {
  if (!asked || content.length > 90) return content;
  const { text } = inPlainEnglish(kitchen, content);
  return takenUp(kitchen.rules, asked, text) ?? content;
}

/** Older turns than this are not looked at, whatever a caller sends. */
const MOST_TURNS = 36;

/** A wish fades with the sixth message; what somebody cannot eat or has not got never does while we are shown it. */
function lastingOf(kitchen: Kitchen, turns: readonly Turn[], declared: Needs): Conversation {
  const begun = beginConversation(declared);
  const { needs, avoid, care, customs, lacking, units, asked } = turns
    .filter((turn) => turn.role === 'user')
    .reduce(
      (state, turn) => hear(state, understand(kitchen, inFull(kitchen, state, turn.content))),
      begun,
    );
  return { ...begun, needs, avoid, care, customs, lacking, units, asked };
}

/** What a user's message changes. Exported for tests. */
export function hear(earlier: Conversation, meaning: Meaning): Conversation {
  const kept = withoutLifted(earlier.needs, meaning.lifted.needs, earlier.stated);
  const needs = uniteNeeds(kept, meaning.needs);
  const state = {
    ...earlier,
    avoid: withoutFoods(earlier.avoid, meaning.lifted.foods),
    care: [...new Set([...earlier.care, ...meaning.care])],
    customs: uniteCustoms(earlier.customs, meaning.customs),
    lacking: [...new Set([...earlier.lacking, ...meaning.lacking])],
    units: meaning.units ?? earlier.units,
    asked: undefined,
  };
  const firm = mergeAvoid(state.avoid, {
    include: [],
    avoid: meaning.avoid.filter((food) => food.firm || isUsedUp(state, meaning)),
  });
  if (meaning.trouble || asksElsewhere(meaning.text)) return { ...state, needs, avoid: firm };
  const asks = meaning.question !== undefined && meaning.question !== 'plan';
  if (asks && !asksForDish(meaning))
    return { ...state, needs, avoid: firm, asked: askedIn(meaning.text, meaning.question) };
  return {
    ...state,
    needs,
    avoid: mergeAvoid(state.avoid, meaning),
    answered: state.answered && !namesContent(meaning),
    people: peopleAfter(state, meaning),
    wish: wishAfter(state, meaning),
    refused: [...state.refused, ...meaning.refused],
    refusedCuisines: [...state.refusedCuisines, ...meaning.refusedCuisines],
  };
}

/** "how do I make shakshuka?" is a question in form only. */
export function asksForDish(meaning: Meaning): boolean {
  if (meaning.question === 'how')
    return (
      /\b(?:make|cook|bake|prepare|do)\b/.test(meaning.text) &&
      (meaning.named.length > 0 || (namesContent(meaning) && !findHowTo(meaning.text)))
    );
  return (
    meaning.question === 'what-is' &&
    meaning.named.length === 0 &&
    namesContent(meaning) &&
    !findTermMeaning(meaning.text) &&
    !asksWhatItIs(meaning)
  );
}

/** "I'm out of eggs, can I still make pancakes?": there are no eggs for the next idea either. */
function isUsedUp({ inHand }: Conversation, { text }: Meaning): boolean {
  return !inHand && /\b(?:ran|run|i'm|am|we're|are|all) out of\b/.test(text);
}

function withoutFoods(avoid: readonly Food[], lifted: readonly Food[]): readonly Food[] {
  const names = new Set(lifted.flatMap((food) => food.names));
  return names.size === 0
    ? avoid
    : avoid.filter((food) => !food.names.some((one) => names.has(one)));
}

/** A taste may change; what makes somebody ill may not. */
function mergeAvoid(
  old: readonly Food[],
  meaning: Pick<Meaning, 'include' | 'avoid'>,
): readonly Food[] {
  const wanted = new Set(meaning.include.map((food) => food.names[0]));
  const kept = old.filter((food) => food.firm || !wanted.has(food.names[0]));
  const known = new Set(kept.map((food) => food.names[0]));
  return [...kept, ...meaning.avoid.filter((food) => !known.has(food.names[0]))];
}

function peopleAfter(state: Conversation, { people }: Meaning): number | undefined {
  if (people.people !== undefined) return people.people;
  if (people.factor === undefined) return state.people;
  const now = state.people ?? state.inHand?.servings ?? 2;
  return Math.max(1, Math.min(100, Math.round(now * people.factor)));
}

/** After a card, naming a new kind of dish begins a new wish; before it, each message adds to the same one. */
function wishAfter(state: Conversation, meaning: Meaning): Wish {
  const answers =
    meaning.reply !== undefined &&
    ['index', 'last', 'any', 'yes', 'next'].includes(meaning.reply.kind) &&
    // "fine, soup" wants soup, not the dish that was on offer.
    !(meaning.reply.kind === 'yes' && namesContent(meaning));
  if (answers && meaning.named.length === 0 && state.offered.length > 0)
    return mergeWish(state.wish, {
      ...meaning,
      words: [],
      include: [],
      moods: [],
      course: undefined,
    });
  if (meaning.named.length > 0) return wishFrom(meaning);
  const wish = beginsAnew(state, meaning)
    ? wishFrom(meaning)
    : mergeWish(isBareFood(state, meaning) ? { ...state.wish, include: [] } : state.wish, meaning);
  // "too much work", said of a list, asks for quick dishes.
  return meaning.time.quicker && state.lastSaid === 'list' && meaning.time.maxMinutes === undefined
    ? { ...wish, maxMinutes: 25, firmTime: false }
    : wish;
}

/** "kale", a list, "beetroot": the second in place of the first. */
function isBareFood(state: Conversation, { text, include }: Meaning): boolean {
  return (
    include.length > 0 &&
    state.lastSaid === 'list' &&
    text.split(' ').length <= 3 &&
    !/\b(?:and|with|also|plus|too|but)\b/.test(text)
  );
}

/** "a light lunch" is a whole wish; "with chicken" adds to the last one. */
const ASKS_AFRESH =
  /^(?:now |ok(?:ay)?,? |and )?(?:i(?:'d like| want| fancy| would like| need)|(?:can|could) (?:i|you|we)|give me|show me|make me|how about|what about|an? |something |any |let's )/;

const SWEET =
  /\b(?:chocolate|vanilla|lemons?|limes?|oranges?|apples?|pears?|bananas?|berr(?:y|ies)|\w+berr(?:y|ies)|mango(?:e?s)?|coconut|caramel|coffee|cinnamon|honey|nuts?|almonds?|fruit|rice|cream)\b/;

/** "and a dessert" after a barbecue is a dish of its own. */
function otherCourse(wish: Wish, { course }: Meaning): boolean {
  if (!course || course.label === wish.course?.label) return false;
  return wish.course !== undefined || wish.moods.some((mood) => mood.firm);
}

/** "With feta maybe", said of a list, adds to what the list was for. */
const ADDS =
  /^(?:and |but |or |maybe |also |perhaps |ok |no,? )*(?:with|plus|and|also|maybe with)\b/;

function hasFoods({ include, words, named }: Wish): boolean {
  return include.length + words.length + named.length > 0;
}

function beginsAnew(state: Conversation, meaning: Meaning): boolean {
  // "chocolate, please" after a cake narrows the cake.
  const onlyFoods =
    meaning.include.length > 0 && !meaning.course && !meaning.cuisine && meaning.words.length === 0;
  if (onlyFoods && state.lastSaid === 'list' && ADDS.test(meaning.text)) return false;
  const suits = state.wish.course?.label !== 'dessert' || SWEET.test(meaning.text);
  if (onlyFoods && suits && state.wish.course?.narrow && state.wish.include.length === 0)
    return false;
  if (
    ASKS_AFRESH.test(meaning.text) &&
    namesContent(meaning) &&
    !meaning.corrects &&
    (hasFoods(state.wish) || otherCourse(state.wish, meaning))
  )
    return true;
  return (
    state.answered &&
    namesContent(meaning) &&
    meaning.reply?.kind !== 'another' &&
    !meaning.corrects
  );
}
