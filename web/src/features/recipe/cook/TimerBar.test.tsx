/** Tests the timers: by the clock, each named, stopped one by one, and found again after a reload. */
import { act, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { KEYS } from '../../../storage/browser-store.ts';
import { TimerBar } from './TimerBar.tsx';
import { formatTimeLeft, startTimer, stopTimer, useTimers } from './timers.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  act(() => useTimers.setState({ timers: [] }));
  localStorage.clear();
  vi.useRealTimers();
});

const RICE = { id: 'rice', name: 'Simmer the rice', dish: 'Dal', seconds: 600 };
const EGGS = { id: 'eggs', name: 'Boil the eggs', dish: 'Dal', seconds: 60 };

test('each is counted by the clock, even while the page slept', () => {
  render(<TimerBar />);
  expect(screen.queryByRole('region')).toBeNull();
  act(() => startTimer(EGGS));
  act(() => startTimer(RICE));
  const bar = within(screen.getByRole('region', { name: 'Timers' }));
  expect(bar.getAllByRole('timer').map(({ textContent }) => textContent)).toEqual([
    '1:00',
    '10:00',
  ]);
  // A sleeping page gets no ticks: only the clock goes on.
  vi.setSystemTime(Date.now() + 59_500);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(bar.getAllByRole('timer')[0]).toHaveTextContent('0:01');
  act(() => void vi.advanceTimersByTime(1000));
  expect(bar.getAllByRole('timer')[0]).toHaveTextContent('Time is up');
  expect(screen.getByRole('alert')).toHaveTextContent('Boil the eggs: the time is up.');
});

test('a stopped one is gone, a second tap starts no second one', () => {
  render(<TimerBar />);
  act(() => startTimer(RICE));
  act(() => startTimer(RICE));
  act(() => startTimer(EGGS));
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  const rice = screen.getByText('Simmer the rice').closest('li') as HTMLElement;
  act(() => within(rice).getByRole('button', { name: 'Stop' }).click());
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(localStorage.getItem(KEYS.timers)).not.toContain('rice');
});

test('they stand in the order of their start, whatever ends first', () => {
  render(<TimerBar />);
  act(() => startTimer(RICE));
  act(() => startTimer(EGGS));
  const names = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(names.map((text) => text?.slice(0, 4))).toEqual(['Simm', 'Boil']);
});

test('another tab that stops it stops it here', () => {
  render(<TimerBar />);
  act(() => startTimer(RICE));
  localStorage.setItem(KEYS.timers, '[{"odd": true}, null]');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: KEYS.timers })));
  expect(screen.queryByRole('region')).toBeNull();
  act(() => stopTimer('rice'));
});

test.each([
  [0, '0:00'],
  [61, '1:01'],
  [3600, '1:00:00'],
])('%d seconds are %s', (seconds, text) => {
  expect(formatTimeLeft(seconds)).toBe(text);
});
