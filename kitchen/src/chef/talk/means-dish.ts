/** Whether "it" is the dish on the table, rather than the food of the question before. */
import type { Asked } from '../understand/takes-up.ts';

/** After "what instead of tofu?" it is still the dish that keeps, freezes or is made gluten-free. */
export function meansDish({ kind }: Asked, text: string): boolean {
  return (
    /\bmake (?:it|this|that)\b/.test(text) ||
    ((kind === 'swap' || kind === 'may-use') && /\b(?:it|this)\b/.test(text))
  );
}
