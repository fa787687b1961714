/** A crowd at the turnstile: everybody in order, others in between, and nobody behind one who has waited too long. */
import { Refusal } from '@saffron/contract/errors';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTurnstile } from './turnstile.ts';

it('lets a crowd in one after the other, and other work in between', async () => {
  const { pass } = createTurnstile(60_000);
  const seen: string[] = [];
  const crowd = ['a', 'b', 'c'].map((name) => pass(async () => void seen.push(name)));
  const other = new Promise<void>((done) =>
    setImmediate(() => {
      seen.push('other');
      done();
    }),
  );
  await Promise.all([...crowd, other]);
  expect(seen.filter((name) => name !== 'other')).toEqual(['a', 'b', 'c']);
  expect(seen.indexOf('other')).toBeLessThan(3);
});

it('gives back what the work gave, or threw, and goes on after it', async () => {
  const { pass } = createTurnstile(60_000);
  const both = [pass(async () => 1), pass(() => Promise.reject(new Error('burnt')))];
  const after = pass(async () => 2);
  expect(await Promise.allSettled([...both, after])).toMatchObject([
    { value: 1 },
    { reason: { message: 'burnt' } },
    { value: 2 },
  ]);
});

describe('those who wait too long', () => {
  let now = 0;
  beforeEach(() => {
    vi.spyOn(performance, 'now').mockImplementation(() => now);
  });
  afterEach(() => void vi.restoreAllMocks());
  const takes = (ms: number) => async () => {
    now += ms;
    return 'done';
  };

  it('keep others from queuing up behind them, until they have been served', async () => {
    const { pass } = createTurnstile(20);
    const crowd = Array.from({ length: 3 }, () => pass(takes(15)));
    await crowd[0];
    now += 10;
    await expect(pass(takes(1))).rejects.toMatchObject(new Refusal('busy', { retryAfter: 5 }));
    expect(await Promise.all(crowd)).toEqual(['done', 'done', 'done']);
    expect(await pass(takes(1))).toBe('done');
  });

  it('are sent away when they came in one moment and it becomes very long', async () => {
    const { pass } = createTurnstile(20);
    const all = await Promise.allSettled(Array.from({ length: 6 }, () => pass(takes(30))));
    expect(all.map(({ status }) => status)).toEqual([
      ...Array(4).fill('fulfilled'),
      ...Array(2).fill('rejected'),
    ]);
  });
});
