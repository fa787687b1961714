/** How far somebody has come outlives the page for some hours, and stays small. */
import { beforeEach, expect, test, vi } from 'vitest';
import { clear, setTokens } from '../../person/session.ts';
import { KEYS, readJson, writeText } from '../../storage/browser-store.ts';
import { cookingKey, cookingOf, keepCooking } from './cooking.ts';
import { AS_WRITTEN, keptMeasuring } from './saved/use-measured.ts';

const NOTHING = { ingredients: [], steps: [] };
const HOUR_MS = 3_600_000;

beforeEach(() => {
  localStorage.clear();
  vi.useRealTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

test('ticks, servings and measures are kept side by side', () => {
  expect(cookingOf('soup')).toEqual(NOTHING);
  keepCooking('soup', { ingredients: [0, 2] });
  keepCooking('soup', { steps: [1] });
  keepCooking('soup', { units: 'Imperial', factor: 1.5 });
  keepCooking('dal', { steps: [0] });
  expect(cookingOf('soup')).toMatchObject({ ingredients: [0, 2], steps: [1] });
  expect(keptMeasuring('soup')).toEqual({ units: 'Imperial', factor: 1.5 });
  expect(keptMeasuring('dal')).toEqual(AS_WRITTEN);
});

test('nothing is left of what was taken back, nor of yesterday', () => {
  keepCooking('soup', { ingredients: [0], units: 'international', factor: 2 });
  keepCooking('soup', { ingredients: [] });
  keepCooking('soup', { ...AS_WRITTEN });
  expect(readJson(KEYS.cooking)).toEqual({});
  keepCooking('soup', { steps: [0] });
  vi.useFakeTimers({ now: Date.now() + 12 * HOUR_MS });
  expect(cookingOf('soup').steps).toEqual([0]);
  vi.setSystemTime(Date.now() + 12 * HOUR_MS);
  expect(cookingOf('soup')).toEqual(NOTHING);
  keepCooking('dal', { steps: [0] });
  expect(Object.keys(readJson(KEYS.cooking) as object)).toEqual(['dal']);
});

test('it stays small: the oldest goes first', () => {
  vi.useFakeTimers();
  for (let dish = 0; dish < 40; dish += 1) {
    vi.setSystemTime(Date.now() + 1000);
    keepCooking(`dish ${dish}`, { steps: [0] });
  }
  expect(cookingOf('dish 39').steps).toEqual([0]);
  expect(cookingOf('dish 0')).toEqual(NOTHING);
  expect(localStorage.getItem(KEYS.cooking)?.length).toBeLessThan(2000);
});

test.each(['null', '7', '{"soup":null}', '{"soup":{"at":"now"}}', '[]', '{"'])(
  '%s is nothing',
  (text) => {
    writeText(KEYS.cooking, text);
    expect(cookingOf('soup')).toEqual(NOTHING);
    expect(keptMeasuring('soup')).toEqual(AS_WRITTEN);
  },
);

test.each([-1, 0, 1e9, 'two', null])('nobody cooks for %s', (factor) => {
  writeText(KEYS.cooking, JSON.stringify({ soup: { at: Date.now(), units: 'Imperial', factor } }));
  expect(keptMeasuring('soup')).toEqual(AS_WRITTEN);
});

test('where nothing can be stored it is known as long as the page lives, and by nobody else', () => {
  setTokens({ accessToken: 'a', refreshToken: 'r' });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  keepCooking('soup', { steps: [3] });
  expect(cookingOf('soup').steps).toEqual([3]);
  clear();
  expect(cookingOf('soup')).toEqual(NOTHING);
});

test('a recipe without an id goes by its name and lines', () => {
  expect(cookingKey({ recipeId: 'r1', recipeName: 'Dal' })).toBe('r1');
  expect(cookingKey({ recipeName: 'Dal', ingredients: ['lentils'] })).toBe('Dal 1 0');
});
