/** Answers whether a dish is spicy and which of its ingredients, from a list of hot foods, make it so. */

import { type Told, tell } from '../../say/told.ts';
import { contentTokens } from '../../text/name-tokens.ts';
import { type Subject, wordSet } from './subject.ts';

const HOT = wordSet(
  'chilli chili cayenne harissa sriracha gochujang gochugaru jalapeno habanero chipotle sambal wasabi horseradish tabasco bonnet arrabbiata',
);
const MILD = wordSet('sweet mild');

function isHotFood(name: string): boolean {
  const words = contentTokens(name);
  return words.some((word) => HOT.has(word)) && !words.some((word) => MILD.has(word));
}

/** Whether a dish is hot, and what makes it so. */
export function hotOf({ dish, title }: Subject): Told {
  const hot = [...new Set(dish.ingredients.map(({ name }) => name).filter(isHotFood))];
  return hot.length > 0
    ? tell('answers.spicy', { dish: title, foods: hot.slice(0, 3) })
    : tell('answers.spicy-not', { dish: title });
}
