/** `CallError` and `Failure`: turns network errors, refusals and unreadable replies into one value that can be shown. */
import type { ErrorBody } from '@saffron/contract/errors';
import { failureStrings } from '../strings/failures.ts';

export interface Failure {
  /** `offline`: no answer; `refused`: the server said no; `broken`: unreadable; `aborted`: cancelled by the app. */
  readonly kind: 'offline' | 'refused' | 'broken' | 'aborted';
  readonly status?: number;
  readonly code?: string;
  readonly message: string;
  /** The fields that were refused, by their names in what was sent. */
  readonly fields?: readonly string[];
  /** Seconds until it is worth trying again. */
  readonly retryAfter?: number;
  /** The sign-up that the password belongs to, when it is only waiting to be confirmed. */
  readonly registrationId?: string;
}

export class CallError extends Error {
  readonly failure: Failure;

  constructor(failure: Failure, cause?: unknown) {
    super(failure.message, { cause });
    this.name = 'CallError';
    this.failure = failure;
  }
}

/** What `fetch`, or the reading of its body, threw. */
export function toCallError(error: unknown, signal?: AbortSignal): CallError {
  if (error instanceof CallError) return error;
  const aborted = signal?.aborted || (error instanceof Error && error.name === 'AbortError');
  const kind = aborted ? 'aborted' : 'offline';
  return new CallError({ kind, message: failureStrings[kind] }, error);
}

export function createBrokenReplyError(status: number, cause?: unknown): CallError {
  return new CallError({ kind: 'broken', status, message: failureStrings.broken }, cause);
}

/** A status that is not a success: with the server's message if it sent one, with ours if a proxy answered. */
export async function readRefusal(response: Response): Promise<CallError> {
  const retryAfter = Number.parseInt(response.headers.get('retry-after') ?? '', 10);
  const wait = Number.isFinite(retryAfter) ? { retryAfter } : {};
  const body = await readRefusalBody(response);
  if (!body) {
    const { status } = response;
    return new CallError({ kind: 'broken', status, message: failureStrings.broken, ...wait });
  }
  const message = body.message || failureStrings.refused;
  const code = body.code === undefined ? {} : { code: body.code };
  const fields = listIssueFields(body.issues);
  const named = fields.length > 0 ? { fields } : {};
  const { registrationId } = body;
  const signUp = registrationId === undefined ? {} : { registrationId };
  const { status } = response;
  return new CallError({ kind: 'refused', status, ...code, message, ...named, ...wait, ...signUp });
}

/** Our server's refusals are JSON objects; an HTML page comes from a proxy. */
async function readRefusalBody(response: Response): Promise<Partial<ErrorBody> | undefined> {
  try {
    const body: unknown = await response.json();
    if (typeof body !== 'object' || body === null) return undefined;
    const { message, code, issues, registrationId } = body as Record<string, unknown>;
    return {
      message: typeof message === 'string' ? message : '',
      ...(Array.isArray(issues) ? { issues } : {}),
      ...(typeof code === 'string' ? { code } : {}),
      ...(typeof registrationId === 'string' ? { registrationId } : {}),
    };
  } catch {
    return undefined;
  }
}

/** A proxy may have rewritten the issues, so only well-formed names are taken. */
function listIssueFields(issues: readonly unknown[] = []): string[] {
  return issues.flatMap((issue) => {
    const path: unknown = (issue as { path?: unknown } | null)?.path;
    return typeof path === 'string' && path !== '' ? [path] : [];
  });
}

/** The failure behind any thrown value, for callers that only show its message. */
export function toFailure(error: unknown): Failure {
  return toCallError(error).failure;
}

/** The message of a server that refused; undefined if there was no reply, or one without a message. */
export function getServerMessage(error: unknown): string | undefined {
  if (!(error instanceof CallError) || error.failure.kind !== 'refused') return undefined;
  return error.failure.message === failureStrings.refused ? undefined : error.failure.message;
}
