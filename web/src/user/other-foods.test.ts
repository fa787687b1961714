/** Tests the store of foods beyond the nine allergens: its limit of ten, reported when exceeded, and damaged stored names. */
import { beforeEach, expect, test } from 'vitest';
import { KEYS, writeText } from '../storage/browser-store.ts';
import { useToasts } from '../ui/toast-store.ts';
import { addChosenFoods, addFoodsFromChat, clearOtherFoods, getOtherFoods } from './other-foods.ts';

const TEN = [...'abcdefghij'].map((letter) => `food ${letter}`);

beforeEach(() => clearOtherFoods());

test('an eleventh replaces none of the ten and is reported as not added', () => {
  addChosenFoods(TEN);
  addFoodsFromChat(['kiwi']);
  expect(getOtherFoods()).toEqual(TEN);
  expect(useToasts.getState().toast?.text).toContain('Not kept: kiwi.');
});

test('half a character in the store is no name', () => {
  writeText(KEYS.otherFoods, String.raw`["\ud83c","kiwi"]`);
  window.dispatchEvent(new StorageEvent('storage', { key: KEYS.otherFoods }));
  expect(getOtherFoods()).toEqual(['kiwi']);
});
