/** Units asked for in passing: "in cups, please", "metric", "what is that in fahrenheit". */
import type { UnitSystem } from '../../vocabulary.ts';

const US =
  'cups?|ounces?|oz|us (?:units|measurements?|measures?|customary)|american (?:units|measurements?|measures?)|fahrenheit|pounds?|u\\.s\\. units';
const METRIC =
  'metric|grams?|kilos?|celsius|centigrade|millilit(?:re|er)s?|ml|international units|european (?:units|measurements?)';
const IMPERIAL =
  'imperial(?: units| measurements?)?|british (?:units|measurements?)|gas marks?|stones?';

const SYSTEMS: readonly (readonly [UnitSystem, RegExp])[] = [
  ['Imperial', asking(IMPERIAL)],
  ['United States', asking(US)],
  ['international', asking(METRIC)],
];

/** "in cups" asks, "two cups of rice" does not. */
function asking(words: string): RegExp {
  return new RegExp(
    `^(?:(?:and|ok|now|please|but),? )*(?:${words})(?:,? please)?[.!?]*$|\\b(?=(?:in|use|using|to|into|with|prefer|show|give me|have|want) )(?<!(?:\\d|half|one|two|three|four) ?\\w* (?:of )?\\w* ?)(?:in|use|using|to|into|with|prefer|show|give me|have|want) (?:it |them |that |this |the (?:amounts|recipe|measurements) )?(?:in |to )?(?:${words})(?! of)\\b`,
  );
}

/** From folded text. */
export function readUnits(text: string): UnitSystem | undefined {
  if (
    /\b\d[\d/.,]* ?(?:cups?|grams?|g|oz|ounces?|ml|°|degrees|f\b|c\b)|\bhow (?:many|much)\b/.test(
      text,
    )
  )
    return undefined;
  return SYSTEMS.find(([, asks]) => asks.test(text))?.[0];
}
