/** A recipe as somebody wrote or pasted it: a name, things with amounts, and what to do with them. */
import type { Kitchen } from '@saffron/kitchen/kitchen';
import { readLine } from '@saffron/kitchen/measure/lines/read-line';
import { lineFacts } from '@saffron/kitchen/safety/line-facts';
import { type Draft, numberIn, UnreadableText } from './draft.ts';
import { minutesIn } from './front-matter.ts';

export type Knowledge = Pick<Kitchen, 'rules' | 'measures'>;

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
/** A thing with an amount is short; a step that begins with a number says more. */
const LONGEST_THING = 90;

/** @throws UnreadableText when there is nothing in it that looks like a recipe */
export function readWritten(text: string, knowledge: Knowledge): Draft {
  const lines = text
    .replaceAll('\r\n', '\n')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  if (lines.length > MOST_LINES) throw new UnreadableText('This is longer than one recipe.');
  const [name = '', ...rest] = lines;
  const parts = hasHeadings(rest) ? byHeadings(rest) : byLooks(rest, knowledge);
  if (parts.ingredients.length === 0 || parts.instructions.length === 0) {
    throw new UnreadableText(
      'This could not be told apart into ingredients and steps. Put a line that says "Ingredients" above the ones and one that says "Instructions" above the others.',
    );
  }
  const { introduction, ...lists } = parts;
  return {
    recipeName: name.replace(/^#+\s*/, ''),
    introduction: introduction.filter((line) => !SERVES.test(line) && !TIME.test(line)).join('\n'),
    ...lists,
    servings: numberIn(after(SERVES, rest)),
    minutes: minutesIn(after(TIME, rest)),
  };
}

function after(label: RegExp, lines: readonly string[]): string | undefined {
  return lines.find((line) => label.test(line))?.replace(label, '');
}

function headingOf(line: string): Part | undefined {
  return HEADINGS.find(([, words]) => words.test(line.replace(/^[#*_\s]+/, '')))?.[0];
}

function hasHeadings(lines: readonly string[]): boolean {
  const found = new Set(lines.map(headingOf));
  return found.has('ingredients') && found.has('instructions');
}

type Parts = Record<Part, string[]>;
const noParts = (): Parts => ({ introduction: [], ingredients: [], instructions: [], tips: [] });

function byHeadings(lines: readonly string[]): Parts {
  const parts = noParts();
  let now: Part = 'introduction';
  for (const line of lines) {
    const heading = headingOf(line);
    if (heading !== undefined) now = heading;
    else parts[now].push(now === 'introduction' ? line : line.replace(MARK, ''));
  }
  return parts;
}

/** Things come first and steps after them; what stands before both introduces them. */
function byLooks(lines: readonly string[], knowledge: Knowledge): Parts {
  const parts = noParts();
  for (const line of lines) {
    const bare = line.replace(MARK, '');
    const hasStep = parts.instructions.length > 0;
    if (!hasStep && isThing(bare, line !== bare, knowledge)) parts.ingredients.push(bare);
    else if (parts.ingredients.length === 0) parts.introduction.push(line);
    else parts.instructions.push(bare);
  }
  return parts;
}

function isThing(line: string, isMarked: boolean, { rules, measures }: Knowledge): boolean {
  if (line.length > LONGEST_THING || /[.!?]$/.test(line)) return false;
  const { quantity } = readLine(measures, line);
  const words = line.split(/\s+/).length;
  return lineFacts(rules, line).namesFood && (quantity !== null || isMarked || words <= 4);
}
