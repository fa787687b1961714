/** Finds a recipe in a model's JSON by its shape, where its keys are in a language whose names we do not know. */
import { extractLines, findField, type RecipeField } from './recipe-fields.ts';

const LONGEST_NAME = 70;
const LEAST_LINES = 2;
const AMOUNT = /^\s*(?:\d|[½⅓⅔¼¾⅛])/;
/** Steps are sentences, amounts are none. */
const STEP = /\p{L}\S*\s+\S+\s+\S+/u;

/** The fields of a card by our names; undefined where it has no name, no list with amounts or no list of steps. */
export function recipeByShape(text: string): Record<string, unknown> | undefined {
  const fields = Object.entries(unwrap(parse(text)));
  const known = (field: RecipeField) => fields.find(([key]) => findField(key) === field);
  const unknown = fields.filter(([key]) => findField(key) === undefined);
  const name = known('recipeName') ?? unknown.find(([, value]) => isName(value));
  const ingredients =
    known('ingredients') ?? unknown.find(([, value]) => mostAre(AMOUNT, 'ingredients', value));
  const instructions =
    known('instructions') ??
    unknown.find((one) => one !== ingredients && mostAre(STEP, 'instructions', one[1]));
  if (name === undefined || ingredients === undefined || instructions === undefined)
    return undefined;
  return { recipeName: name[1], ingredients: ingredients[1], instructions: instructions[1] };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What stands alone in an object or a list is opened. */
function unwrap(value: unknown): object {
  if (typeof value !== 'object' || value === null) return {};
  const inside = Object.values(value);
  const [only] = inside;
  const isWrapper = inside.length === 1 && typeof only === 'object' && only !== null;
  return isWrapper && !Object.values(only).every((one) => typeof one === 'string')
    ? unwrap(only)
    : value;
}

function isName(value: unknown): boolean {
  return typeof value === 'string' && value.length <= LONGEST_NAME && !/[.!?\n]|^\W*\d/.test(value);
}

function mostAre(shape: RegExp, list: 'ingredients' | 'instructions', value: unknown): boolean {
  if (typeof value !== 'object' && typeof value !== 'string') return false;
  const lines = extractLines(list, value);
  const fitting = lines.filter((line) => shape.test(line)).length;
  return lines.length >= LEAST_LINES && fitting * 2 >= lines.length;
}
