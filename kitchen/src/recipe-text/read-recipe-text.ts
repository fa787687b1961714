/** The house's one reader of recipes as text: with or without headings, Markdown, a web page's data, or told in sentences. */
import { chooseParts, type Part } from './choose-parts.ts';
import { beginsAsStep } from './cooking-verbs.ts';
import { readJsonRecipe } from './json-recipe.ts';
import { layLines, type TextLine } from './lay-lines.ts';
import { type FoodKnowledge, type LineSigns, signsOf } from './line-signs.ts';
import { splitItems, wholeLines } from './mend-lines.ts';
import { findHeading } from './part-words.ts';
import { readProse } from './prose-recipe.ts';
import { readServings, readTotalMinutes } from './recipe-facts.ts';
import type { RecipeText } from './recipe-text.ts';
import { isRequest, isTalk } from './talk-around.ts';

/** Longer texts are cut: no recipe is as long. */
const LONGEST = 60_000;
/** As many ingredients at least make a list; with fewer it may be told in sentences. */
const LEAST = 2;

interface Line extends TextLine {
  readonly signs: LineSigns;
  readonly headed?: Part | undefined;
  readonly begins: boolean;
}

/**
 * Reads any text; never throws, and takes time linear in its length. Nothing is lost: each line is in one of the lists,
 * or was read as title, servings, time or heading of a part.
 */
export function readRecipeText(knowledge: FoodKnowledge, text: string): RecipeText {
  const whole = text.slice(0, LONGEST);
  const data = readJsonRecipe(whole);
  if (data) return data;
  const listed = readLists(knowledge, whole);
  if (listed.ingredients.length >= LEAST) return listed;
  return readProse(knowledge, whole) ?? listed;
}

function readLists(knowledge: FoodKnowledge, text: string): RecipeText {
  const laid = wholeLines(knowledge, layLines(text));
  const headed = underHeadings(knowledge, laid);
  const title = findTitle(headed.lines);
  const facts = headed.lines.filter((line) => line.signs.isFact);
  const rest = headed.lines.filter((line) => line !== title && !line.signs.isFact);
  const groups = new Set(rest.filter((line, at) => line.signs.headsGroup && !isLast(rest, at)));
  const open = rest.filter((line) => !groups.has(line));
  const parts = chooseParts(open);
  const first = parts.findIndex((part) => part !== 'other');
  const last = parts.findLastIndex((part) => part === 'ingredients' || part === 'instructions');
  const lists: Record<Part | 'introduction' | 'talk', string[]> = {
    other: [],
    ingredients: [],
    instructions: [],
    tips: [],
    introduction: [],
    talk: [],
  };
  for (const [at, line] of open.entries()) {
    const part = parts[at] ?? 'other';
    const isOutside = at < first || at >= last;
    if (
      isOutside &&
      isTalk(line.text, at > last || line.isApart) &&
      (at < first || line.signs.step < SURE || isRequest(line.text))
    )
      lists.talk.push(line.text);
    else if (part === 'ingredients') lists.ingredients.push(...splitItems(knowledge, line.text));
    else if (part === 'other' && at < first && !line.signs.isClutter)
      lists.introduction.push(line.text);
    else lists[part].push(line.text);
  }
  return {
    ...{
      title: titleOf(title?.text ?? ''),
      introduction: lists.introduction,
      notes: lists.tips,
      talk: lists.talk,
    },
    ...{ ingredients: lists.ingredients, instructions: sentencesOfOne(lists.instructions) },
    servings: readServings([...facts.map((line) => line.text), title?.text ?? '', ...headed.heads]),
    minutes: readTotalMinutes(facts.map((line) => line.text)),
    unread: [...lists.other, ...[...groups].map((line) => line.text)],
  };
}

/** What begins so surely as a step is nothing that is said to anybody. */
const SURE = 4;

/** The lines with the heading that they stand under; headings of parts are read and gone. */
function underHeadings(knowledge: FoodKnowledge, laid: readonly TextLine[]) {
  const lines: Line[] = [];
  const heads: string[] = [];
  let headed: Part | undefined;
  let begins = false;
  for (const line of laid) {
    const part = findHeading(line.text);
    if (part !== undefined) {
      headed = part === 'apart' ? 'other' : part;
      begins = true;
      heads.push(line.text);
      continue;
    }
    lines.push({ ...line, signs: signsOf(knowledge, line), headed, begins });
    begins = false;
  }
  return { lines, heads };
}

/** How far down a title may stand, and how many words it has. */
const TITLE_WITHIN = 10;
const MOST_TITLE_WORDS = 12;

/** The first line that could be one, before anything that is surely an ingredient. */
function findTitle(lines: readonly Line[]): Line | undefined {
  const end = lines.findIndex(
    ({ signs, headed }) =>
      signs.ingredient >= 5 || headed === 'ingredients' || headed === 'instructions',
  );
  const before = lines.slice(0, end < 0 ? TITLE_WITHIN : Math.min(end, TITLE_WITHIN));
  const could = before.filter(
    ({ text, signs }) =>
      !signs.isFact &&
      !signs.isClutter &&
      signs.note === 0 &&
      signs.words.length <= MOST_TITLE_WORDS &&
      !/[.!?:;,]$/.test(text) &&
      !isTalk(text, false),
  );
  return (
    could.find(({ mark }) => mark === 'heading') ??
    could.find(({ signs }) => beginsAsStep(signs.words) === 0) ??
    could[0]
  );
}

/** "Lentil bolognese (serves 4)" is called lentil bolognese. */
function titleOf(text: string): string {
  const open = text.lastIndexOf('(');
  const bare =
    open > 0 && text.endsWith(')') && /\d/.test(text.slice(open)) ? text.slice(0, open) : text;
  return bare.trim();
}

function isLast(lines: readonly Line[], at: number): boolean {
  return at === lines.length - 1;
}

/** One paragraph for all is a step a sentence. */
function sentencesOfOne(steps: readonly string[]): string[] {
  const [only = ''] = steps;
  if (steps.length !== 1) return [...steps];
  return only.split(/(?<=[.!?])\s+(?=\p{Lu})/u).filter(Boolean);
}
