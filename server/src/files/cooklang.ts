/** Writes recipes as Cooklang files and reads them back. */
import type { RecipeInput } from '@saffron/contract/recipe';
import { mergedLines } from '@saffron/kitchen/chef/plate';
import { COURSES } from '@saffron/kitchen/cookbook/dish';
import { ingredientLine, stepLine } from '@saffron/kitchen/cookbook/dish-lines';
import { readDish } from '@saffron/kitchen/cookbook/read-dish';
import type { Kitchen } from '@saffron/kitchen/kitchen';
import { writeCooklangBody } from './cooklang-body.ts';
import {
  type FrontMatter,
  readFrontMatter,
  readRecipeFields,
  toFrontMatter,
  writeFrontMatter,
} from './front-matter.ts';
import { type RecipeDraft, readText, readTexts, type Site } from './recipe-draft.ts';
import { tidyRecipe } from './recipe-lines.ts';

/**
 * Cooklang cannot represent every line; lines that would be read back differently are also stored
 * verbatim in the front matter.
 */
const EXACT_KEYS = { ingredients: 'ingredient lines', steps: 'step lines' } as const;

export function writeCooklang(
  sent: RecipeInput,
  measures: Kitchen['measures'],
  site: Site,
): string {
  const recipe = tidyRecipe(sent);
  const head = createFrontMatter(recipe, site);
  const body = writeCooklangBody(recipe, measures);
  if (isLossless(body, recipe)) return `${writeFrontMatter(head)}${body}`;
  const exact = {
    [EXACT_KEYS.ingredients]: recipe.ingredients,
    [EXACT_KEYS.steps]: recipe.instructions,
  };
  return `${writeFrontMatter({ ...head, ...exact })}${body}`;
}

function createFrontMatter(recipe: RecipeInput, site: Site): FrontMatter {
  const { course, tips } = recipe;
  const isKnown = (COURSES as readonly unknown[]).includes(course);
  return {
    title: recipe.recipeName,
    ...toFrontMatter(recipe, site),
    // Our cookbook has few courses; any other becomes a category.
    course: isKnown ? course : undefined,
    category: isKnown ? undefined : course,
    introduction: recipe.introduction,
    tip: tips.length === 1 ? tips[0] : undefined,
    tips: tips.length > 1 ? tips : undefined,
    closing: recipe.friendly_closing,
  };
}

/** Uses a minimal front matter: parsing the real one again would take longer than everything else. */
function isLossless(body: string, recipe: RecipeInput): boolean {
  try {
    const { ingredients, steps } = readBodyLines(`---\ntitle: x\n---\n${body}`, 'recipe');
    const one = JSON.stringify([ingredients, steps]);
    return one === JSON.stringify([recipe.ingredients, recipe.instructions]);
  } catch {
    return false;
  }
}

/** @throws DishError with the line and one sentence when it cannot be understood */
export function readCooklang(text: string, fileName: string, site: Site): RecipeDraft {
  const { values } = readFrontMatter(text, fileName);
  const exact = readExactLines(values);
  const { ingredients, steps } = exact ?? readBodyLines(text, fileName);
  const { title, tip, keeps, tips } = values;
  return {
    ...readRecipeFields(values, site),
    recipeName: readText(title) ?? fileName.replaceAll(/[-_]+/g, ' '),
    introduction: readText(values.introduction) ?? readText(values.description) ?? '',
    ingredients,
    instructions: steps,
    tips: readTexts([tips ?? tip ?? [], keeps ?? []].flat()),
    friendly_closing: readText(values.closing) ?? '',
  };
}

function readExactLines(
  values: FrontMatter,
): { ingredients: string[]; steps: string[] } | undefined {
  const [ingredients, steps] = [values[EXACT_KEYS.ingredients], values[EXACT_KEYS.steps]];
  if (!Array.isArray(ingredients) || !Array.isArray(steps)) return undefined;
  return { ingredients: readTexts(ingredients), steps: readTexts(steps) };
}

/** A food that goes in twice is one line when its amounts can be added, and each step says how much. */
function readBodyLines(text: string, slug: string): { ingredients: string[]; steps: string[] } {
  const dish = readDish(slug, text);
  const names = dish.ingredients.map(({ name }) => name);
  const say = (index: number, name: string) => {
    const item = dish.ingredients[index];
    const isAgain = names.indexOf(name) !== names.lastIndexOf(name);
    return item && isAgain && /\d/.test(item.quantity) ? ingredientLine(item, '') : name;
  };
  return {
    ingredients: mergedLines(dish.ingredients),
    steps: dish.steps.map((step) => stepLine(step, say)),
  };
}
