/** A server process whose chef never finishes, for tests of how a process stops. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import pino from 'pino';
import { createFolderCarrier } from '../post/folder-carrier.ts';
import { serve } from '../serve.ts';
import { openStorage } from '../storage/database.ts';
import { slowChef } from './chefs.ts';
import { testKitchen } from './open-server.ts';
import { openTestWork } from './test-work.ts';

const GRACE_MS = 300;
const dataDir = process.argv[2] ?? '';
const storage = await openStorage(dataDir);
const logger = pino({ level: 'silent' });
const { port } = await serve(
  () => ({
    kitchen: testKitchen(),
    work: openTestWork(testKitchen()),
    storage,
    chef: slowChef(),
    carrier: createFolderCarrier(path.join(dataDir, 'mail'), logger),
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
