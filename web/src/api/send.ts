/** One fetch for every call: address, JSON, bearer by the call's rule, one retry after 401. */
import type { SentBodyOf } from '@saffron/contract/endpoints';
import { CALLS, type CallName, callPath } from '@saffron/contract/paths';
import { bearerSource } from './bearer.ts';
import { refusal, thrownFailure } from './failure.ts';

export interface SendOptions<Name extends CallName = CallName> {
  readonly body?: SentBodyOf<Name>;
  readonly params?: Record<string, string>;
  readonly query?: Record<string, string>;
  readonly signal?: AbortSignal;
  readonly accept?: string;
}

/** Answers only successes; everything else is thrown as a `CallError`. */
export async function send<Name extends CallName>(
  name: Name,
  options: SendOptions<Name>,
): Promise<Response> {
  const { auth } = CALLS[name];
  const token = auth === 'none' ? null : bearerSource().accessToken();
  let response = await request(name, options, token);
  // Calls marked `none` never come here: a wrong password is not an expired session.
  if (response.status === 401 && token && (await bearerSource().onUnauthorized?.(token))) {
    response = await request(name, options, bearerSource().accessToken());
  }
  if (!response.ok) throw await refusal(response);
  return response;
}

async function request<Name extends CallName>(
  name: Name,
  { body, params, query, signal, accept = 'application/json' }: SendOptions<Name>,
  token: string | null,
): Promise<Response> {
  const search = query ? `?${new URLSearchParams(query)}` : '';
  try {
    return await fetch(callPath(name, params) + search, {
      method: CALLS[name].method,
      headers: {
        Accept: accept,
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
      },
      body: body === undefined ? null : JSON.stringify(body),
      signal: signal ?? null,
    });
  } catch (error) {
    throw thrownFailure(error, signal);
  }
}
