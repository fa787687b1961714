/** A heat without even a degree sign, as in "bake at 350": taken for one only where the words leave no doubt. */
import type { Token } from '../tokens.ts';
import { isHeatAt, REACHED } from './unnamed-degrees.ts';

/** The scale is a guess, and for whoever knows the words around it to say. */
interface BareHeat {
  readonly scale: 'F';
  readonly low: number;
  readonly high?: number;
  readonly fan: false;
  readonly named: false;
  readonly from: number;
  readonly to: number;
}

/** What may stand behind "bake at 350": nothing that the number could count. */
const GOES_ON =
  /^(?:for|until|and|then|or|in|on|about|with|without|oven|internally|inside|[.,;:)])$/;
/** Between these an oven could be of either scale. */
const EITHER = { from: 221, to: 274 };

/** "Bake at 350 until brown", "in a 325 oven", "until it reads 165": no sign at all, where the words leave no doubt. */
export function bareHeat(
  tokens: readonly Token[],
  i: number,
  { value, max, next }: { value: number; max?: number; next: number },
): BareHeat | null {
  if (tokens[i]?.kind !== 'digits' || value < 100 || value > 550 || !Number.isInteger(value))
    return null;
  const [before, after] = [tokens[i - 1]?.low ?? '', tokens[next]?.low];
  const led = /^(?:at|then)$/.test(before) || (REACHED.test(before) && before !== 'of');
  const placed = /^(?:an?|the)$/.test(before) && after === 'oven';
  if ((!led && !placed) || (after !== undefined && !GOES_ON.test(after))) return null;
  const smokes = tokens.slice(Math.max(0, i - 4), i).some(({ low }) => /^smok/.test(low));
  const either = value >= EITHER.from && value <= EITHER.to && !smokes;
  if (either || !isHeatAt(tokens, i, next)) return null;
  return { scale: 'F', low: value, high: max, fan: false, named: false, from: i, to: next };
}
