/** Scaled numbers of pieces and the nouns that go with them. */
import { plural, singular } from './plural.ts';
import { fractionText, roundCount } from './rounding.ts';

/** A scaled number of pieces; eggs to halves at most. */
export function countText(
  value: number,
  max: number | undefined,
  factor: number,
  name: string,
): string {
  const whole = /\b(?:egg|yolk|white)s?\b/i.test(name);
  const low = roundCount(value * factor, whole);
  if (max === undefined) return fractionText(low);
  const high = roundCount(max * factor, whole);
  return high > low ? `${fractionText(low)}–${fractionText(high)}` : fractionText(high);
}

/** The noun in the number that the scaled count asks for; left alone where the number did not cross one. */
export function nounFor(word: string, before: number, factor: number): string {
  const after = before * factor;
  if (before <= 1 && after > 1.01) return plural(word);
  if (before > 1 && after <= 1.01) {
    const one = singular(word.toLowerCase());
    return one === word.toLowerCase() ? word : word.slice(0, 1) + one.slice(1);
  }
  return word;
}
