/** Tests that the saved recipes are loaded again once the network is back, with a limit on the attempts. */
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../../api/query-client.ts';
import { SavedRecipes } from './SavedRecipes.tsx';

const soup = { recipeId: 'soup-1', recipeName: 'Leek soup' };
const failed = () => screen.findByText('Failed to fetch saved recipes. Please try again.');
const comesBack = () => window.dispatchEvent(new Event('online'));

let answers: (() => Promise<Response>)[];
const away = () => Promise.reject(new TypeError('Failed to fetch'));
const there = async () => Response.json([soup]);

beforeEach(() => {
  queryClient.clear();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => (answers.shift() ?? there)());
  return () => queryClient.clear();
});

function open(): void {
  render(
    <QueryClientProvider client={queryClient}>
      <SavedRecipes onFindOne={() => undefined} />
    </QueryClientProvider>,
  );
}

test('opened without a connection, it is read as soon as there is one', async () => {
  answers = [away];
  open();
  await failed();
  comesBack();
  expect(await screen.findByRole('heading', { name: 'Leek soup' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a connection that is there but not yet open is tried again', async () => {
  answers = [away, away];
  open();
  await failed();
  comesBack();
  expect(await screen.findByRole('heading', { name: 'Leek soup' })).toBeVisible();
});

test('one that stays away is not asked for ever', async () => {
  answers = Array.from({ length: 20 }, () => away);
  open();
  await failed();
  comesBack();
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect(vi.mocked(fetch).mock.calls.length).toBeLessThan(5);
  await failed();
});
