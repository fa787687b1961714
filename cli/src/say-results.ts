/** Writes what came of a command for somebody who reads it. */
import type { NutritionEstimate } from '@saffron/kitchen/nutrition';
import type { RecipeAdapted, RecipeChecked } from '@saffron/kitchen/tools/lines';
import type { FileRecipe } from './read-file-recipe.ts';

export function describeCheck({ title }: FileRecipe, data: object): string {
  const { findings, unknown } = data as RecipeChecked;
  return [
    findings.length === 0 ? `${title}: nothing found.` : `${title}: ${findings.length} found.`,
    ...findings.map(({ line, against, reason, isCertain, instead }) => {
      const instead_ = instead === undefined ? '' : ` Instead: ${instead}.`;
      return `  ${against}${isCertain ? '' : ' (perhaps)'}: "${line}": ${reason}.${instead_}`;
    }),
    ...unknown.map((line) => `  not known: "${line}"`),
  ].join('\n');
}

export function describeAdapted({ servings }: FileRecipe, data: object): string {
  const { title, ingredients, instructions, changes, notChanged, check } = data as RecipeAdapted;
  const recipe = { title, servings, ingredients, instructions };
  const notes = [
    ...changes.map(
      ({ was, now, why }) => `"${was}" is ${now === '' ? 'out' : `now "${now}"`}: ${why}`,
    ),
    ...notChanged.map(({ line, why }) => `Not changed: "${line}": ${why}`),
  ];
  const found = check.findings.length > 0 ? ['', describeCheck(recipe, check)] : [];
  return [describeLines(recipe), ...(notes.length > 0 ? ['', ...notes] : []), ...found].join('\n');
}

export function describeNutrition(data: object): string {
  const { perServing, range, uncounted } = data as NutritionEstimate;
  const [low, high] = range.kcal;
  return [
    'A serving:',
    ...Object.entries(perServing).map(([name, value]) => `  ${name} ${value}`),
    `  most likely between ${low} and ${high} kcal`,
    ...uncounted.map(({ line, why }) => `  not counted: "${line}" (${why})`),
  ].join('\n');
}

export function describeLines({ title, servings, ingredients, instructions }: FileRecipe): string {
  return [
    servings === undefined ? title : `${title} (for ${servings})`,
    '',
    ...ingredients.map((line) => `- ${line}`),
    '',
    ...instructions.map((line, at) => `${at + 1}. ${line}`),
  ].join('\n');
}
