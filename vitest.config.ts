/** Unit and HTTP tests of all rooms; the web's run in jsdom, the server's once more on PostgreSQL. */
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const INSTALLED = '**/node_modules/**';
/** What is about one database alone. */
const ONLY_SQLITE = 'server/src/**/sqlite*.test.ts';
const ONLY_POSTGRES = 'server/src/**/postgres*.test.ts';
/** The rooms whose tests keep something, and the files of other rooms that do. */
const KEEPS = [
  'server/src/{auth,user,recipes,shared,feedback,post,storage}/**/*.test.ts',
  'server/src/http/{throttle,health}.test.ts',
  'server/src/model/{counting,limits,model-chef}.test.ts',
];
/** Of those rooms, what keeps nothing. */
const KEEPS_NOTHING = [
  'server/src/auth/{hashing,password-rules}.test.ts',
  'server/src/shared/shared-page.test.ts',
];

/** A busy machine is slow, which is no fault; what hangs or grows without bounds is found all the same. */
const PATIENT = { testTimeout: 20_000, hookTimeout: 30_000 };
const SAME_CHANCES = 'kitchen/src/testing/same-chances.ts';

export default defineConfig({
  test: {
    // Left to itself it leaves a processor free, which on two is half of the machine.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          ...PATIENT,
          include: ['{contract,server,bench,scripts}/**/*.test.{ts,mjs}'],
          exclude: [INSTALLED, ONLY_POSTGRES],
          setupFiles: [SAME_CHANCES],
        },
      },
      {
        test: {
          name: 'kitchen',
          environment: 'node',
          ...PATIENT,
          include: ['kitchen/**/*.test.ts'],
          exclude: [INSTALLED],
          setupFiles: [SAME_CHANCES],
          // All of it is pure, so its tests may share one opened kitchen.
          isolate: false,
        },
      },
      {
        test: {
          name: 'postgres',
          environment: 'node',
          ...PATIENT,
          include: KEEPS,
          exclude: [INSTALLED, ONLY_SQLITE, ...KEEPS_NOTHING],
          globalSetup: ['server/src/testing/run-postgres.ts'],
          setupFiles: [SAME_CHANCES, 'server/src/testing/on-postgres.ts'],
        },
      },
      {
        test: {
          name: 'web',
          environment: 'jsdom',
          ...PATIENT,
          include: ['web/src/**/*.test.{ts,tsx}'],
          setupFiles: [SAME_CHANCES, 'web/src/test-setup.ts'],
        },
      },
    ],
  },
});
