/** Reads a recipe that a model wrote as text instead of JSON. */

import { readLine } from '@saffron/kitchen/measure/read-line';
import type { FoodKnowledge } from '@saffron/kitchen/recipe-text/line-signs';
import { findPartHeading } from '@saffron/kitchen/recipe-text/part-words';
import { readPlainTextRecipe } from '../files/plain-text-recipe.ts';
import { UnreadableTextError } from '../files/recipe-draft.ts';
import { toPlainRecipe } from './plain-recipe-form.ts';
import { readProseRecipe } from './prose-recipe-reader.ts';

const HEADING = /^#{1,6}\s+\S/;
const BOLD_LINE = /^(?:\*\*|__)[^*_]+(?:\*\*|__):?$/;
const NAME_LABEL = /^(?:recipe|title|name)(?: name)?\s*:\s*/i;
const MARK = /^(?:[-*•–]|\d{1,2}[.)]|step\s+\d{1,2}\b)\s*/i;
const INGREDIENTS = /^ingredients\W*$/i;
const RULE = /^(?:[-*_]\s*){3,}$/;
/** Lines about a dish that are not part of its recipe, such as claims about allergens or nutrition. */
const ASIDE_LABEL =
  /^(?:prep|cook|cooking|baking|active|preparation|difficulty|course|cuisine)\b[^:]{0,20}:/i;
const FOREIGN_HEADING = /^(?:nutrition|nutritional|allergen|equipment)\b/i;
const LONGEST_NAME = 70;
/** How much it makes, behind its name: "(serves 4, 40 min)". */
const SIZE = /\s*\([^()]*\d[^()]*\)$/;

/** The fields of a card; undefined when the text is no whole recipe with a name. */
export function readTextRecipe(
  text: string,
  knowledge: FoodKnowledge,
): Record<string, unknown> | undefined {
  const lines = toPlainRecipe(text);
  const nameLine = findName(lines);
  const prose = nameLine === undefined ? readProseRecipe(text) : undefined;
  if (prose !== undefined) return prose;
  if (nameLine === undefined && !hasIngredientsHeading(text)) return undefined;
  const { body, closing } = readBody(lines.slice((nameLine?.at ?? -1) + 1));
  try {
    const written = [nameLine?.name ?? NAMELESS, ...body].join('\n');
    const draft = readPlainTextRecipe(written, knowledge);
    const recipeName = nameLine?.name ?? nameByFoods(draft.ingredients ?? [], knowledge);
    return { ...draft, recipeName, friendly_closing: closing };
  } catch (error) {
    if (error instanceof UnreadableTextError) return undefined;
    throw error;
  }
}

/** Also one of a column: "| Ingredient | Amount |". */
function hasIngredientsHeading(text: string): boolean {
  return text
    .split(/[\n|:]/)
    .some((one) => findPartHeading(one.replace(/[*_#]/g, '')) === 'ingredients');
}

/** Stands where the name does until one is found. */
const NAMELESS = 'Recipe';

/** A dish that its author gave no name is called by what it is made of: "Rice, peas". */
function nameByFoods(ingredients: readonly string[], { measures }: FoodKnowledge): string {
  const foods = ingredients.slice(0, 2).map((line) => readLine(measures, line).name);
  const name = foods.filter((one) => one !== '').join(', ');
  return name === '' ? NAMELESS : name.charAt(0).toUpperCase() + name.slice(1);
}

/** The last line before the ingredients that looks like a name: a heading, else what is bold, else what is short. */
function findName(lines: readonly string[]): { name: string; at: number } | undefined {
  const end = lines.findIndex((line) => INGREDIENTS.test(stripMarkdown(line)));
  const before = lines.slice(0, Math.max(0, end));
  const looks = [
    (line: string) => HEADING.test(line),
    (line: string) => NAME_LABEL.test(stripMarkdown(line)),
    (line: string) => BOLD_LINE.test(line) && !stripMarkdown(line).endsWith(':'),
    (line: string) =>
      /\p{L}/u.test(line) && !/[.!?:,;]$/.test(line) && !MARK.test(stripMarkdown(line)),
  ];
  for (const matches of looks) {
    const at = before.findIndex(
      (line) => matches(line) && stripMarkdown(line).length <= LONGEST_NAME,
    );
    const name = stripMarkdown(lines[at] ?? '')
      .replace(NAME_LABEL, '')
      .replace(SIZE, '');
    if (at >= 0 && name !== '') return { name, at };
  }
  return undefined;
}

/** The text below the name, without asides; a last line outside the lists is the closing. */
function readBody(lines: readonly string[]): { body: string[]; closing: string } {
  const bodyLines = withoutForeignParts(lines).filter(
    (line) => line !== '' && !RULE.test(line) && !ASIDE_LABEL.test(stripMarkdown(line)),
  );
  const [before = '', last = ''] = bodyLines.slice(-2);
  const isFarewell = MARK.test(before) && !MARK.test(last) && !HEADING.test(last);
  const body = (isFarewell ? bodyLines.slice(0, -1) : bodyLines).map(stripMarkdown);
  return { body, closing: isFarewell ? stripMarkdown(last) : '' };
}

/** A nutrition table or similar section, up to the next heading. */
function withoutForeignParts(lines: readonly string[]): string[] {
  let isForeign = false;
  return lines.filter((line) => {
    if (HEADING.test(line) || BOLD_LINE.test(line))
      isForeign = FOREIGN_HEADING.test(stripMarkdown(line));
    return !isForeign;
  });
}

/** Strips heading and bold marks; a bullet stays. */
function stripMarkdown(line: string): string {
  return line
    .replace(/^#{1,6}\s+/, '')
    .replace(/\*\*|__|`/g, '')
    .trim();
}
