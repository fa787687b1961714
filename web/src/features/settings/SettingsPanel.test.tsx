/** Tests the settings forms Profile, Display, Preferences and Security: fields, rules, requests, drafts and messages. */
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { PageRouter } from '../../ui/PageRouter.tsx';
import { usePlace } from '../../ui/place.ts';
import { useToasts } from '../../ui/toast-store.ts';
import { useAccountLoaded } from '../../user/account-sync.ts';
import { clearOtherFoods, getOtherFoods } from '../../user/other-foods.ts';
import { setProfile } from '../../user/profile.ts';
import { clearSession, setTokens, useSession } from '../../user/session.ts';
import { getSettings, setAccountSettings } from '../../user/settings.ts';
import { GUEST_SETTINGS } from '../../user/stored-settings.ts';
import { useDrafts } from './drafts.ts';
import { SettingsPanel } from './SettingsPanel.tsx';

const SETTINGS = { ...GUEST_SETTINGS, typewriterEffect: false };
const PROFILE = {
  firstName: 'Ada',
  lastName: 'Byron',
  gender: '',
  birthday: { month: 1, day: 31 },
} as const;

let user: ReturnType<typeof userEvent.setup>;
let sent: { method: string; path: string; body: unknown }[];
let alerts: string[];

/** Settings and profile come back as they were sent, over what there was. */
function serverAnswers(status = 200, refusal: unknown = {}) {
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const body: unknown = init.body ? JSON.parse(String(init.body)) : undefined;
    sent.push({ method: String(init.method), path: path.replace('/mp/api/', ''), body });
    const base = path.endsWith('profile') ? PROFILE : SETTINGS;
    const reply = status === 200 ? { ...base, ...(body as object) } : refusal;
    return new Response(JSON.stringify(reply), { status });
  });
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  sent = [];
  alerts = [];
  vi.stubGlobal('alert', (text: string) => alerts.push(text));
  serverAnswers();
  user = userEvent.setup();
  clearSession();
  useAccountLoaded.setState({ isLoaded: true });
  clearOtherFoods();
  setTokens({ accessToken: 'a', refreshToken: 'r' });
  setAccountSettings(SETTINGS);
  setProfile(PROFILE);
  window.history.replaceState(null, '', '/terms');
  render(
    <PageRouter>
      <SettingsPanel />
      <Place />
    </PageRouter>,
  );
});

function Place() {
  return <output aria-label="place">{usePlace().pathname}</output>;
}

const button = (name: string) => screen.getByRole('button', { name });
const choose = async (label: string, option: string) => {
  await user.click(screen.getByRole('combobox', { name: label }));
  await user.click(screen.getByRole('option', { name: option }));
};

test('the list has four entries, the first is chosen', () => {
  const names = within(screen.getByRole('navigation')).getAllByRole('button');
  expect(names.map((one) => one.textContent)).toEqual([
    'Profile',
    'Display',
    'Preferences',
    'Security',
  ]);
  expect(button('Profile')).toHaveAttribute('aria-current');
});

describe('Profile', () => {
  test('a shorter month lowers the day, and offers no later one', async () => {
    await choose('Month', 'February');
    expect(screen.getByRole('combobox', { name: 'Day' })).toHaveTextContent('28');
    await user.click(screen.getByRole('combobox', { name: 'Day' }));
    expect(screen.getAllByRole('option')).toHaveLength(29);
    await user.keyboard('{Escape}');
    await user.click(button('Save Profile'));
    expect(await screen.findByText('Saved')).toBeInTheDocument();
    expect(sent).toEqual([
      {
        method: 'PUT',
        path: 'user/profile',
        body: { firstName: 'Ada', lastName: 'Byron', gender: '', birthday: { month: 2, day: 28 } },
      },
    ]);
  });

  test('half a birthday is none', async () => {
    await choose('Day', 'Not specified');
    await user.click(button('Save Profile'));
    await screen.findByText('Saved');
    expect(sent[0]?.body).toMatchObject({ birthday: null });
  });

  test('what could not be read is not emptied', async () => {
    act(() => {
      useAccountLoaded.setState({ isLoaded: false });
      setProfile(null);
    });
    await user.click(button('Save Profile'));
    await screen.findByText(/^Not saved yet\./);
    expect(sent).toEqual([]);
    await user.type(screen.getByLabelText('First Name'), 'Augusta');
    await user.click(button('Save Profile'));
    await screen.findByText('Saved');
    expect(sent[0]?.body).toEqual({ firstName: 'Augusta' });
  });

  test('what is stored elsewhere meanwhile is followed', async () => {
    await user.type(screen.getByLabelText('First Name'), ' L.');
    expect(screen.getByText('Not saved yet')).toBeInTheDocument();
    act(() => setProfile({ ...PROFILE, firstName: 'Augusta' }));
    expect(screen.getByLabelText('First Name')).toHaveValue('Augusta');
  });
});

describe('Display', () => {
  beforeEach(() => user.click(button('Display')));

  test('is saved by Save Preferences, and not before', async () => {
    await user.click(screen.getByRole('switch', { name: 'Dark Mode' }));
    await choose('Chat Text Size', 'large');
    expect(getSettings().darkMode).toBe(false);
    await user.click(button('Save Preferences'));
    await screen.findByText('Saved');
    expect(sent[0]).toEqual({
      method: 'PUT',
      path: 'user/settings',
      body: {
        ...{ darkMode: true, systemTheme: false },
        ...{ typewriterEffect: false, chatTextSize: 'large' },
      },
    });
    expect(getSettings()).toMatchObject({ darkMode: true, chatTextSize: 'large' });
  });

  test('a failure loses nothing: it is only not saved yet', async () => {
    serverAnswers(503, { message: 'Later.' });
    await user.click(screen.getByRole('switch', { name: 'Typewriter effect' }));
    await user.click(button('Save Preferences'));
    expect(await screen.findByText(/^Not saved yet\./)).toBeInTheDocument();
    expect(screen.queryByText('Later.')).toBeNull();
    expect(screen.getByRole('switch', { name: 'Typewriter effect' })).toBeChecked();
    expect(getSettings().typewriterEffect).toBe(false);
  });
});

test('what is not saved yet waits in its category, and closing says so', async () => {
  await user.click(button('Display'));
  await user.click(screen.getByRole('switch', { name: 'Dark Mode' }));
  await user.click(button('Profile'));
  expect(button('Display')).toHaveAccessibleDescription('Not saved yet');
  expect(button('Profile')).not.toHaveAccessibleDescription();
  await user.click(button('Close settings'));
  expect(useToasts.getState().toast?.text).toContain('Not saved yet: Display.');
  await user.click(button('Display'));
  expect(screen.getByRole('switch', { name: 'Dark Mode' })).toBeChecked();
  expect(screen.getByText('Not saved yet')).toBeInTheDocument();
  await user.click(button('Save Preferences'));
  await screen.findByText('Saved');
  expect(button('Display')).not.toHaveAccessibleDescription();
});

test('Save Preferences keeps what was changed under both of its categories', async () => {
  await user.type(screen.getByLabelText('First Name'), ' L.');
  await user.click(button('Display'));
  await user.click(screen.getByRole('switch', { name: 'Dark Mode' }));
  expect(screen.getByText('Also: Profile')).toBeInTheDocument();
  await user.click(button('Preferences'));
  expect(screen.getByText('Not saved yet: Profile, Display')).toBeInTheDocument();
  await choose('Measurement Units', 'Imperial');
  await user.click(button('Save Preferences'));
  await screen.findByText('Saved');
  expect(sent[0]?.body).toMatchObject({ darkMode: true, measurementUnits: 'Imperial' });
  expect(getSettings()).toMatchObject({ darkMode: true, measurementUnits: 'Imperial' });
  expect(button('Display')).not.toHaveAccessibleDescription();
  expect(screen.getByText('Not saved yet: Profile')).toBeInTheDocument();
});

test('unsaved changes are saved with one click', async () => {
  await user.type(screen.getByLabelText('First Name'), ' L.');
  await user.click(button('Display'));
  await user.click(screen.getByRole('switch', { name: 'Dark Mode' }));
  await user.click(button('Close settings'));
  const action = useToasts.getState().toast?.action;
  expect(action?.label).toBe('Save now');
  act(() => action?.run());
  await waitFor(() => expect(useToasts.getState().toast?.text).toBe('Your changes are saved.'));
  expect(sent.map(({ path }) => path)).toEqual(['user/profile', 'user/settings']);
  expect(getSettings().darkMode).toBe(true);
  expect(button('Display')).not.toHaveAccessibleDescription();
  expect(button('Profile')).not.toHaveAccessibleDescription();
});

test('changes that could not be saved stay, and a toast says so', async () => {
  serverAnswers(503, { message: 'Later.' });
  await user.click(button('Display'));
  await user.click(screen.getByRole('switch', { name: 'Dark Mode' }));
  await user.click(button('Close settings'));
  act(() => useToasts.getState().toast?.action?.run());
  await waitFor(() => expect(useToasts.getState().toast?.text).toMatch(/^Not saved yet\. Please/));
  expect(button('Display')).toHaveAccessibleDescription('Not saved yet');
});

test('with the person go their drafts', async () => {
  await user.type(screen.getByLabelText('First Name'), ' L.');
  act(() => clearSession());
  act(() => setTokens({ accessToken: 'b', refreshToken: 'r' }));
  act(() => setProfile(PROFILE));
  expect(screen.getByLabelText('First Name')).toHaveValue('Ada');
});

describe('Preferences', () => {
  beforeEach(() => user.click(button('Preferences')));
  const box = (list: string, name: string) =>
    within(screen.getByRole('group', { name: list })).getByRole('checkbox', { name });

  test('None stands alone', async () => {
    const list = 'Food Allergies';
    await user.click(box(list, 'milk'));
    await user.click(box(list, 'tree nuts'));
    expect(box(list, 'None')).not.toBeChecked();
    await user.click(box(list, 'None'));
    expect(box(list, 'None')).toBeChecked();
    expect(box(list, 'milk')).not.toBeChecked();
    await user.click(box(list, 'soy'));
    await user.click(box(list, 'soy'));
    expect(box(list, 'None')).toBeChecked();
  });

  test('everything travels together', async () => {
    await user.click(screen.getByRole('switch', { name: /^Remember my preferences/ }));
    await choose('Instructor Persona', 'Julia Child');
    await choose('Measurement Units', 'Imperial');
    await user.click(box('Dietary Restrictions', 'Vegan'));
    await user.click(screen.getByRole('switch', { name: 'Push' }));
    await user.click(button('Save Preferences'));
    await screen.findByText('Saved');
    expect(sent[0]?.body).toEqual({
      rememberPreferences: false,
      chefPersona: 'television personality and chef Julia Child',
      language: 'en',
      measurementUnits: 'Imperial',
      dietaryRestrictions: ['Vegan'],
      foodAllergies: ['None'],
      notifications: { email: false, push: true },
    });
  });

  test('another food is looked up, and travels once it is there', async () => {
    setAccountSettings({ ...SETTINGS, otherFoods: ['kiwi'] });
    const answer = globalThis.fetch;
    vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
      if (!path.endsWith('kitchen/check')) return answer(path, init);
      const lines = [{ recognised: true, allergens: { contains: [], mayContain: [] } }];
      return Response.json({ lines });
    });
    await user.click(await screen.findByRole('checkbox', { name: 'kiwi' }));
    await user.type(screen.getByLabelText('Another food'), 'celery{Enter}');
    expect(await screen.findByRole('checkbox', { name: 'celery' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'kiwi' })).not.toBeChecked();
    expect(sent).toEqual([]);
    await user.click(button('Save Preferences'));
    await screen.findByText('Saved');
    expect(sent.find(({ method }) => method === 'PUT')?.body).toMatchObject({
      otherFoods: ['celery'],
    });
    expect(getOtherFoods()).toEqual(['celery']);
  });

  test('a tick made while Display is being saved stays unsaved', async () => {
    const answer = globalThis.fetch;
    let go: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      go = resolve;
    });
    vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
      await held;
      return answer(path, init);
    });
    await user.click(button('Display'));
    await user.click(screen.getByRole('switch', { name: /dark/i }));
    await user.click(button('Save Preferences'));
    await user.click(button('Preferences'));
    await user.click(await screen.findByRole('checkbox', { name: 'sesame' }));
    go();
    await waitFor(() => expect(getSettings().darkMode).toBe(true));
    await waitFor(() => expect(useDrafts.getState().display).toBeUndefined());
    expect(screen.getByRole('checkbox', { name: 'sesame' })).toBeChecked();
    vi.stubGlobal('fetch', answer);
    await user.click(button('Save Preferences'));
    await waitFor(() => expect(getSettings().foodAllergies).toEqual(['sesame']));
  });

  test('English is all there is', async () => {
    await user.click(screen.getByRole('combobox', { name: 'Language' }));
    expect(screen.getAllByRole('option').map((one) => one.textContent)).toEqual(['English']);
  });
});

describe('Security', () => {
  beforeEach(() => user.click(button('Security')));
  const type = async (current: string, next: string, confirmation: string) => {
    await user.type(screen.getByLabelText('Current Password'), current);
    await user.type(screen.getByLabelText('New Password'), next);
    await user.type(screen.getByLabelText('Confirm New Password'), confirmation);
    await user.click(button('Update Password'));
  };

  test('the two new ones must match', async () => {
    await type('old', 'new one', 'new two');
    expect(screen.getByRole('alert')).toHaveTextContent(
      'New password and confirmation do not match.',
    );
    expect(sent).toEqual([]);
    expect(screen.getByLabelText('Confirm New Password')).toBeInvalid();
    expect(screen.getByLabelText('Confirm New Password')).toHaveAccessibleDescription(
      'New password and confirmation do not match.',
    );
    await waitFor(() => expect(screen.getByLabelText('Confirm New Password')).toHaveFocus());
  });

  test.each([
    ['Current Password', { code: 'wrong-current-password' }],
    ['New Password', { code: 'password-too-common', issues: [{ path: 'newPassword' }] }],
  ])('%s is marked when it was the reason', async (label, refusal) => {
    serverAnswers(400, { message: 'Not this one.', ...refusal });
    await type('old', 'new', 'new');
    await waitFor(() => expect(screen.getByLabelText(label)).toHaveFocus());
    expect(screen.getByLabelText(label)).toBeInvalid();
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription('Not this one.');
  });

  test('success is said, alerted, and clears the fields', async () => {
    const tokens = { accessToken: 'a2', refreshToken: 'r2' };
    vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
      sent.push({ method: String(init.method), path, body: JSON.parse(String(init.body)) });
      return Response.json({ message: 'Password changed successfully!', ...tokens });
    });
    await type('old', 'new', 'new');
    expect(await screen.findByText('Password changed successfully!')).toBeInTheDocument();
    expect(alerts).toEqual(['Your password has been changed.']);
    expect(sent[0]?.body).toEqual({ currentPassword: 'old', newPassword: 'new' });
    expect(screen.getByLabelText('Current Password')).toHaveValue('');
    // All that was signed in has ended, and this browser goes on with what came in its place.
    expect(useSession.getState()).toMatchObject(tokens);
    expect(localStorage.getItem('refreshToken')).toBe('r2');
  });

  test('failure is said, and alerted with the slip of the product', async () => {
    serverAnswers(400, { message: 'The current password is not right.' });
    await type('old', 'new', 'new');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The current password is not right.',
    );
    expect(alerts).toEqual(['Failed to delete account: The current password is not right.']);
    expect(screen.getByLabelText('New Password')).toHaveValue('');
  });

  test('deleting asks the browser first', async () => {
    const asked = vi.fn(() => false);
    vi.stubGlobal('confirm', asked);
    await user.click(button('Delete Account'));
    expect(asked).toHaveBeenCalledWith(
      'Are you sure you want to delete your account? This cannot be undone.',
    );
    expect(sent).toEqual([]);
  });

  test('deleting asks for the password when the sign-in was a while ago', async () => {
    const asked = vi.fn(() => true);
    vi.stubGlobal('confirm', asked);
    serverAnswers(403, { message: 'Please give your password.', code: 'password-needed' });
    await user.click(button('Delete Account'));
    const password = await screen.findByLabelText('Password', { exact: true });
    await waitFor(() => expect(password).toHaveFocus());
    expect(alerts).toEqual([]);
    expect(button('Delete Account')).toBeDisabled();
    serverAnswers(400, {
      message: 'The current password is not right.',
      code: 'wrong-current-password',
    });
    await user.type(password, 'wrong{Enter}');
    await waitFor(() =>
      expect(alerts).toEqual(['Failed to delete account: The current password is not right.']),
    );
    await waitFor(() => expect(password).toBeInvalid());
    serverAnswers();
    await user.clear(password);
    await user.type(password, 'right');
    await user.click(button('Delete Account'));
    await waitFor(() => expect(alerts[1]).toBe('Your account has been deleted.'));
    expect(sent.map(({ method, path, body }) => [method, path, body])).toEqual([
      ['DELETE', 'auth/account', undefined],
      ['DELETE', 'auth/account', { password: 'wrong' }],
      ['DELETE', 'auth/account', { password: 'right' }],
    ]);
    expect(asked).toHaveBeenCalledOnce();
  });

  test('deleting says goodbye, or why not', async () => {
    vi.stubGlobal('confirm', () => true);
    serverAnswers(503, { message: 'Later.' });
    await user.click(button('Delete Account'));
    await waitFor(() => expect(alerts).toEqual(['Failed to delete account: Later.']));
    expect(useSession.getState().accessToken).toBe('a');
    serverAnswers();
    await user.click(button('Delete Account'));
    await waitFor(() => expect(alerts[1]).toBe('Your account has been deleted.'));
    expect(useSession.getState().accessToken).toBeNull();
    expect(screen.getByLabelText('place')).toHaveTextContent(/^\/$/);
  });
});
