/** Tests the feedback drawer over a fake network: required fields, sending, success, failure and the kept draft. */
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ToastHost } from '../../ui/ToastHost.tsx';
import FeedbackDrawer from './FeedbackDrawer.tsx';

const sent: unknown[] = [];
function serverAnswers(status: number, body: unknown) {
  sent.length = 0;
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    sent.push(address, JSON.parse(String(init.body)));
    return new Response(JSON.stringify(body), { status });
  });
}

function Page() {
  const [open, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        open again
      </button>
      <FeedbackDrawer open={open} onClose={() => setOpen(false)} />
      <ToastHost />
    </>
  );
}

const message = () => screen.getByRole('textbox', { name: /Pleas share your thoughts with us/ });
const submit = () => screen.getByRole('button', { name: 'Submit' });

let user: ReturnType<typeof userEvent.setup>;
beforeEach(() => {
  user = userEvent.setup();
  serverAnswers(201, { message: 'ok' });
  render(<Page />);
});

test('asks for a message first, and says so', async () => {
  expect(screen.getByRole('dialog', { name: 'Help us serve you better' })).toBeInTheDocument();
  await user.type(message(), '   ');
  await user.click(submit());
  expect(screen.getByRole('alert')).toHaveTextContent('Please fill out all required fields.');
  expect(sent).toEqual([]);
  expect(message()).toHaveAccessibleDescription('Please fill this in.');
  await waitFor(() => expect(message()).toHaveFocus());
  await user.type(message(), 'x');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('success sends, thanks, closes and clears', async () => {
  await user.type(message(), ' Lovely ');
  await user.click(screen.getByRole('combobox', { name: /Category/ }));
  await user.click(screen.getByRole('option', { name: 'Feature Request' }));
  await user.type(screen.getByRole('textbox', { name: /Email/ }), 'a@b.cd');
  await user.click(submit());
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent('Thanks for your feedback!'),
  );
  const body = { message: 'Lovely', category: 'Feature Request', email: 'a@b.cd' };
  expect(sent).toEqual(['/mp/api/feedback', body]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'open again' }));
  expect(message()).toHaveValue('');
  expect(screen.getByRole('combobox', { name: /Category/ })).toHaveTextContent('General Comment');
});

test('failure says so and keeps the form; an odd address is pointed out', async () => {
  serverAnswers(400, { message: 'bad', code: 'bad-input' });
  await user.type(message(), 'Lovely');
  await user.type(screen.getByRole('textbox', { name: /Email/ }), 'nope');
  await user.click(submit());
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent('Failed to submit feedback.'),
  );
  expect(message()).toHaveValue('Lovely');
  expect(screen.getByRole('textbox', { name: /Email/ })).toHaveAccessibleDescription(
    'This does not look like an e-mail address.',
  );
});

test('an address that only the server finds odd is pointed out as well', async () => {
  serverAnswers(400, { message: 'bad', code: 'bad-input', issues: [{ path: 'email' }] });
  await user.type(message(), 'Lovely');
  const address = screen.getByRole('textbox', { name: /Email/ });
  await user.type(address, 'tom@example');
  await user.click(submit());
  await waitFor(() => expect(address).toHaveFocus());
  expect(address).toBeInvalid();
  await user.type(address, '.com');
  expect(address).toBeValid();
});

test('without an address none is sent', async () => {
  await user.type(message(), 'Lovely');
  await user.click(submit());
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toEqual({ message: 'Lovely', category: 'General Comment' });
});

test('cancelling by mistake loses nothing', async () => {
  await user.type(message(), 'Half a tho');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'open again' }));
  expect(message()).toHaveValue('Half a tho');
});
