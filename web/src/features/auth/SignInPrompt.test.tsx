/** The prompt a visitor gets at Save leads to the drawer, in the mode they chose. */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { closeDrawer, useDrawer } from '../../person/drawer.ts';
import SignInPrompt from './SignInPrompt.tsx';

beforeEach(closeDrawer);

test.each([
  ['Login', { open: true, mode: 'signIn' }],
  ['Sign Up', { open: true, mode: 'signUp' }],
  ['Cancel', { open: false }],
])('%s closes the prompt and leaves the drawer %j', async (name, drawer) => {
  const onClose = vi.fn();
  render(<SignInPrompt onClose={onClose} />);
  await userEvent.click(screen.getByRole('button', { name }));
  expect(onClose).toHaveBeenCalledOnce();
  expect(useDrawer.getState()).toMatchObject(drawer);
});
