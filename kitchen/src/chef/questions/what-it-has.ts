/** "Does it have nuts?", "is it vegan?": answered from the check of the dish in hand, never from memory. */

import { isFood } from '../../cook/adapt/adapt-work.ts';
import { say, type Table } from '../../cook/table.ts';
import type { Dish } from '../../cookbook/dish.ts';
import { findFoodNames } from '../../cookbook/dish-facts.ts';
import { dishLines } from '../../cookbook/dish-lines.ts';
import { createWeigher } from '../../measure/lines/weigh.ts';
import type { Custom } from '../../needs/heard.ts';
import { check } from '../../safety/verdict/check.ts';
import { allNeeds, needsWords, sayList } from '../../say/voice/needs-words.ts';
import { ALLERGENS, type Restriction } from '../../vocabulary.ts';
import { readCustoms } from '../understand/customs.ts';
import { needsNamed } from '../understand/needs-said.ts';
import * as words from '../words/questions.ts';

export function whatItHas(table: Table, dish: Dish): string | null {
  const { text } = table.meaning;
  if (/\ballergens?\b/.test(text)) return listAllergens(table, dish);
  const customs = readCustoms(text);
  if (customs.length > 0) return answerCustoms(table, dish, customs);
  const asked = needsNamed(text);
  if (allNeeds(asked).length > 0) return answerNeeds(table, dish, allNeeds(asked));
  const food = [...table.meaning.include, ...table.meaning.avoid][0];
  if (!food) return null;
  const lines = dish.ingredients
    .filter((item) => isFood(table, item.name, food))
    .map((item) => item.name);
  const has = lines.length > 0;
  return has
    ? say(table, words.HAS, { dish: dish.title, found: sayList([...new Set(lines)].slice(0, 3)) })
    : `No, I see no ${food.said} in the ingredients of ${dish.title}.`;
}

/** "is it halal?": what the ingredients show, and what they cannot. */
function answerCustoms(table: Table, dish: Dish, customs: readonly Custom[]): string {
  const out = customs.flatMap((custom) => custom.out);
  const found = dish.ingredients
    .map((item) => item.name)
    .filter((name) => out.some((food) => isFood(table, name, food)));
  const meat = dish.ingredients.some((item) =>
    findFoodNames(table.kitchen.rules, item.name).includes('meat'),
  );
  const mixed =
    customs.some((custom) => custom.apart) &&
    meat &&
    table.kitchen.cookbook.facts.get(dish.slug)?.contains.has('milk') === true;
  const values = { dish: dish.title, labels: sayList(customs.map((custom) => custom.label)) };
  const promise = customs.map((custom) => custom.promise).join(' ');
  if (found.length > 0)
    return `${say(table, words.CUSTOM_NOT, { ...values, found: sayList([...new Set(found)].slice(0, 4)) })} ${say(table, words.CUSTOM_OFFER, values)}`;
  if (mixed)
    return `${say(table, words.CUSTOM_NOT, { ...values, found: 'meat and dairy together' })} ${say(table, words.CUSTOM_OFFER, values)}`;
  return `${say(table, out.length > 0 ? words.CUSTOM_YES : words.CUSTOM_UNSURE, values)} ${promise}`;
}

/** "is it ok for me?": the dish held against the needs already told, or what it contains when none were. */
export function fitsDeclared(table: Table, dish: Dish): string {
  const needs = allNeeds(table.now.needs);
  return needs.length > 0 ? answerNeeds(table, dish, needs) : listAllergens(table, dish);
}

function findingsFor(table: Table, dish: Dish, restrictions: readonly Restriction[]) {
  const allergies = ALLERGENS.filter((one) => restrictions.includes(one));
  const diets = restrictions.filter(
    (one) => !(ALLERGENS as readonly string[]).includes(one),
  ) as never[];
  return check(
    table.kitchen.rules,
    dishLines(dish),
    { allergies, diets },
    dish.servings,
    createWeigher(table.kitchen.measures),
  ).findings;
}

function answerNeeds(table: Table, dish: Dish, asked: readonly Restriction[]): string {
  const findings = findingsFor(table, dish, asked);
  const needs = needsWords(asked);
  const sure = findings.filter((one) => one.certainty === 'contains');
  const values = { dish: dish.title, needs };
  if (sure.length > 0) {
    const found = sayList(
      [...new Set(sure.filter((one) => one.part === 'ingredients').map((one) => one.term))].slice(
        0,
        4,
      ),
    );
    const because = found ? `It has ${found}.` : '';
    return [say(table, words.FITS_NOT, values), because, say(table, words.ADAPT_OFFER, values)]
      .filter(Boolean)
      .join(' ');
  }
  const may = [
    ...new Set(
      findings
        .filter((one) => one.part === 'ingredients')
        .map((one) => dish.ingredients[one.index]?.name ?? one.term),
    ),
  ];
  if (may.length > 0)
    return `${say(table, words.FITS_MAYBE, values)} Look at ${sayList(may.slice(0, 3))} in particular.`;
  // Whoever asks may be about to eat it elsewhere.
  const usual = table.kitchen.cookbook.facts.get(dish.slug)?.contains;
  if (asked.some((one) => usual?.has(one))) return say(table, words.FITS_ONLY_BENT, values);
  // "Does it have eggs?" is not answered with a yes when it has none.
  const asksFor = /\b(?:have|has|contains?|got|any|in it|in there|in this)\b/.test(
    table.meaning.text,
  );
  const variants = asksFor ? words.FITS_YES.filter((one) => !/\byes\b/i.test(one)) : words.FITS_YES;
  return say(table, variants, values);
}

function listAllergens(table: Table, dish: Dish): string {
  const findings = findingsFor(table, dish, ALLERGENS);
  const of = (certainty: string): string[] => [
    ...new Set(findings.filter((one) => one.certainty === certainty).map((one) => one.restriction)),
  ];
  const sure = of('contains');
  const may = of('may contain').filter((one) => !sure.includes(one));
  const first =
    sure.length > 0
      ? `Of the nine major allergens, ${dish.title} contains ${sayList(sure)}.`
      : `I find none of the nine major allergens in the ingredients of ${dish.title}.`;
  const second = may.length > 0 ? ` Depending on the products it may contain ${sayList(may)}.` : '';
  return `${first}${second} Check the labels of what you buy.`;
}
