/** Tests the account drawer: sign-in, sign-up and forgotten password, with their rules, requests, busy labels and messages. */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { renderAt, stubServer } from '../../../testing/test-page.tsx';
import { KEYS, readText } from '../../storage/browser-store.ts';
import {
  closeAuthDrawer,
  openAuthDrawer,
  openAuthDrawerAfterExpiry,
  openAuthDrawerToSave,
  useAuthDrawer,
} from '../../user/auth-drawer.ts';
import { clearSession, useSession } from '../../user/session.ts';
import AuthDrawer from './AuthDrawer.tsx';
import { clearFormDrafts } from './form-drafts.ts';

const DAL = {
  recipeId: 'r1',
  recipeName: 'Dal',
  introduction: '',
  ingredients: [],
  instructions: [],
  tips: [],
  friendly_closing: '',
};
const WISH = { recipe: DAL, path: '/meal-planner' };
const ODD = 'This does not look like an e-mail address. It should read like cook@example.com.';
const TOKENS = { accessToken: 'a', refreshToken: 'r' };
let user: ReturnType<typeof userEvent.setup>;

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  user = userEvent.setup();
  clearSession();
  closeAuthDrawer();
  clearFormDrafts();
});

const button = (name: string) => screen.getByRole('button', { name });
const field = (name: string) => screen.getByLabelText(name);

function openIt(how: () => void = openAuthDrawer) {
  renderAt('/terms', <AuthDrawer />);
  act(how);
}

describe('Sign In', () => {
  const fill = async (email: string, password: string) => {
    await user.type(field('Email'), email);
    await user.type(field('Password'), password);
  };

  test('the button waits for both; blanks are none', async () => {
    openIt();
    expect(field('Email')).toHaveFocus();
    expect(button('Sign In')).toBeDisabled();
    await fill('a@b.cd', '   ');
    expect(button('Sign In')).toBeDisabled();
    await user.type(field('Password'), 'x');
    expect(button('Sign In')).toBeEnabled();
  });

  test('success stores the tokens where the user chose, and closes', async () => {
    const sent = stubServer(200, TOKENS);
    openIt();
    await user.click(screen.getByRole('checkbox', { name: 'Keep me signed in' }));
    await fill(' a@b.cd', 'secret{Enter}');
    await waitFor(() => expect(useAuthDrawer.getState().open).toBe(false));
    expect(sent[0]).toEqual({
      path: 'auth/login',
      body: { email: 'a@b.cd', password: 'secret', keepSignedIn: false },
    });
    expect(useSession.getState()).toMatchObject({ ...TOKENS, email: 'a@b.cd' });
    expect(readText(KEYS.accessToken)).toBeNull();
    expect(readText(KEYS.accessToken, 'session')).toBe('a');
  });

  test.each([401, 500, 403])('any other failure, %i included, is one sentence', async (status) => {
    stubServer(status, { message: 'Whatever.' });
    openIt();
    await fill('a@b.cd', 'secret{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Unauthorized: We cannot sign you in with the provided information.',
    );
    expect(screen.queryByText('Resend Confirmation?')).toBeNull();
  });

  test('a wrong password is answered with the way to a new one', async () => {
    stubServer(401, { message: 'Whatever.' });
    openIt();
    await fill('a@b.cd', 'secret{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(/the link below sets a new one\.$/);
  });

  test('an address that is none is marked', async () => {
    stubServer(400, { message: 'Hm.', issues: [{ path: 'email', message: 'must' }, null] });
    openIt();
    await fill('tom@example', 'secret{Enter}');
    await waitFor(() => expect(field('Email')).toHaveFocus());
    expect(field('Email')).toBeInvalid();
    expect(field('Email')).toHaveAccessibleDescription(ODD);
    expect(screen.getByRole('alert')).toHaveTextContent(/^Unauthorized: [^.]*\.$/);
  });

  test('a second failure is announced again, and the first message stays meanwhile', async () => {
    stubServer(401, {});
    openIt();
    await fill('a@b.cd', 'wrong{Enter}');
    const first = await screen.findByRole('alert');
    let answer = (_: Response) => {};
    vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)));
    await user.type(field('Password'), 'er{Enter}');
    expect(button('Signing in...')).toBeInTheDocument();
    expect(first).toBeInTheDocument();
    answer(new Response('{}', { status: 401 }));
    await waitFor(() => expect(first).not.toBeInTheDocument());
    expect(screen.getByRole('alert')).toHaveTextContent(/^Unauthorized/);
  });

  test.each([
    [429, { message: 'That was a lot at once.' }, 'That was a lot at once.'],
    [undefined, {}, 'We cannot reach the kitchen. Please check your connection and try again.'],
  ])('%s is said to be no matter of the password', async (status, body, reason) => {
    if (status) stubServer(status, body);
    else vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no line')));
    openIt();
    await fill('a@b.cd', 'secret{Enter}');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(/^Unauthorized: We cannot sign you in/);
    expect(alert).toHaveTextContent(reason);
  });

  test('an unconfirmed address may have the link of its own sign-up sent again', async () => {
    stubServer(403, { message: 'Please confirm your email first.', registrationId: 'mine' });
    openIt();
    await fill('a@b.cd', 'secret{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Please confirm your email first');
    stubServer(500, {});
    await user.click(button('Resend Confirmation?'));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to resend confirmation. Please try again.',
    );
    const sent = stubServer(200, {});
    await user.click(button('Resend Confirmation?'));
    expect(
      await screen.findByText('A new confirmation email has been sent to a@b.cd'),
    ).toBeInTheDocument();
    const body = { email: 'a@b.cd', registrationId: 'mine' };
    expect(sent).toEqual([{ path: 'auth/resend-confirmation', body }]);
  });

  test('while busy the button says so and takes no second tap', async () => {
    const asked = vi.fn(() => new Promise<Response>(() => undefined));
    vi.stubGlobal('fetch', asked);
    openIt();
    await fill('a@b.cd', 'secret{Enter}');
    expect(button('Signing in...')).toHaveAttribute('aria-disabled', 'true');
    await user.click(button('Signing in...'));
    expect(asked).toHaveBeenCalledOnce();
  });

  test('the expiry notice is shown until a newer one', async () => {
    stubServer(401, {});
    openIt(openAuthDrawerAfterExpiry);
    expect(screen.getByText('Session expired. Please log in again')).toBeInTheDocument();
    await fill('a@b.cd', 'secret{Enter}');
    await screen.findByText(/^Unauthorized/);
    expect(screen.queryByText('Session expired. Please log in again')).toBeNull();
  });

  test('the password can be looked at', async () => {
    openIt();
    expect(field('Password')).toHaveAttribute('type', 'password');
    await user.click(button('Show password'));
    expect(field('Password')).toHaveAttribute('type', 'text');
    await user.click(button('Hide password'));
    expect(field('Password')).toHaveAttribute('type', 'password');
  });
});

describe('Sign Up', () => {
  const fill = async (password: string) => {
    await user.type(field('First Name'), 'Ada');
    await user.type(field('Last Name'), 'Byron');
    await user.type(field('Email'), 'ada.b@example.com');
    await user.type(field('Password'), password);
  };

  test('asks for everything, and for eight characters: while typing without a full stop, then with one', async () => {
    const sent = stubServer(201, {});
    openIt(() => openAuthDrawer('signUp'));
    await user.click(button('Sign Up'));
    expect(screen.getByRole('alert')).toHaveTextContent('Please fill out all required fields.');
    expect(screen.queryByText(/at least 8 characters/)).toBeNull();
    expect(field('First Name')).toBeInvalid();
    await waitFor(() => expect(field('First Name')).toHaveFocus());
    await user.type(field('First Name'), 'Ada');
    expect(field('First Name')).toBeValid();
    expect(field('Last Name')).toBeInvalid();
    await user.clear(field('First Name'));
    await fill('seven77');
    expect(field('Password')).toHaveAccessibleDescription('Password must be at least 8 characters');
    await user.click(button('Sign Up'));
    expect(screen.getByRole('alert')).toHaveTextContent(
      /^Password must be at least 8 characters\.$/,
    );
    expect(screen.getAllByText(/at least 8 characters/)).toHaveLength(1);
    expect(sent).toEqual([]);
  });

  test('sends a user name made of the address, and shows where to go next', async () => {
    const sent = stubServer(201, {});
    openIt(() => openAuthDrawer('signUp'));
    await fill('eight888{Enter}');
    expect(
      await screen.findByText('Your account has been created! Please check your email to confirm.'),
    ).toBeInTheDocument();
    expect(
      screen.getByText('We’ve sent a confirmation link to your email address.'),
    ).toBeInTheDocument();
    expect(sent[0]?.body).toEqual({
      firstName: 'Ada',
      lastName: 'Byron',
      username: 'ada.b',
      email: 'ada.b@example.com',
      password: 'eight888',
    });
    await user.click(button('Return to Sign In'));
    expect(screen.getByRole('heading', { name: 'Sign In' })).toBeInTheDocument();
  });

  test('Return to Home leads to the chat', async () => {
    stubServer(201, {});
    openIt(() => openAuthDrawer('signUp'));
    await fill('eight888{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Return to Home' }));
    expect(screen.getByLabelText('elsewhere')).toHaveTextContent('/meal-planner');
    expect(useAuthDrawer.getState().open).toBe(false);
  });

  test('from Save it leads to /check-email with the address', async () => {
    stubServer(201, {});
    openIt(() => openAuthDrawerToSave('signUp', WISH));
    await fill('eight888{Enter}');
    expect(await screen.findByLabelText('elsewhere')).toHaveTextContent(
      '/check-email {"email":"ada.b@example.com"}',
    );
  });

  test('failure says so, and why where that can be mended', async () => {
    stubServer(400, { message: 'This password is too common.' });
    openIt(() => openAuthDrawer('signUp'));
    await fill('password{Enter}');
    expect(await screen.findByText('Sign Up Failed. Please try again.')).toBeInTheDocument();
    expect(screen.getByText('This password is too common.')).toBeInTheDocument();
    expect(field('First Name')).toHaveValue('Ada');
  });

  test('what the server refused is said at its field, until it is changed', async () => {
    stubServer(400, {
      message: 'Some of what was sent is not right.',
      code: 'bad-input',
      issues: [{ path: 'email', message: 'must be an e-mail address' }],
    });
    openIt(() => openAuthDrawer('signUp'));
    await fill('three brown eggs{Enter}');
    await waitFor(() => expect(field('Email')).toHaveFocus());
    expect(field('Email')).toBeInvalid();
    expect(field('Email')).toHaveAccessibleDescription(ODD);
    expect(screen.getByRole('alert')).toHaveTextContent(/^Sign Up Failed\. Please try again\.$/);
    expect(field('Password')).toBeValid();
    await user.type(field('Email'), 'm');
    expect(field('Email')).toBeValid();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test.each([
    ['password-too-common', 'password', 'This password is too common.'],
    ['bad-input', 'p'.repeat(129), 'Please use at most 128 characters.'],
  ])('a password that is refused as %s says why', async (code, password, sentence) => {
    const message = 'This password is too common.';
    stubServer(400, { message, code, issues: [{ path: 'password', message: 'must not' }] });
    openIt(() => openAuthDrawer('signUp'));
    await fill(`${password}{Enter}`);
    await waitFor(() => expect(field('Password')).toBeInvalid());
    expect(field('Password')).toHaveAccessibleDescription(new RegExp(`^${sentence}`));
    expect(screen.getAllByText(sentence)).toHaveLength(1);
  });

  test('closed and opened again, all is there but the password', async () => {
    openIt(() => openAuthDrawer('signUp'));
    await fill('eight888');
    await user.click(button('Close'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    act(() => openAuthDrawer('signUp'));
    expect(field('First Name')).toHaveValue('Ada');
    expect(field('Last Name')).toHaveValue('Byron');
    expect(field('Email')).toHaveValue('ada.b@example.com');
    expect(field('Password')).toHaveValue('');
  });

  test('the address goes along to Sign In and to Forgot Password?, and goes with the session', async () => {
    openIt(() => openAuthDrawer('signUp'));
    await user.type(field('Email'), 'ada.b@example.com');
    await user.click(button('Already Registered? Sign In'));
    expect(field('Email')).toHaveValue('ada.b@example.com');
    await user.click(button('Forgot/Reset password?'));
    expect(field('Email')).toHaveValue('ada.b@example.com');
    await user.click(button('Back to Login'));
    stubServer(200, TOKENS);
    await user.type(field('Password'), 'secret{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    act(clearSession);
    act(() => openAuthDrawer());
    expect(field('Email')).toHaveValue('');
  });

  test('another mode and back clears what was typed', async () => {
    openIt(() => openAuthDrawer('signUp'));
    await fill('eight888');
    await user.click(button('Already Registered? Sign In'));
    await user.click(button('Not Registered? Sign Up'));
    for (const name of ['First Name', 'Last Name', 'Email', 'Password']) {
      expect(field(name)).toHaveValue('');
    }
  });
});

describe('Forgot Password?', () => {
  beforeEach(() => openIt(() => openAuthDrawer('reset')));

  test('needs an address', async () => {
    await user.click(button('Send'));
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('No email provided for password reset.');
    expect(alert).toHaveTextContent(
      'Could not process your request. Check your email or try again later.',
    );
  });

  test('marks the address that is missing, or none', async () => {
    await user.click(button('Send'));
    await waitFor(() => expect(field('Email')).toHaveFocus());
    expect(field('Email')).toBeInvalid();
    expect(field('Email')).toHaveAccessibleDescription(/^No email provided for password reset\./);
    stubServer(400, { message: 'Hm.', issues: [{ path: 'email', message: 'must' }] });
    await user.type(field('Email'), 'tom@example{Enter}');
    await waitFor(() => expect(field('Email')).toHaveAccessibleDescription(new RegExp(`^${ODD}`)));
  });

  test.each([
    [{}, 'If we have an account with that email, a reset link was sent.'],
    [{ message: 'The server says so.' }, 'The server says so.'],
  ])('the reply %j shows "%s" and the way back', async (body, sentence) => {
    stubServer(200, body);
    await user.type(field('Email'), 'a@b.cd{Enter}');
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(screen.getByText('Please check your email for further instructions!')).toBeVisible();
    await user.click(button('Back to Login'));
    expect(screen.getByRole('heading', { name: 'Sign In' })).toBeInTheDocument();
  });

  test('failure says what to do', async () => {
    stubServer(500, {});
    await user.type(field('Email'), 'a@b.cd{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Could not process your request\./);
  });
});
