/** Keeps an answer from telling a lower heat than the food that was asked of has to reach: no 63 °C of a joint for drumsticks. */
import type { ReadClause } from '../../read/read-clause.ts';
import type { Told } from '../../say/told.ts';
import type { CommandContext, Outcome } from '../command.ts';
import { bestAsked, factsOf } from './facts.ts';

/** Degrees Celsius below which no number of an answer is the heat of cooked meat. */
const COOKED = 45;
/** Mince, and with more yet poultry, has to reach it; whole cuts may be eaten with less. */
const MINCED = 71;
const DEGREES = /(\d+(?:\.\d+)?)(?:-\d+)? °([CF])/g;

/** The same outcome, or with the food's own core temperature in place of the facts that tell a lower one. */
export function withSafeCore(
  context: CommandContext,
  clause: ReadClause,
  outcome: Outcome,
): Outcome {
  const [core] = factsOf(context, bestAsked(context, 'doneness', clause)?.topic, ['core'], 1);
  const [least = 0] = core ? heatsOf(core) : [];
  if (!core || least < MINCED) return outcome;
  const isLow = (one: Told) => heatsOf(one).some((heat) => heat >= COOKED && heat < least);
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
