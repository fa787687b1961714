/** Sentences that an edit writes into a card, from the same text file as the chef's replies. */
import type { Kitchen } from '../../cook/kitchen.ts';
import { pick } from '../../say/seed.ts';

/** One variant of a message with its slots unfilled; the same for the same seed. "" where there is no such message. */
export function wordsOf({ language }: Kitchen, message: string, seed: string): string {
  const variants = language.messages.get(message) ?? [];
  return variants.length === 0 ? '' : pick(variants, seed, message).text;
}
