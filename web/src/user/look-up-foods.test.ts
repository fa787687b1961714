/** Tests that ambiguous food names ("nuts", "gluten") are looked up as all the allergens and diets they mean. */
import { expect, test, vi } from 'vitest';
import { lookUpFoods } from './look-up-foods.ts';

const NONE = { allergies: [], diets: [], foods: [] };
const kitchenReads = (...contains: string[]) =>
  vi.stubGlobal('fetch', async () =>
    Response.json({ lines: [{ recognised: true, allergens: { contains, mayContain: [] } }] }),
  );

test('nuts are tree nuts and peanuts', async () => {
  kitchenReads('tree nuts');
  const { allergies, message } = await lookUpFoods('Nuts', NONE);
  expect(allergies).toEqual(['tree nuts', 'peanuts']);
  expect(message).toBe('“nuts” counts as tree nuts and peanuts: switched on.');
});

test('gluten is the diet without it', async () => {
  kitchenReads('wheat');
  const { allergies, diets, foods } = await lookUpFoods('gluten', NONE);
  expect({ allergies, diets, foods }).toEqual({
    ...{ allergies: ['wheat'], diets: ['Gluten-Free'], foods: [] },
  });
});
