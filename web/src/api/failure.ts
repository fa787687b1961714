/** Any way a call can fail becomes one displayable value. */
import type { ErrorBody } from '@saffron/contract/errors';
import { failureWords } from '../words/failures.ts';

export interface Failure {
  /** `offline`: no answer; `refused`: the server said no; `broken`: unreadable; `aborted`: we stopped it ourselves. */
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
export function thrownFailure(error: unknown, signal?: AbortSignal): CallError {
  if (error instanceof CallError) return error;
  const aborted = signal?.aborted || (error instanceof Error && error.name === 'AbortError');
  const kind = aborted ? 'aborted' : 'offline';
  return new CallError({ kind, message: failureWords[kind] }, error);
}

export function brokenReply(status: number, cause?: unknown): CallError {
  return new CallError({ kind: 'broken', status, message: failureWords.broken }, cause);
}

/** A status that is not a success: the server's own words when it has some, ours when a proxy answered. */
export async function refusal(response: Response): Promise<CallError> {
  const retryAfter = Number.parseInt(response.headers.get('retry-after') ?? '', 10);
  const wait = Number.isFinite(retryAfter) ? { retryAfter } : {};
  const body = await refusalBody(response);
  if (!body) {
    const { status } = response;
    return new CallError({ kind: 'broken', status, message: failureWords.broken, ...wait });
  }
  const message = body.message || failureWords.refused;
  const code = body.code === undefined ? {} : { code: body.code };
  const fields = namesOf(body.issues);
  const named = fields.length > 0 ? { fields } : {};
  const { registrationId } = body;
  const signUp = registrationId === undefined ? {} : { registrationId };
  const { status } = response;
  return new CallError({ kind: 'refused', status, ...code, message, ...named, ...wait, ...signUp });
}

/** Our server's refusals are JSON objects; a page of HTML comes from something in between. */
async function refusalBody(response: Response): Promise<Partial<ErrorBody> | undefined> {
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

/** Whatever stands between may have rewritten them: only names are taken. */
function namesOf(issues: readonly unknown[] = []): string[] {
  return issues.flatMap((issue) => {
    const path: unknown = (issue as { path?: unknown } | null)?.path;
    return typeof path === 'string' && path !== '' ? [path] : [];
  });
}

/** The failure behind anything that was thrown, for those who only have words to show. */
export function failureOf(error: unknown): Failure {
  return thrownFailure(error).failure;
}

/** What the server itself said when it refused; nothing when there was no answer, or one without words. */
export function serverWords(error: unknown): string | undefined {
  if (!(error instanceof CallError) || error.failure.kind !== 'refused') return undefined;
  return error.failure.message === failureWords.refused ? undefined : error.failure.message;
}
