/** Tests the reusable info and confirm dialogs: titles, buttons, callbacks, queueing, and the restored focus. */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import DialogHost from './DialogHost.tsx';
import { showConfirm, showInfo, useDialogs } from './dialog-store.ts';

beforeEach(() => useDialogs.setState({ queue: [] }));

function Page() {
  return (
    <>
      <button type="button" onClick={() => showInfo({ title: 'Deleted', message: 'Gone.' })}>
        ask
      </button>
      <DialogHost />
    </>
  );
}

test('an info dialog has a title, a message and OK, and gives the focus back', async () => {
  const user = userEvent.setup();
  render(<Page />);
  await user.click(screen.getByRole('button', { name: 'ask' }));
  const dialog = screen.getByRole('dialog', { name: 'Deleted' });
  expect(dialog).toHaveAccessibleDescription('Gone.');
  expect(screen.getByRole('button', { name: 'OK' })).toHaveFocus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('button', { name: 'ask' })).toHaveFocus();
});

test.each([
  ['OK', async (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByText('OK'))],
  ['Escape', async (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Escape}')],
])('%s runs the close callback once', async (_, leave) => {
  const user = userEvent.setup();
  const onClose = vi.fn();
  render(<DialogHost />);
  act(() => showInfo({ title: 'T', message: 'M', onClose }));
  await leave(user);
  expect(onClose).toHaveBeenCalledOnce();
});

test('Cancel closes, Confirm confirms, never both', async () => {
  const user = userEvent.setup();
  const onConfirm = vi.fn();
  const onClose = vi.fn();
  render(<DialogHost />);
  act(() => showConfirm({ title: 'Sure?', message: 'M', onConfirm, onClose }));
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect([onConfirm.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 0]);
  act(() => showConfirm({ title: 'Sure?', message: 'M', onConfirm, onClose }));
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect([onConfirm.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 1]);
});

test('one that comes by itself waits on Confirm, and no stray or held key answers it', async () => {
  const user = userEvent.setup();
  const clock = vi.spyOn(performance, 'now');
  const onConfirm = vi.fn();
  const onClose = vi.fn();
  render(<DialogHost />);
  clock.mockReturnValue(1000);
  act(() => showConfirm({ title: 'Keep?', message: 'M', isUnprompted: true, onConfirm, onClose }));
  expect(screen.getByRole('button', { name: 'Confirm' })).toHaveFocus();
  clock.mockReturnValue(1200);
  await user.keyboard('{Enter}{Escape}');
  clock.mockReturnValue(3000);
  expect(fireEvent.keyDown(document.activeElement as Element, { key: 'Enter', repeat: true })).toBe(
    false,
  );
  expect([onConfirm.mock.calls.length, onClose.mock.calls.length]).toEqual([0, 0]);
  await user.keyboard('{Enter}');
  expect([onConfirm.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 0]);
});

test('what a callback asks is shown next, and questions wait for one another', async () => {
  const user = userEvent.setup();
  render(<DialogHost />);
  act(() => {
    showConfirm({
      title: 'First',
      message: 'M',
      onConfirm: () => showInfo({ title: 'Third', message: 'M' }),
    });
    showInfo({ title: 'Second', message: 'M' });
  });
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  await user.click(okOf('Second'));
  expect(screen.getByRole('dialog', { name: 'Third' })).toBeInTheDocument();

  function okOf(name: string) {
    expect(screen.getByRole('dialog', { name })).toBeInTheDocument();
    return screen.getByRole('button', { name: 'OK' });
  }
});
