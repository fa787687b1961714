/** Tests that at most three calls run at once, and that a failed or aborted call holds up no other. */
import { expect, test } from 'vitest';
import { runWithLimit } from './concurrency-limit.ts';

test('three at once, the others after them, each once', async () => {
  let running = 0;
  let most = 0;
  const done: number[] = [];
  const { signal } = new AbortController();
  const work = (name: number) => async () => {
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    running -= 1;
    done.push(name);
    if (name % 4 === 0) throw new Error('burnt');
  };
  const all = Array.from({ length: 12 }, (_, name) => runWithLimit(work(name), signal));
  const ends = await Promise.allSettled(all);
  expect(most).toBe(3);
  expect(done.toSorted((one, other) => one - other)).toEqual([...Array(12).keys()]);
  expect(ends.filter(({ status }) => status === 'rejected')).toHaveLength(3);
});

test('aborted work is not started', async () => {
  const leaving = new AbortController();
  const begun: string[] = [];
  let finish = () => {};
  const held = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const { signal } = new AbortController();
  const first = [1, 2, 3].map(() => runWithLimit(() => held, signal));
  const late = runWithLimit(async () => void begun.push('late'), leaving.signal);
  const next = runWithLimit(async () => void begun.push('next'), signal);
  leaving.abort();
  finish();
  await expect(late).rejects.toThrow();
  await Promise.all([...first, next]);
  expect(begun).toEqual(['next']);
});
