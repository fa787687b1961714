/** An allergy beyond the nine, told in words, comes into sight; taken back in words it goes. */

import { growth, IN_PROPORTION } from '@saffron/kitchen/testing/growth';
import { beforeEach, expect, test, vi } from 'vitest';
import { needsHere } from '../../../person/needs-here.ts';
import { forgetToldFoods } from '../../../person/told-foods.ts';
import { hearFoods, namedIn } from './hear-foods.ts';

const foods = () => needsHere().foods;
/** What the pantry knows, and which of it belongs to the nine. */
const PANTRY: Readonly<Record<string, readonly string[]>> = {
  ...{ mustard: [], celery: [], prawns: ['shellfish'] },
};

beforeEach(() => {
  forgetToldFoods();
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
  expect(namedIn(said).told).toEqual(told);
});

test.each([
  ['I am no longer allergic to mustard', ['mustard']],
  ["I'm not allergic to celery or mustard any more", ['celery', 'mustard']],
  ["I've outgrown my celery allergy", ['celery']],
  ['my celery allergy is gone', ['celery']],
])('%s takes back %j', (said, takenBack) => {
  expect(namedIn(said)).toEqual({ told: [], takenBack });
});

test.each([
  'My wife is not allergic to celery',
  "he's not allergic to celery",
  "I'm allergic to celery and can't have it any more",
  "I'm not allergic to celery but my son is",
  "I'm not only allergic to celery",
  'I am not allergic to celery, just intolerant',
])('%s takes nothing back', (said) => {
  expect(namedIn(said).takenBack).toEqual([]);
});

test.each(['жa', 'a-'])('a long text of %s takes time in proportion', (piece) => {
  const grown = growth((text) => namedIn(`${text} allerg`), piece, 2000);
  expect(grown).toBeLessThan(IN_PROPORTION);
});

test('what is no food, and what belongs to the nine, is not kept', async () => {
  await hearFoods('I am allergic to mustard, prawns and Mondays');
  expect(foods()).toEqual(['mustard']);
  await hearFoods('also allergic to celery');
  expect(foods()).toEqual(['mustard', 'celery']);
  await hearFoods('I am no longer allergic to mustard');
  expect(foods()).toEqual(['celery']);
});

test('a kitchen that cannot be reached is no reason to stop', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('no line'));
  await hearFoods('I am allergic to mustard');
  expect(warned).toHaveBeenCalledOnce();
  expect(foods()).toEqual([]);
});
