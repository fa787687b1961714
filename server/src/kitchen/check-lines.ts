/** Checks the lines of a recipe against allergies and diets, and describes each line. */
import { type Line, recipeLines } from '@saffron/kitchen/check';
import { limitFindings } from '@saffron/kitchen/check/bounded-findings';
import { findLineFacts } from '@saffron/kitchen/check/line-facts';
import { type CheckContext, checkRecipe } from '@saffron/kitchen/check/recipe';
import { lookFor } from '@saffron/kitchen/chef/carriers';
import { hearPerson } from '@saffron/kitchen/chef/needs-extractor';
import type { Kitchen } from '@saffron/kitchen/kitchen';
import { readLine } from '@saffron/kitchen/measure/read-line';
import { NO_NEEDS } from '@saffron/kitchen/person';
import type { Needs } from '@saffron/kitchen/vocabulary';

export interface LinesToCheck {
  readonly title?: string | undefined;
  readonly ingredients: readonly string[];
  readonly instructions?: readonly string[] | undefined;
  readonly needs: Needs;
  /** Beyond the nine. */
  readonly otherFoods?: readonly string[] | undefined;
}

export function checkLines(
  kitchen: Kitchen,
  { title, ingredients, instructions, needs, otherFoods = [] }: LinesToCheck,
) {
  const lines = recipeLines({ recipeName: title, ingredients, instructions });
  const { verdict, findings, unknown, notes } = checkRecipe(kitchen, lines, needs);
  return {
    verdict,
    findings: [...limitFindings(findings)],
    unknown: [...unknown],
    notes: [...notes],
    ...(otherFoods.length > 0 ? { otherFoods: checkOtherFoods(kitchen, lines, otherFoods) } : {}),
    lines: ingredients.map((line) => describeLine(kitchen, line)),
    rules: kitchen.rules.version,
  };
}

/** The foods are interpreted like those in a message, so that celery includes celeriac. */
function checkOtherFoods(kitchen: Kitchen, lines: readonly Line[], otherFoods: readonly string[]) {
  const { person } = hearPerson(kitchen, [], { ...NO_NEEDS, otherFoods });
  const listed = lines.filter(({ part }) => part === 'ingredients');
  const names = listed.map(({ text }) => readLine(kitchen.measures, text).name || text);
  return lookFor(kitchen, lines, person, names);
}

function describeLine({ rules, measures }: CheckContext, line: string) {
  const { quantity, quantityMax, unit, name, note } = readLine(measures, line);
  const { recognised, allergens, excludes, mayExclude } = findLineFacts(rules, line);
  return {
    line,
    quantity,
    quantityMax,
    unit,
    name,
    note,
    recognised,
    allergens: { contains: [...allergens.contains], mayContain: [...allergens.mayContain] },
    excludes: [...excludes],
    mayExclude: [...mayExclude],
  };
}
