/** Tests that an allergy beyond the nine allergens is extracted from a message and saved, and removed when taken back. */

import { MAX_LINEAR_GROWTH, measureGrowth } from '@saffron/kitchen/testing/time-growth';
import { beforeEach, expect, test, vi } from 'vitest';
import { getCurrentNeeds } from '../../../user/current-needs.ts';
import { clearOtherFoods } from '../../../user/other-foods.ts';
import { extractFoods, saveFoodsFromMessage } from './extract-foods.ts';

const foods = () => getCurrentNeeds().foods;
/** What the pantry knows, and which of it belongs to the nine. */
const PANTRY: Readonly<Record<string, readonly string[]>> = {
  ...{ mustard: [], celery: [], prawns: ['shellfish'] },
};

beforeEach(() => {
  clearOtherFoods();
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
    const { ingredients } = JSON.parse(String(init?.body)) as { ingredients: string[] };
    const lines = ingredients.map((line) => ({
      ...{ line, name: line, recognised: line in PANTRY },
      allergens: { contains: PANTRY[line] ?? [], mayContain: [] },
    }));
    return Response.json({ lines });
  });
});

test.each([
  ['I am allergic to mustard', ['mustard']],
  ["I'm allergic to celery, mustard and kiwi. Dinner for two?", ['celery', 'mustard', 'kiwi']],
  ['my son has a severe celery allergy', ['celery']],
  ['I have an allergy to raw celery, so please take care', ['celery']],
  ['My daughter cannot have celery or peanuts. A pasta, please', ['celery', 'peanuts']],
  ['he must not eat mustard', ['mustard']],
  ['she is allergic to red meat but not to fish', ['red meat']],
  ["I'm allergic to celery and can't have it any more", ['celery']],
  ["I'm not sure if I'm allergic to celery", ['celery']],
  ['My wife is not allergic to celery', []],
  ['a curry with mustard seeds', []],
])('%s names %j', (said, told) => {
  expect(extractFoods(said).toAvoid).toEqual(told);
});

test.each([
  ['I am no longer allergic to mustard', ['mustard']],
  ["I'm not allergic to celery or mustard any more", ['celery', 'mustard']],
  ["I've outgrown my celery allergy", ['celery']],
  ['my celery allergy is gone', ['celery']],
])('%s takes back %j', (said, toAllow) => {
  expect(extractFoods(said)).toEqual({ toAvoid: [], toAllow });
});

test.each([
  'My wife is not allergic to celery',
  "he's not allergic to celery",
  "I'm allergic to celery and can't have it any more",
  "I'm not allergic to celery but my son is",
  "I'm not only allergic to celery",
  'I am not allergic to celery, just intolerant',
])('%s takes nothing back', (said) => {
  expect(extractFoods(said).toAllow).toEqual([]);
});

test.each(['жa', 'a-'])('a long text of %s takes time in proportion', (piece) => {
  const grown = measureGrowth((text) => extractFoods(`${text} allerg`), piece, 2000);
  expect(grown).toBeLessThan(MAX_LINEAR_GROWTH);
});

test('names that are no food or belong to the nine are not saved', async () => {
  await saveFoodsFromMessage('I am allergic to mustard, prawns and Mondays');
  expect(foods()).toEqual(['mustard']);
  await saveFoodsFromMessage('also allergic to celery');
  expect(foods()).toEqual(['mustard', 'celery']);
  await saveFoodsFromMessage('I am no longer allergic to mustard');
  expect(foods()).toEqual(['celery']);
});

test('a kitchen that cannot be reached is no reason to stop', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('no line'));
  await saveFoodsFromMessage('I am allergic to mustard');
  expect(warned).toHaveBeenCalledOnce();
  expect(foods()).toEqual([]);
});
