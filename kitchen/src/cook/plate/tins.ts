/** Writes an ingredient line of tinned food by the tin ("2½ tins of chickpeas"), as it is bought. */
import type { DishIngredient } from '../../cookbook/dish.ts';
import { CUP_PARTS, formatFraction, HALVES, roundToParts } from '../../measure/rounding.ts';
import type { UnitSystem } from '../../vocabulary.ts';
import { numberOf } from '../adapt/add-amounts.ts';

/** What stands on the tin: in grams or millilitres, and on that of an American shop. */
interface Tin {
  readonly what: RegExp;
  readonly size: number;
  readonly unit: 'g' | 'ml';
  readonly imperial: string;
  readonly american: string;
}

const TINS: readonly Tin[] = [
  { what: /\btomatoes$/, size: 400, unit: 'g', imperial: '14 oz', american: '14½ oz' },
  {
    what: /\b(?:beans|chickpeas|lentils|hominy)$/,
    size: 400,
    unit: 'g',
    imperial: '14 oz',
    american: '15 oz',
  },
  { what: /\bcoconut milk$/, size: 400, unit: 'ml', imperial: '14 fl oz', american: '13½ fl oz' },
  { what: /\bcondensed milk$/, size: 400, unit: 'g', imperial: '14 oz', american: '14 oz' },
  { what: /\bpumpkin purée$/, size: 425, unit: 'g', imperial: '15 oz', american: '15 oz' },
  { what: /\backee$/, size: 540, unit: 'g', imperial: '19 oz', american: '19 oz' },
];

/** Less of it is spooned out of a tin, and measured. */
const LEAST = 0.22;
/** From here on whole and half tins are near enough. */
const MANY = 3;

/** The line in tins; null for what is not bought so. `line` is the scaled one, whose remarks are kept. */
export function inTins(
  item: DishIngredient,
  factor: number,
  line: string,
  units: UnitSystem,
): string | null {
  const [, ...notes] = line.split(', ');
  const isTinned = /^tinned /.test(item.name) || notes.includes('tinned');
  // What is weighed drained is no tin's weight.
  if (notes.includes('drained weight') || !(isTinned || item.name === 'condensed milk'))
    return null;
  const name = item.name.replace(/^tinned /, '');
  const tin = TINS.find(({ what, unit }) => what.test(name) && unit === item.unit);
  const wanted = (numberOf(item.quantity) * factor) / (tin?.size ?? 1);
  if (!tin || !(wanted >= LEAST)) return null;
  const count = roundToParts(wanted, wanted < MANY ? CUP_PARTS : HALVES);
  const said = { international: `${tin.size} ${tin.unit}`, Imperial: tin.imperial };
  const size = units === 'United States' ? tin.american : said[units];
  const number = `${formatFraction(count)} ${count > 1 ? 'tins' : 'tin'}`;
  const rest = notes.filter((note) => note !== 'tinned');
  return [`${number} (${size}${count > 1 ? ' each' : ''}) ${name}`, ...rest].join(', ');
}
