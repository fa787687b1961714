/** Answers a wish: a card when it is clear, a list when it is open, and the truth when the book lacks it. */

import { holdsFood } from '../../cook/choose/match.ts';
import { isHeldSomewhere } from '../../cook/choose/match-levels.ts';
import { clarity, isOpen } from '../../cook/choose/wish.ts';
import { say, speaks, type Table } from '../../cook/table.ts';
import { isCommonWord } from '../../cookbook/common-words.ts';
import { getDishFacts } from '../../cookbook/cookbook.ts';
import { isCorrectionException } from '../../cookbook/correction-exceptions.ts';
import { allNeeds } from '../../say/voice/needs-words.ts';
import { normalise } from '../../text/normalise.ts';
import { singular } from '../../text/plurals.ts';
import { namesAnything, namesContent } from '../understand/meaning.ts';
import { saidInMoods } from '../understand/moods.ts';
import { understand } from '../understand/understand.ts';
import { wishFrom } from '../understand/wish-from.ts';
import * as offering from '../words/offering.ts';
import { onEither } from './either.ts';
import { inTime } from './in-time.ts';
import { englishOnly, nearUnfit, type Reply, serveBest, serveDish, slugs } from './serve-dish.ts';
import { suggest } from './suggest.ts';

export function onWish(table: Table): Reply | null {
  const { meaning, now } = table;
  const famous = nearFamous(table);
  if (famous) return famous;
  if (!namesAnything(meaning)) return null;
  const either = onEither(table);
  if (either) return either;
  const wish = inTime(table, now.wish);
  const unknown = unknownDish(table);
  if (unknown && !meaning.cuisine) {
    return suggest(table, wish, {
      before: notInBook(table, unknown),
      leads: NEAR_LEADS,
    });
  }
  const again = servedAlready(table);
  if (again) return again;
  const narrowed = clarity(wish, now.needs.allergies.length + now.needs.diets.length);
  const needs = onlyNeeds(table);
  // A new restriction on an open list asks for a new list.
  const asksAnew =
    namesContent(meaning) ||
    meaning.moods.length > 0 ||
    meaning.time.maxMinutes !== undefined ||
    meaning.people.people !== undefined;
  if (narrowed >= 1.5 && !needs && asksAnew && !wish.cuisine?.nearest)
    return serveBest(table, wish, 'wish');
  const near = needs || !namesContent(meaning) ? '' : nearUnfit(table, wish);
  if (near) return near;
  const list = suggest(table, wish, {
    before: [englishOnly(table), caloriesSaid(table)].filter(Boolean).join(' '),
    // "Lower sugar", said of a list that minds sugar already, asks for another.
    ...(asksMore(table) || refusesIdly(table) ? { not: slugs(table.before.everOffered) } : {}),
  });
  // One dish is no choice.
  return list.includes('\n2. ') || needs || !namesContent(meaning) || !list.includes('\n1. ')
    ? list
    : serveBest(table, wish, 'wish');
}

/** Who asks for so many calories is told that nobody counts them here. */
function caloriesSaid(table: Table): string {
  return table.meaning.talk === 'calories' ? say(table, NOT_COUNTED) : '';
}

const NOT_COUNTED = [
  'I do not count calories or grams of anything, so these are chosen for what goes into them.',
  'Figures I cannot promise, since I do not count them; these go in that direction.',
  'I choose by the ingredients and leave the counting to you.',
] as const;

/** "Make jollof", with the card of it in hand: no other dish is called so. */
function servedAlready(table: Table): Reply | null {
  const { before, meaning, kitchen } = table;
  const { words, include, course, cuisine, moods } = meaning;
  if (!before.inHand || words.length === 0 || include.length + moods.length > 0) return null;
  if (course || cuisine) return null;
  const { facts, dishes } = kitchen.cookbook;
  const holds = (slug: string): boolean =>
    words.every((word) => facts.get(slug)?.terms.has(word) === true);
  const { slug } = before.inHand;
  const alone = holds(slug) && !dishes.some((dish) => dish.slug !== slug && holds(dish.slug));
  return alone ? serveDish(table, before.inHand, 'named') : null;
}

function asksMore({ meaning, before }: Table): boolean {
  const known = new Set(before.customs.map((one) => one.label));
  return (
    before.lastSaid === 'list' &&
    meaning.customs.length > 0 &&
    meaning.customs.every((one) => known.has(one.label))
  );
}

/** "Not hummus", said of a list without any, wants other dishes and not the same again. */
function refusesIdly({ meaning, before, kitchen }: Table): boolean {
  return (
    before.lastSaid === 'list' &&
    meaning.avoid.length + meaning.refused.length > 0 &&
    !namesContent(meaning) &&
    !before.offered.some(
      (dish) =>
        meaning.refused.includes(dish) ||
        meaning.avoid.some((food) => holdsFood(getDishFacts(kitchen.cookbook, dish), food)),
    )
  );
}

/** "bouillabaisse", not in the book: its nearest relatives, and then the nearest of its kind. */
function nearFamous(table: Table): string {
  const { kitchen, now, meaning } = table;
  const { famous } = meaning;
  if (!famous) return '';
  const relatives = famous.like
    .map((name) => kitchen.cookbook.byTitle.get(normalise(name)))
    .filter((dish) => dish !== undefined);
  const like = understand(kitchen, famous.like[0] ?? '');
  const wish = {
    ...wishFrom(like),
    words: [...like.words, ...like.named.flatMap((one) => one.matchedTokens)],
    cuisine: { label: famous.cuisine, names: [famous.cuisine], nearest: false },
    moods: now.wish.moods.filter((mood) => mood.firm),
  };
  return suggest(table, wish, {
    first: relatives,
    before: notInBook(table, famous.said),
    leads: NEAR_LEADS,
  });
}

/** A name that tells of what they must not eat is not said again. */
function notInBook(table: Table, name: string): string {
  return speaks(table.kitchen, name, table.now.needs)
    ? say(table, offering.NOT_IN_BOOK, { name })
    : 'That one is not in my book, and it would not go with what you told me.';
}

const NEAR_LEADS = [
  'The nearest I can offer:',
  'What comes closest:',
  'Perhaps one of these instead:',
  'These are in the same spirit:',
  'Close relations:',
  'From the same corner of the kitchen:',
] as const;

/** Somebody who has only told us what they cannot eat has not asked for a dish yet. */
function onlyNeeds({ meaning, now }: Table): boolean {
  return (
    !namesContent(meaning) &&
    isOpen(now.wish) &&
    meaning.moods.length === 0 &&
    meaning.time.maxMinutes === undefined &&
    meaning.people.people === undefined
  );
}

const NOTHING: ReadonlySet<string> = new Set();

/** A dish asked for by a name, as opposed to a word that merely stands in the message. */
const ASKED =
  /\b(?:make(?: me| us)?|recipe for|recipe of|how (?:do|to|can)(?: (?:i|you|we))? (?:make|cook|bake)|do you have|have you got|cook(?: me| us)?|something like|let's (?:make|have|cook)|i(?:'d like|'m craving| want| fancy| would like| crave)(?: to (?:make|cook|eat|have))?|craving|what about|how about|can (?:i|we|you) (?:have|make|cook)|show me|bake)(?: (?:some|a|an|the|me|us))*\s+/;

/** "beef wellington": a name asked for that is in nobody's pantry makes a dish we lack; other odd words are let be. */
function unknownDish({ meaning, kitchen, before }: Table): string {
  const { cookbook } = kitchen;
  const { text } = meaning;
  const words = text.replace(/[.!?,]/g, '').split(' ');
  // "Gluten free base", said of a pizza, names no dish of its own.
  if (allNeeds(meaning.needs).length > 0 && meaning.include.length === 0 && !isOpen(before.wish))
    return '';
  const unheard = meaning.include.find((food) => !isHeldSomewhere(cookbook.index, food));
  if (unheard && words.length < 6) return unheard.said;
  const colours = meaning.moods.length > 0 ? new Set(saidInMoods(text).map(singular)) : NOTHING;
  const first = meaning.strange.find(
    (word) => !isCommonWord(word) && !isCorrectionException(word) && !colours.has(word),
  );
  // "Chunkier", said of a card, names no dish.
  if (before.inHand && before.lastSaid === 'card' && words.length === 1 && /(?:er|ier)$/.test(text))
    return '';
  if (!first || meaning.language || meaning.talk || isNonsense(meaning.text, meaning.strange))
    return '';
  const bare =
    words.length <= 3 &&
    first.length > 3 &&
    !/^(?:is|are|do|does|can|could|how|what|why|when|where|will|should|would)\b/.test(text) &&
    !/\b(?:your|you|ur|u|my|i|me|us|he|she|we|they|this|that|back|in|it|its|it's|not|no|is|are|was|too|so)\b/.test(
      text,
    );
  const asked = ASKED.exec(text);
  if (/^(?:something|anything|some|any)\b/.test(text)) return '';
  // "Heartbroken, need chocolate" names a mood and a food.
  if (bare && meaning.moods.length > 0 && meaning.include.length > 0) return '';
  const name = bare ? text : asked ? text.slice(asked.index + asked[0].length) : '';
  const said =
    name.split(/[.!?,;]| (?:for|with|but|and|please|tonight|then|from)\b/)[0]?.trim() ?? '';
  return said.split(' ').length <= 3 &&
    said.includes(first) &&
    !/^(?:to|for|with|at|on|in|of|and|but)\b/.test(said) &&
    !KIND_OF_MEAL.test(said) &&
    // "Cheap meals student": a mood and a meal, in whatever order.
    !(
      meaning.moods.length > 0 &&
      /\b(?:meals?|dinners?|lunch(?:es)?|food|snacks?|ideas?|dish(?:es)?)\b/.test(said)
    )
    ? said
    : '';
}

/** "Low effort dinner" and "midnight snack" ask for a meal; the word we do not know only colours it. */
const KIND_OF_MEAL =
  /\b(?:dinners?|suppers?|lunch(?:es)?|breakfasts?|brunch|meals?|dish(?:es)?|foods?|snacks?|sides?|starters?|desserts?|drinks?|recipes?|ideas?|stuff|eats|treats?|sandwich(?:es)?|bbq|barbecue|party|nights?|days?|weekend|week|outside|weather|vegetarian|vegan|something|thing|things|courses?|menu|cooking|cuisine|picnic|bites?|ones?|how|now|again|tho|though|version|still)$/;

/** Keys hit at random, or three words in a row that nobody ever said. */
function isNonsense(text: string, strange: readonly string[]): boolean {
  const words = text
    .replace(/[^\p{L} ]/gu, '')
    .split(' ')
    .filter(Boolean);
  if (
    words.some(
      (word) =>
        /(.)\1{3}/u.test(word) ||
        (/^[a-z]{4,}$/.test(word) && !/[aeiouy]/.test(word)) ||
        /[^aeiouy\W\d_]{6,}/.test(word) ||
        (strange.includes(word) && /[^aeiouy\W\d_]{5,}/.test(word)),
    )
  )
    return true;
  return (
    words.length > 2 &&
    words.every((word) => strange.includes(word) || strange.includes(singular(word)))
  );
}

/** A plain word for a dish nobody here knows: say so, and offer. */
export function onStrange(table: Table): Reply | null {
  const famous = nearFamous(table);
  if (famous) return famous;
  const name = unknownDish(table);
  if (name === '') return null;
  return suggest(table, table.now.wish, {
    before: notInBook(table, name),
    leads: NEAR_LEADS,
  });
}
