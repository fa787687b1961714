/** Replays the visible turns into what the chef must bear in mind now. */
import type { Dish } from '../cookbook/dish.ts';
import { resolveName } from '../cookbook/resolve-name.ts';
import type { Kitchen } from '../kitchen.ts';
import type { Needs } from '../vocabulary.ts';
import { findHowTo } from './questions/how-tos.ts';
import { findTermMeaning } from './questions/kitchen-terms.ts';
import type { Care } from './understand/care.ts';
import type { Food } from './understand/foods.ts';
import { type Meaning, namesContent } from './understand/meaning.ts';
import { readNeeds, uniteNeeds } from './understand/needs-said.ts';
import { understand } from './understand/understand.ts';
import { mergeWish, NO_WISH, type Wish, wishFrom } from './wish.ts';

export interface Turn {
  readonly role: 'user' | 'assistant';
  readonly content: string;
}

export interface Conversation {
  readonly needs: Needs;
  readonly avoid: readonly Food[];
  /** Who at the table needs care: said once, kept. */
  readonly care: readonly Care[];
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
}

/** Only this many messages are looked at, as the browser sends no more. */
export const VISIBLE = 6;

export function beginConversation(declared: Needs): Conversation {
  return {
    needs: uniteNeeds(declared, declared),
    avoid: [],
    care: [],
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
  let before = beginConversation(declared);
  let now = before;
  let meaning = understand(kitchen, '');
  for (const turn of visible) {
    before = now;
    if (turn.role === 'user') {
      meaning = understand(kitchen, turn.content);
      now = hear(before, meaning);
    } else now = recall(kitchen, before, turn.content);
  }
  return { before, meaning, now };
}

/** What a user's message changes. Exported for tests. */
export function hear(earlier: Conversation, meaning: Meaning): Conversation {
  const needs = uniteNeeds(earlier.needs, meaning.needs);
  const state = { ...earlier, care: [...new Set([...earlier.care, ...meaning.care])] };
  if (meaning.trouble) return { ...state, needs };
  const asks = meaning.question !== undefined && meaning.question !== 'plan';
  if (asks && !asksForDish(meaning)) return { ...state, needs };
  return {
    ...state,
    needs,
    avoid: mergeAvoid(state.avoid, meaning),
    answered: state.answered && !namesContent(meaning),
    people: peopleAfter(state, meaning),
    wish: withKit(state.wish, wishAfter(state, meaning)),
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
    !findTermMeaning(meaning.text)
  );
}

/** A kitchen without an oven stays one, whatever is wished for next. */
function withKit(old: Wish, wish: Wish): Wish {
  const kit = old.moods.filter((mood) => mood.label === 'without an oven');
  const lasting = kit.filter((mood) => !wish.moods.some((one) => one.label === mood.label));
  return lasting.length === 0 ? wish : { ...wish, moods: [...wish.moods, ...lasting] };
}

function mergeAvoid(old: readonly Food[], meaning: Meaning): Food[] {
  const wanted = new Set(meaning.include.map((food) => food.names[0]));
  const kept = old.filter((food) => !wanted.has(food.names[0]));
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
  const wish = beginsAnew(state, meaning) ? wishFrom(meaning) : mergeWish(state.wish, meaning);
  // "too much work", said of a list, asks for quick dishes.
  return meaning.time.quicker && state.lastSaid === 'list' && meaning.time.maxMinutes === undefined
    ? { ...wish, maxMinutes: 25, firmTime: false }
    : wish;
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

function hasFoods({ include, words, named }: Wish): boolean {
  return include.length + words.length + named.length > 0;
}

function beginsAnew(state: Conversation, meaning: Meaning): boolean {
  // "chocolate, please" after a cake narrows the cake.
  const onlyFoods =
    meaning.include.length > 0 && !meaning.course && !meaning.cuisine && meaning.words.length === 0;
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

const SHARED = /^\s*Recipe shared:\s*/i;

/** What our own earlier turn tells us: a card, a list, or words. */
function recall(kitchen: Kitchen, state: Conversation, content: string): Conversation {
  if (SHARED.test(content)) {
    const dish = dishShared(kitchen, content.replace(SHARED, ''));
    if (!dish) return { ...state, lastSaid: 'card', answered: true };
    return {
      ...state,
      shared: [...state.shared, dish],
      inHand: dish,
      lastSaid: 'card',
      answered: true,
    };
  }
  const needs = uniteNeeds(state.needs, needsNoted(content));
  const dishes = dishesListed(kitchen, content);
  if (dishes.length === 0) return { ...state, needs, lastSaid: 'text' };
  // A dish thrown in beside other words is no list to choose from while a card is in hand.
  if (!/^\s*1[.)] /m.test(content) && state.inHand)
    return { ...state, needs, offered: dishes, lastSaid: 'text' };
  return {
    ...state,
    needs,
    offered: dishes,
    everOffered: [...state.everOffered, ...dishes],
    lastSaid: 'list',
  };
}

/** Needs that we have acknowledged outlive the message that told us of them. */
function needsNoted(content: string): Needs {
  const [first = ''] = content.split('\n');
  const noted =
    /(?:everything from here on is|I will keep it|I will only offer what is|I will stick to|Got it,|I will mind that:) ([\w, -]{3,80}?)(?: for us| cooking| it is,| from now on|\.)/.exec(
      first,
    )?.[1];
  return noted === undefined
    ? beginConversation({ allergies: [], diets: [] }).needs
    : readNeeds(noted.toLowerCase());
}

/** The name may itself hold a dash, so every dash is tried as the end of it. */
function dishShared({ cookbook }: Kitchen, line: string): Dish | undefined {
  const dashes = [...line.matchAll(/\s+[-–—]\s+/g)].slice(0, 6);
  for (const dash of dashes) {
    const dish = resolveName(
      cookbook,
      line.slice(0, dash.index),
      line.slice(dash.index + dash[0].length),
    );
    if (dish) return dish;
  }
  return resolveName(cookbook, line.slice(0, 200));
}

function dishesListed({ cookbook }: Kitchen, content: string): Dish[] {
  const numbered = [...content.matchAll(/^\s*\d+[.)]\s+(?:\*\*)?(.+?)(?:\*\*|\s[-–—]\s|$)/gm)];
  const bold = [...content.matchAll(/\*\*([^*\n]{2,80})\*\*/g)];
  const names = (numbered.length > 0 ? numbered : bold)
    .slice(0, 12)
    .map((found) => (found[1] ?? '').replace(/^\w+day: /, ''));
  const found = names.map((name) => resolveName(cookbook, name));
  return found.filter((dish) => dish !== undefined);
}
