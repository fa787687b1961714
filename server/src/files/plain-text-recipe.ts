/** Reads a recipe from plain text, by its headings or by what its lines look like. */
import { findLineFacts } from '@saffron/kitchen/check/line-facts';
import type { Kitchen } from '@saffron/kitchen/kitchen';
import { readLine } from '@saffron/kitchen/measure/read-line';
import { readMinutes } from './front-matter.ts';
import { type RecipeDraft, readNumber, UnreadableTextError } from './recipe-draft.ts';

export type FoodKnowledge = Pick<Kitchen, 'rules' | 'measures'>;

type Part = 'introduction' | 'ingredients' | 'instructions' | 'tips';

const HEADINGS: readonly [Part, RegExp][] = [
  ['ingredients', /^(?:ingredients?|you(?:'|’)?ll need|you will need|what you need)\b[^a-z]*$/i],
  [
    'instructions',
    /^(?:instructions?|directions?|method|steps?|preparation|how to make(?: it)?|what to do)\b[^a-z]*$/i,
  ],
  ['tips', /^(?:tips?|notes?|hints?)\b[^a-z]*$/i],
];
const SERVES = /^(?:serves|servings|makes|yield|yields|portions)\b\s*:?\s*/i;
const TIME = /^(?:total time|time|ready in|cooking time)\b\s*:?\s*/i;
const MARK = /^(?:[-*•–▢☐]|\d{1,2}[.)](?=\s)|step \d{1,2}[.:)]?)\s*/i;
const MOST_LINES = 400;
/** Maximum length of an ingredient line; a longer line that begins with a number is a step. */
const MAX_INGREDIENT_LENGTH = 90;

/** @throws UnreadableTextError when nothing in it looks like a recipe */
export function readPlainTextRecipe(text: string, knowledge: FoodKnowledge): RecipeDraft {
  const lines = text
    .replaceAll('\r\n', '\n')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  if (lines.length > MOST_LINES) throw new UnreadableTextError('This is longer than one recipe.');
  const [name = '', ...rest] = lines;
  const parts = hasHeadings(rest) ? splitByHeadings(rest) : splitByContent(rest, knowledge);
  if (parts.ingredients.length === 0 || parts.instructions.length === 0) {
    throw new UnreadableTextError(
      'This could not be told apart into ingredients and steps. Put a line that says "Ingredients" above the ones and one that says "Instructions" above the others.',
    );
  }
  const { introduction, ...lists } = parts;
  return {
    recipeName: name.replace(/^#+\s*/, ''),
    introduction: introduction.filter((line) => !SERVES.test(line) && !TIME.test(line)).join('\n'),
    ...lists,
    servings: readNumber(findLabelled(SERVES, rest)),
    minutes: readMinutes(findLabelled(TIME, rest)),
  };
}

function findLabelled(label: RegExp, lines: readonly string[]): string | undefined {
  return lines.find((line) => label.test(line))?.replace(label, '');
}

function findHeading(line: string): Part | undefined {
  return HEADINGS.find(([, words]) => words.test(line.replace(/^[#*_\s]+/, '')))?.[0];
}

function hasHeadings(lines: readonly string[]): boolean {
  const found = new Set(lines.map(findHeading));
  return found.has('ingredients') && found.has('instructions');
}

type Parts = Record<Part, string[]>;
const createParts = (): Parts => ({
  introduction: [],
  ingredients: [],
  instructions: [],
  tips: [],
});

function splitByHeadings(lines: readonly string[]): Parts {
  const parts = createParts();
  let now: Part = 'introduction';
  for (const line of lines) {
    const heading = findHeading(line);
    if (heading !== undefined) now = heading;
    else parts[now].push(now === 'introduction' ? line : line.replace(MARK, ''));
  }
  return parts;
}

/**
 * Ingredients come first and steps after them; text before both is the introduction. A heading that stands alone, such
 * as "Method", is none of them: what follows it is what it says.
 */
function splitByContent(lines: readonly string[], knowledge: FoodKnowledge): Parts {
  const parts = createParts();
  let headed: Part | undefined;
  for (const line of lines) {
    const bare = line.replace(MARK, '');
    const heading = findHeading(line);
    if (heading !== undefined) {
      headed = heading;
      continue;
    }
    if (headed !== undefined && headed !== 'ingredients') {
      parts[headed].push(bare);
      continue;
    }
    const hasStep = parts.instructions.length > 0;
    if (!hasStep && isIngredientLine(bare, line !== bare, knowledge)) parts.ingredients.push(bare);
    else if (parts.ingredients.length === 0) parts.introduction.push(line);
    else parts.instructions.push(bare);
  }
  return parts;
}

function isIngredientLine(
  line: string,
  isMarked: boolean,
  { rules, measures }: FoodKnowledge,
): boolean {
  if (line.length > MAX_INGREDIENT_LENGTH || /[.!?]$/.test(line)) return false;
  const { quantity } = readLine(measures, line);
  const words = line.split(/\s+/).length;
  return findLineFacts(rules, line).namesFood && (quantity !== null || isMarked || words <= 4);
}
