/** Writes what came of a command for somebody who reads it. */
import type { RecipeChecked } from '@saffron/kitchen/tools/lines';
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

export function describeLines({ title, servings, ingredients, instructions }: FileRecipe): string {
  return [
    servings === undefined ? title : `${title} (for ${servings})`,
    '',
    ...ingredients.map((line) => `- ${line}`),
    '',
    ...instructions.map((line, at) => `${at + 1}. ${line}`),
  ].join('\n');
}
