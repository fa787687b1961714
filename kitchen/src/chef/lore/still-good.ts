/** "Is the rice still good? It has been in the fridge for 5 days": held against how long the food keeps. */

import { findKeeping } from './keeping-times.ts';
import { NUMBER, numberOf } from './numbers.ts';

const SPAN = new RegExp(
  `\\b(?:${NUMBER}|a|an|a couple of|a few|several) ?(hours?|hrs?|days?|nights?|weeks?|months?)\\b`,
);
const ASKS =
  /\b(?:still|safe|ok(?:ay)?|fine|good|edible|eat|use|keep|throw|bad|spoil\w*|gone off|off)\b|\?/;
const KEPT =
  /\b(?:in|from|inside) (?:the |my |our )?(?:fridge|refrigerator|freezer)\b|\b(?:leftovers?|left over|cooked|opened|old)\b/;
const FROZEN = /\b(?:freezer|frozen)\b/;
const HOURS: readonly (readonly [RegExp, number])[] = [
  [/^h/, 1],
  [/^[dn]/, 24],
  [/^w/, 7 * 24],
  [/^m/, 30 * 24],
];

/** Undefined when the folded text asks no such thing. */
export function findStillGood(text: string): string | undefined {
  const span = SPAN.exec(text);
  if (!span || !ASKS.test(text) || !KEPT.test(text) || FROZEN.test(text)) return undefined;
  if (/\bhow long\b|\b(?:month|year)s?[- ]old\b|\bdinner|\brecipes?\b/.test(text)) return undefined;
  const kept = hoursOf(span[1] ?? '', span[0], span[2] ?? '');
  const food = findKeeping(/\brice\b/.test(text) ? 'cooked rice' : text);
  const limit = food ? hoursIn(food.fridge) : undefined;
  const said = span[0];
  if (food && limit !== undefined)
    return kept > limit
      ? `Throw it away, please: ${food.said} keeps ${food.fridge}, and ${said} is too long. Heating it again does not put that right, and a good smell proves nothing.`
      : `That is within its time: ${food.said} keeps ${food.fridge}. It must have gone into the fridge within two hours and stayed cold; reheat it until steaming hot, and if it smells or looks wrong, throw it away.`;
  return kept > 4 * 24
    ? `I would throw it away: cooked food keeps 3 to 4 days in the fridge, and ${said} is too long. When in doubt, it goes.`
    : `Most cooked food keeps 3 to 4 days in the fridge if it was cooled within two hours. Reheat it until steaming hot, and if it smells or looks wrong, throw it away.`;
}

function hoursOf(number: string, whole: string, unit: string): number {
  const count = numberOf(number) || (/couple|few/.test(whole) ? 3 : /several/.test(whole) ? 5 : 1);
  return count * (HOURS.find(([pattern]) => pattern.test(unit))?.[1] ?? 24);
}

/** "3 to 4 days in the fridge": the longer of the two. */
function hoursIn(said: string): number | undefined {
  const found = /(?:(\d+) to )?(\d+|a) (hour|day|week|month)/.exec(said);
  return found ? hoursOf(found[2] ?? '', 'a', found[3] ?? '') : undefined;
}
