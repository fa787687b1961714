/** Tests the prompt a visitor gets at Save: its buttons open the account drawer in the chosen mode, or cancel. */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { closeAuthDrawer, useAuthDrawer } from '../../user/auth-drawer.ts';
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
const pendingSave = { recipe: DAL, path: '/meal-planner' };
beforeEach(closeAuthDrawer);

test.each([
  ['Login', { open: true, mode: 'signIn', pendingSave }],
  ['Sign Up', { open: true, mode: 'signUp', pendingSave }],
  ['Cancel', { open: false, pendingSave: undefined }],
])('%s closes the prompt and leaves the drawer %j', async (name, drawer) => {
  const onClose = vi.fn();
  render(<SignInPrompt pendingSave={pendingSave} onClose={onClose} />);
  await userEvent.click(screen.getByRole('button', { name }));
  expect(onClose).toHaveBeenCalledOnce();
  expect(useAuthDrawer.getState()).toMatchObject(drawer);
});
