/** A server process whose chef streams a sentence at an interval and never ends, for measuring streams. */
import { setInterval as beats } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Chef } from '../src/chat/chef-types.ts';
import { createFileTransport } from '../src/mail/file-transport.ts';
import { createLogger } from '../src/observability/logger.ts';
import { serve } from '../src/serve.ts';
import { openStorage } from '../src/storage/database.ts';
import { getPantryOnlyKitchen } from './open-server.ts';
import { createTestJobRunner } from './test-job-runner.ts';

const [dataDir = '', beatMs = '1000'] = process.argv.slice(2);
const SENTENCE =
  'How about a lentil soup with lemon, a bowl of rice with peas, or a warm salad of beans and herbs for this evening? ';

const endlessChef: Chef = {
  answer: async function* (_order, signal) {
    yield { kind: 'text', delta: SENTENCE };
    for await (const _ of beats(Number(beatMs), undefined, { signal })) {
      yield { kind: 'text', delta: SENTENCE };
    }
  },
};

const storage = await openStorage(dataDir);
const logger = createLogger('warn');
const { port } = await serve(
  () => ({
    kitchen: getPantryOnlyKitchen(),
    jobRunner: createTestJobRunner(getPantryOnlyKitchen()),
    storage,
    chef: endlessChef,
    mailTransport: createFileTransport(dataDir, logger),
    mailFrom: () => 'no-reply@localhost',
    logger,
    webFolder: fileURLToPath(new URL('.', import.meta.url)),
    publicUrl: () => 'http://localhost',
    isHttps: false,
    trustedProxies: ['loopback'],
    corsOrigins: [],
    rateLimitScale: 100_000,
    famousPersonas: true,
    overloadMs: 60_000,
  }),
  { host: '127.0.0.1', port: 0, graceMs: 0 },
);
process.stdout.write(`listening on ${port}\n`);
