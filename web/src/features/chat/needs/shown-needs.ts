/** Which of a person's needs stand above the input, and how much of the line they take. */
import type { Needs } from '@saffron/kitchen/vocabulary';
import { needWords } from '../../../words/chat.ts';

/** In pixels, as the letters are wide on average: beside the pencil and the way to the newest on a narrow phone. */
const ROOM = 238;
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

/** `foods` are those that were told in words. */
export function shownNeeds({ allergies, diets }: Needs, foods: readonly string[] = []): ShownNeeds {
  const names = [...[...allergies, ...foods].map(needWords.without), ...diets];
  if (names.length === 0) return { shown: [], others: [], width: NOTHING_CHOSEN };
  const isWhole = fitting(names, ROOM) === names.length;
  const shown = isWhole ? names : names.slice(0, fitting(names, ROOM - MORE));
  const others = names.slice(shown.length);
  return { shown, others, width: widthOf(shown) + (others.length > 0 ? MORE : 0) + PENCIL };
}

/** How many of them, but always the first. */
function fitting(names: readonly string[], room: number): number {
  const tooMany = names.findIndex((_, at) => widthOf(names.slice(0, at + 1)) > room);
  return Math.max(1, tooMany < 0 ? names.length : tooMany);
}

function widthOf(names: readonly string[]): number {
  return names.join('').length * LETTER + names.length * CHIP;
}
