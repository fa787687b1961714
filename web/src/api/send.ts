/** Sends one HTTP request for an API call: address, JSON body, bearer token, and one retry after a 401. */
import type { BodyInputOf } from '@saffron/contract/endpoints';
import { API_ROUTES, type ApiRouteName, apiPath } from '@saffron/contract/paths';
import { getBearerSource } from './bearer.ts';
import { readRefusal, toCallError } from './failure.ts';

export interface SendOptions<Name extends ApiRouteName = ApiRouteName> {
  readonly body?: BodyInputOf<Name>;
  readonly params?: Record<string, string>;
  readonly query?: Record<string, string>;
  readonly signal?: AbortSignal;
  readonly accept?: string;
}

/** Resolves only for successes; everything else is thrown as a `CallError`. */
export async function send<Name extends ApiRouteName>(
  name: Name,
  options: SendOptions<Name>,
): Promise<Response> {
  const { auth } = API_ROUTES[name];
  const token = auth === 'none' ? null : getBearerSource().accessToken();
  let response = await fetchOnce(name, options, token);
  // Calls marked `none` never get here: a wrong password is not an expired session.
  if (response.status === 401 && token && (await getBearerSource().onUnauthorized?.(token))) {
    response = await fetchOnce(name, options, getBearerSource().accessToken());
  }
  if (!response.ok) throw await readRefusal(response);
  return response;
}

async function fetchOnce<Name extends ApiRouteName>(
  name: Name,
  { body, params, query, signal, accept = 'application/json' }: SendOptions<Name>,
  token: string | null,
): Promise<Response> {
  const search = query ? `?${new URLSearchParams(query)}` : '';
  try {
    return await fetch(apiPath(name, params) + search, {
      method: API_ROUTES[name].method,
      headers: {
        Accept: accept,
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
      },
      body: body === undefined ? null : JSON.stringify(body),
      signal: signal ?? null,
    });
  } catch (error) {
    throw toCallError(error, signal);
  }
}
