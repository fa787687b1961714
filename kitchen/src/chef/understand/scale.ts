/** "Double chilli", "half a batch of scones": how many times the recipe of a dish that is named. */
import type { NamedDish } from '../../cookbook/name-index.ts';

const TIMES: Readonly<Record<string, number>> = {
  double: 2,
  twice: 2,
  triple: 3,
  treble: 3,
  quadruple: 4,
  half: 0.5,
  halve: 0.5,
  halved: 0.5,
};

const BATCH =
  /\b(double|twice|triple|treble|quadruple|half|halved) (?:of )?(?:a |the |my |your )?(?:recipe|batch|quantit(?:y|ies)|amounts?|portions?)\b/;
const BEFORE_NAME =
  /\b(double|triple|treble|quadruple|halve) (?:up )?(?:of )?(?:the |my |that |this |a )?$/;
/** "Double chocolate" is a taste and no measure. */
const OF_ITSELF =
  /^(?:chocolate|choc|cream|cheese|cheeseburgers?|burgers?|espresso|shot|crust|decker|cooked|fried|baked|ginger|boiler|glo?ucester|dip|stuffed)\b/;

/** 1 where nothing is said of it. */
export function scaleOf(text: string, named: readonly NamedDish[]): number {
  const batch = BATCH.exec(text)?.[1];
  if (batch !== undefined) return TIMES[batch] ?? 1;
  for (const { matchedTokens } of named)
    for (const word of matchedTokens) {
      const at = text.indexOf(word);
      const found = at < 0 ? undefined : BEFORE_NAME.exec(text.slice(0, at))?.[1];
      if (found !== undefined && !OF_ITSELF.test(text.slice(at))) return TIMES[found] ?? 1;
    }
  return 1;
}
