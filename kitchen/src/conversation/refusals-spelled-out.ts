/** Spells out a refusal of what we offered: "Chicken? No thank you" asks for no chicken. */
import { findTerms } from '../safety/match/find-terms.ts';
import type { Kitchen } from './kitchen.ts';

/** A few words with a question mark, and a no behind it. */
const REFUSED = /(^|[.!?]\s+)([^.!?,]{2,40})\?\s+no(?:pe)?\b(?: thank you| thanks)?[,.!]*\s*/gi;
const MOST_WORDS = 4;

/** The message as it was where nothing but a food stands before the question mark. */
export function refusalsSpelledOut({ rules }: Kitchen, message: string): string {
  return message.replace(REFUSED, (all, before: string, said: string) => {
    const [food, other] = findTerms(rules, said).filter((term) => term.isFood);
    const isBare =
      food !== undefined &&
      !other &&
      food.start === 0 &&
      food.end >= said.trimEnd().length - 1 &&
      said.split(/\s+/).length <= MOST_WORDS;
    return isBare ? `${before}No ${said.toLowerCase()}. ` : all;
  });
}
