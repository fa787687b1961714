/** A server whose own chef says a sentence at every beat and never ends: what a stream costs the house itself, without a model's library. */
import { setInterval as beats } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Chef } from '../chat/chef.ts';
import { createFolderCarrier } from '../post/folder-carrier.ts';
import { serve } from '../serve.ts';
import { openStorage } from '../storage/database.ts';
import { createLogger } from '../watch/logger.ts';
import { testKitchen } from './open-server.ts';
import { openTestWork } from './test-work.ts';

const [dataDir = '', beatMs = '1000'] = process.argv.slice(2);
const SENTENCE =
  'How about a lentil soup with lemon, a bowl of rice with peas, or a warm salad of beans and herbs for this evening? ';

const drippingChef: Chef = {
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
    kitchen: testKitchen(),
    work: openTestWork(testKitchen()),
    storage,
    chef: drippingChef,
    carrier: createFolderCarrier(dataDir, logger),
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
