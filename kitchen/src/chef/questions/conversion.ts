/** "2 cups flour in grams", "350 F in Celsius". */

import { readLine } from '../../measure/read-line.ts';
import { rewriteLine } from '../../measure/rewrite.ts';
import { gramsOf } from '../../measure/weigh.ts';
import type { UnitSystem } from '../../vocabulary.ts';
import { say, type Table } from '../table.ts';
import { CONVERT_HOW, CONVERTED } from '../words/questions.ts';

export function answerConversion(table: Table): string {
  return temperature(table) ?? amount(table) ?? say(table, CONVERT_HOW);
}

function temperature(table: Table): string | null {
  const found = /(\d{2,3}) ?(?:°|degrees?)? ?(f|c|fahrenheit|celsius)\b/.exec(table.meaning.text);
  if (!found) return null;
  const value = Number(found[1]);
  const fromF = found[2]?.startsWith('f');
  // Rounded up, since a food-safety temperature must never come out lower.
  const other = fromF
    ? Math.ceil(((value - 32) * 5) / 9 - 0.5)
    : Math.ceil((value * 9) / 5 + 32 - 0.5);
  return say(table, CONVERTED, {
    from: `${value} °${fromF ? 'F' : 'C'}`,
    to: `${other} °${fromF ? 'C' : 'F'}`,
  });
}

const AMOUNT =
  /((?:\d[\d/., ]*|half an? |an? |one |two |three |four )\s*(?:cups?|oz|ounces?|fl oz|grams?|g|ml|tbsp|tablespoons?|tsp|teaspoons?|lbs?|pounds?|kg|sticks?|pints?|lit(?:re|er)s?)) (?:of )?([a-z' -]{2,30}?)(?: (?:in|to|into|as|is|are|=)\b|[?.!]|$)/;

function amount(table: Table): string | null {
  const { measures } = table.kitchen;
  const { text } = table.meaning;
  const found = AMOUNT.exec(text) ?? reversed(text);
  if (!found) return null;
  const line =
    `${plainNumber(found[1] ?? '')} ${(found[2] ?? '').replace(/\b(?:in|to|into)\b.*/, '').trim()}`.trim();
  const target =
    / (?:in|to|into|as|many) (grams?|g|kg|ml|cups?|oz|ounces?|tbsp|tablespoons?|tsp|teaspoons?|pounds?|lbs?|metric)\b/.exec(
      ` ${text}`,
    )?.[1] ?? 'g';
  const to = toUnit(line, target, measures);
  return to ? say(table, CONVERTED, { from: line, to }) : null;
}

/** "how many grams are in 2 cups of flour". */
function reversed(text: string): RegExpExecArray | null {
  const rest = /\b(?:is|are|in|does) (?:there )?(?:in )?(.*)$/.exec(text)?.[1];
  return rest ? AMOUNT.exec(rest) : null;
}

function plainNumber(amount: string): string {
  return amount
    .replace(/^half an? /, '1/2 ')
    .replace(/^an? |^one /, '1 ')
    .replace(/^two /, '2 ')
    .replace(/^three /, '3 ')
    .replace(/^four /, '4 ')
    .trim();
}

function toUnit(
  line: string,
  target: string,
  measures: Table['kitchen']['measures'],
): string | null {
  if (/^(?:g|grams?|kg|metric)$/.test(target)) {
    const grams = gramsOf(measures, readLine(measures, line));
    if (grams !== null)
      return grams >= 1000 ? `${Math.round(grams / 10) / 100} kg` : `${Math.round(grams)} g`;
  }
  const system: UnitSystem = /ml|g/.test(target) ? 'international' : 'United States';
  const rewritten = rewriteLine(measures, line, system);
  return rewritten === line ? null : rewritten;
}
