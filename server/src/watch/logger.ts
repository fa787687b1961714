/** The log of the server: lines of JSON in which an error never says what was sent. */
import { hostname } from 'node:os';
import pino, { type DestinationStream, type Logger } from 'pino';

/** A mail address, a token of ours or of a provider, what follows in an address after the question mark. */
const PERSONAL: readonly (readonly [RegExp, string])[] = [
  [/(?<![^\s"'<>@=:;,()])[^\s"'<>@=:;,()]+@[^\s"'<>@=:;,()]+/g, '[address]'],
  [/\b(https?|postgres(?:ql)?|smtps?):\/\/[^\s"'<>]+/gi, '$1://[link]'],
  [/[?&][\w-]+=[^\s"'<>&]+/g, '[query]'],
  [/(?<![\w-])[\w-]{16,}\.[\w-]{16,}\.[\w-]{16,}/g, '[token]'],
  [/(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{32,}/g, '[token]'],
];
/** An error's cause has a cause of its own, and somebody may close the circle. */
const DEEPEST = 3;

export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    // Asked for now: what pino knows of them may be from the process in which the snapshot was taken.
    base: { pid: process.pid, hostname: hostname() },
    serializers: { err: (error: unknown) => tellError(error) },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

interface ToldError {
  readonly type: string;
  readonly message: string;
  readonly code?: string | number;
  readonly stack?: string;
  readonly cause?: ToldError;
}

/**
 * Its kind, its code and where it was thrown. Whatever else is attached to it stays here: a database
 * attaches the row, a mail server the letter, a provider the whole request with its key.
 */
function tellError(error: unknown, depth = 0): ToldError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error' };
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  const isCode = typeof code === 'string' || typeof code === 'number';
  return {
    type: error.name,
    message: withoutPersonal(error.message),
    ...(isCode ? { code } : {}),
    ...(error.stack === undefined ? {} : { stack: withoutPersonal(error.stack) }),
    ...(cause instanceof Error && depth < DEEPEST ? { cause: tellError(cause, depth + 1) } : {}),
  };
}

function withoutPersonal(text: string): string {
  return PERSONAL.reduce((said, [pattern, word]) => said.replace(pattern, word), text);
}
