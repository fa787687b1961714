/** An allergy told to a product is one to what it is made of: cream is milk, tofu soy, albumin egg. */

import type { Food } from '../../needs/heard.ts';
import type { Rules } from '../../safety/pantry/rules.ts';
import { findLineFacts } from '../../safety/verdict/line-facts.ts';
import type { Allergen, Needs } from '../../vocabulary.ts';
import { needsNamed } from './needs-said.ts';

const SPEAKS_OF_HARM =
  /\b(?:al+erg\w*|intoleran\w*|anaphyla\w*|epi-?pens?|hives|rash(?:es)?|swell\w*|react\w*)\b/;

/** Groups that hold some of the nine among others; the pantry's own word for them does not. */
const GROUPS: readonly (readonly [RegExp, Allergen])[] = [
  [/\bseeds$|^(?:mixed )?seed$/, 'sesame'],
  [/^(?:legumes?|pulses)$/, 'peanuts'],
  [/^(?:legumes?|pulses)$/, 'soy'],
];

/** "An allergy-free bread" tells of none; "no nuts or seeds" leaves out sesame however it is meant. */
const TELLS_NONE = /\bal+erg(?:y|en)s?[ -](?:free|friendly|safe)\b/g;
const WITH_NUTS = /\bnuts?(?:,| and| or|,? &|\/) ?(?:any )?seeds?\b/;

/** In doubt both are kept out, the food that was named and all of its class. */
export function classesOf(rules: Rules, text: string, foods: readonly Food[]): Needs {
  const harms = SPEAKS_OF_HARM.test(text.replace(TELLS_NONE, ' '));
  const allergies = foods
    .filter((food) => needsNamed(food.said).allergies.length === 0)
    .flatMap(({ said, firm }) => {
      const groups = GROUPS.filter(([name]) => name.test(said)).map(([, allergen]) => allergen);
      if (harms && firm) return [...findLineFacts(rules, said).allergens.contains, ...groups];
      return WITH_NUTS.test(text) ? groups : [];
    });
  return { allergies, diets: [] };
}
