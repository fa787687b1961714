/** The sentences that a card begins with: a word of reception, what is served and for which wish, what it uses of their food. */
import type { Dish } from '../../cookbook/dish.ts';
import { findFoodNames } from '../../cookbook/dish-facts.ts';
import { type AdaptedDish, isFood } from '../adapt/adapt-work.ts';
import { lowerFirst } from '../adapt/title-words.ts';
import { heldOf, leftUnused } from '../choose/truly-has.ts';
import { say, type Table } from '../table.ts';
import { allNeeds, sayList } from '../../say/voice/needs-words.ts';
import { sayWish } from '../../say/voice/say-wish.ts';
import * as words from '../../chef/words/serving.ts';
import { OPENERS } from '../../chef/words/tones.ts';
import { suiting } from './suiting.ts';

/** Why this card is served, which decides its first sentence. */
export type Occasion = 'wish' | 'named' | 'surprise' | 'another' | 'next' | 'changed' | 'told';

/** A choice may be praised; an allergy, a belief or an illness is only taken note of. */
export function opener(table: Table, dish: Dish, servings: number, occasion: Occasion): string {
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
export function titleIn({ kitchen }: Table, dish: Dish): string {
  return lowerFirst(kitchen, dish.title, dish);
}

const SOBERING = /gentle and warming|sore head|comforting|purse/;

export function firstSentence(table: Table, { dish }: AdaptedDish, occasion: Occasion): string {
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
    case 'told':
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
export function unusedSaid(table: Table, dish: Dish): string {
  const foods = leftUnused(table, table.now.wish, dish).map((food) => food.said);
  return foods.length > 0 ? say(table, words.GOES_WITHOUT, { foods: sayList(foods) }) : '';
}

/** Meat that is cooked already is not cooked again from the beginning. */
export function cookedSaid(table: Table, dish: Dish): string {
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
  const names = findFoodNames(kitchen.rules, name);
  return (
    (names.includes('meat') || names.includes('fish')) &&
    !/\b(?:stock|bacon|sauce|anchov\w+)\b/.test(name)
  );
}
