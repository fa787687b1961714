/** What a message makes of the wish: adds to it, narrows it, or begins a new one. */

import type { Wish } from '../../cook/wish.ts';
import { normalise } from '../../text/normalise.ts';
import { BARE_SWEET } from '../understand/courses.ts';
import { type Meaning, namesContent } from '../understand/meaning.ts';
import { mergeWish, wishFrom } from '../understand/wish-from.ts';
import type { Conversation } from './conversation.ts';

/** After a card, naming a new kind of dish begins a new wish; before it, each message adds to the same one. */
export function wishAfter(state: Conversation, meaning: Meaning): Wish {
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
  if (BARE_SWEET.test(meaning.text) && SWEET_COURSES.has(state.wish.course?.label ?? ''))
    return mergeWish(state.wish, { ...meaning, course: undefined });
  const merged = beginsAnew(state, meaning)
    ? { ...wishFrom(meaning), ...courseKept(state, meaning) }
    : mergeWish(isBareFood(state, meaning) ? { ...state.wish, include: [] } : state.wish, meaning);
  const wish = staysSweet(state, merged) ? { ...merged, course: SWEET_LIKE_THOSE } : merged;
  // "too much work", said of a list, asks for quick dishes.
  return meaning.time.quicker && state.lastSaid === 'list' && meaning.time.maxMinutes === undefined
    ? { ...wish, maxMinutes: 25, firmTime: false }
    : wish;
}

/** "With berries", said of a list of puddings, wants one of those. */
function staysSweet({ offered, lastSaid }: Conversation, wish: Wish): boolean {
  const { course, cuisine, include, words } = wish;
  if (lastSaid !== 'list' || offered.length === 0 || course || cuisine || words.length > 0)
    return false;
  return (
    include.length > 0 &&
    include.every((food) => SWEET.test(food.said)) &&
    offered.every((dish) => dish.course === 'dessert')
  );
}

const SWEET_LIKE_THOSE: NonNullable<Wish['course']> = {
  label: 'dessert',
  courses: ['dessert'],
  keywords: ['sweet'],
  narrow: true,
};

/** What may well be sweet and stays what it is. */
const SWEET_COURSES: ReadonlySet<string> = new Set([
  'breakfast',
  'brunch',
  'a snack',
  'a drink',
  'dessert',
  'a bake',
]);
/** "Chocolate", said of a birthday cake, wants another cake and no mole. */
function courseKept({ inHand, lastSaid }: Conversation, meaning: Meaning): Partial<Wish> {
  const { text, include, course, cuisine, words } = meaning;
  const bare = include.length > 0 && !course && !cuisine && words.length === 0;
  if (lastSaid !== 'card' || inHand?.course !== 'dessert' || !bare) return {};
  if (text.split(' ').length > 4 || !SWEET.test(text)) return {};
  const kind = KIND.exec(normalise([inHand.title, ...inHand.also].join(' ')))?.[1];
  return {
    course: { label: 'dessert', courses: ['dessert'], keywords: inHand.keywords, narrow: true },
    words: kind === undefined ? [] : [kind],
  };
}

const KIND = /\b(cake|pie|tart|cookie|muffin|pudding)s?\b/;

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

/** "I have a pumpkin", a card, "soup": a soup of it. */
function onlyCourse({ wish }: Conversation, meaning: Meaning): boolean {
  const { course, include, words, cuisine, named, text } = meaning;
  if (!course?.narrow || wish.course || wish.include.length === 0 || BESIDE.has(course.label))
    return false;
  return (
    include.length + words.length + named.length === 0 && !cuisine && text.split(' ').length <= 2
  );
}

const ALSO = /^(?:and|also|plus|oh and|i also have)\b/;

function hasFoods({ include, words, named }: Wish): boolean {
  return include.length + words.length + named.length > 0;
}

/** What stands beside a dish or comes before and after it is no part of the wish for that dish. */
const BESIDE: ReadonlySet<string> = new Set([
  'a side',
  'a starter',
  'a drink',
  'dessert',
  'a sauce',
  'a dip',
]);

/** "Sides no dairy", said of a turkey, wants no turkey in them. */
function goesBeside({ wish }: Conversation, { course, include, text }: Meaning): boolean {
  return (
    course !== undefined &&
    !BARE_SWEET.test(text) &&
    !(course.label === 'dessert' && wish.include.every((food) => SWEET.test(food.said))) &&
    BESIDE.has(course.label) &&
    include.length === 0 &&
    wish.include.length + wish.words.length > 0 &&
    wish.course?.label !== course.label
  );
}

function beginsAnew(state: Conversation, meaning: Meaning): boolean {
  if (goesBeside(state, meaning)) return true;
  // "chocolate, please" after a cake narrows the cake.
  const onlyFoods =
    meaning.include.length > 0 && !meaning.course && !meaning.cuisine && meaning.words.length === 0;
  if (onlyFoods && state.lastSaid === 'list' && ADDS.test(meaning.text)) return false;
  // "I have salmon", a card, "and spinach".
  if (onlyFoods && state.wish.include.length > 0 && ALSO.test(meaning.text)) return false;
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
  if (onlyCourse(state, meaning)) return false;
  return (
    state.answered &&
    namesContent(meaning) &&
    meaning.reply?.kind !== 'another' &&
    !meaning.corrects
  );
}
