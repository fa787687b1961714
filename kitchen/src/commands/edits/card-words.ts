/** Looks up texts that edits write into a recipe: an unfilled sentence of the chef's message files, or the facts of a knowledge topic. */
import type { Kitchen } from '../../cook/kitchen.ts';
import { pick } from '../../say/seed.ts';

/** One variant of a message with its slots unfilled; the same for the same seed. "" where there is no such message. */
export function wordsOf({ language }: Kitchen, message: string, seed: string): string {
  const variants = language.messages.get(message) ?? [];
  return variants.length === 0 ? '' : pick(variants, seed, message).text;
}

/** The facts of the topic that goes by exactly these words, each singular. */
export function factsOn(
  { language }: Kitchen,
  file: string,
  words: readonly string[],
): Readonly<Record<string, string>> | undefined {
  const called = words.join(' ');
  return language.knowledge
    .get(file)
    ?.find(({ names }) => names.some((name) => name.join(' ') === called))?.facts;
}
