/** Recipes as Markdown: a heading, a few words, two lists. Written so that every word can be read back. */
import type { SentRecipe } from '@saffron/contract/recipe';
import { type Draft, type Place, UnreadableText } from './draft.ts';
import { headOf, knownFrom, readFrontMatter, writeFrontMatter } from './front-matter.ts';
import { escaped, unescaped } from './markdown-text.ts';
import { isFilled, tidied } from './recipe-lines.ts';

const INGREDIENTS = 'Ingredients';
const STEPS = 'Instructions';
const TIPS = 'Tips';
/** Between the recipe and its last word. */
const RULE = '***';
const PROSE = { kind: 'prose' } as const;

export function writeMarkdown(sent: SentRecipe, place: Place): string {
  const recipe = tidied(sent);
  const { ingredients, instructions, tips, introduction, friendly_closing } = recipe;
  const part = (title: string, lines: readonly string[], mark: (at: number) => string) =>
    lines.length === 0
      ? []
      : [`## ${title}`, lines.map((line, at) => item(mark(at), line)).join('\n')];
  const blocks = [
    `# ${escaped(recipe.recipeName, { kind: 'line' })}`,
    ...(introduction === '' ? [] : [escaped(introduction, PROSE)]),
    ...part(INGREDIENTS, ingredients, () => '- '),
    ...part(STEPS, instructions, (at) => `${at + 1}. `),
    ...part(TIPS, tips, () => '- '),
    ...(friendly_closing === '' ? [] : [RULE, escaped(friendly_closing, PROSE)]),
  ];
  const head = { ...headOf(recipe, place), course: recipe.course };
  return `${writeFrontMatter(head)}\n${blocks.join('\n\n')}\n`;
}

/** Further lines of an item are indented to stand under its first. */
function item(mark: string, line: string): string {
  return mark + escaped(line, { kind: 'item', indent: ' '.repeat(mark.length) });
}

type Part = 'introduction' | 'ingredients' | 'instructions' | 'tips' | 'closing';

const PART_NAMES: readonly [Part, RegExp][] = [
  ['ingredients', /^(?:ingredients?|you(?:'|’)?ll need|what you need|shopping list)\b/i],
  ['instructions', /^(?:instructions?|directions?|method|steps?|preparation|how to)\b/i],
  ['tips', /^(?:tips?|notes?|chef(?:'|’)?s notes?)\b/i],
];

/** @throws UnreadableText when there is no heading to call the recipe by */
export function readMarkdown(text: string, fileName: string, place: Place): Draft {
  const { values, body } = readFrontMatter(text, fileName);
  const lines = body.split('\n');
  const at = lines.findIndex((line) => /^# +\S/.test(line));
  const named = lines[at]?.replace(/^# +/, '').trimEnd() ?? String(values.title ?? '');
  if (named === '') throw new UnreadableText('The recipe has no heading that names it.');
  const parts = readParts(lines.slice(at + 1));
  return {
    ...knownFrom(values, place),
    recipeName: unescaped(named),
    introduction: prose(parts.introduction),
    ingredients: items(parts.ingredients),
    instructions: items(parts.instructions),
    tips: items(parts.tips),
    friendly_closing: prose(parts.closing),
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

/** Paragraphs, their lines kept apart. */
function prose(lines: readonly string[]): string {
  return unescaped(lines.join('\n').replace(/^\n+|\n+$/g, ''));
}

const MARK = /^ {0,3}(?:[-*+•]|\d{1,3}[.)]) +/;

/** Items of a list with their further lines; where there is no list, each paragraph is one. */
function items(lines: readonly string[]): string[] {
  const isList = lines.some((line) => MARK.test(line));
  const found: string[] = [];
  let begins = true;
  for (const line of lines) {
    if (isList ? MARK.test(line) : begins && isFilled(line)) found.push(line.replace(MARK, ''));
    else if (found.length > 0 && isFilled(line)) {
      found[found.length - 1] += `\n${line.replace(/^ {1,5}/, '')}`;
    }
    begins = !isFilled(line);
  }
  return found.map((one) => unescaped(withoutBox(one))).filter(isFilled);
}

/** "[ ] flour" in lists that are ticked off. */
function withoutBox(text: string): string {
  return text.replace(/^\[[ xX]\] +/, '');
}
