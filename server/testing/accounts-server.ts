/** A server process with accounts and no dishes, for tests with several processes: `DATA_DIR SMTP_URL SCALE DATABASE_URL`. */
import { fileURLToPath } from 'node:url';
import pino from 'pino';
import { createHouseChef } from '../src/chat/house-chef.ts';
import { createSmtpTransport } from '../src/mail/smtp-transport.ts';
import { serve } from '../src/serve.ts';
import { openStorage } from '../src/storage/database.ts';
import { getPantryOnlyKitchen } from './open-server.ts';
import { createTestJobRunner } from './test-job-runner.ts';

const [, , dataDir = '', smtpUrl = '', scale = '1', databaseUrl] = process.argv;
const kitchen = getPantryOnlyKitchen();
const jobRunner = createTestJobRunner(kitchen);
const storage = await openStorage(dataDir, databaseUrl);
const { port } = await serve(
  () => ({
    kitchen,
    jobRunner,
    storage,
    chef: createHouseChef(kitchen, jobRunner),
    mailTransport: createSmtpTransport(smtpUrl),
    mailFrom: () => 'no-reply@cook.example',
    mailPollMs: 20,
    hashCost: { memoryCost: 8, timeCost: 1 },
    logger: pino({ level: 'warn' }),
    webFolder: fileURLToPath(new URL('.', import.meta.url)),
    publicUrl: () => 'http://cook.example',
    isHttps: false,
    trustedProxies: [],
    corsOrigins: [],
    rateLimitScale: Number(scale),
    famousPersonas: true,
    overloadMs: 60_000,
  }),
  { host: '127.0.0.1', port: 0, graceMs: 300 },
);
process.stdout.write(`listening on ${port}\n`);
