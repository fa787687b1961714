/** A server process whose chef never finishes, for tests of shutting down. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import pino from 'pino';
import { createFileTransport } from '../src/mail/file-transport.ts';
import { serve } from '../src/serve.ts';
import { openStorage } from '../src/storage/database.ts';
import { createSlowChef } from './fake-chefs.ts';
import { getPantryOnlyKitchen } from './open-server.ts';
import { createTestJobRunner } from './test-job-runner.ts';

const GRACE_MS = 300;
const dataDir = process.argv[2] ?? '';
const storage = await openStorage(dataDir);
const logger = pino({ level: 'silent' });
const { port } = await serve(
  () => ({
    kitchen: getPantryOnlyKitchen(),
    jobRunner: createTestJobRunner(getPantryOnlyKitchen()),
    storage,
    chef: createSlowChef(),
    mailTransport: createFileTransport(path.join(dataDir, 'mail'), logger),
    mailFrom: () => 'no-reply@localhost',
    logger,
    webFolder: fileURLToPath(new URL('.', import.meta.url)),
    publicUrl: () => 'http://localhost',
    isHttps: false,
    trustedProxies: [],
    corsOrigins: [],
    rateLimitScale: 1,
    famousPersonas: true,
    overloadMs: 60_000,
  }),
  { host: '127.0.0.1', port: 0, graceMs: GRACE_MS },
);
process.stdout.write(`listening on ${port}\n`);
