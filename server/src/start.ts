/** Reads the settings, opens everything the server needs, and starts it. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { BOT_NAME } from '@saffron/contract/limits';
import type { Kitchen } from '@saffron/kitchen/kitchen';
import type { Logger } from 'pino';
import { createHouseChef } from './chat/house-chef.ts';
import { createJobRunner } from './kitchen/job-runner.ts';
import { getCurrentProgram } from './kitchen/worker-command.ts';
import { createWorkerPool } from './kitchen/worker-pool.ts';
import { createFileTransport } from './mail/file-transport.ts';
import type { MailTransport } from './mail/mail-transport.ts';
import { readModelSettings } from './model/model-settings.ts';
import type { ModelConfig } from './model/primary-chef-pool.ts';
import { findCustomPrompt, loadPrompt } from './model/prompt.ts';
import { openLanguageModel } from './model/providers.ts';
import { createLogger } from './observability/logger.ts';
import { ListenError, serve } from './serve.ts';
import { readSettings, SettingError, type Settings } from './settings/env.ts';
import { openStorage } from './storage/database.ts';
import { StorageError } from './storage/migrate.ts';
import { loadSecret, restrictPermissions } from './storage/private-files.ts';

const WEB_FOLDER = fileURLToPath(new URL('../../web/dist', import.meta.url));
const GRACE_MS = 7000;
const OVERLOAD_MS = 1000;

/** @param openKitchen called once the settings and the database are valid */
export async function start(openKitchen: () => Kitchen): Promise<void> {
  try {
    await startServer(openKitchen);
  } catch (error) {
    const isForPeople = [SettingError, StorageError, ListenError].some(
      (kind) => error instanceof kind,
    );
    process.stderr.write(`${isForPeople ? (error as Error).message : (error as Error).stack}\n`);
    process.exit(1);
  }
}

async function startServer(openKitchen: () => Kitchen): Promise<void> {
  const settings = readSettings(process.env);
  const logger = createLogger(settings.LOG_LEVEL);
  const storage = await openStorage(settings.DATA_DIR, settings.DATABASE_URL);
  const encryptionSecret = readEncryptionSecret(settings);
  restrictPermissions(settings.DATA_DIR);
  const kitchen = openKitchen();
  for (const sentence of kitchen.unread ?? []) logger.warn({ sentence }, 'a dish was left out');
  const pool = createWorkerPool(getCurrentProgram(), (err) =>
    logger.warn({ err }, 'a worker of the kitchen could not be started'),
  );
  const jobRunner = createJobRunner(kitchen, pool);
  const model = await openModelConfig(settings, logger);
  const mailTransport = await createMailTransport(settings, logger);
  const { port } = await serve(
    (currentPort) => ({
      kitchen,
      storage,
      encryptionSecret,
      jobRunner,
      chef: createHouseChef(kitchen, jobRunner),
      model,
      mailTransport,
      mailFrom: () => formatSender(settings, getPublicUrl(settings, currentPort())),
      logger,
      webFolder: WEB_FOLDER,
      publicUrl: () => getPublicUrl(settings, currentPort()),
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
  process.stdout.write(`Saffron is ready at ${getPublicUrl(settings, port)}\n`);
}

/** Processes on several machines share no folder, so the secret comes from the setting or there is none. */
function readEncryptionSecret({
  SECRET_KEY,
  DATABASE_URL,
  DATA_DIR,
}: Settings): string | undefined {
  if (SECRET_KEY !== undefined || DATABASE_URL !== undefined) return SECRET_KEY;
  return loadSecret(DATA_DIR);
}

function getPublicUrl({ PUBLIC_URL }: Settings, port: number): string {
  return PUBLIC_URL ?? `http://localhost:${port}`;
}

async function createMailTransport(
  { SMTP_URL, DATA_DIR }: Settings,
  logger: Logger,
): Promise<MailTransport> {
  if (SMTP_URL === undefined) return createFileTransport(path.join(DATA_DIR, 'mail'), logger);
  const { createSmtpTransport: createSmtpCarrier } = await import('./mail/smtp-transport.ts');
  return createSmtpCarrier(SMTP_URL);
}

function formatSender({ MAIL_FROM }: Settings, url: string): string {
  return MAIL_FROM ?? `${BOT_NAME} <no-reply@${new URL(url).hostname}>`;
}

/** Makes no call: an unavailable model is noticed with the first reply. @throws SettingError */
async function openModelConfig(
  settings: Settings,
  logger: Logger,
): Promise<ModelConfig | undefined> {
  const chosen = readModelSettings(settings);
  if (chosen === undefined) return undefined;
  const prompt = loadPrompt(findCustomPrompt(settings.DATA_DIR));
  logger.info({ model: settings.CHEF_MODEL, prompt: prompt.version }, 'a language model cooks');
  return { settings: chosen, languageModel: await openLanguageModel(chosen), prompt };
}
