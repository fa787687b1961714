/** Grams of a raw line, which is what the check needs for its estimate of carbohydrates. */

import { readLine } from '../../measure/lines/read-line.ts';
import { gramsOf } from '../../measure/lines/weigh.ts';
import type { Measures } from '../../measure/measures.ts';

export function weigher(measures: Measures): (line: string) => number | null {
  return (line) => gramsOf(measures, readLine(measures, line));
}
