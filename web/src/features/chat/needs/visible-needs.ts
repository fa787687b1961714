/** Chooses which of the user's needs fit above the composer, and estimates the width they take. */
import type { Needs } from '@saffron/kitchen/vocabulary';
import { needStrings } from '../../../strings/chat.ts';

/** Width of a row in pixels, beside the pencil and the jump button on a narrow phone. */
const ROW_WIDTH = 238;
/** Two rows before anything is hidden, because users want to see their allergies. */
const MAX_ROWS = 2;
const LETTER_WIDTH = 6.4;
const CHIP_WIDTH = 26;
/** The "and more" chip. */
const MORE_WIDTH = 42;
/** The pencil icon, and the whole button if nothing is chosen. */
const PENCIL_WIDTH = 42;
const EMPTY_WIDTH = 164;

export interface VisibleNeeds {
  readonly visible: readonly string[];
  readonly hidden: readonly string[];
  readonly width: number;
}

/** Diets come last and are hidden first, so that no allergy is hidden while a diet shows. */
export function selectVisibleNeeds(
  { allergies, diets }: Needs,
  foods: readonly string[] = [],
): VisibleNeeds {
  const names = [...[...allergies, ...foods].map(needStrings.without), ...diets];
  if (names.length === 0) return { visible: [], hidden: [], width: EMPTY_WIDTH };
  const fitsAll = countFitting(names, ROW_WIDTH) === names.length;
  const visible = fitsAll ? names : names.slice(0, countFitting(names, ROW_WIDTH - MORE_WIDTH));
  const hidden = names.slice(visible.length);
  return {
    visible,
    hidden,
    width: measureWidth(visible) + (hidden.length > 0 ? MORE_WIDTH : 0) + PENCIL_WIDTH,
  };
}

/** How many names fit, row by row; at least the first. */
function countFitting(names: readonly string[], lastRoom: number): number {
  let [line, taken] = [1, 0];
  for (const [at, name] of names.entries()) {
    const width = measureWidth([name]);
    if (line < MAX_ROWS && taken > 0 && taken + width > ROW_WIDTH) [line, taken] = [line + 1, 0];
    taken += width;
    if (line === MAX_ROWS && taken > lastRoom) return Math.max(1, at);
  }
  return names.length;
}

function measureWidth(names: readonly string[]): number {
  return names.join('').length * LETTER_WIDTH + names.length * CHIP_WIDTH;
}
