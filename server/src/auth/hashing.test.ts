/** Tests password hashes: argon2id with the promised cost, a salt each, few at a time, and a bounded queue. */
import { parseOptions } from '@node-rs/argon2';
import { expect, it } from 'vitest';
import { createHasher, isSameHash, readSalt } from './hashing.ts';

const quick = () => createHasher({ memoryCost: 8, timeCost: 1 });

it('are argon2id with 19 MiB and two passes unless a test says otherwise', async () => {
  const hasher = createHasher();
  const hashed = await hasher.hash('kite otter');
  expect(hashed).toMatch(/^\$argon2id\$v=19\$/);
  expect(parseOptions(hashed)).toMatchObject({ memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  expect(await hasher.verify(hashed, 'kite otter')).toBe(true);
  expect(await hasher.verify(hashed, 'kite otter ')).toBe(false);
});

it('have a salt of their own, or the one they are told to share', async () => {
  const hasher = quick();
  const first = await hasher.hash('kite otter');
  expect(await hasher.hash('kite otter')).not.toBe(first);
  expect(await hasher.hash('kite otter', readSalt(first))).toBe(first);
  expect(await hasher.hash('other', readSalt(first))).not.toBe(first);
});

it('are made alike whatever they cost today', async () => {
  const first = await quick().hash('kite otter');
  const dearer = createHasher({ memoryCost: 16, timeCost: 2 });
  const again = await dearer.hashWithSameOptions('kite otter', first);
  expect([isSameHash(again, first), again]).toEqual([true, first]);
  expect(isSameHash(await dearer.hashWithSameOptions('other', first), first)).toBe(false);
  expect(isSameHash(await dearer.hash('kite otter', readSalt(first)), first)).toBe(false);
  expect(isSameHash('', first)).toBe(false);
});

it('are refused with a time to wait when sixty-six are already under way', async () => {
  const hasher = quick();
  const all = await Promise.allSettled(
    Array.from({ length: 80 }, (_, at) => hasher.hash(`password ${at}`)),
  );
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(66);
  const refused = all.find((one) => one.status === 'rejected');
  expect(refused?.reason).toMatchObject({ code: 'busy', status: 503, retryAfter: 2 });
  expect(await hasher.hash('and again')).toContain('$argon2id$');
});
