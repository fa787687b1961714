/** Splits a name into normalised tokens, or only those that distinguish it from other names. */
import { singular } from './plurals.ts';
import { tokenise } from './tokenise.ts';

/** The normalised words of a text, in order; a hyphen parts two words, an apostrophe does not. */
export function splitNameTokens(text: string): string[] {
  return tokenise(text).map((token) => token.text);
}

/** Words that say nothing about which dish is meant. */
const STOP_WORDS = new Set(
  'a an and as at by de del di du el en from in la le of on or the to with al alla style'.split(
    ' ',
  ),
);

/** The words of a name that carry meaning, in the singular. */
export function contentTokens(text: string): string[] {
  const words: string[] = [];
  for (const { text: word } of tokenise(text))
    if (!STOP_WORDS.has(word)) words.push(singular(word));
  return words;
}
