/** Allergies and diets that apply in this browser only and are not saved to the signed-in user's account. */
import {
  type NONE,
  normaliseChoices,
  type Settings,
  withoutNone,
} from '@saffron/contract/preferences';
import { type Allergen, type Diet, isAllergen, isDiet } from '@saffron/kitchen/vocabulary';
import { create } from 'zustand';
import {
  KEYS,
  onOtherTabChange,
  readJson,
  removeKey,
  writeJson,
} from '../storage/browser-store.ts';
import { getUserId, useSession } from './session.ts';

export type Need = Allergen | Diet;

interface LocalNeeds {
  /** The user to whose account the needs are not saved. */
  readonly person: string | null;
  readonly needs: readonly Need[];
}

const NO_NEEDS: LocalNeeds = { person: null, needs: [] };

const readStored = () => parseLocalNeeds(readJson(KEYS.localNeeds));

/** Stored values are untrusted. */
function parseLocalNeeds(value: unknown): LocalNeeds {
  const { person, needs } = (value ?? {}) as Record<string, unknown>;
  if (typeof person !== 'string' || !Array.isArray(needs)) return NO_NEEDS;
  return { person, needs: needs.filter((need) => isAllergen(need) || isDiet(need)) };
}

const useStore = create<LocalNeeds>(readStored);

export type NeedSettings = Pick<Settings, 'foodAllergies' | 'dietaryRestrictions'>;

export function listNeeds({ foodAllergies, dietaryRestrictions }: NeedSettings): Need[] {
  return [...withoutNone(foodAllergies), ...withoutNone(dietaryRestrictions)];
}

export function addNeeds(
  { foodAllergies, dietaryRestrictions }: NeedSettings,
  needs: readonly Need[],
): NeedSettings {
  return {
    foodAllergies: normaliseChoices([...foodAllergies, ...needs.filter(isAllergen)]),
    dietaryRestrictions: normaliseChoices([...dietaryRestrictions, ...needs.filter(isDiet)]),
  };
}

/** The local needs of the signed-in user; those of another user are ignored. */
export function getLocalNeeds(): readonly Need[] {
  const { person, needs } = useStore.getState();
  return person !== null && person === getUserId(useSession.getState()) ? needs : [];
}

export function onLocalNeedsChange(onChange: () => void): () => void {
  return useStore.subscribe(onChange);
}

/** Sets the local needs of the signed-in user, replacing those of an earlier user. */
export function setLocalNeeds(needs: readonly Need[]): void {
  const person = getUserId(useSession.getState());
  if (person === null || needs.length === 0) {
    clearLocalNeeds();
    return;
  }
  useStore.setState({ person, needs: [...new Set(needs)] });
  writeJson(KEYS.localNeeds, useStore.getState());
}

/** Removes needs that the account has by now. */
export function removeLocalNeeds(needs: readonly Need[]): void {
  const before = getLocalNeeds();
  if (before.some((need) => needs.includes(need)))
    setLocalNeeds(before.filter((need) => !needs.includes(need)));
}

/** Removes local needs that the user has removed from the settings. */
export function pruneLocalNeeds(settings: NeedSettings): void {
  const remaining = listNeeds(settings);
  removeLocalNeeds(getLocalNeeds().filter((need) => !remaining.includes(need)));
}

/** The part of a change to send to the account: without local needs, except those that the user has `accepted`. */
export function toAccountChange(
  { foodAllergies, dietaryRestrictions, ...others }: Partial<Settings>,
  accepted: readonly Need[] = [],
): Partial<Settings> {
  const localNeeds = getLocalNeeds().filter((need) => !accepted.includes(need));
  const isNotLocal = (one: Need | typeof NONE) => !localNeeds.some((need) => need === one);
  return {
    ...others,
    ...(foodAllergies && { foodAllergies: normaliseChoices(foodAllergies.filter(isNotLocal)) }),
    ...(dietaryRestrictions && {
      dietaryRestrictions: normaliseChoices(dietaryRestrictions.filter(isNotLocal)),
    }),
  };
}

/** Restores the suspended needs of a user who has signed in again. */
export function restoreLocalNeeds(stored: unknown): void {
  const { needs } = parseLocalNeeds(stored);
  if (needs.length > 0) setLocalNeeds([...getLocalNeeds(), ...needs]);
}

export function clearLocalNeeds(): void {
  useStore.setState(NO_NEEDS);
  removeKey(KEYS.localNeeds);
}

onOtherTabChange(KEYS.localNeeds, () => useStore.setState(readStored()));
