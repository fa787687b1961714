/** Tests that ticks, servings and units of a recipe are stored for some hours, validated, and limited in size. */
import { beforeEach, expect, test, vi } from 'vitest';
import { KEYS, readJson, writeText } from '../../storage/browser-store.ts';
import { clearSession, setTokens } from '../../user/session.ts';
import { NO_CONVERSION } from './conversion.ts';
import { getProgressKey, readCookingProgress, storeCookingProgress } from './cooking-progress.ts';
import { readStoredConversion } from './use-converted-recipe.ts';

const NOTHING = { ingredients: [], steps: [] };
const HOUR_MS = 3_600_000;

beforeEach(() => {
  localStorage.clear();
  vi.useRealTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

test('ticks, servings and units are stored side by side', () => {
  expect(readCookingProgress('soup')).toEqual(NOTHING);
  storeCookingProgress('soup', { ingredients: [0, 2] });
  storeCookingProgress('soup', { steps: [1] });
  storeCookingProgress('soup', { units: 'Imperial', factor: 1.5 });
  storeCookingProgress('dal', { steps: [0] });
  expect(readCookingProgress('soup')).toMatchObject({ ingredients: [0, 2], steps: [1] });
  expect(readStoredConversion('soup')).toEqual({ units: 'Imperial', factor: 1.5 });
  expect(readStoredConversion('dal')).toEqual(NO_CONVERSION);
});

test('nothing is left of removed ticks, nor of yesterday', () => {
  storeCookingProgress('soup', { ingredients: [0], units: 'international', factor: 2 });
  storeCookingProgress('soup', { ingredients: [] });
  storeCookingProgress('soup', { ...NO_CONVERSION });
  expect(readJson(KEYS.cookingProgress)).toEqual({});
  storeCookingProgress('soup', { steps: [0] });
  vi.useFakeTimers({ now: Date.now() + 12 * HOUR_MS });
  expect(readCookingProgress('soup').steps).toEqual([0]);
  vi.setSystemTime(Date.now() + 12 * HOUR_MS);
  expect(readCookingProgress('soup')).toEqual(NOTHING);
  storeCookingProgress('dal', { steps: [0] });
  expect(Object.keys(readJson(KEYS.cookingProgress) as object)).toEqual(['dal']);
});

test('it stays small: the oldest goes first', () => {
  vi.useFakeTimers();
  for (let dish = 0; dish < 40; dish += 1) {
    vi.setSystemTime(Date.now() + 1000);
    storeCookingProgress(`dish ${dish}`, { steps: [0] });
  }
  expect(readCookingProgress('dish 39').steps).toEqual([0]);
  expect(readCookingProgress('dish 0')).toEqual(NOTHING);
  expect(localStorage.getItem(KEYS.cookingProgress)?.length).toBeLessThan(2000);
});

test.each(['null', '7', '{"soup":null}', '{"soup":{"at":"now"}}', '[]', '{"'])(
  '%s is nothing',
  (text) => {
    writeText(KEYS.cookingProgress, text);
    expect(readCookingProgress('soup')).toEqual(NOTHING);
    expect(readStoredConversion('soup')).toEqual(NO_CONVERSION);
  },
);

test.each([-1, 0, 1e9, 'two', null])('factor %s is ignored', (factor) => {
  writeText(
    KEYS.cookingProgress,
    JSON.stringify({ soup: { at: Date.now(), units: 'Imperial', factor } }),
  );
  expect(readStoredConversion('soup')).toEqual(NO_CONVERSION);
});

test('if nothing can be stored it lasts as long as the page, and for the same user only', () => {
  setTokens({ accessToken: 'a', refreshToken: 'r' });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  storeCookingProgress('soup', { steps: [3] });
  expect(readCookingProgress('soup').steps).toEqual([3]);
  clearSession();
  expect(readCookingProgress('soup')).toEqual(NOTHING);
});

test('a recipe without an id goes by its name and lines', () => {
  expect(getProgressKey({ recipeId: 'r1', recipeName: 'Dal' })).toBe('r1');
  expect(getProgressKey({ recipeName: 'Dal', ingredients: ['lentils'] })).toBe('Dal 1 0');
});
