/** Tests the picker of allergies, diets and added foods: skipping, clearing with undo, when it asks, and what stays visible. */
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { ToastHost } from '../../../ui/ToastHost.tsx';
import {
  addChosenFoods,
  addFoodsFromChat,
  clearOtherFoods,
  getOtherFoods,
} from '../../../user/other-foods.ts';
import { getSettings, updateSettings } from '../../../user/settings.ts';
import { ChatPanel } from '../ChatPanel.tsx';
import { NeedsButton, NeedsShield } from './NeedsButton.tsx';

const open = () =>
  render(
    <>
      <ChatPanel Card={() => null} />
      <ToastHost />
    </>,
  );
const question = () => screen.queryByRole('region', { name: 'Any allergies?' });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const isOn = (name: string) => button(name).getAttribute('aria-pressed') === 'true';

beforeEach(() => {
  updateSettings({
    typewriterEffect: false,
    foodAllergies: ['None'],
    dietaryRestrictions: ['None'],
  });
  clearOtherFoods();
  localStorage.clear();
  sessionStorage.clear();
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address) =>
    String(address).endsWith('/chat/greeting')
      ? Response.json({ greeting: 'Hi!' })
      : Response.json({ reply: 'Fine' }),
  );
});

test('one way on: to skip, and once something is chosen, to be done', async () => {
  open();
  expect(screen.queryByRole('button', { name: 'None' })).toBeNull();
  expect(button('Skip')).toBeVisible();
  await userEvent.click(button('milk'));
  expect(screen.queryByRole('button', { name: 'Skip' })).toBeNull();
  await userEvent.click(button('Done'));
  expect(question()).toBeNull();
  expect(getSettings().foodAllergies).toEqual(['milk']);
});

test('clearing leaves the picker open and can be undone', async () => {
  open();
  for (const name of ['milk', 'eggs', 'Diet', 'Vegan']) await userEvent.click(button(name));
  await userEvent.click(button('Clear all'));
  expect(question()).toBeVisible();
  expect(['milk', 'eggs', 'Vegan'].some(isOn)).toBe(false);
  expect(screen.queryByRole('button', { name: 'Clear all' })).toBeNull();
  await userEvent.click(button('Undo'));
  expect(['milk', 'eggs', 'Vegan'].every(isOn)).toBe(true);
});

test('cleared needs are not offered to the next user', async () => {
  const { rerender } = render(<ChatPanel key="first" Card={() => null} />);
  render(<ToastHost />);
  await userEvent.click(button('milk'));
  await userEvent.click(button('Clear all'));
  expect(button('Undo')).toBeVisible();
  rerender(<ChatPanel key="second" Card={() => null} />);
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('the diets come with the focus', async () => {
  open();
  await userEvent.click(button('Diet'));
  expect(button('Vegetarian')).toHaveFocus();
});

test('a user who has skipped is not asked again in this session', async () => {
  const { unmount } = open();
  await userEvent.click(button('Skip'));
  unmount();
  localStorage.clear();
  open();
  expect(question()).toBeNull();
  expect(button('Allergies and diet')).toBeVisible();
});

test('a user who has sent a message is not asked again after Reset', async () => {
  open();
  expect(question()).toBeVisible();
  await userEvent.type(screen.getByLabelText('How may I help you?'), 'Soup{Enter}');
  await screen.findByText('Fine');
  await userEvent.click(button('Reset'));
  await waitFor(() => expect(screen.getByText(/start over/)).toBeVisible());
  expect(question()).toBeNull();
});

test('a food from the chat is shown among the needs, marked, and is removed by a message', async () => {
  addFoodsFromChat(['mustard']);
  open();
  await userEvent.click(button(/No mustard\s*\(told in the chat\)/));
  await userEvent.click(button(/^mustard\s*\(told in the chat\)/));
  expect(await screen.findByText('I am no longer allergic to mustard')).toBeVisible();
  expect(question()).toBeNull();
  expect(button('Allergies and diet')).toBeVisible();
  expect(localStorage.getItem('toldFoods')).toBe('[]');
});

test('another food is named by hand, and said to be what it is', async () => {
  const known: Record<string, string[]> = { celery: [], prawns: ['shellfish'] };
  vi.mocked(fetch).mockImplementation(async (_, init) => {
    const { ingredients = [] } = JSON.parse(String(init?.body ?? '{}')) as {
      ingredients?: string[];
    };
    const lines = ingredients.map((line) => ({
      ...{ line, name: line, recognised: line in known },
      allergens: { contains: known[line] ?? [], mayContain: [] },
    }));
    return Response.json({ lines, greeting: 'Hi!' });
  });
  open();
  await userEvent.click(button('Other food'));
  const field = await screen.findByLabelText('Another food');
  await waitFor(() => expect(field).toHaveFocus());
  await userEvent.type(field, 'Celery{Enter}');
  await waitFor(() => expect(isOn('celery')).toBe(true));
  expect(field).toHaveValue('');
  expect(field).toHaveAccessibleDescription('Kept off your plate from now on: celery.');
  await userEvent.type(field, 'prawns');
  await userEvent.click(button('Add'));
  await waitFor(() => expect(isOn('shellfish')).toBe(true));
  expect(field).toHaveAccessibleDescription('“prawns” counts as shellfish: switched on.');
  await userEvent.type(field, 'grombles{Enter}');
  await waitFor(() => expect(field).toBeInvalid());
  expect(field).toHaveAccessibleDescription(/does not know “grombles” as a food/);
  expect(field).toHaveValue('grombles');
  expect(getOtherFoods()).toEqual(['celery']);
  expect(getSettings().foodAllergies).toEqual(['shellfish']);
});

test('a food added by hand is removed without a message, and the removal can be undone', async () => {
  addChosenFoods(['celery']);
  open();
  await userEvent.click(button(/No celery/));
  await userEvent.click(button('celery'));
  expect(getOtherFoods()).toEqual([]);
  expect(question()).toBeVisible();
  await userEvent.click(button('Undo'));
  expect(isOn('celery')).toBe(true);
  await userEvent.click(button('Clear all'));
  expect(getOtherFoods()).toEqual([]);
});

test.each([
  [['milk', 'eggs'], ['Vegan'], ['No milk', 'No eggs', 'Vegan']],
  [['peanuts', 'milk', 'eggs'], ['Vegetarian'], ['No peanuts', 'No milk', 'No eggs', 'Vegetarian']],
  [['tree nuts', 'shellfish'], [], ['No tree nuts', 'No shellfish']],
  [['tree nuts', 'shellfish', 'sesame'], [], ['No tree nuts', 'No shellfish', 'No sesame']],
  [
    ['peanuts', 'tree nuts', 'sesame', 'milk', 'eggs'],
    ['Vegetarian', 'Gluten-Free'],
    ['No peanuts', 'No tree nuts', 'No sesame', 'No milk', 'No eggs', 'Vegetarian', '+1'],
  ],
] as const)('of %j and %j the row shows %j, and all are heard', (allergies, diets, seen) => {
  render(<NeedsButton needs={{ allergies, diets }} onClick={() => undefined} />);
  const shown = button(/^Change allergies and diet/);
  for (const text of seen) expect(within(shown).getByText(text, { exact: false })).toBeVisible();
  for (const one of [...allergies, ...diets]) expect(shown).toHaveTextContent(one);
  expect(shown.querySelectorAll('[data-need]')).toHaveLength(seen.length);
});

test('an allergy beyond the nine is seen before any diet, also among others', () => {
  const needs = { allergies: ['peanuts', 'milk', 'eggs'], diets: ['Vegetarian'] } as const;
  render(<NeedsButton needs={needs} foods={['celery']} onClick={() => undefined} />);
  const row = button(/^Change allergies and diet/);
  expect(within(row).getByText('No celery', { exact: false })).toBeVisible();
  const seen = [...row.querySelectorAll('[data-need]')].map(({ textContent }) => textContent);
  expect(seen.slice(0, 4).join(' ')).toMatch(/peanuts.*milk.*eggs.*celery/);
});

test('on a phone they are a shield with their number, and all are heard', () => {
  const needs = { allergies: ['peanuts', 'milk'], diets: ['Vegetarian'] } as const;
  const { rerender } = render(
    <NeedsShield needs={needs} foods={['celery']} onClick={() => undefined} />,
  );
  const shield = button('Change allergies and diet: No peanuts, No milk, No celery, Vegetarian');
  expect(shield.querySelector('[data-count="4"]')).not.toBeNull();
  rerender(<NeedsShield needs={{ allergies: [], diets: [] }} onClick={() => undefined} />);
  expect(button('Allergies and diet')).toBeVisible();
});
