/** Tests the frame around the screens: header, footer, terms, unknown addresses, and the account menu with logout. */
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setProfile } from '../user/profile.ts';
import { clearSession, setTokens, useSession } from '../user/session.ts';
import { App } from './App.tsx';

function open(path: string) {
  window.history.replaceState(null, '', path);
  return render(<App />);
}

beforeEach(() => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 204 }));
});
afterEach(() => act(clearSession));

test('a visitor sees the product, the way to an account, and the foot line', async () => {
  open('/terms');
  expect(await screen.findByRole('heading', { name: 'Terms of Use' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Saffron/ })).toHaveAttribute('href', '/meal-planner');
  expect(screen.getByRole('button', { name: 'Login / Sign Up' })).toBeInTheDocument();
  const year = String(new Date().getFullYear());
  expect(screen.getByRole('contentinfo')).toHaveTextContent(`© ${year} Saffron`);
  expect(screen.getByRole('button', { name: 'What do you think?' })).toBeInTheDocument();
});

test('the terms have eleven sections, the cap and the open date', async () => {
  open('/terms');
  expect(await screen.findAllByRole('heading', { level: 2 })).toHaveLength(11);
  expect(screen.getByText(/fees you paid us in the previous six months/)).toBeInTheDocument();
  expect(screen.getByText('Last Updated: [Insert Date]')).toBeInTheDocument();
  expect(document.title).toBe('Terms of Use · Saffron');
});

test('an unknown address says so', async () => {
  open('/nowhere');
  expect(await screen.findByRole('button', { name: 'Back to Meal Planner' })).toBeInTheDocument();
});

test('initials open the menu; Cancel keeps the session, Confirm ends it and goes home', async () => {
  const user = userEvent.setup();
  setTokens({ accessToken: 'a', refreshToken: 'r' });
  setProfile({ firstName: 'Ada', lastName: 'Byron' });
  open('/terms');
  const account = await screen.findByRole('button', { name: /account/ });
  expect(account).toHaveTextContent('AB');
  const askToLeave = async () => {
    await user.click(account);
    // The menu is a part of its own, which a busy machine takes its time to load.
    await user.click(await screen.findByRole('menuitem', { name: 'Logout' }, { timeout: 4000 }));
    return screen.findByRole('dialog', { name: 'Confirm Logout' }, { timeout: 4000 });
  };
  expect(await askToLeave()).toHaveAccessibleDescription('Are you sure you want to log out?');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(useSession.getState().accessToken).toBe('a');
  expect(account).toHaveFocus();
  await askToLeave();
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(useSession.getState().accessToken).toBeNull();
  expect(window.location.pathname).toBe('/');
});
