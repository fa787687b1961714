/** What the check finds in a recipe, and what each of its lines says. */
import { readLine } from '@saffron/kitchen/measure/lines/read-line';
import { boundedFindings } from '@saffron/kitchen/safety/bounded-findings';
import { recipeLines } from '@saffron/kitchen/safety/check';
import { lineFacts } from '@saffron/kitchen/safety/line-facts';
import type { Needs } from '@saffron/kitchen/vocabulary';
import { checkRecipe, type Pantry } from './check-recipe.ts';

export interface LinesToCheck {
  readonly title?: string | undefined;
  readonly ingredients: readonly string[];
  readonly instructions?: readonly string[] | undefined;
  readonly needs: Needs;
}

export function checkLines(
  pantry: Pantry,
  { title, ingredients, instructions, needs }: LinesToCheck,
) {
  const lines = recipeLines({ recipeName: title, ingredients, instructions });
  const { verdict, findings, unknown, notes } = checkRecipe(pantry, lines, needs);
  return {
    verdict,
    findings: [...boundedFindings(findings)],
    unknown: [...unknown],
    notes: [...notes],
    lines: ingredients.map((line) => describeLine(pantry, line)),
    rules: pantry.rules.version,
  };
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
