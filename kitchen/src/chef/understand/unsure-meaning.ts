/** Keeps what is only told of a food out of the wish: such a food is left out until the person has said what was meant. */

import type { Kitchen } from '../../cook/kitchen.ts';
import { isCommonWord } from '../../cookbook/common-words.ts';
import type { Food } from '../../needs/heard.ts';
import { findLineFacts } from '../../safety/verdict/line-facts.ts';
import { readCustoms } from './customs.ts';
import { inEveryForm, readFoods } from './foods.ts';
import type { Meaning } from './meaning.ts';
import { needsNamed } from './needs-said.ts';
import { KINDS_OF_DISH } from './read-words.ts';
import { readUnsure } from './unsure-foods.ts';

/** `read` gives the meaning of a text in plain English. */
export function withUnsure(
  kitchen: Kitchen,
  whole: Meaning,
  read: (text: string) => Meaning,
): Meaning {
  const { rules, cookbook } = kitchen;
  const isOfDishes = (word: string): boolean =>
    KINDS_OF_DISH.test(word) || (cookbook.dishTerms.has(word) && !isCommonWord(word));
  const found = readUnsure(rules, whole.text, isOfDishes);
  const foods = found.foods
    .flatMap((said) => foodOf(kitchen, said))
    .filter((food) => !isSettled(kitchen, whole, food))
    .map((food) => ({ ...food, names: inEveryForm(rules, food) }));
  const doubted = whole.avoid.filter((food) => whole.inDoubt.includes(food.said));
  const spoils = whole.question === 'food-care' && !found.isOfSomebody;
  if (foods.length === 0 || spoils) return { ...whole, unsure: doubted };
  const wished = read(found.rest);
  // A question about the food itself is answered as one.
  if (found.isAsked && whole.question !== undefined && wished.question === undefined)
    return { ...whole, unsure: doubted };
  const { text, language, needs, guests, customs, care, lifted, trouble, refused } = whole;
  return {
    ...wished,
    ...{ text, language, needs, guests, customs, care, lifted, trouble, refused },
    avoid: [...whole.avoid, ...foods],
    unsure: [...doubted, ...foods],
  };
}

/** Dairy and gluten are names for what many foods hold, and no foods to cook with. */
function foodOf({ rules }: Kitchen, said: string): readonly Food[] {
  const { include } = readFoods(rules, said);
  const { allergies, diets } = needsNamed(said);
  if (include.length > 0 || allergies.length + diets.length === 0) return include;
  return [{ said, names: [said], kinds: [] }];
}

/** Already declared, refused or taken back. */
function isSettled({ rules }: Kitchen, whole: Meaning, food: Food): boolean {
  const { allergies } = whole.needs;
  const labels = new Set(whole.customs.map(({ label }) => label));
  if (readCustoms(`allergic to ${food.said}`).some(({ label }) => labels.has(label))) return true;
  const named = needsNamed(food.said).allergies;
  const held = named.length > 0 ? named : findLineFacts(rules, food.said).allergens.contains;
  if (held.length > 0 && held.every((one) => allergies.includes(one))) return true;
  return [...whole.avoid, ...whole.lifted.foods].some((one) => one.names[0] === food.names[0]);
}
