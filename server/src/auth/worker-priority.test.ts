/** Tests that the threads which hash passwords run with a lower priority than requests. */
import { readdirSync, readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { describe, expect, it } from 'vitest';
import { createHasher } from './hashing.ts';

const THREADS = '/proc/self/task';

describe.runIf(process.platform === 'linux')('the threads that hash', () => {
  it('come after all others from the first hash on', async () => {
    await createHasher({ memoryCost: 64, timeCost: 1 }).hash('kite otter lamp 9');
    const threads = readdirSync(THREADS).map((thread) => ({
      name: readFileSync(`${THREADS}/${thread}/comm`, 'utf8').trim(),
      niceness: getPriority(Number(thread)),
    }));
    const workers = threads.filter(({ name }) => name === 'libuv-worker');
    expect(workers.length).toBeGreaterThan(0);
    for (const { niceness } of workers) expect(niceness).toBe(10);
    expect(getPriority()).toBeLessThan(10);
  });
});
