/** Recipes as JSON-LD files: ours written, and anybody's read, old shapes and slips included. */
import type { SentRecipe } from '@saffron/contract/recipe';
import {
  type Draft,
  numberIn,
  type Place,
  pictureIn,
  pictureOut,
  textIn,
  textsIn,
  UnreadableText,
} from './draft.ts';
import { divided } from './front-matter.ts';
import { plainLines, plainText } from './plain-text.ts';
import { describeDish } from './recipe-data.ts';
import { tidied } from './recipe-lines.ts';

/** Words of ours for what schema.org has no word for. */
const OWN_WORDS = { saffron: 'urn:saffron:' };
const TIPS = 'Tips';

export function writeJsonLd(sent: SentRecipe, place: Place): string {
  const recipe = tidied(sent);
  const steps = recipe.instructions.map((text) => ({ '@type': 'HowToStep', text }));
  const tips = recipe.tips.map((text) => ({ '@type': 'HowToTip', text }));
  const section = { '@type': 'HowToSection', name: TIPS, itemListElement: tips };
  const data = {
    '@context': ['https://schema.org', OWN_WORDS],
    ...describeDish(recipe),
    identifier: recipe.recipeId,
    description: recipe.introduction,
    image: pictureOut(recipe.imageUrl, place),
    keywords: recipe.keywords,
    recipeInstructions: [...steps, ...(tips.length > 0 ? [section] : [])],
    'saffron:activeMinutes': recipe.activeMinutes,
    'saffron:closing': recipe.friendly_closing || undefined,
  };
  return `${JSON.stringify(data, null, 2)}\n`;
}

type Node = Readonly<Record<string, unknown>>;

/** Every recipe that the data holds, wherever it lies in it. */
export function readJsonLd(text: string, place: Place): Draft[] {
  const found = recipeNodes(parse(text));
  if (found.length === 0) throw new UnreadableText('There is no recipe in this data.');
  return found.map((node) => readNode(node, place));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return parseMended(text);
  }
}

function parseMended(text: string): unknown {
  try {
    return JSON.parse(text.replace(SLIPS, mended));
  } catch {
    throw new UnreadableText('This could not be read as JSON.');
  }
}

/**
 * What people's pages get wrong: a text over several lines as it stands, a comma behind the last entry, comments, a
 * mark of the byte order. Found in one pass: a library that mends anything takes seconds for a few kilobytes of quotes.
 */
const SLIPS = /"(?:[^"\\]|\\.?)*(?:"|$)|\/\*(?:.*?\*\/|.*)|\/\/[^\n]*|,(?=\s*[\]}])|\uFEFF/gs;

function mended(slip: string): string {
  if (!slip.startsWith('"')) return '';
  return slip.replace(/\p{Cc}/gu, (sign) => JSON.stringify(sign).slice(1, -1));
}

const MOST_NODES = 20_000;

/** Walks without recursion: data may be nested as deep as it is long. */
function recipeNodes(data: unknown): Node[] {
  const waiting = [data];
  const found: Node[] = [];
  for (let seen = 0; waiting.length > 0 && seen < MOST_NODES; seen += 1) {
    const next = waiting.pop();
    if (typeof next !== 'object' || next === null) continue;
    if (isRecipe(next as Node)) found.push(next as Node);
    // Backwards, since the last is taken first.
    else waiting.push(...Object.values(next).reverse());
  }
  return found;
}

function isRecipe(node: Node): boolean {
  return textsIn(node['@type']).some((type) =>
    /^(?:https?:\/\/schema\.org\/|schema:)?Recipe$/.test(type),
  );
}

function readNode(node: Node, place: Place): Draft {
  const isOurs = [node['@context']].flat().some((one) => isObject(one) && 'saffron' in one);
  // What we wrote is taken by the letter; what others wrote may hold the markup of their pages.
  const clean = isOurs ? (text: string) => text : plainText;
  const lines = isOurs ? (text: string) => [text] : plainLines;
  const { steps, tips } = readSteps(node.recipeInstructions ?? node.instructions, lines);
  const ingredients = textsIn(node.recipeIngredient ?? node.ingredients).flatMap(lines);
  const { keywords } = node;
  const words = Array.isArray(keywords) ? textsIn(keywords) : divided(keywords);
  return {
    recipeName: clean(textIn(node.name) ?? textIn(node.headline) ?? ''),
    introduction: clean(textIn(node.description) ?? ''),
    ingredients,
    instructions: steps,
    tips,
    friendly_closing: textIn(node['saffron:closing']) ?? '',
    recipeId: isOurs ? textIn(node.identifier) : undefined,
    imageUrl: pictureIn(addressIn(node.image), place),
    servings: numberIn(node.recipeYield ?? node.yield),
    minutes:
      isoMinutes(node.totalTime) ?? sum(isoMinutes(node.prepTime), isoMinutes(node.cookTime)),
    activeMinutes: numberIn(node['saffron:activeMinutes']) ?? isoMinutes(node.prepTime),
    cuisine: textsIn(node.recipeCuisine).map(clean)[0],
    course: textsIn(node.recipeCategory).map(clean)[0],
    keywords: words.length > 0 ? words.map(clean) : undefined,
  };
}

function isObject(value: unknown): value is Node {
  return typeof value === 'object' && value !== null;
}

/** A text, a list of texts, steps, or sections of steps. */
function readSteps(value: unknown, lines: (text: string) => string[]) {
  const steps: string[] = [];
  const tips: string[] = [];
  const waiting: unknown[] = [value];
  for (let seen = 0; waiting.length > 0 && seen < MOST_NODES; seen += 1) {
    const next = waiting.pop();
    if (Array.isArray(next)) waiting.push(...next.toReversed());
    else if (typeof next === 'string') steps.push(...lines(next));
    else if (isObject(next)) {
      const inside = next.itemListElement ?? next.steps ?? next.item;
      const text = textIn(next.text) ?? textIn(next.description) ?? textIn(next.name);
      if (inside !== undefined) waiting.push(inside);
      else if (text !== undefined)
        (next['@type'] === 'HowToTip' ? tips : steps).push(...lines(text));
    }
  }
  return { steps, tips };
}

/** "a.jpg", {url}, or a list of either. */
function addressIn(image: unknown): unknown {
  const [first] = [image].flat();
  return isObject(first) ? (first.url ?? first.contentUrl) : first;
}

/** "PT1H35M", "P0DT45M"; what is no duration is none. */
function isoMinutes(value: unknown): number | undefined {
  const found =
    /^P(?:(\d+)D)?T?(?:(\d+(?:\.\d+)?)H)?(?:(\d+(?:\.\d+)?)M)?(?:(\d+(?:\.\d+)?)S)?$/i.exec(
      textIn(value)?.trim() ?? '',
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
