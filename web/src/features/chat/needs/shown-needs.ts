/** Which of a person's needs stand above the input, and how much of the line they take. */
import type { Needs } from '@saffron/kitchen/vocabulary';
import { needWords } from '../../../words/chat.ts';

/** Of a line in pixels, as the letters are wide on average: beside the pencil and the way to the newest on a narrow phone. */
const ROOM = 238;
/** Before anything is hidden: nobody trusts a kitchen that does not show their allergy. */
const LINES = 2;
const LETTER = 6.4;
const CHIP = 26;
/** What says that there are more; they are one tap away. */
const MORE = 42;
/** The pencil, or the whole button where nothing is chosen. */
const PENCIL = 42;
const NOTHING_CHOSEN = 164;

export interface ShownNeeds {
  readonly shown: readonly string[];
  readonly others: readonly string[];
  readonly width: number;
}

/** `foods` are those that were told in words. What is hidden first stands last: diets, and no allergy while one of them shows. */
export function shownNeeds({ allergies, diets }: Needs, foods: readonly string[] = []): ShownNeeds {
  const names = [...[...allergies, ...foods].map(needWords.without), ...diets];
  if (names.length === 0) return { shown: [], others: [], width: NOTHING_CHOSEN };
  const isWhole = fitting(names, ROOM) === names.length;
  const shown = isWhole ? names : names.slice(0, fitting(names, ROOM - MORE));
  const others = names.slice(shown.length);
  return { shown, others, width: widthOf(shown) + (others.length > 0 ? MORE : 0) + PENCIL };
}

/** How many of them, line after line, but always the first. */
function fitting(names: readonly string[], lastRoom: number): number {
  let [line, taken] = [1, 0];
  for (const [at, name] of names.entries()) {
    const width = widthOf([name]);
    if (line < LINES && taken > 0 && taken + width > ROOM) [line, taken] = [line + 1, 0];
    taken += width;
    if (line === LINES && taken > lastRoom) return Math.max(1, at);
  }
  return names.length;
}

function widthOf(names: readonly string[]): number {
  return names.join('').length * LETTER + names.length * CHIP;
}
