/** Recipes as Cooklang files: amounts are marked where a step names the food, so that other kitchens can weigh and scale. */
import type { SentRecipe } from '@saffron/contract/recipe';
import { mergedLines } from '@saffron/kitchen/chef/plate/plate';
import { COURSES } from '@saffron/kitchen/cookbook/dish';
import { ingredientLine, stepLine } from '@saffron/kitchen/cookbook/dish-lines';
import { readDish } from '@saffron/kitchen/cookbook/reading';
import type { Measures } from '@saffron/kitchen/measure/measures';
import { cookBody } from './cook-body.ts';
import { type Draft, type Place, textIn, textsIn } from './draft.ts';
import {
  headOf,
  knownFrom,
  readFrontMatter,
  type Values,
  writeFrontMatter,
} from './front-matter.ts';
import { tidied } from './recipe-lines.ts';

/** Cooklang marks cannot hold every line; lines that would come back otherwise also stand in the head, word for word. */
const EXACT = { ingredients: 'ingredient lines', steps: 'step lines' } as const;

export function writeCook(sent: SentRecipe, measures: Measures, place: Place): string {
  const recipe = tidied(sent);
  const head = headFor(recipe, place);
  const body = cookBody(recipe, measures);
  if (saysTheSame(body, recipe)) return `${writeFrontMatter(head)}${body}`;
  const exact = { [EXACT.ingredients]: recipe.ingredients, [EXACT.steps]: recipe.instructions };
  return `${writeFrontMatter({ ...head, ...exact })}${body}`;
}

function headFor(recipe: SentRecipe, place: Place): Values {
  const { course, tips } = recipe;
  const isKnown = (COURSES as readonly unknown[]).includes(course);
  return {
    title: recipe.recipeName,
    ...headOf(recipe, place),
    // A cookbook knows few courses; any other is only a word.
    course: isKnown ? course : undefined,
    category: isKnown ? undefined : course,
    introduction: recipe.introduction,
    tip: tips.length === 1 ? tips[0] : undefined,
    tips: tips.length > 1 ? tips : undefined,
    closing: recipe.friendly_closing,
  };
}

/** Under the least of heads: reading the true one again would take longer than all the rest. */
function saysTheSame(body: string, recipe: SentRecipe): boolean {
  try {
    const { ingredients, steps } = bodyLines(`---\ntitle: x\n---\n${body}`, 'recipe');
    const one = JSON.stringify([ingredients, steps]);
    return one === JSON.stringify([recipe.ingredients, recipe.instructions]);
  } catch {
    return false;
  }
}

/** @throws DishError with the line and one sentence when it cannot be understood */
export function readCook(text: string, fileName: string, place: Place): Draft {
  const { values } = readFrontMatter(text, fileName);
  const exact = exactLines(values);
  const { ingredients, steps } = exact ?? bodyLines(text, fileName);
  const { title, tip, keeps, tips } = values;
  return {
    ...knownFrom(values, place),
    recipeName: textIn(title) ?? fileName.replaceAll(/[-_]+/g, ' '),
    introduction: textIn(values.introduction) ?? textIn(values.description) ?? '',
    ingredients,
    instructions: steps,
    tips: textsIn([tips ?? tip ?? [], keeps ?? []].flat()),
    friendly_closing: textIn(values.closing) ?? '',
  };
}

function exactLines(values: Values): { ingredients: string[]; steps: string[] } | undefined {
  const [ingredients, steps] = [values[EXACT.ingredients], values[EXACT.steps]];
  if (!Array.isArray(ingredients) || !Array.isArray(steps)) return undefined;
  return { ingredients: textsIn(ingredients), steps: textsIn(steps) };
}

/** A food that goes in twice is one line when its amounts can be added, and each step says how much. */
function bodyLines(text: string, slug: string): { ingredients: string[]; steps: string[] } {
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
