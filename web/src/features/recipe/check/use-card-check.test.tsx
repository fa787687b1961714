/** Tests that a recipe card is checked again when the user adds an allergy or diet, and says so when that fails. */
import type { Safety } from '@saffron/contract/chat';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../../api/query-client.ts';
import { updateSettings } from '../../../user/settings.ts';
import { RecipeCard } from '../card/RecipeCard.tsx';

const PAD_THAI = {
  recipeName: 'Pad thai',
  ingredients: ['200 g rice noodles', '2 eggs'],
  instructions: ['Scramble the eggs.'],
};
const made = (allergies: Safety['checkedFor']['allergies']): Safety => ({
  verdict: 'clear',
  findings: [],
  unknown: [],
  checkedFor: { allergies, diets: [] },
  rules: '1',
});
const EGGS = {
  verdict: 'conflict',
  findings: [
    {
      ...{ line: '2 eggs', index: 1, part: 'ingredients', term: 'eggs', restriction: 'eggs' },
      ...{ certainty: 'contains', reason: 'eggs are eggs' },
    },
  ],
  unknown: [],
  lines: [
    { line: '200 g rice noodles', name: 'rice noodles' },
    { line: '2 eggs', name: 'eggs' },
  ],
  rules: '1',
};

const asked: { allergies: string[] }[] = [];
let answer: () => Promise<Response>;
const show = (safety: Safety) =>
  render(<RecipeCard recipe={PAD_THAI} safety={safety} onSignInRequired={vi.fn()} />);
const avoid = (...foodAllergies: ('milk' | 'eggs' | 'peanuts')[]) =>
  act(() => updateSettings({ foodAllergies, dietaryRestrictions: ['None'] }));
const check = () =>
  within(screen.getByRole('article'))
    .getAllByRole('group')
    .find(({ tagName }) => tagName === 'DETAILS');

beforeEach(() => {
  queryClient.clear();
  asked.length = 0;
  avoid('milk');
  answer = async () => Response.json(EGGS);
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, init) => {
    if (!String(address).endsWith('/kitchen/check')) return new Response(null, { status: 500 });
    asked.push(JSON.parse(String(init?.body)));
    return answer();
  });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

test('a need that was added has the card checked for it, and what is found is said first', async () => {
  let release = () => {};
  answer = () => new Promise((done) => (release = () => done(Response.json(EGGS))));
  show(made(['milk']));
  expect(check()).toHaveTextContent('No milk found in the 2 ingredients.');
  avoid('milk', 'eggs');
  expect(check()).toHaveTextContent('Checked before you added eggs. Checking it now…');
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]?.allergies).toEqual(['milk', 'eggs']);
  release();
  expect(await screen.findByText('Contains eggs. Check labels.')).toBeVisible();
  expect(screen.queryByText(/No milk found/)).toBeNull();
});

test('a card that was never checked is checked for a user with needs', async () => {
  answer = async () => Response.json({ ...EGGS, verdict: 'clear', findings: [] });
  show(made([]));
  expect(screen.queryByText(/You named no allergies/)).toBeNull();
  expect(check()).toHaveTextContent('Not checked for milk yet.');
  expect(
    await screen.findByText('No milk found in the 2 ingredients. Check labels.'),
  ).toBeVisible();
});

test('a removed need leaves the sentence true, and no request is sent', async () => {
  show(made(['milk', 'peanuts']));
  expect(check()).toHaveTextContent('No milk or peanuts found in the 2 ingredients.');
  expect(asked).toHaveLength(0);
});

test('where the kitchen cannot be reached the card says so, and can be checked again', async () => {
  answer = async () => new Response(null, { status: 503 });
  show(made(['milk']));
  avoid('milk', 'eggs');
  expect(await screen.findByText(/^Checked before you added eggs\. We could not/)).toBeVisible();
  answer = async () => Response.json(EGGS);
  await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
  expect(await screen.findByText('Contains eggs. Check labels.')).toBeVisible();
});
