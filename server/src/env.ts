/** The settings of design 4, read and checked in one place; a wrong one stops the start with one sentence. */
import { isIP } from 'node:net';
import path from 'node:path';
import { z } from 'zod';

/** Its message is one sentence for the person who starts the server. */
export class SettingError extends Error {}

const CHEF_PROVIDERS = ['openai', 'anthropic', 'google', 'ollama', 'openai-compatible'] as const;
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const NAMED_NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];

function wholeNumber(least: number, most: number) {
  const sentence = `must be a whole number from ${least} to ${most}`;
  return z
    .string()
    .regex(/^\d{1,15}$/, sentence)
    .transform(Number)
    .refine((value) => value >= least && value <= most, sentence);
}

function address(protocols: readonly string[], sentence: string) {
  return z.string().refine(
    (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol),
    // Whatever is checked next may take it for an address.
    { error: sentence, abort: true },
  );
}

const webAddress = address(['http:', 'https:'], 'must be an http or https address');

/** `https://cook.example/` -> `https://cook.example`; a path would break every link. */
const origin = webAddress
  .refine((value) => {
    const url = new URL(value);
    return url.pathname === '/' && url.search === '' && url.hash === '' && url.username === '';
  }, 'must be an address without a path, such as https://cook.example')
  .transform((value) => new URL(value).origin);

function listOf<Item>(item: z.ZodType<Item, string>) {
  return z
    .string()
    .transform((value) => value.split(',').map((part) => part.trim()))
    .transform((parts) => parts.filter((part) => part !== ''))
    .pipe(z.array(item));
}

function isNetwork(value: string): boolean {
  if (NAMED_NETWORKS.includes(value)) return true;
  const [ip = '', bits, ...rest] = value.split('/');
  const version = isIP(ip);
  if (version === 0 || rest.length > 0) return false;
  if (bits === undefined) return true;
  // A length of 0 would trust everybody.
  return /^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (version === 4 ? 32 : 128);
}

const chefModel = z
  .string()
  .regex(
    new RegExp(`^(${CHEF_PROVIDERS.join('|')}):\\S+$`),
    `must be provider:model with a provider of ${CHEF_PROVIDERS.join(', ')}`,
  );

const onOrOff = z.enum(['on', 'off'], 'must be on or off').transform((value) => value === 'on');

const schema = z.object({
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'must be a host name or an address')
    .default('127.0.0.1'),
  PUBLIC_URL: origin.optional(),
  DATA_DIR: z
    .string()
    .default('./data')
    .transform((folder) => path.resolve(folder)),
  DATABASE_URL: address(['postgres:', 'postgresql:'], 'must begin with postgres://').optional(),
  SMTP_URL: address(['smtp:', 'smtps:'], 'must begin with smtp:// or smtps://').optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]*\S+@\S+[^\r\n]*$/, 'must be an e-mail address')
    .optional(),
  CHEF_MODEL: chefModel.optional(),
  CHEF_BASE_URL: webAddress.optional(),
  CHEF_API_KEY: z.string().optional(),
  CHEF_FIRST_BYTE_MS: wholeNumber(1, 600_000).default(20_000),
  CHEF_TOTAL_MS: wholeNumber(1, 600_000).default(45_000),
  CHEF_DAILY_TOKENS: wholeNumber(0, 1_000_000_000_000).default(2_000_000),
  CHEF_FAMOUS_PERSONAS: onOrOff.default(true),
  TRUST_PROXY: listOf(
    z.string().refine(isNetwork, 'must list proxy addresses, such as 10.0.0.1 or 10.0.0.0/8'),
  ).default([]),
  CORS_ORIGINS: listOf(origin).default([]),
  RATE_LIMIT_SCALE: z
    .string()
    .regex(/^\d{1,9}(\.\d{1,6})?$/, 'must be a number above 0')
    .transform(Number)
    .refine((value) => value > 0, 'must be a number above 0')
    .default(1),
  METRICS_PORT: wholeNumber(0, 65_535).optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`).default('info'),
});

export type Settings = z.output<typeof schema>;

/** @throws SettingError naming the variable and what it must be */
export function readSettings(variables: Record<string, string | undefined>): Settings {
  // An empty variable is how compose files and shells say "not set".
  const given = Object.entries(variables).filter(([, value]) => value?.trim());
  const result = schema.safeParse(
    Object.fromEntries(given.map(([key, value]) => [key, value?.trim()])),
  );
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  throw new SettingError(`The setting ${String(issue?.path[0])} ${issue?.message}.`);
}
