/** The prompt a visitor gets at Save leads to the drawer, in the mode they chose. */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { closeDrawer, useDrawer } from '../../person/drawer.ts';
import SignInPrompt from './SignInPrompt.tsx';

const DAL = {
  recipeId: 'r1',
  recipeName: 'Dal',
  introduction: '',
  ingredients: [],
  instructions: [],
  tips: [],
  friendly_closing: '',
};
const wish = { recipe: DAL, path: '/meal-planner' };
beforeEach(closeDrawer);

test.each([
  ['Login', { open: true, mode: 'signIn', wish }],
  ['Sign Up', { open: true, mode: 'signUp', wish }],
  ['Cancel', { open: false, wish: undefined }],
])('%s closes the prompt and leaves the drawer %j', async (name, drawer) => {
  const onClose = vi.fn();
  render(<SignInPrompt wish={wish} onClose={onClose} />);
  await userEvent.click(screen.getByRole('button', { name }));
  expect(onClose).toHaveBeenCalledOnce();
  expect(useDrawer.getState()).toMatchObject(drawer);
});
