/** "2 cups flour in grams", "350 F in Celsius". */

import { readLine } from '../../measure/lines/read-line.ts';
import { estimateGrams } from '../../measure/lines/weigh.ts';
import { rewriteLine } from '../../measure/rewrite/rewrite.ts';
import type { UnitSystem } from '../../vocabulary.ts';
import { say, type Table } from '../../cook/table.ts';
import { CONVERT_HOW, CONVERTED } from '../words/questions.ts';

export function answerConversion(table: Table): string {
  return (
    gasMark(table) ??
    plainUnit(table.meaning.text) ??
    temperature(table) ??
    between(table) ??
    amount(table) ??
    say(table, CONVERT_HOW)
  );
}

const GAS = ['140', '150', '160', '180', '190', '200', '220', '230', '240'];

/** "Gas mark 6 in Celsius". */
function gasMark(table: Table): string | null {
  const mark = /\bgas (?:mark )?(\d)\b/.exec(table.meaning.text)?.[1];
  const celsius = GAS[Number(mark) - 1];
  if (mark === undefined || celsius === undefined) return null;
  const fahrenheit = 275 + (Number(mark) - 1) * 25;
  return say(table, CONVERTED, {
    from: `Gas mark ${mark}`,
    to: `${celsius} °C (${fahrenheit} °F)`,
  });
}

/** Grams and millilitres of one of each; an American cup, pint and ounce. */
const ONE_OF: readonly (readonly [RegExp, 'g' | 'ml', number, string])[] = [
  [/^(?:kg|kilos?|kilograms?)$/, 'g', 1000, 'kg'],
  [/^(?:g|grams?)$/, 'g', 1, 'g'],
  [/^(?:lbs?|pounds?)$/, 'g', 453.592, 'lb'],
  [/^(?:oz|ounces?)$/, 'g', 28.3495, 'oz'],
  [/^(?:l|lit(?:re|er)s?)$/, 'ml', 1000, 'litre'],
  [/^(?:ml|millilit(?:re|er)s?)$/, 'ml', 1, 'ml'],
  [/^(?:fl ?oz|fluid ounces?)$/, 'ml', 29.5735, 'fl oz'],
  [/^cups?$/, 'ml', 236.588, 'cup'],
  [/^pints?$/, 'ml', 473.176, 'pint'],
  [/^(?:tbsps?|tablespoons?)$/, 'ml', 14.787, 'tbsp'],
  [/^(?:tsps?|teaspoons?)$/, 'ml', 4.929, 'tsp'],
];
const UNIT =
  '(kg|kilos?|kilograms?|grams?|g|lbs?|pounds?|fl ?oz|fluid ounces?|oz|ounces?|lit(?:re|er)s?|l|millilit(?:re|er)s?|ml|cups?|pints?|tbsps?|tablespoons?|tsps?|teaspoons?)';
const ONE_WAY = new RegExp(
  `(\\d[\\d./,]{0,12}|an?|one|half an?) ?${UNIT} (?:is |are )?(?:in|to|into|as|=) ${UNIT}\\b`,
);
const OTHER_WAY = new RegExp(
  `how many ${UNIT} (?:(?:is|are|go)(?: there)? ?)?(?:in|to|into|make|is|are) (\\d[\\d./,]*|an?|one|half an?) ?${UNIT}\\b(?! (?:of )?[a-z]{3,})`,
);

/** "1 lb in kg", "how many ml in a fl oz": no food, only measures. */
function between(table: Table): string | null {
  const { text } = table.meaning;
  const one = ONE_WAY.exec(text);
  const other = one ? null : OTHER_WAY.exec(text);
  const [count, from, to] = one
    ? [one[1], one[2], one[3]]
    : other
      ? [other[2], other[3], other[1]]
      : [];
  const liquid = [from, to].some((one) => unitCalled(one)?.[1] === 'ml');
  const [old, fresh] = [from, to].map((one) =>
    unitCalled(liquid && /^(?:oz|ounces?)$/.test(one ?? '') ? 'fl oz' : one),
  );
  if (count === undefined || !old || !fresh || old[1] !== fresh[1]) return null;
  const [, over = '', under = ''] = /^(\d+)\/(\d+)$/.exec(count) ?? [];
  const amount = /^half/.test(count)
    ? 0.5
    : under !== ''
      ? Number(over) / Number(under)
      : Number.parseFloat(count.replace(',', '.')) || 1;
  const value = (amount * old[2]) / fresh[2];
  const said = value >= 10 ? Math.round(value) : Number(value.toPrecision(2));
  return say(table, CONVERTED, { from: `${amount} ${old[3]}`, to: `${said} ${fresh[3]}` });
}

function unitCalled(word: string | undefined) {
  return ONE_OF.find(([called]) => called.test(word ?? ''));
}

/** Measures that people ask for by name. */
const UNITS: readonly (readonly [RegExp, string])[] = [
  [
    /\btablespoons?\b.*\bml\b|\bml\b.*\btablespoons?\b/,
    'A tablespoon is 15 ml, which is three teaspoons.',
  ],
  [/\bteaspoons?\b.*\bml\b|\bml\b.*\bteaspoons?\b/, 'A teaspoon is 5 ml.'],
  [
    /\bteaspoons?\b.*\btablespoons?\b|\btablespoons?\b.*\bteaspoons?\b/,
    'Three teaspoons make a tablespoon.',
  ],
  [/\bsticks?\b/, 'A stick is 113 g, half a cup or 8 tablespoons.'],
  [
    /\bcups?\b[a-z ]*\bml\b|\bml\b[a-z ]*\bcups?\b/,
    'An American cup is 240 ml (a metric one 250 ml).',
  ],
  [
    /\bgas marks?\b(?! ?\d)/,
    'Gas marks: 1 is 140 °C (275 °F), 2 is 150 (300), 3 is 160 (325), 4 is 180 (350), 5 is 190 (375), 6 is 200 (400), 7 is 220 (425), 8 is 230 (450) and 9 is 240 (475).',
  ],
  [
    /\boven temp\w*[^\d]*(?:fahrenheit|celsius)/,
    'Oven heats: 150 °C is 300 °F, 160 is 325, 180 is 350, 190 is 375, 200 is 400, 220 is 425 and 230 °C is 450 °F. A fan oven wants 20 °C less.',
  ],
];

function plainUnit(text: string): string | null {
  const ounces = /\b(?:ounces?|oz)\b.*?\b(\d+) ?(?:g|grams?)\b/.exec(text)?.[1];
  if (ounces) return `${ounces} g is about ${Math.round(Number(ounces) / 2.835) / 10} ounces.`;
  return /\d/.test(text.replace(/\b1\b/g, ''))
    ? null
    : (UNITS.find(([pattern]) => pattern.test(text))?.[1] ?? null);
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
  /((?:\d[\d/., ]{0,12}|half an? |an? |one |two |three |four )\s*(?:cups?|oz|ounces?|fl oz|grams?|g|ml|tbsp|tablespoons?|tsp|teaspoons?|lbs?|pounds?|kg|sticks?|pints?|lit(?:re|er)s?)) (?:of )?([a-z' -]{2,30}?)(?: (?:in|to|into|as|is|are|=)\b|[?.!]|$)/;

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
    const grams = estimateGrams(measures, readLine(measures, line));
    if (grams !== null)
      return grams >= 1000 ? `${Math.round(grams / 10) / 100} kg` : `${Math.round(grams)} g`;
  }
  const system: UnitSystem = /ml|g/.test(target) ? 'international' : 'United States';
  const rewritten = rewriteLine(measures, line, system);
  return rewritten === line ? null : rewritten;
}
