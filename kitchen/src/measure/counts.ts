/** Scales numbers of pieces (2 eggs, 3 cloves) and puts the noun that follows into singular or plural. */
import { plural, singular } from '../text/plurals.ts';
import { formatFraction, HALVES, roundCount, roundToParts } from './rounding.ts';

export interface ScaledCount {
  readonly text: string;
  /** What is printed, at the upper end; the noun goes by it. */
  readonly upperValue: number;
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
  const round = whole ? (each: number) => Math.max(1, Math.round(each)) : chooseRounding(name);
  const low = round(value * factor);
  const high = max === undefined ? low : round(max * factor);
  const text = high > low ? `${formatFraction(low)}–${formatFraction(high)}` : formatFraction(high);
  return { text, upperValue: high };
}

function chooseRounding(name: string): (value: number) => number {
  if (!HALVED.test(name)) return (value) => roundCount(value, EGG.test(name));
  return (value) => (value < 2 ? roundToParts(value, HALVES) : Math.round(value));
}

/** The noun in the number that the printed count asks for; left alone where the number did not cross one. */
export function inflectNoun(word: string, before: number, top: number): string {
  if (before <= 1 && top > 1) return plural(word);
  if (before > 1 && top <= 1) {
    const one = singular(word.toLowerCase());
    return one === word.toLowerCase() ? word : word.slice(0, 1) + one.slice(1);
  }
  return word;
}
