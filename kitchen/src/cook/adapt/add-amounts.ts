/** Adds two amounts as a cook writes them ("1/2" and "1", "2-3" and "1"); reads and writes such numbers; pluralises the food's name. */
import { plural } from '../../text/plurals.ts';

/** The sum, or null when either is no number ("a handful"). Nothing plus nothing is nothing ("salt, to taste"). */
export function addAmounts(a: string, b: string): string | null {
  if (a === '' && b === '') return '';
  const [first, second] = [rangeOf(a), rangeOf(b)];
  if (!first || !second) return null;
  const [low, high] = [first[0] + second[0], first[1] + second[1]];
  return low === high ? sayNumber(low) : `${sayNumber(low)}-${sayNumber(high)}`;
}

function rangeOf(text: string): [number, number] | null {
  const [low, high = low] = text.split(/\s*[-–]\s*/).map(numberOf);
  return low === undefined || high === undefined || Number.isNaN(low) || Number.isNaN(high)
    ? null
    : [low, high];
}

/** "1 1/2", "3/4", "2.5"; NaN when it is none of them. */
export function numberOf(text: string): number {
  const parts = /^(?:(\d+)\s+)?(\d+)\/(\d+)$/.exec(text.trim());
  if (parts) return Number(parts[1] ?? 0) + Number(parts[2]) / Number(parts[3]);
  return /^\d+(?:\.\d+)?$/.test(text.trim()) ? Number(text) : Number.NaN;
}

const FRACTIONS: readonly (readonly [number, string])[] = [
  [1 / 8, '1/8'],
  [1 / 4, '1/4'],
  [1 / 3, '1/3'],
  [3 / 8, '3/8'],
  [1 / 2, '1/2'],
  [5 / 8, '5/8'],
  [2 / 3, '2/3'],
  [3 / 4, '3/4'],
  [7 / 8, '7/8'],
];

export function sayNumber(value: number): string {
  const whole = Math.floor(value + 1e-9);
  const rest = value - whole;
  const fraction = FRACTIONS.find(([size]) => Math.abs(size - rest) < 0.01)?.[1];
  if (rest < 0.01) return String(whole);
  if (!fraction) return String(Math.round(value * 100) / 100);
  return whole > 0 ? `${whole} ${fraction}` : fraction;
}

/** What the food is called in this number: half a lemon and a lemon are "1½ lemons". What is measured keeps its name. */
export function nameInNumber(item: {
  readonly quantity: string;
  readonly unit: string;
  readonly name: string;
}): string {
  const top = rangeOf(item.quantity)?.[1] ?? 0;
  if (item.unit !== '' || top <= 1) return item.name;
  // The noun stands before what describes it: "corn on the cob", "lemons in brine".
  return item.name.replace(/[\p{L}\p{M}']+(?=(?: (?:on|in|with|of|for) .*)?$)/u, plural);
}
