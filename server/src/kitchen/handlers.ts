/** The check and the measuring as calls of their own: any recipe in, our findings and figures out. */
import { withoutNone } from '@saffron/contract/preferences';
import { readLine } from '@saffron/kitchen/measure/lines/read-line';
import { rewriteRecipe } from '@saffron/kitchen/measure/rewrite';
import { boundedFindings } from '@saffron/kitchen/safety/bounded-findings';
import { recipeLines } from '@saffron/kitchen/safety/check';
import { lineFacts } from '@saffron/kitchen/safety/line-facts';
import type { Bind } from '../http/bind-endpoint.ts';
import { checkRecipe, type Pantry } from './check-recipe.ts';

export function bindKitchen(bind: Bind, pantry: Pantry): void {
  bind('checkLines', { limit: 'read' }, async ({ body }) => {
    const { title, ingredients, instructions, allergies, diets } = body;
    const lines = recipeLines({ recipeName: title, ingredients, instructions });
    const needs = { allergies: withoutNone(allergies), diets: withoutNone(diets) };
    const { verdict, findings, unknown, notes } = checkRecipe(pantry, lines, needs);
    return {
      verdict,
      findings: [...boundedFindings(findings)],
      unknown: [...unknown],
      notes: [...notes],
      lines: ingredients.map((line) => describeLine(pantry, line)),
      rules: pantry.rules.version,
    };
  });
  bind('measureLines', { limit: 'read' }, async ({ body }) => {
    const { ingredients, instructions = [], units, factor } = body;
    return rewriteRecipe(pantry.measures, { ingredients, instructions }, units, factor);
  });
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
