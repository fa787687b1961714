/** Sentences that an edit writes into a card, from the same text file as the chef's replies. */
import type { Kitchen } from '../../cook/kitchen.ts';
import { pick } from '../../cook/seed.ts';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import type { Messages } from '../../say/messages.ts';

/** The kitchen of a conversation has them; its type in `chef` does not say so yet. */
interface WithLanguage {
  readonly language?: { readonly messages: Messages; readonly knowledge: Knowledge };
}

/** One variant of a message with its slots unfilled; the same for the same seed. "" where there is no such message. */
export function wordsOf(kitchen: Kitchen & WithLanguage, message: string, seed: string): string {
  const variants = kitchen.language?.messages.get(message) ?? [];
  return variants.length === 0 ? '' : pick(variants, seed, message).text;
}

/** The facts of the topic that goes by exactly these words, each singular. */
export function factsOn(
  { language }: Kitchen & WithLanguage,
  file: string,
  words: readonly string[],
): Readonly<Record<string, string>> | undefined {
  const called = words.join(' ');
  return language?.knowledge
    .get(file)
    ?.find(({ names }) => names.some((name) => name.join(' ') === called))?.facts;
}
