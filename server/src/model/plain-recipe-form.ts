/** Brings a recipe that a model wrote in any kind of text into one form: a name, "Ingredients", "Instructions", a line each. */
import {
  findPartHeading,
  isNameLabel,
  type RecipePartName,
} from '@saffron/kitchen/recipe-text/part-words';

const FENCE = /^\s*(?:`{3,}|~{3,}|'{3,})\s*\w*\s*$/;
const SHARED = /^\s*Recipe shared:\s*/i;
const TAG = /<\/?([a-z][a-z0-9]*)\b[^<>]{0,200}>/gi;
const TABLE_RULE = /^[|\s:-]+$/;
const AMOUNT = /^(?:[-*•–]\s*)?(?:\d|[½⅓⅔¼¾⅛]|an?\s)/i;
const BULLET = /^[-*•–]\s+/;
const NUMBER = /^(?:step\s*)?\d{1,2}\s*[.):]\s+/i;
const INLINE_STEP = /(?:^|\s)(?:step\s*)?\d{1,2}[.):]\s+(?=\p{Lu})/giu;

const LOOKS_LIKE_HEADING = /^(?:#{1,6}\s+\S.*|(?:\*\*|__)[^*_]+(?:\*\*|__):?|\p{L}[^.!?]{1,30}:)$/u;

/** Between two amounts: "1 onion, 400 g beans and 500 ml stock". */
const ITEM_JOINT = /(?:,|\s\p{Ll}{1,3}(?=\s+\d))\s+(?=\d|an?\s)/u;

const ENGLISH: Readonly<Record<RecipePartName, string>> = {
  ingredients: 'Ingredients',
  instructions: 'Instructions',
  tips: 'Tips',
};

/** Whether a line says that this is a recipe's text, so that what follows is read as a whole. */
export function beginsRecipe(line: string): boolean {
  if (SHARED.test(line) || /^\s*<(?:h[1-6]|ul|ol|li|table)\b/i.test(line)) return true;
  const { label, rest } = splitLabel(line);
  if (findPartHeading(line) === 'ingredients') return true;
  return (findPartHeading(label) === 'ingredients' && rest !== '') || /^recipe_?name$/i.test(label);
}

/** The lines in the one form; those that say nothing of the recipe stay where they are. */
export function toPlainRecipe(text: string): string[] {
  const lines = stripTags(text)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !FENCE.test(line))
    .flatMap(openLine);
  return withHeadings(lines);
}

/** "Recipe shared: Dal - Warm." is how we write a recipe in the history; a model that imitates it is read, never quoted. */
export function withoutSharedLine(text: string): string {
  return text.replace(/^\s*Recipe shared:[^\n]*\n?/gim, '');
}

function stripTags(text: string): string {
  if (!/<(?:li|h[1-6]|p|td)\b/i.test(text)) return text;
  let list = '- ';
  return text.replace(TAG, (_tag, name: string) => {
    const tag = name.toLowerCase();
    if (tag === 'ol') list = '1. ';
    if (tag === 'ul') list = '- ';
    const isOpening = !_tag.startsWith('</');
    if (tag === 'li') return isOpening ? `\n${list}` : '\n';
    if (/^h[1-6]$/.test(tag)) return isOpening ? '\n# ' : '\n';
    return /^(?:p|br|div|ul|ol|tr)$/.test(tag) ? '\n' : '';
  });
}

function openLine(line: string): string[] {
  if (SHARED.test(line)) {
    const [name = '', ...about] = line.replace(SHARED, '').split(' - ');
    return [`# ${name}`, ...about];
  }
  if (line.startsWith('|')) return readTableRow(line);
  const { label, rest } = splitLabel(line);
  if (label === '') return [line];
  const part = findPartHeading(label);
  if (part !== undefined && rest !== '') return [`## ${ENGLISH[part]}`, ...splitInline(part, rest)];
  return isNameLabel(label) && rest !== '' ? [`# ${rest}`] : [line];
}

function splitLabel(line: string): { label: string; rest: string } {
  const bare = line.replace(/\*\*|__/g, '');
  const at = bare.indexOf(':');
  const dash = bare.indexOf(' - ');
  // "Ingredients - 200 g rice, 150 g peas".
  if (dash > 0 && (at < 1 || dash < at) && findPartHeading(bare.slice(0, dash)) !== undefined)
    return { label: bare.slice(0, dash), rest: bare.slice(dash + 3).trim() };
  if (at < 1 || at > 30) return { label: '', rest: '' };
  return { label: bare.slice(0, at), rest: bare.slice(at + 1).trim() };
}

function splitInline(part: RecipePartName, text: string): string[] {
  if (part === 'ingredients') {
    const separator = text.includes(';') ? /;\s*/ : ITEM_JOINT;
    return text.split(separator).map((one) => `- ${one}`);
  }
  return text.split(INLINE_STEP).filter((one) => one.trim() !== '');
}

function readTableRow(line: string): string[] {
  if (TABLE_RULE.test(line)) return [];
  const cells = line
    .split('|')
    .map((cell) => cell.trim())
    .filter(Boolean);
  if (!/\d/.test(line)) return [];
  const amount = cells.find((cell) => /\d/.test(cell)) ?? '';
  return [`- ${[amount, ...cells.filter((cell) => cell !== amount)].join(' ')}`];
}

/** Headings in English; where there are none, they are put before the lines that look like the parts. */
function withHeadings(lines: readonly string[]): string[] {
  const parts = lines.map((line) => findPartHeading(line));
  const named = lines.map((line, at) => {
    const part = parts[at];
    return part === undefined ? line : `## ${ENGLISH[part]}`;
  });
  const firstSteps = parts.indexOf('instructions');
  const hasIngredients = parts.includes('ingredients');
  if (hasIngredients && firstSteps >= 0) return named;
  const isItem = (line = '') => BULLET.test(line) || (AMOUNT.test(line) && !NUMBER.test(line));
  const from = hasIngredients
    ? parts.indexOf('ingredients') + 1
    : named.findIndex((line, at) => isItem(line) && isItem(named[at + 1]));
  if (from < 0) return named;
  // A heading in words that we do not know, between the list and what comes after it.
  const heading = named.findIndex(
    (line, at) => at > from && at < named.length - 1 && LOOKS_LIKE_HEADING.test(line),
  );
  const isHeaded = firstSteps < 0 && heading > from;
  if (isHeaded) named[heading] = `## ${ENGLISH.instructions}`;
  const numbers = named.findIndex((line, at) => at >= from && NUMBER.test(line));
  const to = firstSteps >= 0 ? firstSteps : isHeaded ? heading : numbers;
  if (to <= from) return named;
  return [
    ...named.slice(0, from),
    ...(hasIngredients ? [] : ['## Ingredients']),
    ...named.slice(from, to),
    ...(firstSteps >= 0 || isHeaded ? [] : ['## Instructions']),
    ...named.slice(to),
  ];
}
