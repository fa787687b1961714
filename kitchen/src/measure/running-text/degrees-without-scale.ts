/** Infers Celsius or Fahrenheit for "165 degrees" from what is heated, or neither; tells whether a bare number is a temperature. */
import type { Token } from '../../text/line-tokens.ts';

/** What the figure measures; the nearest word that tells it decides. */
type HeatedThing = 'angle' | 'oven' | 'smoker' | 'oil' | 'core';

const WORDS: readonly (readonly [HeatedThing, RegExp])[] = [
  ['angle', /^(?:rotat(?:e|ed|ing)|turn(?:ed|ing)?|tilt(?:ed)?|angled?|twist(?:ed)?|spin|slant|diagonal(?:ly)?|slice|cut)$/],
  ['smoker', /^(?:smoke[dr]?|smoking|slow|slowly|low)$/],
  ['oven', /^(?:ovens?|bak(?:e|ed|ing)|roast(?:ed|ing)?|preheat(?:ed)?|grill|broil|broiler|fan|gas|convection|fryer)$/],
  ['oil', /^(?:oil|fry|fries|frying|deep)$/],
  ['core', /^(?:internal(?:ly)?|inside|centre|center|thickest|probe|reads?|registers?|meat)$/],
  ['core', /^(?:chickens?|turkey|duck|pork|beef|lamb|veal|steaks?|fish|salmon|poultry|burgers?|joint|breasts?|thighs?)$/],
]; // biome-ignore format: a table
/** Behind these a figure is what is reached, and a meat before them is what reaches it. */
export const TARGET_TEMPERATURE_CUES = /^(?:to|of|reads?|registers?|reach(?:es|ed)?|hits?)$/;
const FOODS = 5;
const BEHIND = 4;
const BEFORE = 14;

function findHeatedThingAt(token: Token | undefined, isReached: boolean): HeatedThing | undefined {
  const low = token?.lowerCase ?? '';
  const found = WORDS.findIndex(([, words]) => words.test(low));
  if (found < 0 || (found === FOODS && !isReached)) return undefined;
  return WORDS[found]?.[0];
}

function findHeatedThing(
  tokens: readonly Token[],
  from: number,
  to: number,
): HeatedThing | undefined {
  const isReached = TARGET_TEMPERATURE_CUES.test(tokens[from - 1]?.lowerCase ?? '');
  let nearest: HeatedThing | undefined;
  for (let at = from - 1; at >= 0 && at > from - BEFORE && !nearest; at -= 1) {
    if (tokens[at]?.text === '.') break;
    nearest = findHeatedThingAt(tokens[at], isReached);
  }
  for (let at = to; at < to + BEHIND && !nearest; at += 1)
    nearest = findHeatedThingAt(tokens[at], true);
  return nearest;
}

/** Whether the words around say what a figure without even a degree sign would be the heat of. */
export function isTemperatureAt(tokens: readonly Token[], from: number, to: number): boolean {
  const what = findHeatedThing(tokens, from, to);
  return what !== undefined && what !== 'angle';
}

/**
 * The scale of the figure between two tokens that has none of its own: Americans bake at 350 and serve chicken at 165, all
 * others at 180 and 74. Undefined where it could be either, or an angle.
 */
export function inferScale(
  tokens: readonly Token[],
  { from, to, value }: { readonly from: number; readonly to: number; readonly value: number },
): 'C' | 'F' | undefined {
  if (value >= 260) return 'F';
  const what = findHeatedThing(tokens, from, to);
  if (what === 'oven') return value >= 100 ? 'C' : undefined;
  if (what === 'smoker') return value >= 180 ? 'F' : undefined;
  if (what === 'oil') return value >= 120 ? 'C' : undefined;
  if (what !== 'core') return undefined;
  if (value >= 115) return 'F';
  return value >= 45 && value < 100 ? 'C' : undefined;
}
