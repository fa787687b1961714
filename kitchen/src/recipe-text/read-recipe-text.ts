/** The entry point for recipe texts: reads any text (headings or not, Markdown, web page data, sentences) into a recipe. */
import { chooseParts, type Part } from './choose-parts.ts';
import { beginsAsStep } from './cooking-verbs.ts';
import { findGroupHeads } from './group-heads.ts';
import { readJsonRecipe } from './json-recipe.ts';
import { layLines, type TextLine } from './lay-lines.ts';
import { type FoodKnowledge, type LineSigns, signsOf } from './line-signs.ts';
import { splitItems, wholeLines } from './mend-lines.ts';
import { findHeading } from './part-words.ts';
import { readProse } from './prose-recipe.ts';
import { readServings, readTotalMinutes } from './recipe-facts.ts';
import type { LineGroup, RecipeText } from './recipe-text.ts';
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
  const groups = findGroupHeads(rest);
  const open = rest.filter((line) => !groups.has(line));
  const heads = headsByLine(rest, groups);
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
  const opened: Omit<LineGroup, 'to'>[] = [];
  for (const [at, line] of open.entries()) {
    const part = parts[at] ?? 'other';
    const heading = heads.get(line);
    if (heading !== undefined && (part === 'ingredients' || part === 'instructions'))
      opened.push({ heading: headingOf(heading.text), part, from: lists[part].length });
    else if (heading !== undefined) lists.other.push(heading.text);
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
    groups: closed(opened, lists),
    servings: readServings([...facts.map((line) => line.text), title?.text ?? '', ...headed.heads]),
    minutes: readTotalMinutes(facts.map((line) => line.text)),
    unread: lists.other,
  };
}

/** The heading of a group by the line that stands right under it. */
function headsByLine(rest: readonly Line[], groups: ReadonlySet<Line>): Map<Line, Line> {
  const heads = new Map<Line, Line>();
  let head: Line | undefined;
  for (const line of rest) {
    if (groups.has(line)) head = line;
    else if (head) {
      heads.set(line, head);
      head = undefined;
    }
  }
  return heads;
}

/** "For the sauce:" without what only sets it off. */
function headingOf(text: string): string {
  return text.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}!?]+$/gu, '');
}

/** Each group ends where the next one of its part begins; one without lines is none. */
function closed(
  opened: readonly Omit<LineGroup, 'to'>[],
  lists: Readonly<Record<LineGroup['part'], readonly string[]>>,
): LineGroup[] {
  return opened.flatMap((group, at) => {
    const next = opened.slice(at + 1).find(({ part }) => part === group.part);
    const to = next?.from ?? lists[group.part].length;
    return to > group.from ? { ...group, to } : [];
  });
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

/** "Lentil bolognese (serves 4)" and "Lentil bolognese | easy dinners" are called lentil bolognese. */
function titleOf(text: string): string {
  const first = text.split(/\s[|•]\s/)[0] ?? text;
  const open = first.lastIndexOf('(');
  const isAside = /\d|^\(\p{Lu}{1,4}\)$/u.test(first.slice(open));
  return (open > 0 && first.endsWith(')') && isAside ? first.slice(0, open) : first).trim();
}

/** One paragraph for all is a step a sentence. */
function sentencesOfOne(steps: readonly string[]): string[] {
  const [only = ''] = steps;
  if (steps.length !== 1) return [...steps];
  return only.split(/(?<=[.!?])\s+(?=\p{Lu})/u).filter(Boolean);
}
