/** Scales what comes by the piece to numbers a cook can act on: half an onion, a small carrot, a spoonful of beaten egg. */
import type { Dish, DishIngredient } from '../../cookbook/dish.ts';
import { stepLine } from '../../cookbook/dish-lines.ts';
import { plural, singular } from '../../text/plurals.ts';
import { numberOf } from '../adapt/add-amounts.ts';
import { isDough } from './dough.ts';

/** So many of it, in what words: "small", "large" or a measure of its own. */
interface Pieces {
  readonly count: number;
  readonly size?: 'small' | 'large';
  /** In the place of number and name: "1 tbsp beaten egg". */
  readonly instead?: string;
  readonly note?: string;
}

/** How many of a scaled ingredient the list shows; null where it is weighed, measured or given as a range. */
export function piecesOf(dish: Dish, item: DishIngredient, factor: number): Pieces | null {
  if (item.quantity === 'a handful') return handful(item.name, factor);
  const value = numberOf(item.quantity) * factor;
  if (!/^[\d ./]+$/.test(item.quantity) || !(value > 0)) return null;
  if (item.unit === '') {
    if (/\beggs?$/.test(item.name)) return eggs(dish, item, value);
    return pieces(value, item.name, item.preparation);
  }
  if (item.unit === 'handful') return handful(item.name, value);
  return UNITS.has(item.unit) ? pieces(value, `${item.unit} of`, item.preparation) : null;
}

/** Units that are pieces of something; what they are called decides how they may be parted. */
const UNITS: ReadonlySet<string> = new Set(
  'clove cloves sprig sprigs stalk stalks slice slices leaf leaves'.split(' '),
);

/** Between one and two of them lies a large one. */
function handful(name: string, value: number): Pieces | null {
  if (value >= 1.7) return null;
  const size = value <= 0.6 ? 'small ' : value > 1.2 ? 'large ' : '';
  return { count: 1, instead: `a ${size}handful of ${name}` };
}

type Way = (value: number) => Pieces;

const whole: Way = (value) => ({ count: Math.max(1, Math.round(value)) });
const halves: Way = (value) => ({
  count: value >= 3 ? Math.round(value) : Math.max(0.5, Math.round(value * 2) / 2),
});
/** Between two of them and three nobody misses the half. */
const halvesOfFew: Way = (value) => (value >= 2 ? { count: Math.round(value) } : halves(value));
const quarters: Way = (value) => ({
  count: value < 2 ? Math.max(0.25, Math.round(value * 4) / 4) : Math.round(value * 2) / 2,
});

/** Cloves and sprigs come small, and under a half of one is half of one. */
const smallOnes: Way = (value) =>
  value < 0.4
    ? { count: 0.5 }
    : value < 0.85
      ? { count: 1, size: 'small' }
      : { count: Math.round(value) };

/** What grows in sizes: three quarters of an onion are a small onion. */
function sized(least: number): Way {
  const choices: readonly Pieces[] = SIZES.filter(({ count }) => count >= least);
  return (value) =>
    value >= 3
      ? { count: Math.round(value) }
      : choices.reduce((best, each) => (apart(each, value) <= apart(best, value) ? each : best));
}

const SIZES: readonly Pieces[] = [
  { count: 0.25 },
  { count: 0.5 },
  { count: 1, size: 'small' },
  { count: 1 },
  { count: 1, size: 'large' },
  { count: 1.5 },
  { count: 2 },
  { count: 2.5 },
  { count: 3 },
];
const SHARES = { small: 0.7, large: 1.3 } as const;

function apart({ count, size }: Pieces, value: number): number {
  const worth = size ? SHARES[size] : count;
  return Math.max(worth / value, value / worth);
}

/** The first that fits says how a thing is parted; the rest of the world is halved. */
const WAYS: readonly (readonly [RegExp, Way])[] = [
  [/\bgelatine (?:leaf|leaves|sheets?)$|\bvanilla (?:pod|bean)s?$/, quarters],
  [/^(?:clove|sprig)s? of$/, smallOnes],
  [/\begg whites?$|\bstar anise$|\bnori sheets?$|\bdried [a-z ]*chill(?:i|ies)$/, halves],
  [
    /\b(?:yolks?|leaf|leaves|pods?|bags?|sheets?|cloves?|(?:allspice|juniper) berr(?:y|ies)|peppercorns?)$|^(?:leaf|leaves) of$/,
    whole,
  ],
  [/\bspring onions?$/, halvesOfFew],
  [/\bchill(?:i|ies)$/, halves],
  [
    /\b(?:onions?|peppers?|cucumbers?|avocados?|tomato(?:es)?|lemons?|limes?|oranges?|grapefruits?|apples?|pears?|aubergines?|cabbages?|lettuces?|fennel(?: bulbs?)?|celeriac|squash|pumpkin|cauliflowers?|mango(?:es)?|pineapples?|melons?)$/,
    sized(0.25),
  ],
  [/\b(?:shallots?|carrots?|potato(?:es)?|courgettes?|leeks?|parsnips?|beetroots?)$/, sized(0.5)],
];

/** "Peeled, whole": it goes in as it is. */
const WHOLE_NOTE = /(?:^|[ ,])whole$|(?:^|[ ,])whole,/;
/** A size that stands there already is not given another. */
const SIZE_NOTE = /\b(?:small|large|medium|big|little|about|each|baby|thick)\b/;

function pieces(value: number, name: string, preparation: string): Pieces {
  if (WHOLE_NOTE.test(preparation)) return whole(value);
  // What has a weight of its own is bought in another size, not cut: half an aubergine cannot be charred.
  if (/\babout \d+ g\b/.test(preparation))
    return value < 0.85 ? { count: 1, size: 'small' } : whole(value);
  const way = WAYS.find(([what]) => what.test(name))?.[1] ?? halves;
  const found = way(value);
  return found.size && SIZE_NOTE.test(`${name} ${preparation}`) ? halves(value) : found;
}

/** Seen as eggs on the plate, or only there to coat with: nobody halves those. */
const SEEN =
  /\b(?:poach|boil|boiling|(?:hard-)?boiled|fry(?= (?:the )?eggs?\b)|crack|hollows?|scramble|peel|brush|coat|crumbs|breadcrumbs|dip)\b/i;

function eggs(dish: Dish, item: DishIngredient, value: number): Pieces {
  const step = dish.steps
    .filter((one) => one.some((piece) => piece.kind === 'ingredient' && isIt(dish, piece, item)))
    .map((one) => sentenceOf(stepLine(one), item.name))
    .join(' ');
  const isMixed = MIXED.test(step);
  const seen = `${isMixed ? step.replace(/\b(?:bread)?crumbs\b/g, '') : step} ${item.preparation}`;
  if (SEEN.test(seen) || /\bseparate\b/i.test(step)) return whole(value);
  if (value < 0.42) return { count: 1, instead: '1 tbsp beaten egg' };
  const dough = isDough(dish);
  if (value < 0.65 && dough) return { count: 0.5, note: 'beaten' };
  if (value < 0.85) return { count: 1, size: 'small' };
  if (value > 1.2 && value < 1.4) return { count: 1, size: 'large' };
  if (!dough || value >= 3) return whole(value);
  const count = Math.round(value * 2) / 2;
  return count % 1 === 0 ? { count } : { count, note: 'beaten' };
}

/** Crumbs that are kneaded in with it are no coat. */
const MIXED = /\b(?:mix|knead|soak|combine)\b/i;

function isIt(dish: Dish, piece: { index: number }, { name, quantity }: DishIngredient): boolean {
  const other = dish.ingredients[piece.index];
  return other?.name === name && other.quantity === quantity;
}

function sentenceOf(text: string, name: string): string {
  return text
    .split(/(?<=[.;]) /)
    .filter((one) => one.includes(name))
    .join(' ');
}

const SIGNS: readonly (readonly [string, number])[] = [
  ['¼', 0.25],
  ['½', 0.5],
  ['¾', 0.75],
];

/** The line again, with the pieces as they are shown. */
export function lineOf(line: string, shown: Pieces): string {
  const { instead, size, note, count } = shown;
  const [first = '', ...notes] = line.split(', ');
  if (instead) return [instead, ...notes.filter((one) => one !== 'beaten')].join(', ');
  const found = AMOUNT.exec(first);
  if (!found || found[0] === '') return line;
  const name = first.slice(found[0].length).trimStart();
  const said = inNumber(name, count <= 1 ? singular : plural);
  const number = size ? `${sayCount(count)} ${size}` : sayCount(count);
  const more = note && !notes.includes(note) ? [note] : [];
  const told = count > 1 ? notes : notes.map((one) => one.replace(/^each |\b each$/, ''));
  return [`${number} ${said}`, ...told, ...more].join(', ');
}

const AMOUNT = /^(\d+(?:\.\d+)?)?\s?[¼½¾⅓⅔⅛]?(?=\s)/;

/** "1 pears" is what rounding down leaves behind; the noun stands before what describes it: "lemons in brine". */
function inNumber(name: string, change: (word: string) => string): string {
  const unit = /^(?:cloves?|sprigs?|stalks?|slices?|leaf|leaves)(?= )/;
  const noun = /[\p{L}\p{M}']+(?=(?: (?:on|in|with|of|for) .*)?$)/u;
  return name.replace(unit.test(name) ? unit : noun, change);
}

function sayCount(value: number): string {
  const whole = Math.floor(value);
  const part = SIGNS.find(([, size]) => size === value - whole)?.[0] ?? '';
  return whole === 0 ? part : `${whole}${part}`;
}
