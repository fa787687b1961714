/** Calculates how long a joint or bird cooks, from its weight and a rule in a fact's text: "20 minutes per 500 g plus 20 minutes". */
import type { Amount } from '../../read/read-clause.ts';
import { sayMinutes } from '../../say/number-words.ts';
import { type Told, tell } from '../../say/told.ts';

/** Grams in what a weight is told in. */
const GRAMS: Readonly<Record<string, number>> = {
  ...{ g: 1, gram: 1, gramme: 1, kg: 1000, kilo: 1000, kilogram: 1000, kilogramme: 1000 },
  ...{ lb: 454, pound: 454, lbs: 454 },
};
const RULE = /(\d+) minutes per 500 g(?: plus (\d+))?/;
const LEAST = 300;
const MOST = 12_000;
const FIVE = 5;

/** Undefined where no weight of a piece of meat is told, or the fact has no rule for one. */
export function timeByWeight(fact: string, amounts: readonly Amount[]): Told | undefined {
  const weight = amounts.find(({ unit }) => GRAMS[unit] !== undefined);
  const grams = (weight?.value ?? 0) * (GRAMS[weight?.unit ?? ''] ?? 0);
  const [, per, plus = '0'] = RULE.exec(fact) ?? [];
  if (!weight || per === undefined || grams < LEAST || grams > MOST) return undefined;
  const minutes = (grams / 500) * Number(per) + Number(plus);
  const slots = {
    weight: `${weight.value} ${weight.unit}`,
    time: sayMinutes(Math.round(minutes / FIVE) * FIVE),
  };
  return tell('answers.time-by-weight', slots);
}
