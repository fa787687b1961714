/** Tests the account pages: /login, /signup, /check-email, /confirm-email and /reset-password. */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { renderAt, stubServer } from '../../../testing/test-page.tsx';
import { ToastHost } from '../../ui/ToastHost.tsx';
import { useAuthDrawer } from '../../user/auth-drawer.ts';
import { clearSession, useSession } from '../../user/session.ts';
import { CheckEmail } from './CheckEmail.tsx';
import { ConfirmEmail } from './ConfirmEmail.tsx';
import { clearFormDrafts } from './form-drafts.ts';
import { LoginForm } from './LoginForm.tsx';
import { RegisterForm } from './RegisterForm.tsx';
import { ResetPassword } from './ResetPassword.tsx';

let user: ReturnType<typeof userEvent.setup>;
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  user = userEvent.setup();
  clearSession();
  clearFormDrafts();
});

const button = (name: string) => screen.getByRole('button', { name });
const field = (name: string) => screen.getByLabelText(name);

describe('/login', () => {
  const enter = async () => {
    renderAt('/login', <LoginForm />);
    await user.type(field('Email'), 'a@b.cd');
    await user.type(field('Password'), 'secret{Enter}');
  };

  test('a forgotten password has its way here, too', async () => {
    renderAt('/login', <LoginForm />);
    await user.click(screen.getByRole('button', { name: 'Forgot/Reset password?' }));
    expect(useAuthDrawer.getState()).toMatchObject({ open: true, mode: 'reset' });
  });

  test('what is missing is said at its field', async () => {
    const sent = stubServer(200, {});
    renderAt('/login', <LoginForm />);
    await user.type(field('Password'), 'secret');
    await user.click(button('Login'));
    expect(field('Email')).toHaveAccessibleDescription('Please fill this in.');
    await waitFor(() => expect(field('Email')).toHaveFocus());
    expect(field('Password')).toBeValid();
    expect(sent).toEqual([]);
  });

  test('the address comes along from the sign-up, and back', async () => {
    const { unmount } = renderAt('/signup', <RegisterForm />);
    await user.type(field('Username'), 'ada');
    await user.type(field('Email'), 'a@b.cd');
    unmount();
    const login = renderAt('/login', <LoginForm />);
    expect(field('Email')).toHaveValue('a@b.cd');
    login.unmount();
    renderAt('/signup', <RegisterForm />);
    expect(field('Username')).toHaveValue('ada');
    expect(field('Email')).toHaveValue('a@b.cd');
    expect(field('Password')).toHaveValue('');
  });

  test('success leads to the chat', async () => {
    stubServer(200, { accessToken: 'a', refreshToken: 'r' });
    await enter();
    expect(await screen.findByLabelText('elsewhere')).toHaveTextContent('/meal-planner');
    expect(useSession.getState()).toMatchObject({ accessToken: 'a', email: 'a@b.cd' });
  });

  test.each([
    [401, { message: 'Not you.' }, 'Not you.'],
    [500, {}, 'Invalid credentials. Please try again.'],
    [
      403,
      { message: 'Please confirm your email first.' },
      'Please confirm your email before logging in. Check your inbox for a confirmation link or resend the email if necessary.',
    ],
  ])('%i %j says "%s"', async (status, body, sentence) => {
    stubServer(status, body);
    await enter();
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  });
});

test('/login: the password that was typed says which sign-up is to be confirmed', async () => {
  stubServer(403, { message: 'Please confirm your email first.', registrationId: 'mine' });
  renderAt('/login', <LoginForm />);
  await user.type(field('Email'), 'a@b.cd');
  await user.type(field('Password'), 'secret{Enter}');
  await user.click(await screen.findByRole('link', { name: 'Resend Email' }));
  expect(screen.getByLabelText('elsewhere')).toHaveTextContent(
    '/check-email {"email":"a@b.cd","registrationId":"mine"}',
  );
});

describe('/signup', () => {
  const enter = async () => {
    renderAt(
      '/signup',
      <>
        <RegisterForm />
        <ToastHost />
      </>,
    );
    await user.type(field('Username'), 'ada');
    await user.type(field('Email'), 'a@b.cd');
    await user.type(field('Password'), 'eight888{Enter}');
  };

  test('sends the three fields and leads to /check-email with the address', async () => {
    const sent = stubServer(201, {});
    await enter();
    expect(await screen.findByLabelText('elsewhere')).toHaveTextContent(
      '/check-email {"email":"a@b.cd"}',
    );
    expect(sent[0]?.body).toEqual({ username: 'ada', email: 'a@b.cd', password: 'eight888' });
  });

  test('takes the handle of the sign-up along', async () => {
    stubServer(201, { registrationId: 'mine' });
    await enter();
    expect(await screen.findByLabelText('elsewhere')).toHaveTextContent(
      '/check-email {"email":"a@b.cd","registrationId":"mine"}',
    );
  });

  test('what is missing or refused is said at its field', async () => {
    renderAt('/signup', <RegisterForm />);
    await user.click(button('Sign Up'));
    await waitFor(() => expect(field('Username')).toHaveFocus());
    for (const name of ['Username', 'Email', 'Password']) {
      expect(field(name)).toHaveAccessibleDescription('Please fill this in.');
    }
    stubServer(400, { message: 'Hm.', issues: [{ path: 'email', message: 'must' }] });
    await user.type(field('Username'), 'tom');
    await user.type(field('Email'), 'tom@example');
    await user.type(field('Password'), 'eight888{Enter}');
    await waitFor(() => expect(field('Email')).toHaveFocus());
    expect(field('Email')).toHaveAccessibleDescription(/does not look like an e-mail address/);
    expect(field('Password')).toBeValid();
  });

  test.each([
    [{ message: 'Too common.' }, 'Too common.'],
    [{}, 'Registration failed. Please try again.'],
  ])('a refusal %j is a toast', async (body, sentence) => {
    stubServer(400, body);
    await enter();
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(sentence));
  });
});

describe('/check-email', () => {
  test('without an address', async () => {
    renderAt('/check-email', <CheckEmail email={undefined} />);
    expect(screen.getByText(/was sent to your email address/)).toBeInTheDocument();
    await user.click(button('Resend Email'));
    expect(screen.getByRole('alert')).toHaveTextContent("We don't have your email on file.");
  });

  test.each([
    [200, { message: 'ok' }, 'A new confirmation email has been sent to your inbox!'],
    [429, { message: 'Slow down.' }, 'Slow down.'],
    [500, {}, 'Error resending email. Please try again later.'],
  ])('resending with %i %j says "%s"', async (status, body, sentence) => {
    stubServer(status, body);
    renderAt('/check-email', <CheckEmail email="a@b.cd" />);
    await user.click(button('Resend Email'));
    expect(await screen.findByText(sentence)).toBeInTheDocument();
  });

  test('asks for the link of the sign-up that was made here', async () => {
    const sent = stubServer(200, { message: 'ok' });
    renderAt('/check-email', <CheckEmail email="a@b.cd" registrationId="mine" />);
    await user.click(button('Resend Email'));
    await screen.findByText('A new confirmation email has been sent to your inbox!');
    expect(sent[0]?.body).toEqual({ email: 'a@b.cd', registrationId: 'mine' });
  });

  test('who has confirmed elsewhere has a way in', async () => {
    renderAt('/check-email', <CheckEmail email="a@b.cd" />);
    await user.click(button('Already confirmed? Sign In'));
    expect(useAuthDrawer.getState()).toMatchObject({ open: true, mode: 'signIn' });
  });

  test('Home', async () => {
    renderAt('/check-email', <CheckEmail email="a@b.cd" />);
    await user.click(button('Home'));
    expect(screen.getByLabelText('elsewhere')).toHaveTextContent('/meal-planner');
  });
});

describe('/confirm-email', () => {
  test('without a token nothing is asked', () => {
    const sent = stubServer(200, {});
    renderAt('/confirm-email', <ConfirmEmail token={null} />);
    expect(screen.getByRole('alert')).toHaveTextContent('Invalid confirmation link.');
    expect(screen.queryByRole('button', { name: 'Log In' })).toBeNull();
    expect(sent).toEqual([]);
  });

  test('opening the link confirms nothing', async () => {
    const sent = stubServer(200, {});
    renderAt('/confirm-email?token=seen', <ConfirmEmail token="seen" />);
    expect(button('Confirm my email')).toBeInTheDocument();
    await new Promise((later) => setTimeout(later, 50));
    expect(sent).toEqual([]);
    expect(screen.queryByText('Confirming your email...')).toBeNull();
  });

  test('asks once after a tap, drawn twice or more, and Log In opens the drawer', async () => {
    const sent = stubServer(200, {});
    const { unmount } = renderAt(
      '/confirm-email?token=one',
      <StrictMode>
        <ConfirmEmail token="one" />
      </StrictMode>,
    );
    await user.dblClick(button('Confirm my email'));
    expect(await screen.findByText('Email confirmed successfully!')).toBeInTheDocument();
    await user.click(button('Log In'));
    expect(useAuthDrawer.getState().open).toBe(true);
    unmount();
    renderAt('/confirm-email?token=one', <ConfirmEmail token="one" />);
    await screen.findByText('Email confirmed successfully!');
    expect(sent).toEqual([{ path: 'auth/confirm-email', body: { token: 'one' } }]);
  });

  test('says what it is at while the answer is awaited', async () => {
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    renderAt('/confirm-email?token=slow', <ConfirmEmail token="slow" />);
    await user.click(button('Confirm my email'));
    expect(screen.getByRole('status')).toHaveTextContent('Confirming your email...');
    expect(screen.queryByRole('button', { name: 'Confirm my email' })).toBeNull();
  });

  test.each([
    ['two', 400, { message: 'Too old.' }, 'Too old.'],
    ['three', 500, {}, 'Error confirming email.'],
  ])('the token %s, refused with %i %j, says "%s"', async (token, status, body, sentence) => {
    stubServer(status, body);
    renderAt(`/confirm-email?token=${token}`, <ConfirmEmail token={token} />);
    await user.click(button('Confirm my email'));
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(button('Close Tab')).toBeInTheDocument();
    expect(button('Go to Home')).toBeInTheDocument();
  });
});

describe('/reset-password', () => {
  const open = (token: string | null = 't') =>
    renderAt('/reset-password', <ResetPassword token={token} />);
  const choose = async (password: string, confirmation: string) => {
    await screen.findByLabelText('New Password');
    if (password) await user.type(field('New Password'), password);
    if (confirmation) await user.type(field('Confirm New Password'), confirmation);
    await user.click(button('Submit'));
  };

  test.each([
    [null, 200, {}, 'Invalid or expired link.'],
    ['t', 400, { valid: false, message: 'Used before.' }, 'Used before.'],
    ['t', 500, {}, 'Invalid or expired link.'],
    ['t', 200, { valid: false }, 'Invalid or expired link.'],
  ])('token %j, %i %j: "%s" and Please try again', async (token, status, body, sentence) => {
    stubServer(status, body);
    open(token);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(sentence);
    expect(alert).toHaveTextContent('Please try again');
  });

  test('its two rules', async () => {
    const sent = stubServer(200, { valid: true });
    open();
    expect(screen.getByText('Validating your reset link...')).toBeInTheDocument();
    await choose('abc', '');
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Please enter your new password and confirm it.',
    );
    await choose('', 'abd');
    expect(screen.getByRole('alert')).toHaveTextContent(
      'New password and confirmation do not match.',
    );
    expect(sent).toHaveLength(1);
    expect(field('New Password')).toBeValid();
    expect(field('Confirm New Password')).toBeInvalid();
    expect(field('Confirm New Password')).toHaveAccessibleDescription(
      'New password and confirmation do not match.',
    );
    await waitFor(() => expect(field('Confirm New Password')).toHaveFocus());
  });

  test('success hides the form and leads to the login', async () => {
    const sent = stubServer(200, { valid: true });
    open();
    await choose('new secret', 'new secret');
    expect(
      await screen.findByText(
        'Password reset successful! You can now log in with your new password.',
      ),
    ).toBeInTheDocument();
    expect(sent[1]).toEqual({
      path: 'auth/reset-password',
      body: { token: 't', newPassword: 'new secret' },
    });
    expect(screen.queryByLabelText('New Password')).toBeNull();
    await user.click(button('Go to Login'));
    expect(screen.getByLabelText('elsewhere')).toHaveTextContent('/login');
  });

  test.each([
    [400, { message: 'Password must be at least 8 characters.' }, /at least 8 characters\.$/],
    [
      400,
      { message: 'This link is expired.' },
      'Your reset link is expired or invalid. Please close this window and request a new link.',
    ],
    [500, {}, 'Failed to reset password.'],
  ])('refused with %i %j', async (status, body, sentence) => {
    stubServer(200, { valid: true });
    open();
    await screen.findByLabelText('New Password');
    stubServer(status, body);
    await choose('abc', 'abc');
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  });
});
