/** Scaled numbers of pieces and the nouns that go with them. */
import { plural, singular } from './plural.ts';
import { fractionText, HALVES, nearest, roundCount } from './rounding.ts';

export interface ScaledCount {
  readonly text: string;
  /** What is printed, at the upper end; the noun goes by it. */
  readonly top: number;
}

/** Nobody cuts a leaf or a clove to be exact. */
const WHOLE = /\b(?:clove|leaf|leave|sprig|pod|anise|sheet|strand|peppercorn|ball)s?$/i;
/** Halved while there are one or two of them. */
const HALVED = /\b(?:slice|stalk|stick|rasher|strip|wedge|rib|spear|fillet|breast|thigh)s?$/i;
const EGG = /\b(?:egg|yolk|white)s?\b/i;

/** A scaled number of pieces; `name` is that of the food or of its part, and decides whether it may be halved. */
export function scaleCount(
  value: number,
  max: number | undefined,
  factor: number,
  name: string,
  whole = WHOLE.test(name),
): ScaledCount {
  const round = whole ? (each: number) => Math.max(1, Math.round(each)) : rounder(name);
  const low = round(value * factor);
  const high = max === undefined ? low : round(max * factor);
  const text = high > low ? `${fractionText(low)}–${fractionText(high)}` : fractionText(high);
  return { text, top: high };
}

function rounder(name: string): (value: number) => number {
  if (!HALVED.test(name)) return (value) => roundCount(value, EGG.test(name));
  return (value) => (value < 2 ? nearest(value, HALVES) : Math.round(value));
}

/** The noun in the number that the printed count asks for; left alone where the number did not cross one. */
export function nounFor(word: string, before: number, top: number): string {
  if (before <= 1 && top > 1) return plural(word);
  if (before > 1 && top <= 1) {
    const one = singular(word.toLowerCase());
    return one === word.toLowerCase() ? word : word.slice(0, 1) + one.slice(1);
  }
  return word;
}
