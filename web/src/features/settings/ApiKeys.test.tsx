/** Tests the API keys in the settings: listed when asked for, made and shown once, ended, and refusals told. */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { setTokens } from '../../user/session.ts';
import { ApiKeys } from './ApiKeys.tsx';

const OLD = { keyId: 'old', name: 'Old program', createdAt: '2026-01-01T00:00:00.000Z' };
const NEW = { keyId: 'new', name: 'My assistant', createdAt: '2026-02-01T00:00:00.000Z' };
let sent: string[];

function serverAnswers(refusal?: { status: number; message: string }) {
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    sent.push(`${method} ${path.replace('/mp/api/', '')} ${body ?? ''}`.trim());
    if (refusal) return Response.json({ code: 'busy', ...refusal }, { status: refusal.status });
    if (method === 'DELETE') return new Response(null, { status: 204 });
    return Response.json(method === 'POST' ? { ...NEW, key: 'saffron_secret' } : [OLD]);
  });
}

const user = userEvent.setup();
const press = (name: string) => user.click(screen.getByRole('button', { name }));

beforeEach(() => {
  sent = [];
  setTokens({ accessToken: 'a', refreshToken: 'r' });
  serverAnswers();
  render(<ApiKeys />);
});

test('keys are listed only when they are asked for, and can be ended', async () => {
  expect(sent).toEqual([]);
  await press('Show API keys');
  expect(screen.getByText('Old program')).toBeVisible();
  await press('End the key Old program');
  expect(sent.at(-1)).toBe('DELETE user/api-keys/old');
  expect(screen.queryByText('Old program')).toBeNull();
  expect(screen.getByText('You have no API key.')).toBeVisible();
});

test('a new key is shown this once', async () => {
  await press('Show API keys');
  await user.type(screen.getByLabelText('Name of the program'), 'My assistant');
  await press('Make a key');
  expect(sent.at(-1)).toBe('POST user/api-keys {"name":"My assistant"}');
  expect(screen.getByLabelText('Your new key')).toHaveValue('saffron_secret');
  expect(screen.getByText('My assistant')).toBeVisible();
  await press('Copy the key');
  expect(await navigator.clipboard.readText()).toBe('saffron_secret');
});

test('a key wants a name, and a refusal is told', async () => {
  await press('Show API keys');
  await press('Make a key');
  expect(sent).toHaveLength(1);
  serverAnswers({ status: 503, message: 'The kitchen is very busy just now.' });
  await press('End the key Old program');
  expect(screen.getByText('The kitchen is very busy just now.')).toBeVisible();
  expect(screen.getByText('Old program')).toBeVisible();
});
