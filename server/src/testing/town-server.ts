/** A server process with accounts and no dishes, for tests of several on one database: `DATA_DIR SMTP_URL SCALE DATABASE_URL`. */
import { fileURLToPath } from 'node:url';
import pino from 'pino';
import { createHouseChef } from '../chat/house-chef.ts';
import { createSmtpCarrier } from '../post/smtp-carrier.ts';
import { serve } from '../serve.ts';
import { openStorage } from '../storage/database.ts';
import { testKitchen } from './open-server.ts';
import { openTestWork } from './test-work.ts';

const [, , dataDir = '', smtpUrl = '', scale = '1', databaseUrl] = process.argv;
const kitchen = testKitchen();
const work = openTestWork(kitchen);
const storage = await openStorage(dataDir, databaseUrl);
const { port } = await serve(
  () => ({
    kitchen,
    work,
    storage,
    chef: createHouseChef(kitchen, work),
    carrier: createSmtpCarrier(smtpUrl),
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
