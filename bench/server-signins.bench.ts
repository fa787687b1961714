/** Benchmark: sign-ins per second against the password hash alone, and the delay for other requests. */
import { performance } from 'node:perf_hooks';
import { createHasher } from '@saffron/server/auth/hashing';
import { sendRequest, signIn } from './http-client.ts';
import { startMeasuredServer } from './measured-process.ts';
import { type Benchmark, formatMilliseconds, quantile } from './report.ts';
import { emailAt, PASSWORD, seedDatabase } from './seeded-database.ts';

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

export const bench: Benchmark = {
  name: 'Sign-ins',
  description:
    'Sign-ins a second over HTTP, against the same hashes in a process that does nothing else; and how long other calls of a signed-in person take meanwhile.',
  async run() {
    const database = await seedDatabase(SIGN_INS, () => 5);
    const server = await startMeasuredServer(database.dataDir);
    try {
      const token = await signIn(server.url, emailAt(0), PASSWORD);
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
          waits.push((await sendRequest(server.url, ask)).ms);
          await new Promise((later) => setTimeout(later, PAUSE_MS));
        }
      })();
      const ours = await inParallel(SIGN_INS, (at) => signIn(server.url, emailAt(at), PASSWORD));
      isOver = true;
      await others;
      const p99 = quantile(waits, 0.99);
      return [
        {
          label: 'sign-ins a second',
          value: `${ours.toFixed(0)}, ${(ours / alone).toFixed(2)} of the hash alone`,
          baseline: `${alone.toFixed(0)} hashes a second`,
          goal: 'at least 0.9 of the hash alone',
          isMet: ours / alone >= 0.9,
        },
        {
          label: 'another call meanwhile, 99th percentile',
          value: `${formatMilliseconds(p99)}, median ${formatMilliseconds(quantile(waits, 0.5))}`,
          goal: 'under 20 ms',
          isMet: p99 < 20,
        },
      ];
    } finally {
      await server.stop();
      database.remove();
    }
  },
};
