/** What the check finds in a recipe, and what each of its lines says. */
import { lookFor } from '@saffron/kitchen/chef/plate/carriers';
import { hearPerson } from '@saffron/kitchen/chef/talk/person-heard';
import type { Kitchen } from '@saffron/kitchen/kitchen';
import { readLine } from '@saffron/kitchen/measure/lines/read-line';
import { boundedFindings } from '@saffron/kitchen/safety/bounded-findings';
import { type Line, recipeLines } from '@saffron/kitchen/safety/check';
import { lineFacts } from '@saffron/kitchen/safety/line-facts';
import { NO_NEEDS } from '@saffron/kitchen/safety/person';
import type { Needs } from '@saffron/kitchen/vocabulary';
import { checkRecipe, type Pantry } from './check-recipe.ts';

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
    findings: [...boundedFindings(findings)],
    unknown: [...unknown],
    notes: [...notes],
    ...(otherFoods.length > 0 ? { otherFoods: lookForFoods(kitchen, lines, otherFoods) } : {}),
    lines: ingredients.map((line) => describeLine(kitchen, line)),
    rules: kitchen.rules.version,
  };
}

/** The foods are understood like any that somebody tells of, so that celery is celeriac too. */
function lookForFoods(kitchen: Kitchen, lines: readonly Line[], otherFoods: readonly string[]) {
  const { person } = hearPerson(kitchen, [], { ...NO_NEEDS, otherFoods });
  const listed = lines.filter(({ part }) => part === 'ingredients');
  const names = listed.map(({ text }) => readLine(kitchen.measures, text).name || text);
  return lookFor(kitchen, lines, person, names);
}

function describeLine({ rules, measures }: Pantry, line: string) {
  const { quantity, quantityMax, unit, name, note } = readLine(measures, line);
  const { recognised, allergens, excludes, mayExclude } = lineFacts(rules, line);
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
