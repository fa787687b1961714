/** Reads a temperature without any unit ("bake at 350") where the words leave no doubt. */

import type { Token } from '../../text/line-tokens.ts';
import { isTemperatureAt, TARGET_TEMPERATURE_CUES } from './degrees-without-scale.ts';

/** The scale is a guess, and for whoever knows the words around it to say. */
interface BareTemperature {
  readonly scale: 'F';
  readonly low: number;
  readonly high?: number;
  readonly fan: false;
  readonly named: false;
  readonly from: number;
  readonly to: number;
}

/** What may stand behind "bake at 350": nothing that the number could count. */
const SENTENCE_CONTINUATION =
  /^(?:for|until|and|then|or|in|on|about|with|without|oven|internally|inside|[.,;:)])$/;
/** Between these an oven could be of either scale. */
const AMBIGUOUS_RANGE = { from: 221, to: 274 };

/** "Bake at 350 until brown", "in a 325 oven", "until it reads 165": no sign at all, where the words leave no doubt. */
export function readBareTemperature(
  tokens: readonly Token[],
  i: number,
  { value, max, next }: { value: number; max?: number; next: number },
): BareTemperature | null {
  if (tokens[i]?.kind !== 'digits' || value < 100 || value > 550 || !Number.isInteger(value))
    return null;
  const [before, after] = [tokens[i - 1]?.lowerCase ?? '', tokens[next]?.lowerCase];
  const hasTargetCue =
    /^(?:at|then)$/.test(before) || (TARGET_TEMPERATURE_CUES.test(before) && before !== 'of');
  const placed = /^(?:an?|the)$/.test(before) && after === 'oven';
  if ((!hasTargetCue && !placed) || (after !== undefined && !SENTENCE_CONTINUATION.test(after)))
    return null;
  const smokes = tokens
    .slice(Math.max(0, i - 4), i)
    .some(({ lowerCase }) => /^smok/.test(lowerCase));
  const either = value >= AMBIGUOUS_RANGE.from && value <= AMBIGUOUS_RANGE.to && !smokes;
  if (either || !isTemperatureAt(tokens, i, next)) return null;
  return { scale: 'F', low: value, high: max, fan: false, named: false, from: i, to: next };
}
