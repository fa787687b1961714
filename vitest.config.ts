/** Unit and HTTP tests of all workspaces; those of the web run in jsdom, those of the server once more on PostgreSQL. */
import { availableParallelism } from 'node:os';
import { matchesGlob, relative } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const NODE_MODULES = '**/node_modules/**';
/** Tests of one database only. */
const ONLY_SQLITE = 'server/src/**/sqlite*.test.ts';
const ONLY_POSTGRES = 'server/src/**/postgres*.test.ts';
/** Folders whose tests store something, and single files that do; they run on both databases. */
const WITH_STORAGE = [
  'server/src/{auth,user,recipes,sharing,feedback,mail,mcp,storage}/**/*.test.ts',
  'server/src/http/{rate-limit,health}.test.ts',
  'server/src/model/{usage-counters,usage-limits,model-chef}.test.ts',
];
/** Files in those folders that store nothing. */
const WITHOUT_STORAGE = [
  'server/src/auth/{hashing,password-rules}.test.ts',
  'server/src/sharing/shared-document.test.ts',
  'server/src/mcp/mcp-tools.test.ts',
];

/** Generous, as a busy machine is slow; a test that hangs is still found. */
const TIMEOUTS = { testTimeout: 20_000, hookTimeout: 30_000 };
const FAST_CHECK_SEED = 'kitchen/testing/fast-check-seed.ts';
/** Node loads the sources itself: what Vite makes of them runs slower by a sixth. What it cannot is `vi.mock`. */
const NATIVE = { viteModuleRunner: false };

/** Where no earlier run tells how long a file takes, Vitest goes by its size, and all would wait for one of these. */
const LONGEST = [
  'server/testing/hardening/endpoint-fields.test.ts',
  'scripts/build-server.test.ts',
  'server/src/main.test.ts',
  'server/src/ask-chef.test.ts',
  'server/src/chat/{conversations,house-chef}.test.ts',
  'server/src/model/provider-failures.test.ts',
  'server/src/kitchen/worker-pool.test.ts',
  'server/src/recipes/{quota,import-export}.test.ts',
  'kitchen/src/measure/rewrite/rewrite.property.test.ts',
  'kitchen/src/cook/adapt/adapt.test.ts',
  'kitchen/src/conversation/conversation.property.test.ts',
  'kitchen/src/safety/verdict/check.property.test.ts',
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) =>
      LONGEST.some((pattern) => matchesGlob(relative(import.meta.dirname, moduleId), pattern));
    // A project stays together: its workers are kept.
    return [...Map.groupBy(sorted, ({ project }) => project.name).values()].flatMap((all) => [
      ...all.filter(isLong),
      ...all.filter((one) => !isLong(one)),
    ]);
  }
}

export default defineConfig({
  test: {
    // By default Vitest leaves one processor free, which on two is half of the machine.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // A worker loads the product and opens the kitchen once for all its files: each leaves what it shares as it found it.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    // What is young is collected half as often.
    execArgv: ['--max-semi-space-size=64'],
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          experimental: NATIVE,
          ...TIMEOUTS,
          include: ['{contract,server,cli,bench,scripts}/**/*.test.{ts,mjs}'],
          exclude: [NODE_MODULES, ONLY_POSTGRES],
          globalSetup: ['server/testing/build-product.ts'],
          setupFiles: [FAST_CHECK_SEED],
        },
      },
      {
        test: {
          name: 'kitchen',
          environment: 'node',
          experimental: NATIVE,
          ...TIMEOUTS,
          include: ['kitchen/**/*.test.ts'],
          exclude: [NODE_MODULES],
          setupFiles: [FAST_CHECK_SEED],
        },
      },
      {
        test: {
          name: 'postgres',
          environment: 'node',
          experimental: NATIVE,
          ...TIMEOUTS,
          include: WITH_STORAGE,
          exclude: [NODE_MODULES, ONLY_SQLITE, ...WITHOUT_STORAGE],
          globalSetup: [
            'server/testing/build-product.ts',
            'server/testing/postgres-global-setup.ts',
          ],
          setupFiles: [FAST_CHECK_SEED, 'server/testing/postgres-test-setup.ts'],
        },
      },
      {
        test: {
          name: 'web',
          environment: 'jsdom',
          ...TIMEOUTS,
          include: ['web/src/**/*.test.{ts,tsx}'],
          setupFiles: [FAST_CHECK_SEED, 'web/testing/test-setup.ts'],
        },
      },
    ],
  },
});
