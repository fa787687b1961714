/** Needs that hold in this browser though the account does not have them: they were named here, and not to be added there. */
import { type NONE, type Settings, tidyChoices, withoutNone } from '@saffron/contract/preferences';
import { type Allergen, type Diet, isAllergen, isDiet } from '@saffron/kitchen/vocabulary';
import { KEYS, readJson, remove, writeJson } from '../storage/browser-store.ts';
import { useSession } from './session.ts';

export type Need = Allergen | Diet;

interface Kept {
  /** Whose account it is that lacks them. */
  readonly person: string;
  readonly needs: readonly Need[];
}

/** In a browser that keeps nothing, this page at least remembers. */
let unkept: Kept | undefined;

export function needsIn({ foodAllergies, dietaryRestrictions }: NeedSettings): Need[] {
  return [...withoutNone(foodAllergies), ...withoutNone(dietaryRestrictions)];
}

type NeedSettings = Pick<Settings, 'foodAllergies' | 'dietaryRestrictions'>;

export function withNeeds(
  { foodAllergies, dietaryRestrictions }: NeedSettings,
  needs: readonly Need[],
): NeedSettings {
  return {
    foodAllergies: tidyChoices([...foodAllergies, ...needs.filter(isAllergen)]),
    dietaryRestrictions: tidyChoices([...dietaryRestrictions, ...needs.filter(isDiet)]),
  };
}

/** For the person who is signed in now; what an earlier one kept here goes. */
export function keepNeeds(needs: readonly Need[]): void {
  const person = personHere();
  if (person === undefined || needs.length === 0) {
    forgetKeptNeeds();
    return;
  }
  const kept = { person, needs };
  unkept = writeJson(KEYS.keptNeeds, kept) ? undefined : kept;
}

/** What the account says, and what holds here besides; what it says by now is no longer of this browser alone. */
export function joinKeptNeeds(account: Settings): Settings {
  const before = keptNeeds();
  if (before.length === 0) return account;
  const said = needsIn(account);
  const needs = before.filter((need) => !said.includes(need));
  keepNeeds(needs);
  return { ...account, ...withNeeds(account, needs) };
}

/** What the person has taken back since is kept no longer. */
export function trimKeptNeeds(settings: NeedSettings): void {
  const before = keptNeeds();
  if (before.length === 0) return;
  const still = needsIn(settings);
  keepNeeds(before.filter((need) => still.includes(need)));
}

/** Of a change, what the account is to hear: of the needs that hold here alone those that are `accepted` by now. */
export function forAccount(
  { foodAllergies, dietaryRestrictions, ...others }: Partial<Settings>,
  accepted: readonly Need[] = [],
): Partial<Settings> {
  const here = keptNeeds().filter((need) => !accepted.includes(need));
  const notHere = (one: Need | typeof NONE) => !here.some((need) => need === one);
  return {
    ...others,
    ...(foodAllergies && { foodAllergies: tidyChoices(foodAllergies.filter(notHere)) }),
    ...(dietaryRestrictions && {
      dietaryRestrictions: tidyChoices(dietaryRestrictions.filter(notHere)),
    }),
  };
}

export function forgetKeptNeeds(): void {
  unkept = undefined;
  remove(KEYS.keptNeeds);
}

function personHere(): string | undefined {
  const { accessToken, user } = useSession.getState();
  return accessToken === null ? undefined : (user?.id ?? '');
}

export function keptNeeds(): readonly Need[] {
  const value = unkept ?? readJson(KEYS.keptNeeds);
  if (typeof value !== 'object' || value === null) return [];
  const { person, needs } = value as Record<string, unknown>;
  if (person !== personHere() || !Array.isArray(needs)) return [];
  return needs.filter((need): need is Need => isAllergen(need) || isDiet(need));
}
