/** Needs that hold in this browser though the account does not have them: they were named here, and not to be added there. */
import { type NONE, type Settings, tidyChoices, withoutNone } from '@saffron/contract/preferences';
import { type Allergen, type Diet, isAllergen, isDiet } from '@saffron/kitchen/vocabulary';
import { create } from 'zustand';
import { KEYS, onChangeElsewhere, readJson, remove, writeJson } from '../storage/browser-store.ts';
import { personOf, useSession } from './session.ts';

export type Need = Allergen | Diet;

interface Kept {
  /** Whose account it is that lacks them. */
  readonly person: string | null;
  readonly needs: readonly Need[];
}

const NOTHING: Kept = { person: null, needs: [] };

const stored = () => read(readJson(KEYS.keptNeeds));

/** An old store may hold anything. */
function read(value: unknown): Kept {
  const { person, needs } = (value ?? {}) as Record<string, unknown>;
  if (typeof person !== 'string' || !Array.isArray(needs)) return NOTHING;
  return { person, needs: needs.filter((need) => isAllergen(need) || isDiet(need)) };
}

const useStore = create<Kept>(stored);

export type NeedSettings = Pick<Settings, 'foodAllergies' | 'dietaryRestrictions'>;

export function needsIn({ foodAllergies, dietaryRestrictions }: NeedSettings): Need[] {
  return [...withoutNone(foodAllergies), ...withoutNone(dietaryRestrictions)];
}

export function withNeeds(
  { foodAllergies, dietaryRestrictions }: NeedSettings,
  needs: readonly Need[],
): NeedSettings {
  return {
    foodAllergies: tidyChoices([...foodAllergies, ...needs.filter(isAllergen)]),
    dietaryRestrictions: tidyChoices([...dietaryRestrictions, ...needs.filter(isDiet)]),
  };
}

/** Of whoever is signed in now; those of another are nobody's. */
export function keptNeeds(): readonly Need[] {
  const { person, needs } = useStore.getState();
  return person !== null && person === personOf(useSession.getState()) ? needs : [];
}

export function onKeptNeedsChange(changed: () => void): () => void {
  return useStore.subscribe(changed);
}

/** For the person who is signed in now; what an earlier one kept here goes. */
export function keepNeeds(needs: readonly Need[]): void {
  const person = personOf(useSession.getState());
  if (person === null || needs.length === 0) {
    forgetKeptNeeds();
    return;
  }
  useStore.setState({ person, needs: [...new Set(needs)] });
  writeJson(KEYS.keptNeeds, useStore.getState());
}

/** What the account says by now is no longer of this browser alone. */
export function dropKeptNeeds(said: readonly Need[]): void {
  const before = keptNeeds();
  if (before.some((need) => said.includes(need)))
    keepNeeds(before.filter((need) => !said.includes(need)));
}

/** What the person has taken back since is kept no longer. */
export function trimKeptNeeds(settings: NeedSettings): void {
  const still = needsIn(settings);
  dropKeptNeeds(keptNeeds().filter((need) => !still.includes(need)));
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

/** As they were kept before: of somebody who is back. */
export function takeBackNeeds(kept: unknown): void {
  const { needs } = read(kept);
  if (needs.length > 0) keepNeeds([...keptNeeds(), ...needs]);
}

export function forgetKeptNeeds(): void {
  useStore.setState(NOTHING);
  remove(KEYS.keptNeeds);
}

onChangeElsewhere(KEYS.keptNeeds, () => useStore.setState(stored()));
