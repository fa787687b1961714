/** Foods beyond the nine: none is lost without a word. */
import { beforeEach, expect, test } from 'vitest';
import { KEYS, writeText } from '../storage/browser-store.ts';
import { useToasts } from '../ui/toast-store.ts';
import { addChosenFoods, addToldFoods, forgetToldFoods, toldFoods } from './told-foods.ts';

const TEN = [...'abcdefghij'].map((letter) => `food ${letter}`);

beforeEach(() => forgetToldFoods());

test('an eleventh puts none of the ten out, and is said not to be kept', () => {
  addChosenFoods(TEN);
  addToldFoods(['kiwi']);
  expect(toldFoods()).toEqual(TEN);
  expect(useToasts.getState().toast?.text).toContain('Not kept: kiwi.');
});

test('half a character in the store is no name', () => {
  writeText(KEYS.toldFoods, String.raw`["\ud83c","kiwi"]`);
  window.dispatchEvent(new StorageEvent('storage', { key: KEYS.toldFoods }));
  expect(toldFoods()).toEqual(['kiwi']);
});
