/** Splits an ingredient line into its amount ("2 tbsp") and the rest ("olive oil"), to show them apart. */

export interface SplitLine {
  /** Empty if the line begins with no amount. */
  readonly amount: string;
  readonly rest: string;
}

const NUMBER = /^(?:\d[\d.,/–-]*[¼½¾⅓⅔⅛⅜⅝⅞]?|[¼½¾⅓⅔⅛⅜⅝⅞])$/;
const NUMBER_WITH_UNIT = /^\d[\d.,/–-]*(?:kg|g|ml|dl|cl|l|oz|lbs?|cm)$/i;
const CONNECTORS = ['to', 'or', '-', '–', 'x', '×'];
const ADDITIONS = ['plus', 'and', '+'];
const ARTICLES = ['a', 'an'];
const MAX_BRACKET_WORDS = 4;
const APPROXIMATIONS = ['about', 'around', 'ca.'];
const SIZES = 'heaped level rounded scant generous good small large big'.split(' ');
const UNITS = new Set(
  `g kg mg ml l dl cl cm inch inches tsp tbsp teaspoon teaspoons tablespoon tablespoons cup cups pint pints quart quarts
  oz fl ounce ounces lb lbs pound pounds litre litres liter liters gram grams stick sticks
  clove cloves tin tins can cans jar jars packet packets slice slices bunch bunches handful handfuls
  sprig sprigs pinch pinches dash dashes knob knobs piece pieces stalk stalks ball balls sheet sheets`.split(
    /\s+/,
  ),
);

/** `amount` and `rest` joined by a space are the line, apart from its spacing. */
export function splitAmount(line: string): SplitLine {
  const words = line.trim().split(/\s+/);
  const end = findAmountEnd(words);
  // "5 cloves" is a spice: something must be left.
  const cut = end < words.length ? end : findNumbersEnd(words, 0);
  return cut > 0 && cut < words.length
    ? { amount: words.slice(0, cut).join(' '), rest: words.slice(cut).join(' ') }
    : { amount: '', rest: words.join(' ') };
}

const isNumber = (word = '') => NUMBER.test(word) || NUMBER_WITH_UNIT.test(word);
const isUnit = (word = '') => UNITS.has(word.toLowerCase().replace(/\.$/, ''));

function findAmountEnd(words: readonly string[]): number {
  const from = APPROXIMATIONS.includes(words[0]?.toLowerCase() ?? '') ? 1 : 0;
  // "a handful", "a small handful"
  if (ARTICLES.includes(words[0]?.toLowerCase() ?? '')) {
    const end = skipUnit(words, 1);
    return end > 1 ? end : 0;
  }
  let at = findNumbersEnd(words, from);
  if (at === from) return 0;
  at = skipBracket(words, skipUnit(words, at));
  while (ADDITIONS.includes(words[at] ?? '') && isNumber(words[at + 1]))
    at = skipUnit(words, findNumbersEnd(words, at + 1));
  return at;
}

/** "(400 g)" after a tin, but not "(optional)". */
function skipBracket(words: readonly string[], from: number): number {
  if (!/^\(\d/.test(words[from] ?? '')) return from;
  const end = words.findIndex((word, at) => at >= from && word.endsWith(')'));
  return end < 0 || end > from + MAX_BRACKET_WORDS ? from : end + 1;
}

/** "1 1/2", "2 to 3", "2 x 400". */
function findNumbersEnd(words: readonly string[], from: number): number {
  let at = from;
  while (
    isNumber(words[at]) ||
    (at > from && CONNECTORS.includes(words[at] ?? '') && isNumber(words[at + 1]))
  )
    at += 1;
  return at;
}

function skipUnit(words: readonly string[], from: number): number {
  const at =
    SIZES.includes(words[from]?.toLowerCase() ?? '') && isUnit(words[from + 1]) ? from + 1 : from;
  if (!isUnit(words[at])) return from;
  return isUnit(words[at + 1]) && at + 2 < words.length ? at + 2 : at + 1;
}

const SIZE_WORDS = ['large', 'small', 'medium', 'fresh', 'ripe'];

/** The food of a line without its amount, size and preparation: "onions" of "2 large onions, chopped". */
export function findFood(line: string): string {
  const [name = ''] = splitAmount(line).rest.replace(/^of /, '').split(/[,;(]/);
  const words = name.trim().split(/\s+/);
  const rest = words.filter((word) => !SIZE_WORDS.includes(word.toLowerCase()));
  return (rest.length > 0 ? rest : words).join(' ').toLowerCase();
}
