/** Answers a cook's question, from the dish in hand where it is about that, else from the tables. */

import { adapt } from '../../cook/adapt/adapt.ts';
import { bendingOf } from '../../cook/choose/choose.ts';
import { sayNumberWord } from '../../cook/fill.ts';
import { findFoodCare } from '../lore/food-care.ts';
import { findHowTo, type HowTo } from '../lore/how-tos.ts';
import { findKeeping } from '../lore/keeping-times.ts';
import { findMadeOf, madeOfAsked, pointsAtDish } from '../lore/made-of.ts';
import { findRescue } from '../lore/rescue.ts';
import { roastingTime } from '../lore/roasting-times.ts';
import { say, speaks, type Table } from '../../cook/table.ts';
import { WHO } from '../understand/care.ts';
import { namesAnything, namesContent } from '../understand/meaning.ts';
import type { QuestionKind } from '../understand/questions.ts';
import { pressesOn } from '../understand/takes-up.ts';
import { sayList } from '../../say/voice/needs-words.ts';
import { SURE } from '../words/dish-answers.ts';
import * as words from '../words/questions.ts';
import { aboutDish, dishMeant } from './about-dish.ts';
import { aboutFood, whatFoodIs } from './about-food.ts';
import { careful, carefulInGeneral } from './careful.ts';
import { answerConversion } from './conversion.ts';
import { eatenLater, howHard, whenToStart } from './eating-it.ts';
import { findTermMeaning } from './kitchen-terms.ts';
import { mayUse } from './may-use.ts';
import { aboutMethod } from './methods.ts';
import { findPairings } from './pairings.ts';
import { differenceIn, lessOf, originOf, shoppingList } from './plain-answers.ts';
import { findReason } from './reasons.ts';
import { answerSwap } from './swap.ts';
import { findTemperature } from './temperatures.ts';
import { findAmount } from './usual-amounts.ts';
import { fitsDeclared } from './what-it-has.ts';
import { wineFor } from './wine.ts';

/** Null when the message is better taken as a wish. */
export function answerQuestion(table: Table, kind: QuestionKind): string | null {
  const text = answerOf(table, kind);
  if (text === null) return null;
  // "Dry the fillet and salt it" names no fish; the question did.
  const told = TECHNIQUES.has(kind) ? [table.meaning.text, text] : [text];
  return told.every((one) => speaks(table.kitchen, one, table.now.needs))
    ? text
    : say(table, words.NOT_FOR_YOU);
}

/** Answered with what to do to the food that was named. */
const TECHNIQUES: ReadonlySet<QuestionKind> = new Set(['how', 'done']);

function answerOf(table: Table, kind: QuestionKind): string | null {
  switch (kind) {
    case 'how':
      return how(table);
    case 'swap':
      return answerSwap(table);
    case 'keep':
      return keep(table);
    case 'temperature':
      return findTemperature(table.meaning.text) ?? aboutDish(table, kind) ?? how(table);
    case 'amount':
      return amount(table);
    case 'pair':
      return pair(table);
    case 'convert':
      return answerConversion(table);
    case 'why':
      return (
        findReason(table.meaning.text) ??
        findHowTo(table.meaning.text)?.say ??
        aboutDish(table, kind) ??
        say(table, words.WHY_GENERAL)
      );
    case 'what-is':
      return aboutDish(table, kind) ?? findTermMeaning(table.meaning.text) ?? whatFoodIs(table);
    case 'later':
      return eatenLater(table) ?? keep(table);
    case 'hard':
      return howHard(table);
    case 'start':
      return whenToStart(table) ?? how(table);
    case 'made-of':
      return madeOf(table);
    case 'rescue':
      return findRescue(table.meaning.text) ?? null;
    case 'method':
      return aboutMethod(table);
    case 'may-use':
      return mayUse(table) ?? (table.before.inHand ? answerSwap(table) : null);
    case 'dose':
      return lessOf(table);
    case 'shopping':
      return shoppingList(table);
    case 'origin':
      return originOf(table);
    case 'difference':
      return findHowTo(table.meaning.text)?.say ?? differenceIn(table);
    case 'sure':
      return say(table, SURE);
    case 'food':
      return careFirst(table) ?? aboutFood(table);
    case 'food-care':
      return careAgain(table);
    case 'careful':
      return careFirst(table) ?? aboutDish(table, 'contains') ?? fits(table);
    case 'healthy':
      return aboutDishUnlessFood(table);
    case 'done':
      return aboutDish(table, kind) ?? how(table);
    case 'plan':
      return null;
    default:
      return (
        aboutDish(table, kind) ??
        (kind === 'reheat'
          ? say(table, words.REHEAT)
          : namesContent(table.meaning)
            ? null
            : say(table, words.WHICH_DISH))
      );
  }
}

/** A dish of the book tells its list; a bought food is looked up; of the rest we say what the pantry knows. */
function madeOf(table: Table): string | null {
  const said = madeOfAsked(table.meaning.text);
  if (said === undefined) return null;
  if (table.meaning.named.length > 0 || pointsAtDish(said))
    return aboutDish(table, 'ingredients') ?? say(table, words.WHICH_DISH);
  const told = findMadeOf(said) ?? findTermMeaning(said);
  // Who must not eat it is told that, and not how good it is.
  return told !== undefined && speaks(table.kitchen, told, table.now.needs)
    ? told
    : aboutFood({ ...table, meaning: { ...table.meaning, foodAsked: said } });
}

/** "Is tofu healthy?" is not about the dish in hand. */
function aboutDishUnlessFood(table: Table): string | null {
  const [food] = table.meaning.include;
  const points = /\b(?:it|this|that|they)\b/.test(table.meaning.text);
  if (food && !points && table.meaning.named.length === 0)
    return say(table, words.HEALTHY_FOOD, { food: food.said });
  return aboutDish(table, 'healthy') ?? say(table, words.WHICH_DISH);
}

/** Pressed a second time, the answer stays what it was. */
function careAgain(table: Table): string | null {
  const slowly = table.now.wish.moods.some((mood) => mood.label === 'slow-cooked');
  // Ten hours are long on a counter, and what a slow cooker is for.
  if (
    slowly &&
    /\bleave\b/.test(table.meaning.text) &&
    !/\b(?:out|counter|fridge)\b/.test(table.meaning.text)
  )
    return aboutMethod({ ...table, meaning: { ...table.meaning, text: 'in the slow cooker' } });
  const found = findFoodCare(table.meaning.text) ?? null;
  return found && pressesOn(table.meaning.text) ? `${say(table, words.STILL_SO)} ${found}` : found;
}

/** Honey and salt are never a mere question of amounts where a baby eats along. */
export function babyFirst({ meaning, now }: Table): string | null {
  if (now.care.includes('baby') && /\b(?:honey|salt|salty)\b/.test(meaning.text))
    return findFoodCare(`${meaning.text} baby`) ?? null;
  const asks =
    meaning.question !== 'pair' &&
    (ASKS_WHETHER.test(meaning.text) || /\bcheese ?(?:board|platter)/.test(meaning.text)) &&
    !/\b(?:recipes?|make|cook)\b/.test(meaning.text);
  return asks && now.care.includes('pregnancy')
    ? (findFoodCare(`${meaning.text} pregnant`) ?? null)
    : null;
}

const ASKS_WHETHER =
  /\?|^(?:(?:so|and|ok|but|hi|i'm pregnant|pregnant|she's pregnant)[, ]+)*(?:can|could|may|is|are|what|which|should|how much)\b|\bwhat [a-z ]+ can (?:i|she|we|you)\b|\bcan (?:i|she) (?:still )?(?:eat|have|drink)\b/;

/** With a baby or a pregnancy at the table, that comes before allergens. */
function careFirst(table: Table): string | null {
  const { care } = table.now;
  if (care.length === 0) return null;
  const { text } = table.meaning;
  const dish = dishMeant(table);
  const who = care.includes('baby') ? 'baby' : care.includes('toddler') ? 'toddler' : '';
  const special = findFoodCare(`${text} ${who}`);
  if (special) return special;
  if (table.meaning.foodAsked !== undefined) return aboutFood(table);
  return dish ? careful(table, dish) : carefulInGeneral(table);
}

/** "is it ok for me?": held against what the person has told us. */
function fits(table: Table): string | null {
  const dish = dishMeant(table);
  return dish
    ? fitsDeclared(table, adapt(table.kitchen, dish, bendingOf(table))?.dish ?? dish)
    : null;
}

/** "How do I keep it juicy?" is about what they asked for, or have in hand. */
function howToBesides({ meaning, before }: Table): HowTo | undefined {
  const points = /\b(?:it|them|that|this|rare|medium|well[ -]done)\b/.test(meaning.text);
  if (!points || meaning.include.length > 0) return undefined;
  const about = [...before.wish.include.map((food) => food.said), before.inHand?.title ?? '']
    .join(' ')
    .toLowerCase();
  return about.trim() === '' ? undefined : findHowTo(`${meaning.text} ${about}`);
}

/** A rosy steak and a soft yolk are not for everybody. */
function throughFor(table: Table, told: string): string {
  const [first] = table.now.care;
  if (first === undefined || !/\brare\b|\b(?:soft|runny|jammy)\b.*\byolk|\byolk\b/.test(told))
    return '';
  return say(table, words.COOKED_THROUGH, { who: WHO[first] });
}

function how(table: Table): string | null {
  const roasted = roastingTime(table.meaning.text);
  if (roasted !== undefined) return roasted;
  const found = findHowTo(table.meaning.text) ?? howToBesides(table);
  if (found) return [found.say, throughFor(table, found.say)].filter(Boolean).join(' ');
  if (namesAnything(table.meaning) || table.meaning.strange.length > 0) return null;
  return say(table, words.UNKNOWN_HOW);
}

/** "it" is the dish in hand; "cooked rice" is anybody's. */
function keep(table: Table): string | null {
  const { text, named } = table.meaning;
  const found = findKeeping(text);
  const points = /\b(?:it|this|that|these|them|leftovers?|the (?:dish|recipe|rest))\b/.test(text);
  const about = named.length > 0 || points || !found ? aboutDish(table, 'keep') : null;
  if (about) return about;
  return found
    ? say(table, words.KEEPS_FOOD, {
        food: found.said,
        fridge: found.fridge,
        freezer: found.freezer,
      })
    : say(table, words.KEEPS_GENERAL);
}

function amount(table: Table): string | null {
  const { meaning, now } = table;
  const inDish = meaning.people.people === undefined ? aboutDish(table, 'amount') : null;
  if (inDish) return inDish;
  const people = meaning.people.people ?? now.people ?? 2;
  const found = findAmount(meaning.text, people);
  if (!found) return how(table);
  if (people === 1)
    return say(table, words.AMOUNT_FOR_ONE, {
      food: found.said,
      amount: found.amount,
      note: found.note,
    });
  const who = sayNumberWord(people);
  return say(table, /^\d+$/.test(found.amount) ? words.AMOUNT_COUNTED : words.AMOUNT, {
    food: found.said,
    amount: found.amount,
    each: found.each,
    note: found.note,
    people: who,
  });
}

function pair(table: Table): string | null {
  const wine = wineFor(table);
  if (wine) return wine;
  const points = /\b(?:it|this|that|these|them|the (?:dish|recipe))\b/.test(table.meaning.text);
  const food = findPairings(table.meaning.text);
  if ((points || !food) && dishMeant(table)) return aboutDish(table, 'pair');
  if (!food) return points ? say(table, words.WHICH_DISH) : null;
  const fit = food.ideas.filter((idea) => speaks(table.kitchen, idea, table.now.needs)).slice(0, 4);
  return fit.length > 0 ? say(table, words.PAIR, { food: food.said, ideas: sayList(fit) }) : null;
}
