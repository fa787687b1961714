/** Grams of a raw line, which is what the check needs for its estimate of carbohydrates. */
import type { Measures } from '../measure/measures.ts';
import { readLine } from '../measure/read-line.ts';
import { gramsOf } from '../measure/weigh.ts';

export function weigher(measures: Measures): (line: string) => number | null {
  return (line) => gramsOf(measures, readLine(measures, line));
}
