/** Converts and formats lengths in centimetres and inches as printed on tins and rulers. */
import type { UnitSystem } from '../../vocabulary.ts';
import {
  formatDecimal,
  formatFraction,
  HALVES,
  QUARTERS,
  roundToParts,
  WHOLE_NUMBERS,
} from '../rounding.ts';
import type { Unit } from '../unit-table.ts';

const MM_PER_INCH = 25.4;

/** `values` are in `unit`; several for "23 x 33 cm", joined by `joint`. `system` is the reader's. */
export function formatLength(
  values: readonly number[],
  unit: Unit,
  joint: string,
  system: UnitSystem,
  singular: boolean,
): string {
  const mm = values.map((value) => value * unit.size);
  if (system !== 'international') {
    const inches = mm.map((each) => roundInches(each / MM_PER_INCH));
    const name = singular || inches.every((each) => each <= 1) ? 'inch' : 'inches';
    return `${inches.map(formatFraction).join(joint)}${singular ? '-' : ' '}${name}`;
  }
  if (Math.max(...mm) < 9.5) {
    return `${mm.map((each) => Math.max(1, Math.round(each))).join(joint)} mm`;
  }
  return `${mm.map((each) => formatDecimal(roundCm(each / 10))).join(joint)} cm`;
}

function roundInches(inches: number): number {
  if (inches < 0.16) return 1 / 8;
  // 1 cm is ⅜ inch on a ruler, but cooks write half an inch.
  if (inches > 0.34 && inches < 0.45) return 1 / 2;
  if (inches < 4) return roundToParts(inches, QUARTERS);
  const half = roundToParts(inches, HALVES);
  return Math.abs(Math.round(inches) - inches) < 0.36 ? roundToParts(inches, WHOLE_NUMBERS) : half;
}

function roundCm(cm: number): number {
  // Cooks write half an inch as 1 cm.
  if (cm > 0.94 && cm < 1.35) return 1;
  if (cm < 8) return Math.max(0.5, Math.round(cm * 2) / 2);
  const five = Math.round(cm / 5) * 5;
  // From 35 cm on, tins and boards come in steps of 5 cm.
  return cm > 35 && Math.abs(five / cm - 1) < 0.02 ? five : Math.round(cm);
}
