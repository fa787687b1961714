/** One of the nine that only the speller read out of a word is no wish until somebody has said that it was meant. */
import type { Meaning } from './meaning.ts';
import { needsNamed } from './needs-said.ts';

const WORD = /\p{L}+/gu;

/** Names of the nine in a text that the text before mending had not, word for word. */
export function guessedIn(typed: string, mended: string): string[] {
  const before = typed.match(WORD) ?? [];
  const after = mended.match(WORD) ?? [];
  return after.filter((word, at) => word !== before[at] && needsNamed(word).allergies.length > 0);
}

/** Told to stay out, a slip is mended without asking: that can only keep more away. */
export function withGuesses(meaning: Meaning, words: readonly string[]): Meaning {
  const { needs, avoid, include } = meaning;
  const guessed = words.filter(
    (word) =>
      !avoid.some((food) => food.said.includes(word)) &&
      !needsNamed(word).allergies.every((one) => needs.allergies.includes(one)),
  );
  if (guessed.length === 0) return meaning;
  const isGuess = (said: string): boolean => guessed.some((word) => said.includes(word));
  return {
    ...meaning,
    guessed,
    include: include.filter((food) => !isGuess(food.said)),
    named: meaning.named.filter(({ matchedTokens }) => !matchedTokens.some(isGuess)),
  };
}

export const YES =
  /^(?:(?:yes|yeah|yep|yup|exactly|correct|right|sure|i did|i do|that's it|of course|please|thanks|sorry)[ ,.!]*)+$/i;
