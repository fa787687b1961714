/** Starts a test server with its own database; by default it knows all foods but no dishes, and has nearly no rate limits. */
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Kitchen } from '@saffron/kitchen/kitchen';
import { openKitchen } from '@saffron/kitchen/open-kitchen';
import { fullKitchen } from '@saffron/kitchen/testing/full-kitchen';
import { type App, type AppDeps, createApp } from '../src/app.ts';
import { createHasher, type Hasher } from '../src/auth/hashing.ts';
import { createHouseChef } from '../src/chat/house-chef.ts';
import { createFileTransport } from '../src/mail/file-transport.ts';
import { createLogger } from '../src/observability/logger.ts';
import { BACKLOG } from '../src/serve.ts';
import type { Storage } from '../src/storage/database.ts';
import { createTestJobRunner } from './test-job-runner.ts';
import { borrowTestStorage } from './test-storage.ts';

export interface TestServer extends App {
  /** `http://127.0.0.1:PORT` */
  readonly url: string;
  readonly storage: Storage;
  /** Every line logged so far, as it was written. */
  readonly logLines: readonly string[];
  /** May be called more than once. */
  readonly close: () => Promise<void>;
}

const WEB_FOLDER = fileURLToPath(new URL('../../web/dist', import.meta.url));
/** Long, as the machine may be busy; only tests of overload set it lower. */
const OVERLOAD_MS = 60_000;
const RATE_LIMIT_SCALE = 1000;
/** Its hashes are as weak as argon2 allows. */
export const createCheapHasher = (): Hasher => createHasher({ memoryCost: 8, timeCost: 1 });

/**
 * Opened when this module is loaded, so that it does not count against the time of a test. A folder
 * without dishes: they take longest.
 */
const pantryOnlyKitchen = openKitchen(undefined, import.meta.dirname);

/** Knows every food and no dish: enough for tests with their own chef. */
export function getPantryOnlyKitchen(): Kitchen {
  return pantryOnlyKitchen;
}

/** The complete kitchen, for browser tests and tests of the house chef. */
export function getFullKitchen(): Kitchen {
  return fullKitchen();
}

/** @param changes to the defaults: a server without dishes and nearly without limits */
export async function startTestServer(changes: Partial<AppDeps> = {}): Promise<TestServer> {
  const place = await borrowTestStorage();
  const storage = changes.storage ?? (await place.open());
  const logLines: string[] = [];
  const logger = createLogger('debug', { write: (line: string) => void logLines.push(line) });
  let url = '';
  const kitchen = changes.kitchen ?? getPantryOnlyKitchen();
  const jobRunner = changes.jobRunner ?? createTestJobRunner(kitchen);
  const app = await createApp({
    kitchen,
    storage,
    jobRunner,
    chef: createHouseChef(kitchen, jobRunner),
    mailTransport: createFileTransport(path.join(place.dataDir, 'mail'), logger),
    mailFrom: () => 'Saffron <no-reply@cook.example>',
    hasher: createCheapHasher(),
    logger,
    webFolder: WEB_FOLDER,
    publicUrl: () => url,
    isHttps: false,
    trustedProxies: [],
    corsOrigins: [],
    rateLimitScale: RATE_LIMIT_SCALE,
    famousPersonas: true,
    overloadMs: OVERLOAD_MS,
    ...changes,
  });
  await app.server.listen({ host: '127.0.0.1', port: 0, backlog: BACKLOG });
  url = `http://127.0.0.1:${(app.server.server.address() as AddressInfo).port}`;
  const end = async () => {
    await app.server.close();
    await storage.close();
    await place.clear();
  };
  let ended: Promise<void> | undefined;
  const close = () => {
    ended ??= end();
    return ended;
  };
  return { ...app, url, storage, logLines, close };
}
