/** Tests the nutrition of a recipe: nothing is asked before it is opened, and no figure stands without what was left out. */
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { NutritionLine } from './NutritionLine.tsx';

const FIGURES = {
  kcal: 426,
  protein: 7.1,
  fat: 7.3,
  saturated: 1.1,
  carbohydrate: 80.1,
  fibre: 1.3,
  sugars: 0.1,
  salt: 0.01,
};
const REPLY = {
  perServing: FIGURES,
  total: { ...FIGURES, kcal: 1852 },
  counted: 2,
  uncounted: [{ line: 'salt, to taste', why: 'no amount' }],
  range: { kcal: [380, 471] },
};
const recipe = { ingredients: ['200 g rice', '1 tbsp olive oil', 'salt, to taste'], servings: 2 };

afterEach(() => vi.unstubAllGlobals());

function answer(...replies: Response[]) {
  const fetched = vi.fn(async (_url: unknown, _options?: { readonly body?: unknown }) => {
    const reply = replies.shift();
    if (!reply) throw new Error('Nobody asks so often.');
    return reply;
  });
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

it('opens to a table, its range and what was not counted', async () => {
  const fetched = answer(Response.json(REPLY));
  render(<NutritionLine recipe={recipe} />);
  const button = screen.getByRole('button', { name: 'Nutrition', expanded: false });
  expect(fetched).not.toHaveBeenCalled();
  await userEvent.click(button);
  const table = await screen.findByRole('table');
  expect(within(table).getByRole('row', { name: 'Energy 426 kcal 1,852 kcal' })).toBeVisible();
  expect(within(table).getByRole('row', { name: 'of which saturated 1.1 g 1.1 g' })).toBeVisible();
  expect(screen.getByText(/between 380 and 471 kcal a serving/)).toBeVisible();
  expect(screen.getByText('2 of 3 ingredients were counted. Not counted:')).toBeVisible();
  expect(screen.getByRole('listitem')).toHaveTextContent(
    'salt, to taste: no amount that can be weighed',
  );
  expect(JSON.parse(String(fetched.mock.calls[0]?.[1]?.body))).toEqual({
    ingredients: recipe.ingredients,
    servings: 2,
  });
  await userEvent.click(button);
  expect(screen.queryByRole('table')).toBeNull();
});

it('tells only the whole where nobody knows how many it serves', async () => {
  answer(Response.json(REPLY));
  render(<NutritionLine recipe={{ ingredients: recipe.ingredients }} />);
  await userEvent.click(screen.getByRole('button'));
  const table = await screen.findByRole('table');
  expect(within(table).queryByText('A serving')).toBeNull();
  expect(within(table).getByText('1,852 kcal')).toBeVisible();
});

it('offers another try after a failure', async () => {
  answer(new Response('', { status: 500 }), Response.json(REPLY));
  render(<NutritionLine recipe={recipe} />);
  await userEvent.click(screen.getByRole('button'));
  expect(await screen.findByText(/could not be estimated/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('table')).toBeVisible();
});
