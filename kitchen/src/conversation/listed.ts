/** Formats a numbered list of dishes: number, title, minutes and first sentence of the introduction. */
import type { Choice } from '../cook/choose/choose.ts';
import { sayMinutes } from '../say/number-words.ts';

/** "1. **Shakshuka** - 35 minutes. Eggs set softly in …" */
export function listed(choices: readonly Choice[]): string {
  return choices
    .map(({ adapted: { dish } }, index) =>
      `${index + 1}. **${dish.title}** - ${sayMinutes(dish.time)}. ${fewWords(dish.introduction)}`.trim(),
    )
    .join('\n');
}

/** The first sentence of the introduction. */
function fewWords(introduction: string): string {
  return introduction.split(/(?<=[.!?])\s/)[0] ?? '';
}
