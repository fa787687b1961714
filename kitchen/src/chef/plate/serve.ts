/** Writes the card: the dish plated, and the chef's words around it. */
import { factsFor } from '../../cookbook/cookbook.ts';
import type { Dish } from '../../cookbook/dish.ts';
import { foodNames } from '../../cookbook/dish-facts.ts';
import { dishLines } from '../../cookbook/dish-lines.ts';
import { check, recipeLines } from '../../safety/check.ts';
import { adapt } from '../adapt/adapt.ts';
import { type AdaptedDish, type Bending, isFood } from '../adapt/adapt-work.ts';
import { lowerFirst } from '../adapt/title-words.ts';
import { bendingOf, type Choice } from '../choose/choose.ts';
import { holdsFood, type Miss } from '../choose/match.ts';
import type { Wish } from '../choose/wish.ts';
import { sayMinutes, sayNumberWord } from '../fill.ts';
import { inTheirDevice } from '../questions/methods.ts';
import { changesSaid } from '../reply/changes-said.ts';
import { customsSaid, kitSaid } from '../reply/heard.ts';
import { heldOf, leftUnused } from '../reply/truly-has.ts';
import { say, speaks, type Table } from '../table.ts';
import type { Custom } from '../understand/customs.ts';
import { allNeeds, sayList } from '../voice/needs-words.ts';
import { sayWish } from '../voice/say-wish.ts';
import { NOTHING_FITS } from '../words/offering.ts';
import * as words from '../words/serving.ts';
import { CLOSINGS, OPENERS } from '../words/tones.ts';
import { cardInTheirWords } from './in-their-words.ts';
import { keptInMind, withArticles } from './kept-in-mind.ts';
import { type PlatedDish, plate } from './plate.ts';
import { countOf, minutesFor, roundsOf } from './rounds.ts';
import { suiting } from './suiting.ts';
import { weigher } from './weigh.ts';
import { isBird, isWhole, peopleFor } from './whole-things.ts';

export interface PlatedRecipe extends PlatedDish {
  readonly conversation_response: string;
  readonly friendly_closing: string;
}

/** Why this card is served, which decides its first sentence. */
export type Occasion = 'wish' | 'named' | 'surprise' | 'another' | 'next' | 'changed';

/** Null when, plated, the recipe would still hold something it must not. `extra` are sentences to add. */
export function serve(
  table: Table,
  choice: Choice,
  occasion: Occasion,
  extra: readonly string[] = [],
): PlatedRecipe | null {
  const { kitchen, now, meaning, units, seed, persona } = table;
  const { adapted } = choice;
  const pieces = table.meaning.people.pieces ?? 0;
  const people = now.people ?? (pieces > 2 ? peopleFor(adapted.original, pieces) : undefined);
  const plated = plate(kitchen, adapted.dish, units, people, adapted.labels, seed);
  if (breaksAvoidance(table, adapted.dish)) return null;
  const customs = customsSaid(table, adapted.dish);
  const cooked = cookedSaid(table, adapted.dish);
  const closing = say(table, suiting(CLOSINGS[persona.tone], adapted.original, plated.servings));
  const spoken = [
    occasion === 'changed' && meaning.people.factor !== undefined && plated.servings !== now.people
      ? ''
      : opener(table, adapted.original, plated.servings, occasion),
    meaning.customs.length > 0 ? customs : '',
    missing(table, choice.missed) || firstSentence(table, adapted, occasion),
    cooked,
    occasion === 'wish' && choice.missed.length === 0 && cooked === ''
      ? unusedSaid(table, adapted.dish)
      : '',
    ...extra,
    occasion === 'changed' ? '' : inTheirDevice(meaning.text, adapted.dish.title),
    ...kitSaid(table, adapted.original),
    choice.missed.length > 0
      ? say(table, words.NAMED, { dish: titleIn(table, adapted.dish) })
      : why(table, adapted.dish, plated.servings, occasion),
    ...changesSaid(table, adapted),
    plated.servings === now.people
      ? peopleSaid(table, adapted.original)
      : wholeSaid(table, adapted.original, plated.servings),
    pieces > 2 ? say(table, words.PIECES, { pieces, servings: plated.servings }) : '',
    meaning.customs.length > 0 ? '' : customs,
    ...now.customs
      .filter((custom) => isAgainst(table, adapted.original, custom))
      .map((custom) => say(table, words.AGAINST_CUSTOM, { label: custom.label })),
    adapted.labels.length > 0
      ? say(table, words.READ_LABELS, { labels: sayList(adapted.labels.slice(0, 3)) })
      : '',
  ];
  const names = adapted.dish.ingredients.map((item) => item.name);
  const against = (custom: Custom): boolean => isAgainst(table, adapted.original, custom);
  const recipe = cardInTheirWords(table, {
    ...plated,
    introduction: [plated.introduction, keptInMind(table, names, against, plated.servings)]
      .filter(Boolean)
      .join(' '),
    conversation_response: spoken
      .filter((one) => one !== '' && speaks(kitchen, one, now.needs))
      .join(' '),
    friendly_closing: closing,
  });
  const { verdict } = check(
    kitchen.rules,
    recipeLines(recipe),
    now.needs,
    recipe.servings,
    weigher(kitchen.measures),
  );
  return verdict === 'conflict' ? null : recipe;
}

/** The last look at what the check does not cover: no avoided food may have slipped back, and nothing stands together that must not. */
function breaksAvoidance(table: Table, dish: Dish): boolean {
  const { avoid, apart } = bendingOf(table);
  if (avoid.length === 0 && !apart) return false;
  if (dish.ingredients.some((item) => avoid.some((food) => isFood(table, item.name, food))))
    return true;
  if (!apart) return false;
  const { rules } = table.kitchen;
  const meat = dish.ingredients.some((item) => foodNames(rules, item.name).includes('meat'));
  const milk = { allergies: ['milk' as const], diets: [] };
  const { findings } = check(rules, dishLines(dish), milk);
  return meat && findings.some((one) => one.part === 'ingredients' && one.certainty === 'contains');
}

/** The same dish, bent once more. */
export function bend(table: Table, dish: Dish, bending: Bending): AdaptedDish | null {
  return adapt(table.kitchen, dish, bending);
}

/** A cake is not mindful of sugar, whatever was asked for. */
function isAgainst({ kitchen }: Table, dish: Dish, custom: Custom): boolean {
  const { cautions } = factsFor(kitchen.cookbook, dish);
  return custom.wary.some((one) => cautions.has(one));
}

/** A choice may be praised; an allergy, a belief or an illness is only taken note of. */
function opener(table: Table, dish: Dish, servings: number, occasion: Occasion): string {
  const { meaning, persona } = table;
  const sober =
    allNeeds(meaning.needs).length > 0 ||
    meaning.customs.length + meaning.care.length + meaning.lacking.length > 0 ||
    meaning.avoid.length > 0 ||
    meaning.talk === 'complaint' ||
    meaning.moods.some((mood) => SOBERING.test(mood.label));
  const chosen = occasion === 'named' && !sober;
  const kind = sober ? 'sober' : chosen ? 'choice' : 'any';
  const variants = suiting(OPENERS[persona.tone][kind], dish, servings);
  return say(table, variants, {}, `opener ${persona.tone}`);
}

/** The title as it stands within a sentence, which `fill` begins with a capital. */
function titleIn({ kitchen }: Table, dish: Dish): string {
  return lowerFirst(kitchen, dish.title, dish);
}

const SOBERING = /gentle and warming|sore head|comforting|purse/;

function firstSentence(table: Table, { dish }: AdaptedDish, occasion: Occasion): string {
  const values = { dish: titleIn(table, dish) };
  switch (occasion) {
    case 'named':
      return say(table, words.NAMED, values);
    case 'surprise':
      return say(table, words.SURPRISED, values);
    case 'another':
      return say(table, words.ANOTHER, values);
    case 'next':
      return say(table, words.NEXT, values);
    case 'changed':
      return '';
    case 'wish': {
      const wish = sayWish(table, heldOf(table, table.now.wish, [dish]));
      return wish
        ? say(table, words.UNDERSTOOD, { ...values, wish })
        : say(table, words.NAMED, values);
    }
  }
}

/** Pecorino does for the feta they have, but is not passed off as it. */
function unusedSaid(table: Table, dish: Dish): string {
  const foods = leftUnused(table, table.now.wish, dish).map((food) => food.said);
  return foods.length > 0 ? say(table, words.GOES_WITHOUT, { foods: sayList(foods) }) : '';
}

/** Meat that is cooked already is not cooked again from the beginning. */
function cookedSaid(table: Table, dish: Dish): string {
  const food = table.now.wish.include.find((one) => one.cooked);
  if (!food) return '';
  const meat = dish.ingredients.find(({ name }) => isFlesh(table, name));
  if (!meat) return say(table, words.COOKED_ADDED, { food: food.said });
  const isReady = /^cooked /.test(meat.name);
  if (isReady && isFood(table, meat.name, { ...food, names: food.names.slice(0, 2) })) return '';
  return say(table, isReady ? words.COOKED_ALIKE : words.COOKED_ALREADY, {
    food: food.said,
    meat: meat.name,
  });
}

function isFlesh({ kitchen }: Table, name: string): boolean {
  const names = foodNames(kitchen.rules, name);
  return (
    (names.includes('meat') || names.includes('fish')) &&
    !/\b(?:stock|bacon|sauce|anchov\w+)\b/.test(name)
  );
}

function why(table: Table, dish: Dish, servings: number, occasion: Occasion): string {
  if (occasion === 'changed') return '';
  const { wish } = table.now;
  const facts = table.kitchen.cookbook.facts.get(dish.slug);
  const used = wish.include
    .filter((food) => facts && holdsFood(facts, food))
    .map((food) => food.said)
    .filter((food) => speaks(table.kitchen, food, table.now.needs));
  const { time: all, active } = minutesFor(dish, servings);
  const times = { time: sayMinutes(all), active: sayMinutes(active) };
  const eve = dish.ingredients.some(
    ({ name, preparation }) =>
      /\brice$/.test(name) && /\bthe day before\b|^cold\b/.test(preparation),
  );
  const time = eve
    ? say(table, words.WHY.eve, { ...times, food: 'rice' })
    : all - active >= 25
      ? say(table, words.WHY.active, times)
      : say(table, words.WHY.time, times);
  const foods =
    used.length > 0 && occasion === 'wish' && !sayWish(table, wish).includes('with ')
      ? say(table, words.WHY.foods, { foods: sayList(used) })
      : '';
  const isOnePot =
    dish.keywords.includes('one-pot') && roundsOf(dish).every((one) => countOf(one, servings) < 2);
  const pot = isOnePot ? say(table, words.WHY.pot) : '';
  return [foods, time, foods ? '' : pot].filter(Boolean).join(' ');
}

/** Owns up to what was given up. */
function missing(table: Table, missed: readonly Miss[]): string {
  if (missed.length === 0) return '';
  const said = missedWords(table, table.now.wish, missed);
  return said ? say(table, words.NEAREST, { missed: said }) : say(table, NOTHING_FITS);
}

export function missedWords(table: Table, wish: Wish, missed: readonly Miss[]): string {
  const named: Readonly<Record<Miss, string>> = {
    cuisine: wish.cuisine?.label ?? '',
    course: wish.course
      ? /^(?:a|an|the) /.test(wish.course.label)
        ? wish.course.label
        : `for ${wish.course.label}`
      : '',
    time:
      wish.maxMinutes === undefined
        ? ''
        : wish.firmTime
          ? `ready in ${sayMinutes(wish.maxMinutes)}`
          : 'quick',
    food:
      wish.include.length > 1
        ? 'made with all of that'
        : sayList(wish.include.map((food) => `made with ${food.said}`)),
    word: sayList(wish.words),
    mood: sayList(wish.moods.filter((mood) => mood.firm).map((mood) => mood.label)),
    kit: table.now.lacking.length > 0 ? `made without ${withArticles(table.now.lacking)}` : '',
    care: '',
  };
  const said = sayList([...new Set(missed)].map((one) => named[one]).filter(Boolean));
  const kit =
    said !== '' && table.now.lacking.length > 0 && !missed.includes('kit')
      ? ` and made without ${withArticles(table.now.lacking.slice(0, 2))}`
      : '';
  return speaks(table.kitchen, said, table.now.needs) ? said + kit : '';
}

/** A tray of brownies is not cut down to eight, and says so at once. */
function wholeSaid(table: Table, dish: Dish, servings: number): string {
  const asked = table.now.people ?? 0;
  // Fewer portions than mouths are told of, however long ago those were counted.
  if (servings < asked) return say(table, words.FEWER, { servings, people: asked });
  const { people, factor } = table.meaning.people;
  if (people === undefined && factor === undefined) return '';
  const wholes = Math.round(servings / dish.servings);
  if (wholes > 1 && isBird(dish))
    return say(table, words.BIRDS, {
      servings: sayNumberWord(dish.servings),
      wholes: sayNumberWord(wholes),
    });
  if (wholes > 1 && isWhole(dish))
    return say(table, words.WHOLES, {
      each: sayNumberWord(dish.servings),
      wholes: sayNumberWord(wholes),
      servings,
    });
  const isUncut = isWhole(dish) || servings === dish.servings;
  // What is made for four leaves nothing over for five.
  const leaves = people === undefined || people <= servings;
  const whole = words.WHOLE.filter((one) => leaves || !/\bleft over\b/.test(one));
  return say(table, isUncut ? whole : words.SMALLEST, { servings });
}

function peopleSaid(table: Table, dish: Dish): string {
  const { people } = table.now;
  const { people: asked } = table.meaning;
  if (people === undefined || (asked.people === undefined && asked.factor === undefined)) return '';
  if (people === dish.servings && table.before.inHand?.slug !== dish.slug) return '';
  return say(table, words.SCALED, { people: people === 1 ? 'one' : `${sayNumberWord(people)}` });
}
