/** Accumulates needs over a conversation: what has been told so far, and what one more message changes in it. */
import type { Diet } from '../vocabulary.ts';
import type { DietStated, Harm, MessageHeard } from './hear-message.ts';
import type { Food } from './heard.ts';
import { withoutLifted } from './lifted.ts';
import { isCalledBy, isFoodOf, isOwn, isSameFood } from './stated-food.ts';

export interface ToldSoFar {
  readonly harms: readonly Harm[];
  readonly diets: readonly DietStated[];
  readonly customs: MessageHeard['customs'];
  readonly situations: MessageHeard['situations'];
  /** Foods of taste. */
  readonly tastes: readonly Food[];
  /** Foods asked about that nobody has answered for; those of the last message are `unclear`. */
  readonly doubted: readonly Harm[];
  readonly unclear: readonly Harm[];
  /** An allergy was told of whose food nobody has named: ever, and by the last message. */
  readonly isAllergyOpen: boolean;
  readonly isAllergyUnread: boolean;
  /** Whether the dish at hand is not for the guest. */
  readonly isGuestAway: boolean;
  /** Whether one of them has a plate apart. */
  readonly isApart: boolean;
}

export const NOTHING_TOLD: ToldSoFar = {
  harms: [],
  diets: [],
  customs: [],
  situations: [],
  tastes: [],
  doubted: [],
  unclear: [],
  isAllergyOpen: false,
  isAllergyUnread: false,
  isGuestAway: false,
  isApart: false,
};

/** An answer is short; what is longer is another matter, of which only what it states is heard. */
const LONGEST_ANSWER = 9;

/** How we asked whether a food is wanted. */
export interface Asked {
  /** "Keep it out?": a bare yes means that. */
  readonly toKeepOut: boolean;
  /** Beside a card, which a bare yes is said of. */
  readonly withCard: boolean;
}

export function toldAfter(before: ToldSoFar, heard: MessageHeard, asked: Asked): ToldSoFar {
  const answer = answerTo(before, heard, asked);
  const stated = withAnswer(before, heard, answer);
  // "I have no allergy of any kind" takes back what nobody was named for.
  const lasting = heard.read.eatsAll ? ofOthers(before) : before;
  const lifted = withoutLifted(lasting, heard.lifted, stated.harms);
  const isSettled = (food: Food) =>
    stated.harms.some((one) => isSameFood(one.food, food)) ||
    heard.wanted.some((one) => isFoodOf(food, one)) ||
    heard.lifted.some((one) => isFoodOf(food, one)) ||
    (answer === 'in' && before.unclear.some((one) => isSameFood(one.food, food)));
  const isStill = answer === 'again';
  const unclear = isStill
    ? before.unclear
    : stated.unclear.filter(
        ({ food }) =>
          // "Not allergic to lupin, but lupin flour ..." doubts the flour still.
          !isHarm(food, stated.harms) && !heard.lifted.some(({ label }) => label === food.said),
      );
  const harms = [...lifted.harms, ...newOnes(lifted.harms, stated.harms)];
  const isApart = before.isApart || heard.isApart;
  const isForGood = (food: Food) =>
    stated.tastes.some((one) => !one.isPassing && isSameFood(one, food));
  // What a dish did without is said of no other.
  const isOver = heard.beginsDish && heard.isAfterCard;
  const older = before.tastes.filter(
    (food) => !(food.isPassing && (heard.read.eatsAll || isForGood(food) || isOver)),
  );
  const tastes = [...older, ...stated.tastes].filter(
    (food, at, all) =>
      !stated.wanted.some((one) => isCalledBy(food, one)) &&
      !heard.lifted.some((one) => isFoodOf(food, one)) &&
      all.findIndex((one) => isSameFood(one, food)) === at,
  );
  const isUnread = tellsUnread(heard, stated.harms);
  const isNamed = stated.harms.length + heard.customs.length > 0 || heard.read.deniesAllergy;
  return {
    harms,
    diets: dietsAfter(lifted.diets, heard).map((one) => (heard.isApart ? asGuest(one) : one)),
    customs: [...lifted.customs, ...heard.customs],
    situations: [...lifted.situations, ...heard.situations],
    tastes,
    doubted: distinct(
      // "I love salmon, but fish sends him to hospital": the salmon settles no doubt of the same message.
      [...before.doubted.filter(({ food }) => isStill || !isSettled(food)), ...unclear],
    ),
    unclear,
    isAllergyUnread: isUnread,
    isAllergyOpen: isUnread || (before.isAllergyOpen && !isNamed),
    isGuestAway: isApart || isGuestAway(before, heard),
    isApart,
  };
}

/** Of the people who were named alone. */
function ofOthers({ harms, diets, customs, situations }: ToldSoFar) {
  const isNamed = ({ holder }: { holder: string }) => holder !== 'me';
  return { harms: harms.filter(isNamed), diets: diets.filter(isNamed), customs, situations };
}

type Answer = 'in' | 'out' | 'again' | 'named' | undefined;

function answerTo(
  { unclear, isAllergyUnread, harms }: ToldSoFar,
  heard: MessageHeard,
  { toKeepOut, withCard }: Asked,
): Answer {
  const { read, words, named, beginsDish, namesDish, isPlain } = heard;
  const isShort = words <= LONGEST_ANSWER;
  // "No, cheddar is what I have."
  const isAffirmed = read.statements.some(
    (one) =>
      (one.polarity === 'wanted' || one.polarity === 'lifted') &&
      unclear.some(({ food }) => isFoodOf(food, one)),
  );
  if (isAffirmed && isShort) return 'in';
  // "I want them" begins no dish.
  const isOther = beginsDish && named.length > 0;
  const isOfCard = read.answer === 'yes' && withCard;
  if (unclear.length > 0 && isShort && read.answer !== undefined && !isOther && !isOfCard)
    return read.answer === 'yes' ? (toKeepOut ? 'out' : 'again') : read.answer;
  const isMore = read.isMore && harms.length > 0;
  if (
    (isAllergyUnread || isMore) &&
    isShort &&
    named.length > 0 &&
    !isPlain &&
    !namesDish &&
    !read.isWish
  )
    return 'named';
  return undefined;
}

/** What the message states with what it answers. */
function withAnswer(before: ToldSoFar, heard: MessageHeard, answer: Answer) {
  const { unclear, harms, tastes, wanted, named } = heard;
  if (answer === 'out') {
    const isMeant = (food: Food) => before.unclear.some((one) => isSameFood(one.food, food));
    return {
      harms: [...harms, ...before.unclear],
      tastes: tastes.filter((food) => !isMeant(food)),
      unclear: [],
      wanted: wanted.filter((one) => !before.unclear.some(({ food }) => isFoodOf(food, one))),
    };
  }
  if (answer === 'named')
    return { harms: [...harms, ...named], tastes: [], unclear: [], wanted: [] };
  if (answer === 'in') return { harms, tastes: [], unclear: [], wanted };
  return { harms, tastes, unclear, wanted };
}

function tellsUnread(
  { read, unclear, customs, situations, diets, lifted, isHarmUnread }: MessageHeard,
  harms: readonly Harm[],
): boolean {
  if (!(read.tellsAllergy || isHarmUnread) || lifted.length > 0) return false;
  // "A spoonful of hummus, and he went blue": what in it did that?
  if (isHarmUnread && harms.length > 0 && unclear.length === 0) return true;
  const all = harms.length + unclear.length + customs.length + situations.length + diets.length;
  return read.unknown !== undefined || all === 0;
}

/** A diet of the dish holds until another is begun, or they say that they never asked for it. */
function dietsAfter(
  before: readonly DietStated[],
  { diets, beginsDish, read }: MessageHeard,
): DietStated[] {
  const isSame = (a: DietStated, b: DietStated) =>
    a.diet === b.diet && a.isGuest === b.isGuest && a.isOnce === b.isOnce;
  const kept = before.filter((one) => !(one.isOnce && (beginsDish || read.deniesSaying)));
  return [...kept, ...diets.filter((one) => !kept.some((other) => isSame(one, other)))];
}

/** Somebody else's, who eats a plate apart from now on. */
function asGuest(one: DietStated): DietStated {
  const isOther = !isOwn(one.holder) || one.holder === 'me';
  return isOther ? { ...one, isGuest: true, isOnce: false } : one;
}

function isGuestAway({ isGuestAway: wasAway }: ToldSoFar, { read }: MessageHeard): boolean {
  if (read.table === undefined) return wasAway;
  return read.table !== 'guest';
}

function isHarm(food: Food, harms: readonly Harm[]): boolean {
  return harms.some((one) => isSameFood(one.food, food));
}

function newOnes(before: readonly Harm[], harms: readonly Harm[]): Harm[] {
  return distinct(harms).filter(
    (one) => !before.some((old) => isSameFood(old.food, one.food) && old.holder === one.holder),
  );
}

function distinct(harms: readonly Harm[]): Harm[] {
  return harms.filter(
    (one, at) => harms.findIndex((other) => isSameFood(other.food, one.food)) === at,
  );
}

/** The diets that hold: their own, and those of a guest or of the dish at hand; and those of a plate apart. */
export function dietsOf({ diets, isGuestAway: isAway, isApart }: ToldSoFar): {
  own: Diet[];
  all: Diet[];
  apart: Diet[];
} {
  const own = diets.filter((one) => !(one.isGuest && OF_TASTE.has(one.diet)) && !one.isOnce);
  const all = diets.filter((one) => own.includes(one) || !(one.isGuest && isAway));
  const apart = isApart ? diets.filter((one) => !all.includes(one)) : [];
  const named = (some: readonly DietStated[]) => some.map(({ diet }) => diet);
  return { own: named(own), all: named(all), apart: [...new Set(named(apart))] };
}

/** Gluten is left out: who comes may be a coeliac. */
const OF_TASTE: ReadonlySet<Diet> = new Set(['Vegetarian', 'Vegan', 'Keto', 'Paleo']);
