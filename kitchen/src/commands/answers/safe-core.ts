/** Replaces facts in an answer that give a lower core temperature than the food asked about must reach: no 63 °C for drumsticks. */
import type { ReadClause } from '../../read/read-clause.ts';
import type { Told } from '../../say/told.ts';
import type { CommandContext, Outcome } from '../command.ts';
import { bestAsked, factsOf } from './facts.ts';

/** Degrees Celsius below which no number of an answer is the heat of cooked meat. */
const COOKED = 45;
/** Mince has to reach the one and poultry the other; whole cuts may be eaten with less, and a potato is no danger. */
const MINCED = 71;
const POULTRY = 74;
const DEGREES = /(\d+(?:\.\d+)?)(?:-\d+)? °([CF])/g;

/** The same outcome, or with the food's own core temperature in place of the facts that tell a lower one. */
export function withSafeCore(
  context: CommandContext,
  clause: ReadClause,
  outcome: Outcome,
): Outcome {
  const [core] = factsOf(context, bestAsked(context, 'doneness', clause)?.topic, ['core'], 1);
  const [least = 0] = core ? heatsOf(core) : [];
  if (!core || least < MINCED || least > POULTRY) return outcome;
  // "74 °C for poultry, 63 °C for whole cuts" tells what it has to reach.
  const isLow = (one: Told) => {
    const heats = heatsOf(one);
    return !heats.includes(least) && heats.some((heat) => heat >= COOKED && heat < least);
  };
  const told = outcome.told.filter((one) => !isLow(one));
  return told.length === outcome.told.length ? outcome : { ...outcome, told: [...told, core] };
}

/** Degrees Celsius, in order. */
function heatsOf({ slots }: Told): number[] {
  const text = Object.values(slots).filter((slot) => typeof slot === 'string');
  return [...text.join(' ').matchAll(DEGREES)].map(([, degrees, scale]) =>
    scale === 'F' ? Math.round(((Number(degrees) - 32) * 5) / 9) : Number(degrees),
  );
}
