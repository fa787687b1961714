/** What of the needs here and now a check did not yet know. */
import type { Safety } from '@saffron/contract/chat';
import type { Restriction } from '@saffron/kitchen/vocabulary';
import type { NeedsHere } from '../../../person/needs-here.ts';

/** What was taken back since changes nothing in what a check has found. */
export function addedSince({ checkedFor }: Safety, { allergies, diets }: NeedsHere): Restriction[] {
  const known = [checkedFor?.allergies, checkedFor?.diets].flatMap(listed);
  return [...allergies, ...diets].filter((need) => !known.includes(need));
}

/** An old store may hold anything. */
function listed(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
