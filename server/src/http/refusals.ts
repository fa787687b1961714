/** Turns any error into the JSON error response of the contract, without revealing internals. */
import {
  type ErrorBody,
  Refusal,
  type RefusalCode,
  type RefusalIssue,
} from '@saffron/contract/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { isStorageUnavailable } from '../storage/storage-errors.ts';

const BY_FASTIFY_CODE: Record<string, RefusalCode> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'bad-json',
  FST_ERR_CTP_BODY_TOO_LARGE: 'too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported-media-type',
  FST_ERR_MAX_PARAM_LENGTH: 'uri-too-long',
};
const BY_STATUS: Record<number, RefusalCode> = {
  // The file server refuses unusual paths with 403; clients get 404.
  403: 'not-found',
  404: 'not-found',
  405: 'method-not-allowed',
  413: 'too-large',
  414: 'uri-too-long',
  415: 'unsupported-media-type',
};
const MAX_ISSUES = 20;
const STORAGE_RETRY_SECONDS = 5;

/** Turns any thrown value into a refusal; unforeseen errors become `internal`. */
export function toRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    return new Refusal('bad-input', { issues: readIssues(error.validation) });
  }
  if (isStorageUnavailable(error)) {
    return new Refusal('storage-unavailable', { retryAfter: STORAGE_RETRY_SECONDS });
  }
  return fromFastifyError(error);
}

function fromFastifyError(error: unknown): Refusal {
  const { code, statusCode } = error as { code?: unknown; statusCode?: unknown };
  const refusalCode = typeof code === 'string' ? BY_FASTIFY_CODE[code] : undefined;
  if (refusalCode !== undefined) return new Refusal(refusalCode);
  if (typeof statusCode !== 'number' || statusCode < 400 || statusCode >= 500) {
    return new Refusal('internal');
  }
  if (error instanceof SyntaxError) return new Refusal('bad-json');
  return new Refusal(BY_STATUS[statusCode] ?? 'bad-input');
}

function readIssues(
  validation: readonly { instancePath: string; message?: string | undefined }[],
): RefusalIssue[] {
  return validation.slice(0, MAX_ISSUES).map((issue) => ({
    path: issue.instancePath.slice(1).replaceAll('/', '.'),
    message: issue.message ?? 'is not right',
  }));
}

export function createErrorBody(refusal: Refusal, requestId: string): ErrorBody {
  const { message, code, issues, registrationId } = refusal;
  return {
    message,
    code,
    requestId,
    ...(issues === undefined ? {} : { issues: [...issues] }),
    ...(registrationId === undefined ? {} : { registrationId }),
  };
}

/** Sends the refusal; logs only internal errors. */
export function sendRefusal(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const refusal = toRefusal(error);
  if (refusal.status >= 500 && !(error instanceof Refusal)) {
    request.log.error({ requestId: request.id, err: error }, 'a request failed');
  }
  if (refusal.retryAfter !== undefined) reply.header('retry-after', Math.ceil(refusal.retryAfter));
  return reply
    .code(refusal.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(createErrorBody(refusal, request.id));
}
