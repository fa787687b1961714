/** Converts temperatures between Celsius, Fahrenheit and gas marks: by oven marks, or exactly for food safety. */
import type { UnitSystem } from '../vocabulary.ts';

export type TemperatureScale = 'C' | 'F' | 'gas';

/** An oven has its marks, a pan of oil is read to five degrees, all else is said exactly. */
export type HeatKind = 'oven' | 'oil' | 'exact';

/** What is printed on oven knobs: Celsius, Fahrenheit, gas. */
const OVEN_MARKS: readonly (readonly [number, number, string])[] = [
  [110, 225, '¼'],
  [130, 250, '½'],
  [140, 275, '1'],
  [150, 300, '2'],
  [160, 325, '3'],
  [180, 350, '4'],
  [190, 375, '5'],
  [200, 400, '6'],
  [220, 425, '7'],
  [230, 450, '8'],
  [240, 475, '9'],
  [260, 500, '9'],
  [275, 525, '9'],
  [290, 550, '9'],
];

/** Pairs that American food-safety guidance prints, which plain rounding up would miss by a degree. */
const FOOD_SAFETY_PAIRS: ReadonlyMap<number, number> = new Map([
  [63, 145],
  [74, 165],
  [43, 110],
  [4, 40],
  [-18, 0],
]);

/** Celsius; no food is done below it. */
const MIN_DONENESS_CELSIUS = 48;

export function formatGasMark(value: number): string {
  return value === 0.25 ? '¼' : value === 0.5 ? '½' : String(value);
}

/** One figure in the other scale, with its gas mark where it is an oven's. */
export function convertTemperature(
  value: number,
  { scale, fan }: { readonly scale: TemperatureScale; readonly fan: boolean },
  heat: HeatKind,
  system: UnitSystem,
): { degrees: number; gas: string } {
  const toC = system === 'international';
  if (heat === 'oven') {
    const mark = nearestMark(value, scale);
    // Gas ovens have no fan: the mark is that of the hotter oven without one.
    const still = fan ? nearestMark(value + (scale === 'C' ? 20 : 35), scale) : mark;
    if (mark) return { degrees: toC ? mark[0] : mark[1], gas: (still ?? mark)[2] };
  }
  if (heat !== 'exact') {
    const exact = toC ? ((value - 32) * 5) / 9 : (value * 9) / 5 + 32;
    return { degrees: Math.round(exact / 5) * 5, gas: '' };
  }
  return { degrees: toC ? exactCelsius(value) : exactFahrenheit(value), gas: '' };
}

function nearestMark(value: number, scale: TemperatureScale): (typeof OVEN_MARKS)[number] | null {
  if (scale === 'gas')
    return OVEN_MARKS.find((mark) => mark[2] === formatGasMark(value)) ?? OVEN_MARKS[10] ?? null;
  const column = scale === 'C' ? 0 : 1;
  let best: (typeof OVEN_MARKS)[number] | null = null;
  for (const mark of OVEN_MARKS) {
    const distance = Math.abs(mark[column] - value);
    if (!best || distance < Math.abs(best[column] - value)) best = mark;
  }
  return best && Math.abs(best[column] - value) <= (scale === 'C' ? 12 : 20) ? best : null;
}

/** Never rounded down: a degree less may not be done. Below 20 °C cold is what matters, so down is right there. */
function exactCelsius(fahrenheit: number): number {
  const celsius = ((fahrenheit - 32) * 5) / 9;
  return degreesOf(celsius, celsius);
}

/** Cold is rounded down, doneness up; between them, where dough proves and chocolate tempers, to the nearest. */
function degreesOf(value: number, celsius: number): number {
  if (celsius < 20) return Math.floor(value + 0.05);
  return celsius < MIN_DONENESS_CELSIUS ? Math.round(value) : Math.ceil(value - 1e-9);
}

function exactFahrenheit(celsius: number): number {
  const fahrenheit = (celsius * 9) / 5 + 32;
  const paired = FOOD_SAFETY_PAIRS.get(celsius);
  if (paired !== undefined) return paired;
  return degreesOf(fahrenheit, celsius);
}
