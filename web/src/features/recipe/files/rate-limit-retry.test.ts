/** Tests that a call is repeated after a 429 when the server allows it, and that other failures are thrown at once. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallError } from '../../../api/failure.ts';
import { retryAfterRateLimit } from './rate-limit-retry.ts';

const refused = (status: number, retryAfter = 7) =>
  new CallError({ kind: 'refused', status, retryAfter, message: 'no' });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function begin(work: () => Promise<string>) {
  const leaving = new AbortController();
  const pauses: boolean[] = [];
  const done = retryAfterRateLimit(work, {
    signal: leaving.signal,
    onPause: (one) => pauses.push(one),
  });
  return { done, pauses, leaving };
}

test('after a 429 it goes on when the server says so', async () => {
  const work = vi.fn().mockRejectedValueOnce(refused(429)).mockResolvedValue('read');
  const { done, pauses } = begin(work);
  await vi.advanceTimersByTimeAsync(6_900);
  expect(work).toHaveBeenCalledTimes(1);
  expect(pauses).toEqual([true]);
  await vi.advanceTimersByTimeAsync(200);
  expect(await done).toBe('read');
  expect(pauses).toEqual([true, false]);
});

test('any other failure is thrown at once', async () => {
  const { done, pauses } = begin(vi.fn().mockRejectedValue(refused(500)));
  await expect(done).rejects.toThrow('no');
  expect(pauses).toEqual([]);
});

test('an abort ends the pause', async () => {
  const work = vi.fn().mockRejectedValue(refused(429));
  const { done, leaving } = begin(work);
  const ended = expect(done).rejects.toThrow('no');
  await vi.advanceTimersByTimeAsync(10);
  leaving.abort();
  await ended;
  expect(work).toHaveBeenCalledTimes(2);
});
