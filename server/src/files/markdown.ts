/** Writes recipes as Markdown files and reads them back. Written so that every word can be read back. */
import type { RecipeInput } from '@saffron/contract/recipe';
import {
  readFrontMatter,
  readRecipeFields,
  toFrontMatter,
  writeFrontMatter,
} from './front-matter.ts';
import { escapeMarkdown, unescapeMarkdown } from './markdown-escaping.ts';
import { type RecipeDraft, type Site, UnreadableTextError } from './recipe-draft.ts';
import { isNotBlank, tidyRecipe } from './recipe-lines.ts';

const INGREDIENTS = 'Ingredients';
const STEPS = 'Instructions';
const TIPS = 'Tips';
/** Separates the recipe from its closing sentence. */
const RULE = '***';
const PROSE = { kind: 'prose' } as const;

export function writeMarkdown(sent: RecipeInput, site: Site): string {
  const recipe = tidyRecipe(sent);
  const { ingredients, instructions, tips, introduction, friendly_closing } = recipe;
  const part = (title: string, lines: readonly string[], mark: (at: number) => string) =>
    lines.length === 0
      ? []
      : [`## ${title}`, lines.map((line, at) => formatItem(mark(at), line)).join('\n')];
  const blocks = [
    `# ${escapeMarkdown(recipe.recipeName, { kind: 'line' })}`,
    ...(introduction === '' ? [] : [escapeMarkdown(introduction, PROSE)]),
    ...part(INGREDIENTS, ingredients, () => '- '),
    ...part(STEPS, instructions, (at) => `${at + 1}. `),
    ...part(TIPS, tips, () => '- '),
    ...(friendly_closing === '' ? [] : [RULE, escapeMarkdown(friendly_closing, PROSE)]),
  ];
  const head = { ...toFrontMatter(recipe, site), course: recipe.course };
  return `${writeFrontMatter(head)}\n${blocks.join('\n\n')}\n`;
}

/** Further lines of an item are indented below its first. */
function formatItem(mark: string, line: string): string {
  return mark + escapeMarkdown(line, { kind: 'item', indent: ' '.repeat(mark.length) });
}

type Part = 'introduction' | 'ingredients' | 'instructions' | 'tips' | 'closing';

const PART_NAMES: readonly [Part, RegExp][] = [
  ['ingredients', /^(?:ingredients?|you(?:'|’)?ll need|what you need|shopping list)\b/i],
  ['instructions', /^(?:instructions?|directions?|method|steps?|preparation|how to)\b/i],
  ['tips', /^(?:tips?|notes?|chef(?:'|’)?s notes?)\b/i],
];

/** @throws UnreadableTextError when there is no heading to name the recipe */
export function readMarkdown(text: string, fileName: string, site: Site): RecipeDraft {
  const { values, body } = readFrontMatter(text, fileName);
  const lines = body.split('\n');
  const at = lines.findIndex((line) => /^# +\S/.test(line));
  const named = lines[at]?.replace(/^# +/, '').trimEnd() ?? String(values.title ?? '');
  if (named === '') throw new UnreadableTextError('The recipe has no heading that names it.');
  const parts = readParts(lines.slice(at + 1));
  return {
    ...readRecipeFields(values, site),
    recipeName: unescapeMarkdown(named),
    introduction: readParagraphs(parts.introduction),
    ingredients: readItems(parts.ingredients),
    instructions: readItems(parts.instructions),
    tips: readItems(parts.tips),
    friendly_closing: readParagraphs(parts.closing),
  };
}

function readParts(lines: readonly string[]): Record<Part, string[]> {
  const parts: Record<Part, string[]> = {
    introduction: [],
    ingredients: [],
    instructions: [],
    tips: [],
    closing: [],
  };
  let now: Part = 'introduction';
  for (const line of lines) {
    const heading = /^#{2,6} +(.*)$/.exec(line)?.[1]?.trim();
    if (/^(?:\*\*\*|---|___)\s*$/.test(line)) now = 'closing';
    else if (heading === undefined) parts[now].push(line);
    else now = PART_NAMES.find(([, name]) => name.test(heading))?.[0] ?? now;
  }
  return parts;
}

/** Reads paragraphs and keeps their line breaks. */
function readParagraphs(lines: readonly string[]): string {
  return unescapeMarkdown(lines.join('\n').replace(/^\n+|\n+$/g, ''));
}

const MARK = /^ {0,3}(?:[-*+•]|\d{1,3}[.)]) +/;

/** Reads list items with their further lines; without a list, each paragraph is an item. */
function readItems(lines: readonly string[]): string[] {
  const isList = lines.some((line) => MARK.test(line));
  const found: string[] = [];
  let begins = true;
  for (const line of lines) {
    if (isList ? MARK.test(line) : begins && isNotBlank(line)) found.push(line.replace(MARK, ''));
    else if (found.length > 0 && isNotBlank(line)) {
      found[found.length - 1] += `\n${line.replace(/^ {1,5}/, '')}`;
    }
    begins = !isNotBlank(line);
  }
  return found.map((one) => unescapeMarkdown(stripCheckbox(one))).filter(isNotBlank);
}

/** The checkbox of a task list: "[ ] flour". */
function stripCheckbox(text: string): string {
  return text.replace(/^\[[ xX]\] +/, '');
}
