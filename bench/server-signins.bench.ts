/** How many sign-ins a server manages of those that the hash alone would allow, and whether others have to wait for them. */
import { performance } from 'node:perf_hooks';
import { createHasher } from '@saffron/server/auth/hashing';
import { askOnce, signIn } from './http-load.ts';
import { emailOf, PASSWORD, seedTown } from './seeded-town.ts';
import { type Bench, milliseconds, quantile } from './table.ts';
import { watchSaffron } from './watched-process.ts';

const SIGN_INS = 200;
const AT_ONCE = 8;
const PAUSE_MS = 20;

async function inParallel(count: number, work: (at: number) => Promise<unknown>): Promise<number> {
  const start = performance.now();
  let next = 0;
  const worker = async () => {
    while (next < count) await work(next++);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return count / ((performance.now() - start) / 1000);
}

export const bench: Bench = {
  name: 'Sign-ins',
  about:
    'Sign-ins a second over HTTP, against the same hashes in a process that does nothing else; and how long other calls of a signed-in person take meanwhile.',
  async run() {
    const town = await seedTown(SIGN_INS, () => 5);
    const saffron = await watchSaffron(town.dataDir);
    try {
      const token = await signIn(saffron.url, emailOf(0), PASSWORD);
      const ask = {
        path: '/mp/api/recipes/saved',
        headers: { authorization: `Bearer ${token}` },
      };
      const hasher = createHasher();
      const hashed = await hasher.hash(PASSWORD);
      const alone = await inParallel(SIGN_INS, () => hasher.verify(hashed, PASSWORD));
      const waits: number[] = [];
      let isOver = false;
      const others = (async () => {
        while (!isOver) {
          waits.push((await askOnce(saffron.url, ask)).ms);
          await new Promise((later) => setTimeout(later, PAUSE_MS));
        }
      })();
      const ours = await inParallel(SIGN_INS, (at) => signIn(saffron.url, emailOf(at), PASSWORD));
      isOver = true;
      await others;
      const p99 = quantile(waits, 0.99);
      return [
        {
          what: 'sign-ins a second',
          measured: `${ours.toFixed(0)}, ${(ours / alone).toFixed(2)} of the hash alone`,
          floor: `${alone.toFixed(0)} hashes a second`,
          goal: 'at least 0.9 of the hash alone',
          met: ours / alone >= 0.9,
        },
        {
          what: 'another call meanwhile, 99th percentile',
          measured: `${milliseconds(p99)}, median ${milliseconds(quantile(waits, 0.5))}`,
          goal: 'under 20 ms',
          met: p99 < 20,
        },
      ];
    } finally {
      await saffron.stop();
      town.clear();
    }
  },
};
