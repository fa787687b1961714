/** Starts Saffron around a kitchen: the only reader of the environment; opens everything, listens, says where. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { BOT_NAME } from '@saffron/contract/limits';
import type { Kitchen } from '@saffron/kitchen/kitchen';
import type { Logger } from 'pino';
import { createHouseChef } from './chat/house-chef.ts';
import { readSettings, SettingError, type Settings } from './env.ts';
import { openWork } from './kitchen/work.ts';
import { thisProgram } from './kitchen/worker-command.ts';
import { openPool } from './kitchen/worker-pool.ts';
import { readModelSettings } from './model/model-settings.ts';
import type { ModelChoice } from './model/open-model.ts';
import { openPrompt, ownPrompt } from './model/prompt.ts';
import { openLanguageModel } from './model/providers.ts';
import type { Carrier } from './post/carrier.ts';
import { createFolderCarrier } from './post/folder-carrier.ts';
import { ListenError, serve } from './serve.ts';
import { openStorage } from './storage/database.ts';
import { StorageError } from './storage/migrate.ts';
import { closeToOthers, secretOf } from './storage/private-files.ts';
import { createLogger } from './watch/logger.ts';

const WEB_FOLDER = fileURLToPath(new URL('../../web/dist', import.meta.url));
const GRACE_MS = 7000;
const OVERLOAD_MS = 1000;

/** @param openKitchen asked once the settings and the database are known to be right */
export async function start(openKitchen: () => Kitchen): Promise<void> {
  try {
    await open(openKitchen);
  } catch (error) {
    const isForPeople = [SettingError, StorageError, ListenError].some(
      (kind) => error instanceof kind,
    );
    process.stderr.write(`${isForPeople ? (error as Error).message : (error as Error).stack}\n`);
    process.exit(1);
  }
}

async function open(openKitchen: () => Kitchen): Promise<void> {
  const settings = readSettings(process.env);
  const logger = createLogger(settings.LOG_LEVEL);
  const storage = await openStorage(settings.DATA_DIR, settings.DATABASE_URL);
  const secret = whatSeals(settings);
  closeToOthers(settings.DATA_DIR);
  const kitchen = openKitchen();
  for (const sentence of kitchen.unread ?? []) logger.warn({ sentence }, 'a dish was left out');
  const pool = openPool(thisProgram(), (err) =>
    logger.warn({ err }, 'a worker of the kitchen could not be started'),
  );
  const work = openWork(kitchen, pool);
  const model = await chooseModel(settings, logger);
  const carrier = await whoCarries(settings, logger);
  const { port } = await serve(
    (currentPort) => ({
      kitchen,
      storage,
      secret,
      work,
      chef: createHouseChef(kitchen, work),
      model,
      carrier,
      mailFrom: () => sender(settings, publicUrl(settings, currentPort())),
      logger,
      webFolder: WEB_FOLDER,
      publicUrl: () => publicUrl(settings, currentPort()),
      isHttps: settings.PUBLIC_URL?.startsWith('https:') ?? false,
      trustedProxies: settings.TRUST_PROXY,
      corsOrigins: settings.CORS_ORIGINS,
      rateLimitScale: settings.RATE_LIMIT_SCALE,
      famousPersonas: settings.CHEF_FAMOUS_PERSONAS,
      overloadMs: OVERLOAD_MS,
    }),
    {
      host: settings.HOST,
      port: settings.PORT,
      graceMs: GRACE_MS,
      metricsPort: settings.METRICS_PORT,
    },
  );
  process.stdout.write(`Saffron is ready at ${publicUrl(settings, port)}\n`);
}

/** Processes on several machines share no folder: they are given one secret, or have none. */
function whatSeals({ SECRET_KEY, DATABASE_URL, DATA_DIR }: Settings): string | undefined {
  if (SECRET_KEY !== undefined || DATABASE_URL !== undefined) return SECRET_KEY;
  return secretOf(DATA_DIR);
}

function publicUrl({ PUBLIC_URL }: Settings, port: number): string {
  return PUBLIC_URL ?? `http://localhost:${port}`;
}

async function whoCarries({ SMTP_URL, DATA_DIR }: Settings, logger: Logger): Promise<Carrier> {
  if (SMTP_URL === undefined) return createFolderCarrier(path.join(DATA_DIR, 'mail'), logger);
  const { createSmtpCarrier } = await import('./post/smtp-carrier.ts');
  return createSmtpCarrier(SMTP_URL);
}

function sender({ MAIL_FROM }: Settings, url: string): string {
  return MAIL_FROM ?? `${BOT_NAME} <no-reply@${new URL(url).hostname}>`;
}

/** Makes no call: a model that is down is found out when it is asked. @throws SettingError */
async function chooseModel(settings: Settings, logger: Logger): Promise<ModelChoice | undefined> {
  const chosen = readModelSettings(settings);
  if (chosen === undefined) return undefined;
  const prompt = openPrompt(ownPrompt(settings.DATA_DIR));
  logger.info({ model: settings.CHEF_MODEL, prompt: prompt.version }, 'a language model cooks');
  return { settings: chosen, language: await openLanguageModel(chosen), prompt };
}
