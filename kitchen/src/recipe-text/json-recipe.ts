/** Finds and reads the recipes in a web page's structured data (schema.org JSON-LD), tolerating common mistakes. */
import { htmlToLines, htmlToText } from './html-to-text.ts';
import { readServings } from './recipe-facts.ts';
import type { RecipeText } from './recipe-text.ts';

export type JsonNode = Readonly<Record<string, unknown>>;

const MAX_NODES = 20_000;

/** The first recipe of a text that is such data or a page with it in a script; undefined where it is none. */
export function readJsonRecipe(text: string): RecipeText | undefined {
  for (const block of dataBlocks(text)) {
    const [node] = findRecipeNodes(parseJson(block));
    if (node) return recipeOf(node);
  }
  return undefined;
}

function dataBlocks(text: string): string[] {
  const start = text.trimStart();
  if (start.startsWith('{') || start.startsWith('[{') || start.startsWith('[\n'))
    return [text.slice(0, text.lastIndexOf(start.startsWith('{') ? '}' : ']') + 1)];
  return findJsonLdBlocks(text);
}

const TYPE = /\btype\s*=\s*["']?application\/ld\+json/i;

/** The texts of a page's JSON-LD blocks, ended where a browser would end them; the last where the page was cut off. */
export function findJsonLdBlocks(page: string): string[] {
  const lower = page.toLowerCase();
  const blocks: string[] = [];
  for (let at = lower.indexOf('<script'); at >= 0; at = lower.indexOf('<script', at)) {
    const begin = lower.indexOf('>', at);
    if (begin < 0) break;
    const end = lower.indexOf('</script', begin);
    const text = page.slice(begin + 1, end < 0 ? undefined : end);
    if (TYPE.test(page.slice(at, begin))) blocks.push(text);
    if (end < 0) break;
    at = end;
  }
  return blocks;
}

/** Undefined for what is no JSON, even once common mistakes are mended. */
export function parseJson(text: string): unknown {
  for (const one of [() => text, () => text.replace(MISTAKES, mend)]) {
    try {
      return JSON.parse(one());
    } catch {
      // The next way may do.
    }
  }
  return undefined;
}

/**
 * Raw line breaks in strings, trailing commas, comments, a byte order mark. Found in one pass: a general repair library
 * takes seconds for a few kilobytes of quotes.
 */
const MISTAKES = /"(?:[^"\\]|\\.?)*(?:"|$)|\/\*(?:.*?\*\/|.*)|\/\/[^\n]*|,(?=\s*[\]}])|\uFEFF/gs;

function mend(slip: string): string {
  if (!slip.startsWith('"')) return '';
  return slip.replace(/\p{Cc}/gu, (sign) => JSON.stringify(sign).slice(1, -1));
}

/** Every recipe in the data, however deeply it lies. Not recursive, as data may be nested very deeply. */
export function findRecipeNodes(data: unknown): JsonNode[] {
  const stack = [data];
  const found: JsonNode[] = [];
  for (let visited = 0; stack.length > 0 && visited < MAX_NODES; visited += 1) {
    const next = stack.pop();
    if (typeof next !== 'object' || next === null) continue;
    if (isRecipe(next as JsonNode)) found.push(next as JsonNode);
    // In reverse, as the last one is popped first.
    else stack.push(...Object.values(next).reverse());
  }
  return found;
}

/** Also what has both lists under the names that programs give them. */
function isRecipe(node: JsonNode): boolean {
  const isNamed = (value: unknown) => Array.isArray(value) && value.length > 0;
  if (node['@type'] === undefined && isNamed(node.ingredients) && stepsIn(node) !== undefined)
    return true;
  return textsOf(node['@type']).some((type) =>
    /^(?:https?:\/\/schema\.org\/|schema:)?Recipe$/.test(type),
  );
}

function stepsIn(node: JsonNode): unknown {
  return (
    node.recipeInstructions ?? node.instructions ?? node.steps ?? node.directions ?? node.method
  );
}

function recipeOf(node: JsonNode): RecipeText {
  const { steps, tips } = stepsOf(stepsIn(node), htmlToLines);
  const name = node.name ?? node.headline ?? node.title ?? node.recipeName;
  const people = node.recipeYield ?? node.yield ?? node.servings ?? node.serves;
  return {
    title: htmlToText(textsOf(name)[0] ?? ''),
    servings: readServings(textsOf(people).map((one) => `serves ${one}`)),
    introduction: textsOf(node.description).flatMap(htmlToLines),
    ingredients: textsOf(node.recipeIngredient ?? node.ingredients).flatMap(htmlToLines),
    instructions: steps,
    notes: tips,
    ...{ groups: [], unread: [], talk: [] },
  };
}

/** A text, a list of texts, steps, or sections of steps; tips are our own kind of step. */
export function stepsOf(value: unknown, lines: (text: string) => string[]) {
  const steps: string[] = [];
  const tips: string[] = [];
  const stack: unknown[] = [value];
  for (let visited = 0; stack.length > 0 && visited < MAX_NODES; visited += 1) {
    const next = stack.pop();
    if (Array.isArray(next)) stack.push(...next.toReversed());
    else if (typeof next === 'string') steps.push(...lines(next));
    else if (typeof next === 'object' && next !== null) {
      const node = next as JsonNode;
      const inside = node.itemListElement ?? node.steps ?? node.item;
      const text = [node.text, node.description, node.name].flatMap(textsOf)[0];
      if (inside !== undefined) stack.push(inside);
      else if (text !== undefined)
        (node['@type'] === 'HowToTip' ? tips : steps).push(...lines(text));
    }
  }
  return { steps, tips };
}

/** Texts and numbers, one or a list of them; blank ones are none. */
function textsOf(value: unknown): string[] {
  return [value]
    .flat()
    .flatMap((one) =>
      typeof one === 'number'
        ? [String(one)]
        : typeof one === 'string' && one.trim() !== ''
          ? [one]
          : [],
    );
}
