/** For allergies beyond the nine: says a dish was kept free of the food only where no ingredient may hide it, else where to look. */

import { findExcludedFoods } from '../../safety/person/excluded-foods.ts';
import { otherAllergen } from '../../safety/person/other-allergens.ts';
import { PERSON_WITHOUT_NEEDS, type Person } from '../../safety/person/person.ts';
import type { Line } from '../../safety/verdict/check-types.ts';
import { sayList } from '../../say/voice/needs-words.ts';
import type { Kitchen } from '../kitchen.ts';

/** What can be said of a food beyond the nine, once the ingredients of a dish were looked at. */
export interface LookedFor {
  readonly food: string;
  /** `there`: named in a line; `kept`: known in all its forms, and nothing here may hold any; `hidden`: something may; `by name`: only names were compared. */
  readonly found: 'there' | 'kept' | 'hidden' | 'by name';
  /** The whole of it for the person. */
  readonly sentence: string;
}

/** `names` are those of the ingredients; what surely is the food has been refused before. */
export function lookedFor(foods: readonly string[], names: readonly string[]): LookedFor[] {
  return foods.map((food) => {
    if (otherAllergen(food) === undefined)
      return {
        food,
        found: 'by name',
        sentence: `Chosen for an allergy to ${food}: I can only go by the names of the ingredients and cannot vouch for what may hide it, so read every label.`,
      };
    const carriers = carriersOf(food, names);
    if (carriers.length === 0) return { food, found: 'kept', sentence: `Kept free of ${food}.` };
    const label = carriers.length > 1 ? 'labels' : 'label';
    return {
      food,
      found: 'hidden',
      sentence: `Chosen for an allergy to ${food}: ${sayList(carriers)} may hold some, so read the ${label}.`,
    };
  });
}

/** The same for a recipe that nobody has refused yet: what is named in a line is said first. */
export function lookFor(
  kitchen: Pick<Kitchen, 'rules' | 'situations'>,
  lines: readonly Line[],
  { excludedFoods }: Person,
  names: readonly string[],
): LookedFor[] {
  const findings = findExcludedFoods(kitchen, lines, { ...PERSON_WITHOUT_NEEDS, excludedFoods });
  return excludedFoods.flatMap(({ label: said }) => {
    const there = findings.filter(({ food }) => food === said);
    if (there.length === 0) return lookedFor([said], names);
    const written = there.map(({ line, span }) => line.slice(span?.start, span?.end).toLowerCase());
    const sentence = `Contains ${said}: ${sayList([...new Set(written)])}.`;
    return [{ food: said, found: 'there' as const, sentence }];
  });
}

/** Those of the ingredients that may hold a food unseen, each once. */
function carriersOf(food: string, names: readonly string[]): string[] {
  const row = otherAllergen(food);
  return row === undefined ? [] : [...new Set(names.filter((name) => row.carriers.test(name)))];
}
