/** What the words right behind a food make of it: "garlic-free" leaves it out, "kaiserschmarrn please" orders it. */

import type { Rules } from '../../safety/pantry/rules.ts';
import { otherAllergen } from '../../safety/person/other-allergens.ts';
import { findLineFacts } from '../../safety/verdict/line-facts.ts';
import { needsNamed } from './needs-said.ts';

/** "Garlic-free", "onion and garlic free"; in "chicken and nut free pesto" the chicken is wanted. */
export function isFreeOf(next: string): boolean {
  const [, last] =
    /^(?:(?:,| and| or)+ (?!(?:and|or)\b)[a-z]+)*?(?:(?:,| and| or)+ (?!(?:and|or)\b)([a-z]+))?[ -]free\b(?![ -]range)/.exec(
      next,
    ) ?? [];
  return last === undefined ? /^[ -]free\b(?![ -]range)/.test(next) : isOther(last);
}

/** An allergen beyond the nine, with a row of its own. */
export function isOther(said: string): boolean {
  return otherAllergen(said) !== undefined && needsNamed(said).allergies.length === 0;
}

/** "Allergic to nuts; kaiserschmarrn please": what is made of several of the nine is a dish, and no more of the list. */
export function isOrdered(rules: Rules, said: string, next: string): boolean {
  if (!/^ please[.!]*$/.test(next)) return false;
  const { contains, mayContain } = findLineFacts(rules, said).allergens;
  return contains.length + mayContain.length > 1;
}
