/** Writes recipes as schema.org JSON-LD files and reads those of others, tolerating common mistakes. */
import type { RecipeInput } from '@saffron/contract/recipe';
import type { NutritionEstimate } from '@saffron/kitchen/nutrition';
import { htmlToLines, htmlToText } from '@saffron/kitchen/recipe-text/html-to-text';
import {
  findRecipeNodes,
  type JsonNode,
  parseJson,
  stepsOf,
} from '@saffron/kitchen/recipe-text/json-recipe';
import { splitKeywords } from './front-matter.ts';
import {
  type RecipeDraft,
  readNumber,
  readText,
  readTexts,
  type Site,
  toAbsolutePictureUrl,
  toLocalPictureUrl,
  UnreadableTextError,
} from './recipe-draft.ts';
import { tidyRecipe } from './recipe-lines.ts';
import { toSchemaRecipe } from './structured-data.ts';

/** Our own terms for properties that schema.org lacks. */
const OWN_VOCABULARY = { saffron: 'urn:saffron:' };
const TIPS = 'Tips';

export function writeJsonLd(sent: RecipeInput, site: Site, nutrition?: NutritionEstimate): string {
  const recipe = tidyRecipe(sent);
  const steps = recipe.instructions.map((text) => ({ '@type': 'HowToStep', text }));
  const tips = recipe.tips.map((text) => ({ '@type': 'HowToTip', text }));
  const section = { '@type': 'HowToSection', name: TIPS, itemListElement: tips };
  const data = {
    '@context': ['https://schema.org', OWN_VOCABULARY],
    ...toSchemaRecipe(recipe, nutrition),
    identifier: recipe.recipeId,
    description: recipe.introduction,
    image: toAbsolutePictureUrl(recipe.imageUrl, site),
    keywords: recipe.keywords,
    recipeInstructions: [...steps, ...(tips.length > 0 ? [section] : [])],
    'saffron:activeMinutes': recipe.activeMinutes,
    'saffron:closing': recipe.friendly_closing || undefined,
  };
  return `${JSON.stringify(data, null, 2)}\n`;
}

/** @returns every recipe in the data, however deeply nested */
export function readJsonLd(text: string, site: Site): RecipeDraft[] {
  const data = parseJson(text);
  if (data === undefined) throw new UnreadableTextError('This could not be read as JSON.');
  const found = findRecipeNodes(data);
  if (found.length === 0) throw new UnreadableTextError('There is no recipe in this data.');
  return found.map((node) => readNode(node, site));
}

function readNode(node: JsonNode, site: Site): RecipeDraft {
  const isOurs = [node['@context']].flat().some((one) => isObject(one) && 'saffron' in one);
  // Our own files are read literally; those of others may contain HTML.
  const clean = isOurs ? (text: string) => text : htmlToText;
  const lines = isOurs ? (text: string) => [text] : htmlToLines;
  const { steps, tips } = stepsOf(node.recipeInstructions ?? node.instructions, lines);
  const ingredients = readTexts(node.recipeIngredient ?? node.ingredients).flatMap(lines);
  const { keywords } = node;
  const words = Array.isArray(keywords) ? readTexts(keywords) : splitKeywords(keywords);
  return {
    recipeName: clean(readText(node.name) ?? readText(node.headline) ?? ''),
    introduction: clean(readText(node.description) ?? ''),
    ingredients,
    instructions: steps,
    tips,
    friendly_closing: readText(node['saffron:closing']) ?? '',
    recipeId: isOurs ? readText(node.identifier) : undefined,
    imageUrl: toLocalPictureUrl(readImageUrl(node.image), site),
    servings: readNumber(node.recipeYield ?? node.yield),
    minutes:
      parseIsoMinutes(node.totalTime) ??
      sum(parseIsoMinutes(node.prepTime), parseIsoMinutes(node.cookTime)),
    activeMinutes: readNumber(node['saffron:activeMinutes']) ?? parseIsoMinutes(node.prepTime),
    cuisine: readTexts(node.recipeCuisine).map(clean)[0],
    course: readTexts(node.recipeCategory).map(clean)[0],
    keywords: words.length > 0 ? words.map(clean) : undefined,
  };
}

function isObject(value: unknown): value is JsonNode {
  return typeof value === 'object' && value !== null;
}

/** "a.jpg", {url}, or a list of either. */
function readImageUrl(image: unknown): unknown {
  const [first] = [image].flat();
  return isObject(first) ? (first.url ?? first.contentUrl) : first;
}

/** "PT1H35M", "P0DT45M"; what is no duration is none. */
function parseIsoMinutes(value: unknown): number | undefined {
  const found =
    /^P(?:(\d+)D)?T?(?:(\d+(?:\.\d+)?)H)?(?:(\d+(?:\.\d+)?)M)?(?:(\d+(?:\.\d+)?)S)?$/i.exec(
      readText(value)?.trim() ?? '',
    );
  if (found === null) return undefined;
  const [days = 0, hours = 0, minutes = 0, seconds = 0] = found
    .slice(1)
    .map((one) => Number(one ?? 0));
  const all = days * 1440 + hours * 60 + minutes + seconds / 60;
  return all > 0 ? all : undefined;
}

function sum(one: number | undefined, other: number | undefined): number | undefined {
  return one === undefined && other === undefined ? undefined : (one ?? 0) + (other ?? 0);
}
