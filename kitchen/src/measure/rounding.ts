/** Rounds as cooks do and formats numbers: ⅓ and 1½ for spoons and cups, decimals for metric units. */

const SIGNS: readonly (readonly [number, string])[] = [
  [1 / 8, '⅛'],
  [1 / 4, '¼'],
  [1 / 3, '⅓'],
  [3 / 8, '⅜'],
  [1 / 2, '½'],
  [5 / 8, '⅝'],
  [2 / 3, '⅔'],
  [3 / 4, '¾'],
  [7 / 8, '⅞'],
];

export const WHOLE_NUMBERS: readonly number[] = [];
export const HALVES: readonly number[] = [1 / 2];
export const QUARTERS: readonly number[] = [1 / 4, 1 / 2, 3 / 4];
export const CUP_PARTS: readonly number[] = [1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4];
export const SPOON_PARTS: readonly number[] = [1 / 8, 1 / 4, 1 / 2, 3 / 4];

/** The nearest number whose part behind the point is one of `parts`, never 0. */
export function roundToParts(value: number, parts: readonly number[]): number {
  const whole = Math.floor(value);
  const choices = [0, ...parts, 1].map((part) => whole + part).filter((choice) => choice > 0);
  return choices.reduce((best, each) =>
    Math.abs(each - value) < Math.abs(best - value) - 1e-9 ? each : best,
  );
}

export function relativeDeviation(value: number, exact: number): number {
  return Math.abs(value - exact) / exact;
}

/** "1½", "⅓", "2"; what is no cooks' fraction is printed with up to two decimals. */
export function formatFraction(value: number): string {
  const whole = Math.floor(value + 1e-4);
  const part = value - whole;
  if (part < 1e-3) return String(whole);
  const sign = SIGNS.find(([size]) => Math.abs(size - part) < 5e-3)?.[1];
  if (sign) return whole === 0 ? sign : `${whole}${sign}`;
  return formatDecimal(value);
}

/** "2", "1.5", "0.25": metric numbers. */
export function formatDecimal(value: number): string {
  return String(Math.round(value * 100) / 100);
}

/** Grams or millilitres as a scale shows them: to 1 under 10, to 5 under 100, to 5 or 10 above. */
export function roundMetric(value: number): number {
  if (value < 1) return Math.max(0.1, Math.round(value * 10) / 10);
  if (value < 10) return Math.round(value);
  const quarter = Math.round(value / 25) * 25;
  // Half a pound is 225 g and three cups 700 ml to any cook: the round amounts win where they are near.
  if (value >= 100 && relativeDeviation(quarter, value) < 0.01) return quarter;
  const five = Math.round(value / 5) * 5;
  // 375 is a round amount and stays; 237 is not and becomes 240.
  if (value < 100 || relativeDeviation(five, value) < 0.002) return five;
  const fifty = Math.round(value / 50) * 50;
  if (value >= 800 && relativeDeviation(fifty, value) < 0.01) return fifty;
  const ten = Math.round(value / 10) * 10;
  return value >= 500 || relativeDeviation(ten, value) < 0.015 ? ten : five;
}

/** Kilograms or litres. */
export function roundLarge(value: number): number {
  return value < 5 ? Math.round(value * 20) / 20 : Math.round(value * 10) / 10;
}

/**
 * Pieces: quarters and thirds while there is hardly one, halves to five, then whole ones. An egg is halved from one on; less
 * than one is beaten and measured, where half an egg for a third would be half as much again.
 */
export function roundCount(value: number, isEgg: boolean): number {
  if (value >= 5) return Math.round(value);
  return roundToParts(value, value < (isEgg ? 0.9 : 2) ? CUP_PARTS : HALVES);
}
