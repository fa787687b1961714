/** The current user's allergies, diets and foods not eaten, from account and browser together;
 * the only source other modules may use.
 */
import { withoutNone } from '@saffron/contract/preferences';
import type { Allergen, Diet } from '@saffron/kitchen/vocabulary';
import { create } from 'zustand';
import { getAccountState, useAccountSettings } from './account-settings.ts';
import { getOtherFoods, onOtherFoodsChange } from './other-foods.ts';
import { useSession } from './session.ts';
import { getSettings, onSettingsChange } from './settings.ts';

/** Makes `CurrentNeeds` a type that only this module can create; the safety checks require it. */
declare const BRAND: unique symbol;

/** The needs of the account, or of a guest, together with those that apply in this browser only. */
export interface CurrentNeeds {
  readonly allergies: readonly Allergen[];
  readonly diets: readonly Diet[];
  /** Foods beyond the nine allergens. */
  readonly foods: readonly string[];
  /** Unless this is `read` there may be more needs, and no recipe must be presented as checked. */
  readonly account: 'asking' | 'unread' | 'read';
  readonly [BRAND]: true;
}

function collectNeeds(): CurrentNeeds {
  const { foodAllergies, dietaryRestrictions } = getSettings();
  const needs: Omit<CurrentNeeds, typeof BRAND> = {
    allergies: withoutNone(foodAllergies),
    diets: withoutNone(dietaryRestrictions),
    foods: getOtherFoods(),
    account: getAccountState(),
  };
  return needs as CurrentNeeds;
}

const useStore = create<CurrentNeeds>(collectNeeds);

/** Returns the same object until the needs change. */
export function useCurrentNeeds(): CurrentNeeds {
  return useStore();
}

export function getCurrentNeeds(): CurrentNeeds {
  return useStore.getState();
}

function update(): void {
  const now = collectNeeds();
  if (JSON.stringify(now) !== JSON.stringify(getCurrentNeeds())) useStore.setState(now, true);
}

onSettingsChange(update);
onOtherFoodsChange(update);
useAccountSettings.subscribe(update);
useSession.subscribe(update);
