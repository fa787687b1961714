/** Tests that the admission queue serves in order, leaves time for other work, and refuses calls when it is too slow. */
import { setImmediate as turn } from 'node:timers/promises';
import { Refusal } from '@saffron/contract/errors';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAdmissionQueue } from './admission-queue.ts';

let now = 0;
beforeEach(() => {
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => void vi.restoreAllMocks());
const takes = (ms: number) => async () => {
  now += ms;
  return 'done';
};
const BUSY = new Refusal('busy', { retryAfter: 5 });

it('lets a crowd in one after the other, and other work in between', async () => {
  const { run } = createAdmissionQueue(60_000);
  const seen: string[] = [];
  const work = (name: string) => async () => {
    await takes(5)();
    seen.push(name);
  };
  const crowd = ['a', 'b', 'c'].map((name) => run(work(name)));
  const other = turn().then(() => seen.push('other'));
  await Promise.all([...crowd, other]);
  expect(seen.filter((name) => name !== 'other')).toEqual(['a', 'b', 'c']);
  expect(seen.indexOf('other')).toBeLessThan(3);
});

it('lets small calls in together, as a turn for each would cost more than they do', async () => {
  const { run } = createAdmissionQueue(60_000);
  const work = vi.fn(async () => {});
  const crowd = Array.from({ length: 20 }, () => run(work));
  await turn();
  await turn();
  expect(work).toHaveBeenCalledTimes(20);
  await Promise.all(crowd);
});

it('gives back what the work gave, or threw, and goes on after it', async () => {
  const { run } = createAdmissionQueue(60_000);
  const both = [run(async () => 1), run(() => Promise.reject(new Error('burnt')))];
  const after = run(async () => 2);
  expect(await Promise.allSettled([...both, after])).toMatchObject([
    { value: 1 },
    { reason: { message: 'burnt' } },
    { value: 2 },
  ]);
});

it('lets nobody in who has left', async () => {
  const { run } = createAdmissionQueue(60_000);
  const worked = vi.fn(async () => 'done');
  const first = run(takes(5));
  const gone = run(worked, () => true);
  await expect(gone).rejects.toMatchObject(BUSY);
  expect([await first, await run(takes(5))]).toEqual(['done', 'done']);
  expect(worked).not.toHaveBeenCalled();
});

describe('those who wait too long', () => {
  const settle = async (count: number, ms: number) => {
    const { run } = createAdmissionQueue(20);
    return Promise.allSettled(Array.from({ length: count }, () => run(takes(ms))));
  };
  const served = (all: readonly { status: string }[]) =>
    all.filter(({ status }) => status === 'fulfilled').length;

  it('are served all the same while they are few', async () => {
    expect(served(await settle(30, 1000))).toBe(30);
  });

  it('are sent away behind the few when they came in one moment and it becomes very long', async () => {
    expect(served(await settle(100, 30))).toBe(65);
    expect(served(await settle(100, 1))).toBe(100);
  });

  it('keep others from queuing up behind them, until they have been served', async () => {
    const { run, findRefusal } = createAdmissionQueue(20);
    const crowd = [5, ...Array<number>(80).fill(0)].map((ms) => run(takes(ms)));
    expect(findRefusal()).toBeUndefined();
    now += 21;
    expect(findRefusal()).toMatchObject(BUSY);
    await expect(run(takes(1))).rejects.toMatchObject(BUSY);
    expect(served(await Promise.allSettled(crowd))).toBe(81);
    expect(findRefusal()).toBeUndefined();
    expect(await run(takes(1))).toBe('done');
  });
});
