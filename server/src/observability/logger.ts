/** Creates the JSON logger, which removes personal data and secrets from logged errors. */
import { hostname } from 'node:os';
import pino, { type DestinationStream, type Logger } from 'pino';

/** An email address, a token of ours or of a provider, or the query of a URL. */
const PERSONAL_PATTERNS: readonly (readonly [RegExp, string])[] = [
  [/(?<![^\s"'<>@=:;,()])[^\s"'<>@=:;,()]+@[^\s"'<>@=:;,()]+/g, '[address]'],
  [/\b(https?|postgres(?:ql)?|smtps?):\/\/[^\s"'<>]+/gi, '$1://[link]'],
  [/[?&][\w-]+=[^\s"'<>&]+/g, '[query]'],
  [/(?<![\w-])[\w-]{16,}\.[\w-]{16,}\.[\w-]{16,}/g, '[token]'],
  [/(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{32,}/g, '[token]'],
];
/** Causes may be nested, even circularly. */
const MAX_DEPTH = 3;

export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    // Read at run time: pino's own values may be from the process in which the snapshot was taken.
    base: { pid: process.pid, hostname: hostname() },
    serializers: { err: (error: unknown) => serialiseError(error) },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

interface SerialisedError {
  readonly type: string;
  readonly message: string;
  readonly code?: string | number;
  readonly stack?: string;
  readonly cause?: SerialisedError;
}

/**
 * Logs an error's type, code and stack. Other properties are left out: a database attaches the row,
 * a mail server the email, a provider the whole request with its key.
 */
function serialiseError(error: unknown, depth = 0): SerialisedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error' };
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  const isCode = typeof code === 'string' || typeof code === 'number';
  return {
    type: error.name,
    message: redactPersonal(error.message),
    ...(isCode ? { code } : {}),
    ...(error.stack === undefined ? {} : { stack: redactPersonal(error.stack) }),
    ...(cause instanceof Error && depth < MAX_DEPTH
      ? { cause: serialiseError(cause, depth + 1) }
      : {}),
  };
}

function redactPersonal(text: string): string {
  return PERSONAL_PATTERNS.reduce((said, [pattern, word]) => said.replace(pattern, word), text);
}
