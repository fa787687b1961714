/** Tests the toasts: shown for three seconds, replaced by newer ones, and announced even beside a modal dialog. */
import { act, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ToastHost } from './ToastHost.tsx';
import { hideToast, showToast } from './toast-store.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  act(hideToast);
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

test('three seconds by default', () => {
  render(<ToastHost />);
  act(() => showToast({ text: 'Saved' }));
  expect(screen.getByRole('status')).toHaveTextContent('Saved');
  pass(2999);
  expect(screen.getByRole('status')).toHaveTextContent('Saved');
  pass(1);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  act(() => showToast({ text: 'Failed', durationMs: 4000 }));
  pass(3999);
  expect(screen.getByRole('status')).toHaveTextContent('Failed');
  pass(1);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('the newest has its own whole time', () => {
  render(<ToastHost />);
  act(() => showToast({ text: 'One' }));
  pass(2000);
  act(() => showToast({ text: 'Two', content: <b>Two in bold</b> }));
  pass(2000);
  expect(screen.getByRole('status')).toHaveTextContent(/^Two in bold$/);
});

test('a lasting one waits until dialogs are closed, and can be dismissed', async () => {
  render(<ToastHost />);
  const dialog = document.createElement('div');
  dialog.className = 'MuiModal-root';
  document.body.append(dialog);
  act(() => showToast({ text: 'Kept', durationMs: 15_000, isLasting: true }));
  pass(60_000);
  expect(screen.getByRole('status')).toHaveTextContent('Kept');
  await act(async () => dialog.remove());
  pass(14_999);
  expect(screen.getByRole('status')).toHaveTextContent('Kept');
  pass(1);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  act(() => showToast({ text: 'Kept', durationMs: 15_000, isLasting: true }));
  act(() => screen.getByRole('button', { name: 'Dismiss' }).click());
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('a modal cannot hide the region from screen readers', async () => {
  vi.useRealTimers();
  render(<ToastHost />);
  const region = screen.getByRole('status');
  region.setAttribute('aria-hidden', 'true');
  await waitFor(() => expect(region).not.toHaveAttribute('aria-hidden'));
});
