/** Typed API client: sends one request of the contract, returns its parsed JSON reply or throws `CallError`. */
import type { ReplyOf } from '@saffron/contract/endpoints';
import type { ApiRouteName } from '@saffron/contract/paths';
import { createBrokenReplyError, toCallError } from './failure.ts';
import { type SendOptions, send } from './send.ts';

export type CallOptions<Name extends ApiRouteName> = Omit<SendOptions<Name>, 'accept'>;

/** Throws `CallError` and nothing else. A reply without content is `null`. */
export async function call<Name extends ApiRouteName>(
  name: Name,
  options: CallOptions<Name> = {},
): Promise<ReplyOf<Name>> {
  const response = await send(name, options);
  const text = await readBodyText(response, options.signal);
  // The server checks its replies against the same contract; checking again would cost the first page a validator.
  return parseBody(text, response.status) as ReplyOf<Name>;
}

async function readBodyText(response: Response, signal?: AbortSignal): Promise<string> {
  try {
    return await response.text();
  } catch (error) {
    throw toCallError(error, signal);
  }
}

function parseBody(text: string, status: number): unknown {
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch (error) {
    throw createBrokenReplyError(status, error);
  }
}
