/** Reads and validates the environment variables; a wrong one stops the start with one sentence. */
import { BlockList, isIP } from 'node:net';
import path from 'node:path';
import { z } from 'zod';
import { TLS_OFF } from '../mail/smtp-settings.ts';

/** Its message is one sentence for the person who starts the server. */
export class SettingError extends Error {}

const CHEF_PROVIDERS = ['openai', 'anthropic', 'google', 'ollama', 'openai-compatible'] as const;
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const NAMED_NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];
const ALL_IPV4 = ['::ffff:0.0.0.0', '::ffff:255.255.255.255'];

function createIntegerSchema(least: number, most: number) {
  const sentence = `must be a whole number from ${least} to ${most}`;
  return z
    .string()
    .regex(/^\d{1,15}$/, sentence)
    .transform(Number)
    .refine((value) => value >= least && value <= most, sentence);
}

function createUrlSchema(protocols: readonly string[], sentence: string) {
  return z.string().refine(
    (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol),
    // Later checks may assume that it is a URL.
    { error: sentence, abort: true },
  );
}

const webAddress = createUrlSchema(['http:', 'https:'], 'must be an http or https address');

/**
 * A host name as the URL parser returns it; the parser accepts more than browsers send, such as
 * `*.example`.
 */
const HOST_NAME = /^([\w-]+(\.[\w-]+)*\.?|\[[\da-f:.]+\])$/;

/** `https://cook.example/` -> `https://cook.example`; a path would break every link. */
const origin = webAddress
  .refine((value) => {
    const { href, origin: bare, hostname } = new URL(value);
    return href === `${bare}/` && HOST_NAME.test(hostname);
  }, 'must be an address without a path, such as https://cook.example')
  .transform((value) => new URL(value).origin);

const mailServer = createUrlSchema(['smtp:', 'smtps:'], 'must begin with smtp:// or smtps://')
  .refine((value) => {
    const { hostname, port, username, password } = new URL(value);
    return hostname !== '' && port !== '0' && [username, password].every(isDecodable);
  }, 'must name a mail server, such as smtps://name:password@mail.example:465, with %25 for % and %40 for @ in the password')
  .refine((value) => {
    const { protocol, pathname, search, hash } = new URL(value);
    const isBare = ['', '/'].includes(pathname) && hash === '';
    return isBare && (search === '' || (search === TLS_OFF && protocol === 'smtp:'));
  }, `must end with the name of the server, or with ${TLS_OFF} after an smtp:// address`);

function isDecodable(part: string): boolean {
  try {
    // A call whose value nobody uses is left out when the server is built.
    return typeof decodeURIComponent(part) === 'string';
  } catch {
    return false;
  }
}

/** `no-reply@cook.example` or `Saffron <no-reply@cook.example>`: one sender, so that no mail server has to guess. */
const SENDER =
  /^(("[^"\\\p{Cc}]*"|[^"<>@,;:\\\p{Cc}]*?)\s*<[^\s"<>@,;:]+@[^\s"<>@,;:]+>|[^\s"<>@,;:]+@[^\s"<>@,;:]+)$/u;

function createListSchema<Item>(item: z.ZodType<Item, string>) {
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
  if (!/^\d{1,3}$/.test(bits) || Number(bits) > (version === 4 ? 32 : 128)) return false;
  return !coversAllAddresses(ip, Number(bits), version === 4 ? 'ipv4' : 'ipv6');
}

/** A short IPv6 prefix holds every IPv4 address in its written-in form. */
function coversAllAddresses(ip: string, bits: number, family: 'ipv4' | 'ipv6'): boolean {
  if (bits === 0) return true;
  const network = new BlockList();
  network.addSubnet(ip, bits, family);
  const ends = family === 'ipv4' ? ['0.0.0.0', '255.255.255.255'] : ALL_IPV4;
  return ends.every((end) => network.check(end, family));
}

const chefModel = z
  .string()
  .regex(
    new RegExp(`^(${CHEF_PROVIDERS.join('|')}):\\S+$`),
    `must be provider:model with a provider of ${CHEF_PROVIDERS.join(', ')}`,
  );

const SCALE_SENTENCE = 'must be a number above 0 and below 1000000000, such as 0.5';

const onOrOff = z.enum(['on', 'off'], 'must be on or off').transform((value) => value === 'on');

const schema = z.object({
  PORT: createIntegerSchema(0, 65_535).default(3000),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'must be a host name or an address')
    .default('127.0.0.1'),
  PUBLIC_URL: origin.optional(),
  DATA_DIR: z
    .string()
    .default('./data')
    .transform((folder) => path.resolve(folder)),
  DATABASE_URL: createUrlSchema(
    ['postgres:', 'postgresql:'],
    'must begin with postgres://',
  ).optional(),
  SECRET_KEY: z
    .string()
    .regex(
      /^[\x21-\x7e]{32,}$/,
      'must be one word of at least 32 characters that nobody can guess, such as openssl rand -base64 32 prints',
    )
    .optional(),
  SMTP_URL: mailServer.optional(),
  MAIL_FROM: z
    .string()
    .regex(SENDER, 'must be an e-mail address, such as Saffron <no-reply@cook.example>')
    .optional(),
  CHEF_MODEL: chefModel.optional(),
  CHEF_BASE_URL: webAddress.optional(),
  CHEF_API_KEY: z
    .string()
    .regex(/^[\x21-\x7e]+$/, 'must be one word without accents, as the provider gave it')
    .optional(),
  CHEF_FIRST_BYTE_MS: createIntegerSchema(1, 600_000).default(20_000),
  CHEF_TOTAL_MS: createIntegerSchema(1, 600_000).default(45_000),
  CHEF_DAILY_TOKENS: createIntegerSchema(0, 1_000_000_000_000).default(2_000_000),
  CHEF_FAMOUS_PERSONAS: onOrOff.default(true),
  TRUST_PROXY: createListSchema(
    z.string().refine(isNetwork, 'must list proxy addresses, such as 10.0.0.1 or 10.0.0.0/8'),
  ).default([]),
  CORS_ORIGINS: createListSchema(origin).default([]),
  RATE_LIMIT_SCALE: z
    .string()
    .regex(/^(\d{1,9}(\.\d{1,6})?|\.\d{1,6})$/, SCALE_SENTENCE)
    .transform(Number)
    .refine((value) => value > 0, SCALE_SENTENCE)
    .default(1),
  METRICS_PORT: createIntegerSchema(0, 65_535).optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`).default('info'),
});

export type Settings = z.output<typeof schema>;

/** @throws SettingError naming the variable and what it must be */
export function readSettings(variables: Record<string, string | undefined>): Settings {
  // An empty variable is how compose files and shells say "not set".
  const nonEmpty = Object.entries(variables).filter(([, value]) => value?.trim());
  const result = schema.safeParse(
    Object.fromEntries(nonEmpty.map(([key, value]) => [key, value?.trim()])),
  );
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  throw new SettingError(`The setting ${String(issue?.path[0])} ${issue?.message}.`);
}
