/** Calls any endpoint of the contract over HTTP with arbitrary parameters and body. */
import { ENDPOINTS, type Endpoint } from '@saffron/contract/endpoints';
import { type ApiRouteName, apiPath } from '@saffron/contract/paths';
import type { TestPerson } from '../accounts-fixture.ts';
import { send, type TestResponse } from '../http-requests.ts';
import type { ValidRequest } from './valid-requests.ts';

export interface CallInput extends ValidRequest {
  /** In place of `body`. */
  readonly text?: string;
}

export function callEndpoint(
  server: { readonly url: string },
  person: Pick<TestPerson, 'accessToken'>,
  name: ApiRouteName,
  { params, query, body, text }: CallInput,
): Promise<TestResponse> {
  const endpoint: Endpoint = ENDPOINTS[name];
  const words = query === undefined ? '' : `?${new URLSearchParams(query)}`;
  const content = text ?? (body === undefined ? undefined : JSON.stringify(body));
  return send(server.url + apiPath(name, params) + words, {
    method: endpoint.method,
    headers: {
      ...(endpoint.auth === 'none' ? {} : { authorization: `Bearer ${person.accessToken}` }),
      ...(content === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(content === undefined ? {} : { body: content }),
  });
}

/** Runs a few at a time, in order. */
export async function runConcurrently<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = items.values();
  const worker = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: 8 }, worker));
}
