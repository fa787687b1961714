/** Finds what somebody is allergic to where no word of ours names it: that must be asked, whatever else was understood. */

import { findTerms } from '../../safety/match/find-terms.ts';
import type { Rules } from '../../safety/pantry/rules.ts';
import { singular } from '../../text/plurals.ts';
import { needsNamed } from './needs-said.ts';

const ALLERGIC_TO =
  /\b(?:allergic|allerg(?:y|ies)|intolerant|intolerances?|anaphylactic|anaphylaxis) (?:to|against|from) ([^.;:!?]+)/g;
const ENDS =
  /\b(?:but|so|which|because|since|what|can|could|please|i|we|he|she|they|who|that|for|with|in|on|when|if|as|though|dinner|lunch|breakfast|something|not|no|without|my|our)\b|…/;
const NO_FOOD =
  /\b(?:it|them|this|those|these|him|her|everything|anything|nothing|something|stuff|things?|lots?|many|cats?|dogs?|pets?|animals?|horses?|pollen|grass|trees?|ragweed|dust|mites?|mold|mould|latex|bees?|wasps?|stings?|penicillin|antibiotics?|aspirin|ibuprofen|medicine|drugs?|perfume|metals?|nickel|sun|cold|work|cooking|washing|mornings?|mondays?|effort|bullshit|dishes|foods?)\b/;

/** `strange` are the words of the text that nobody knows. */
export function unreadFoods(rules: Rules, text: string, strange: readonly string[]): string[] {
  const unknown = new Set(strange);
  return [...text.matchAll(ALLERGIC_TO)].flatMap(([, told = '']) =>
    (told.split(ENDS)[0] ?? '')
      .split(/,|&|\/|\band\b|\bor\b|\bplus\b|\balso\b/)
      .map((item) => item.trim())
      .filter((item) => item !== '' && !isRead(rules, item) && hasUnknown(item, unknown)),
  );
}

function isRead(rules: Rules, item: string): boolean {
  const { allergies, diets } = needsNamed(item);
  if (allergies.length + diets.length > 0 || NO_FOOD.test(item)) return true;
  return findTerms(rules, item).some((term) => term.isFood);
}

function hasUnknown(item: string, unknown: ReadonlySet<string>): boolean {
  return (item.match(/[\p{L}']+/gu) ?? []).some(
    (word) => unknown.has(word) || unknown.has(singular(word)),
  );
}
