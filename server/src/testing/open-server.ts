/** A whole server on a free port with a database of its own, for tests over real HTTP, journeys included. */
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Kitchen } from '@saffron/kitchen/kitchen';
import { openKitchen } from '@saffron/kitchen/open-kitchen';
import { type App, createApp, type Deps } from '../app.ts';
import { createHouseChef } from '../chat/house-chef.ts';
import { createFolderCarrier } from '../post/folder-carrier.ts';
import { BACKLOG } from '../serve.ts';
import type { Storage } from '../storage/database.ts';
import { createLogger } from '../watch/logger.ts';
import { borrowTestPlace } from './test-place.ts';
import { openTestWork } from './test-work.ts';

export interface OpenServer extends App {
  /** `http://127.0.0.1:PORT` */
  readonly url: string;
  readonly storage: Storage;
  /** Every line logged so far, as it was written. */
  readonly logged: readonly string[];
  readonly close: () => Promise<void>;
}

const WEB_FOLDER = fileURLToPath(new URL('../../../web/dist', import.meta.url));
/** Tests share the machine with others; only a test of overload wants to be turned away. */
const PATIENT_MS = 60_000;
const NEARLY_NO_LIMITS = 1000;
/** As weak as argon2 allows. */
const QUICK_HASHES = { memoryCost: 8, timeCost: 1 };

/** Opened with the module and not in a test, whose time it would take. A folder without dishes: they take longest. */
const pantryAlone = openKitchen(undefined, import.meta.dirname);

/** Knows every food and no dish: all that tests with a chef of their own need. */
export function testKitchen(): Kitchen {
  return pantryAlone;
}

let whole: Kitchen | undefined;

/** The kitchen as it is served, for journeys and for tests of the house chef. */
export function wholeKitchen(): Kitchen {
  whole ??= openKitchen();
  return whole;
}

/** @param changes what the test wants otherwise than a server without dishes and nearly without limits */
export async function openServer(changes: Partial<Deps> = {}): Promise<OpenServer> {
  const place = await borrowTestPlace();
  const storage = changes.storage ?? (await place.open());
  const logged: string[] = [];
  const logger = createLogger('debug', { write: (line: string) => void logged.push(line) });
  let url = '';
  const kitchen = changes.kitchen ?? testKitchen();
  const work = changes.work ?? openTestWork(kitchen);
  const app = await createApp({
    kitchen,
    storage,
    work,
    chef: createHouseChef(kitchen, work),
    carrier: createFolderCarrier(path.join(place.dataDir, 'mail'), logger),
    mailFrom: () => 'Saffron <no-reply@cook.example>',
    hashCost: QUICK_HASHES,
    logger,
    webFolder: WEB_FOLDER,
    publicUrl: () => url,
    isHttps: false,
    trustedProxies: [],
    corsOrigins: [],
    rateLimitScale: NEARLY_NO_LIMITS,
    famousPersonas: true,
    overloadMs: PATIENT_MS,
    ...changes,
  });
  await app.server.listen({ host: '127.0.0.1', port: 0, backlog: BACKLOG });
  url = `http://127.0.0.1:${(app.server.server.address() as AddressInfo).port}`;
  const close = async () => {
    await app.server.close();
    await storage.close();
    await place.clear();
  };
  return { ...app, url, storage, logged, close };
}
