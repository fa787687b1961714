/** Finds what is wrong with any response: status, headers and error body. */
import { ENDPOINTS } from '@saffron/contract/endpoints';
import { type ErrorBody, REFUSALS, type RefusalCode } from '@saffron/contract/errors';
import type { ApiRouteName } from '@saffron/contract/paths';
import type { TestResponse } from '../http-requests.ts';

const REQUEST_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const INTERNAL_DETAILS = /node_modules|\bat \S+ \(|\.ts:\d+|SQLITE|node:internal|ZodError/;

/** @returns one sentence about what is wrong with the response, or undefined */
export function findResponseFault(name: ApiRouteName, answer: TestResponse): string | undefined {
  const { status, headers, text } = answer;
  if (status >= 500) return `answered ${status}: ${text.slice(0, 200)}`;
  if (headers.get('x-content-type-options') !== 'nosniff') return 'let the browser guess the type';
  if (headers.get('set-cookie') !== null) return 'set a cookie';
  const [success] = ENDPOINTS[name].success;
  if (status === success || (status === 200 && success === 201)) return undefined;
  return findRefusalFault(answer);
}

export function findRefusalFault({
  status,
  headers,
  json,
  text,
}: TestResponse): string | undefined {
  const { message, code, requestId, issues, ...more } = json as unknown as ErrorBody &
    Record<string, unknown>;
  const row = REFUSALS[code as RefusalCode];
  if (row === undefined) return `answered ${status} with an unknown code: ${text.slice(0, 200)}`;
  if (row[0] !== status || row[1] !== message) return `answered ${status} with ${code}`;
  if (!REQUEST_ID.test(requestId)) return 'has no request id';
  // `valid` belongs to the refusal of one call.
  if (Object.keys(more).some((key) => key !== 'valid')) return `says more: ${Object.keys(more)}`;
  if (headers.get('content-type') !== 'application/json; charset=utf-8') return 'is no JSON';
  if (INTERNAL_DETAILS.test(text)) return `tells of the inside: ${text.slice(0, 300)}`;
  if (/<[a-z!?/]/i.test(text)) return `repeats markup: ${text.slice(0, 300)}`;
  const isShaped = (issues ?? []).every(
    (issue) => typeof issue.path === 'string' && typeof issue.message === 'string',
  );
  return isShaped ? undefined : 'has issues of another shape';
}
