/** Reads the first recipe of a file, in whatever of the known formats it is written. */
import { basename } from 'node:path';
import type { Kitchen } from '@saffron/kitchen/kitchen';
import { listSteps } from '@saffron/server/files/recipe-lines';
import { readImport } from '@saffron/server/kitchen/read-import';

export interface FileRecipe {
  readonly title: string;
  readonly servings?: number | undefined;
  readonly ingredients: readonly string[];
  readonly instructions: readonly string[];
}

/** A sentence says why there is none. */
export function readFileRecipe(kitchen: Kitchen, text: string, file: string): FileRecipe | string {
  const fileName = file === '-' ? undefined : basename(file);
  const source = { text, fileName, format: undefined, site: { origin: '' }, preferences: {} };
  const { items, problems } = readImport(kitchen, source);
  const [first] = items;
  if (first === undefined) return problems[0] ?? 'There is no recipe in it.';
  if (!('recipe' in first)) return first.message;
  const { recipeName, servings, ingredients } = first.recipe;
  return { title: recipeName, servings, ingredients, instructions: listSteps(first.recipe) };
}
