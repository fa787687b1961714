/** What whoever is here does not eat, as it holds here and now: every screen that says what was or was not checked asks this, and nothing else. */
import { withoutNone } from '@saffron/contract/preferences';
import type { Allergen, Diet } from '@saffron/kitchen/vocabulary';
import { create } from 'zustand';
import { accountState, useAccountSettings } from './account-settings.ts';
import { useSession } from './session.ts';
import { currentSettings, onSettingsChange } from './settings.ts';
import { onToldFoodsChange, toldFoods } from './told-foods.ts';

/** Whoever checks takes this type, which is made here alone. */
declare const MADE_HERE: unique symbol;

/** Those of the account, or of a visitor, with those that were told in this browser and not taken back. */
export interface NeedsHere {
  readonly allergies: readonly Allergen[];
  readonly diets: readonly Diet[];
  /** Beyond the nine. */
  readonly foods: readonly string[];
  /** Unless it is `read`, there may be more: nothing must be called checked. */
  readonly account: 'asking' | 'unread' | 'read';
  readonly [MADE_HERE]: true;
}

function gather(): NeedsHere {
  const { foodAllergies, dietaryRestrictions } = currentSettings();
  const needs: Omit<NeedsHere, typeof MADE_HERE> = {
    allergies: withoutNone(foodAllergies),
    diets: withoutNone(dietaryRestrictions),
    foods: toldFoods(),
    account: accountState(),
  };
  return needs as NeedsHere;
}

const useStore = create<NeedsHere>(gather);

/** The same object until they change. */
export function useNeedsHere(): NeedsHere {
  return useStore();
}

export function needsHere(): NeedsHere {
  return useStore.getState();
}

function follow(): void {
  const now = gather();
  if (JSON.stringify(now) !== JSON.stringify(needsHere())) useStore.setState(now, true);
}

onSettingsChange(follow);
onToldFoodsChange(follow);
useAccountSettings.subscribe(follow);
useSession.subscribe(follow);
