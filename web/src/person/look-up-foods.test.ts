/** Names that mean more than one food do so here as in the chat. */
import { expect, test, vi } from 'vitest';
import { lookUpFoods } from './look-up-foods.ts';

const NONE = { allergies: [], diets: [], foods: [] };
const kitchenReads = (...contains: string[]) =>
  vi.stubGlobal('fetch', async () =>
    Response.json({ lines: [{ recognised: true, allergens: { contains, mayContain: [] } }] }),
  );

test('nuts are tree nuts and peanuts', async () => {
  kitchenReads('tree nuts');
  const { allergies, said } = await lookUpFoods('Nuts', NONE);
  expect(allergies).toEqual(['tree nuts', 'peanuts']);
  expect(said).toBe('“nuts” counts as tree nuts and peanuts: switched on.');
});

test('gluten is the diet without it', async () => {
  kitchenReads('wheat');
  const { allergies, diets, foods } = await lookUpFoods('gluten', NONE);
  expect({ allergies, diets, foods }).toEqual({
    ...{ allergies: ['wheat'], diets: ['Gluten-Free'], foods: [] },
  });
});
