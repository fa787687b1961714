/** Asks any call of the contract over HTTP with whatever is to be tried, as text where JSON cannot say it. */
import { ENDPOINTS, type Endpoint } from '@saffron/contract/endpoints';
import { type CallName, callPath } from '@saffron/contract/paths';
import type { Person } from '../testing/people.ts';
import { type Answer, send } from '../testing/send.ts';
import type { GoodRequest } from './good-requests.ts';

export interface Asked extends GoodRequest {
  /** In place of `body`. */
  readonly text?: string;
}

export function ask(
  server: { readonly url: string },
  person: Pick<Person, 'accessToken'>,
  name: CallName,
  { params, query, body, text }: Asked,
): Promise<Answer> {
  const endpoint: Endpoint = ENDPOINTS[name];
  const words = query === undefined ? '' : `?${new URLSearchParams(query)}`;
  const content = text ?? (body === undefined ? undefined : JSON.stringify(body));
  return send(server.url + callPath(name, params) + words, {
    method: endpoint.method,
    headers: {
      ...(endpoint.auth === 'none' ? {} : { authorization: `Bearer ${person.accessToken}` }),
      ...(content === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(content === undefined ? {} : { body: content }),
  });
}

/** A few at a time, in order of beginning. */
export async function inTurns<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = items.values();
  const worker = async () => {
    for (const item of waiting) await work(item);
  };
  await Promise.all(Array.from({ length: 8 }, worker));
}
