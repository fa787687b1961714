/** Finds the user's needs that an earlier safety check did not cover. */
import type { Safety } from '@saffron/contract/chat';
import type { Restriction } from '@saffron/kitchen/vocabulary';
import type { CurrentNeeds } from '../../../user/current-needs.ts';

/** Needs removed since then do not matter: the check covered more. */
export function findAddedNeeds(
  { checkedFor }: Safety,
  { allergies, diets }: CurrentNeeds,
): Restriction[] {
  const known = [checkedFor?.allergies, checkedFor?.diets].flatMap(toList);
  return [...allergies, ...diets].filter((need) => !known.includes(need));
}

/** Stored messages are untrusted. */
function toList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
