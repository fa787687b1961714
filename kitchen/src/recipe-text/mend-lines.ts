/** Joins lines that were broken in two, and splits those that hold several ingredients. */
import { readLine } from '../measure/lines/read-line.ts';
import { findLineFacts } from '../safety/verdict/line-facts.ts';
import type { TextLine } from './lay-lines.ts';
import { type FoodKnowledge, signsOf } from './line-signs.ts';
import { findHeading } from './part-words.ts';

/** A line that ends so goes on in the next one. */
const GOES_ON = /(?:,|\b(?:and|or|with|into|in|to|the|a|an|of|for|at|from|then|&))$/i;
/** A page is broken no sooner. */
const PAGE_WIDTH = 45;
/** No more is joined to what is as long. */
const LONGEST = 600;

/** Amounts by themselves with the food beneath them, and sentences that a page broke, as one line each. */
export function wholeLines(knowledge: FoodKnowledge, lines: readonly TextLine[]): TextLine[] {
  const whole: TextLine[] = [];
  let amount: TextLine | undefined;
  for (const line of lines) {
    const last = whole.at(-1);
    if (amount) {
      const isStep = signsOf(knowledge, line).step >= 4;
      whole.push(isStep ? line : { ...amount, text: `${amount.text} ${line.text}` });
      amount = undefined;
    } else if (isAmountAlone(knowledge, line)) amount = line;
    else if (last && goesOn(last, line))
      whole[whole.length - 1] = { ...last, text: `${last.text} ${line.text}` };
    else whole.push(line);
  }
  return amount ? [...whole, amount] : whole;
}

function isAmountAlone(knowledge: FoodKnowledge, line: TextLine): boolean {
  return (
    line.text.length <= 14 &&
    /^[\d½⅓⅔¼¾⅛]/.test(line.text) &&
    signsOf(knowledge, line).isAmountAlone
  );
}

function goesOn(last: TextLine, { text, mark, isApart }: TextLine): boolean {
  if (mark !== '' || isApart || last.mark === 'heading' || findHeading(text) !== undefined)
    return false;
  if (last.text.length > LONGEST) return false;
  const isLower = /^\p{Ll}/u.test(text);
  const isOpen = !/[.!?:;]["')]*$/.test(last.text);
  return (
    isOpen && ((isLower && last.text.length >= PAGE_WIDTH) || (GOES_ON.test(last.text) && isLower))
  );
}

const LEAST_ITEMS = 3;

/** "3 avocados, 1 lime, half a red onion" is three ingredients; "1 onion, peeled, chopped" is one. */
export function splitItems(knowledge: FoodKnowledge, text: string): string[] {
  const strict = text
    .split(/;\s+/)
    .map((one) => one.trim())
    .filter(Boolean);
  if (strict.length > 1 && strict.every((one) => isItem(knowledge, one)))
    return strict.map(withoutStop);
  const items = commaItems(text);
  const counted = items.filter((one) => isCounted(knowledge, one));
  const isList = items.length >= LEAST_ITEMS && items.every((one) => isItem(knowledge, one));
  return isList && (counted.length > 1 || counted.length === 0)
    ? items.map(withoutStop)
    : [withoutStop(text)];
}

/** Cut at commas and at the last "and", not within brackets. */
export function commaItems(text: string): string[] {
  const items: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '(') depth += 1;
    else if (sign === ')') depth -= 1;
    else if (sign === ',' && depth <= 0 && !/\d,\d/.test(text.slice(at - 1, at + 2))) {
      items.push(text.slice(from, at));
      from = at + 1;
    }
  }
  const last = text.slice(from);
  const and = items.length > 0 ? last.search(/\s(?:and|&)\s/) : -1;
  const ends =
    and < 0 ? [last] : [last.slice(0, and), last.slice(and).replace(/^\s(?:and|&)\s/, '')];
  return [...items, ...ends]
    .map((one) => one.replace(/^\s*(?:and|&)\s+/, '').trim())
    .filter(Boolean);
}

export function isCounted({ measures }: FoodKnowledge, text: string): boolean {
  const { quantity, unit } = readLine(measures, text.slice(0, 120));
  return quantity !== null || unit !== null;
}

const MOST_WORDS = 9;

export function isItem(knowledge: FoodKnowledge, text: string): boolean {
  if (text.split(/\s+/).length > MOST_WORDS) return false;
  const isCut = /^(?:\p{L}+ly )?\p{L}+ed$/u.test(text);
  return !isCut && findLineFacts(knowledge.rules, text.slice(0, 120)).namesFood;
}

function withoutStop(text: string): string {
  return text.replace(/[.;,]$/, '').trim();
}
