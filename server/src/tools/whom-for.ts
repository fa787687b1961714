/** Whom a tool is used for where no conversation tells: the names of what must not be on the plate. */
import type { ChatPreferences } from '@saffron/contract/chat';
import { withoutNone } from '@saffron/contract/preferences';
import { checkRecipe } from '@saffron/kitchen/check/recipe';
import { hearPerson } from '@saffron/kitchen/chef/needs-extractor';
import type { Kitchen } from '@saffron/kitchen/kitchen';
import { NO_NEEDS } from '@saffron/kitchen/person';
import type { ToolUser } from '@saffron/kitchen/tools/table';
import { ALLERGENS, DIETS, type Needs, type UnitSystem } from '@saffron/kitchen/vocabulary';

export interface Avoided extends Needs {
  readonly otherFoods: readonly string[];
}

/** "peanuts", "peanut", "Vegan", "celery": allergens and diets by their names, and all else as other foods. */
export function sortAvoided(names: readonly string[]): Avoided {
  const plain = names.map((name) => name.trim().toLowerCase()).filter((name) => name !== '');
  const allergies = ALLERGENS.filter((one) => plain.some((name) => isCalled(name, one)));
  const diets = DIETS.filter((one) => plain.some((name) => isCalled(name, one)));
  const known = [...allergies, ...diets];
  const otherFoods = plain.filter((name) => !known.some((one) => isCalled(name, one)));
  return { allergies, diets, otherFoods };
}

const ALSO_CALLED: Readonly<Partial<Record<string, readonly string[]>>> = {
  milk: ['dairy', 'lactose'],
  soy: ['soya'],
  // Whoever says no more than that means both.
  'tree nuts': ['nuts', 'nut'],
  peanuts: ['nuts', 'nut'],
  'Gluten-Free': ['gluten'],
};

function isCalled(name: string, one: string): boolean {
  const plain = one.toLowerCase();
  const spoken = [plain, plain.replaceAll('-', ' '), ...(ALSO_CALLED[one] ?? [])];
  return spoken.includes(name) || spoken.includes(`${name}s`);
}

/** A sentence on the first name that is no food known to us: misspelt, it would be found on no plate, and nobody would know. */
export function unknownAmong(kitchen: Kitchen, names: readonly string[]): string | undefined {
  const lines = sortAvoided(names).otherFoods.map((text, index) => {
    return { part: 'ingredients' as const, index, text };
  });
  const [unknown] = checkRecipe(kitchen, lines, NO_NEEDS).unknown;
  return unknown && `"${unknown.line}" is no food that we know: is it spelt so?`;
}

/** Whom a tool is used for, as a program tells it; the foods are yet to be read. */
export interface Whom {
  readonly avoided: Avoided;
  readonly units?: UnitSystem | undefined;
  readonly people?: number | undefined;
}

/** Takes time that grows with the foods. */
export function toolUserFor(
  kitchen: Kitchen,
  { avoided, units = 'international', people }: Whom,
): ToolUser {
  return { person: hearPerson(kitchen, [], avoided), units, people };
}

/** What a person has chosen in their settings, as tools take it. */
export function avoidedIn({
  foodAllergies = [],
  dietaryRestrictions = [],
  otherFoods = [],
}: ChatPreferences): Avoided {
  return {
    allergies: withoutNone(foodAllergies),
    diets: withoutNone(dietaryRestrictions),
    otherFoods,
  };
}
