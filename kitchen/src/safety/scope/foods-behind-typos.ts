/** Makes the allergens of a food behind a misspelt word a mere doubt: the milk in "almnd milk" is probably almond milk. */
import type { Typo } from '../match/typos.ts';
import { weakenFacts } from '../pantry/food-facts.ts';
import { findTermByName, type Rules } from '../pantry/rules.ts';
import type { LineMentions } from './food-mentions.ts';

/**
 * The line as it reads where a typo begins a longer name: behind "almnd" the milk is probably that of almonds, so what
 * almond milk does not hold is only a doubt.
 */
export function weakenFoodsBehindTypos(
  rules: Rules,
  read: LineMentions,
  typos: readonly Typo[],
): LineMentions {
  if (typos.length === 0) return read;
  const opening = new Map(typos.map((typo) => [typo.to, typo]));
  const mentions = read.mentions.map((food) => {
    const typo = opening.get(food.from);
    if (typo === undefined || read.tokens[food.from]?.gap !== 'joined') return food;
    const rest = read.stems.slice(food.from, food.to).join(' ');
    const whole = findTermByName(rules, `${typo.word} ${rest}`);
    if (whole === undefined) return food;
    return { ...food, facts: weakenFacts(food.facts, ~whole.facts.contains) };
  });
  return { ...read, mentions };
}
