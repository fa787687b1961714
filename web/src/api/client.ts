/** The calls of the contract as functions: what goes in, what comes out, one kind of failure. */
import type { ReplyOf } from '@saffron/contract/endpoints';
import type { CallName } from '@saffron/contract/paths';
import { brokenReply, thrownFailure } from './failure.ts';
import { type SendOptions, send } from './send.ts';

export type CallOptions<Name extends CallName> = Omit<SendOptions<Name>, 'accept'>;

/** Throws `CallError` and nothing else. A reply without content is `null`. */
export async function call<Name extends CallName>(
  name: Name,
  options: CallOptions<Name> = {},
): Promise<ReplyOf<Name>> {
  const response = await send(name, options);
  const text = await bodyText(response, options.signal);
  // The server checks its replies against the same contract; checking again would cost the first page a validator.
  return parsed(text, response.status) as ReplyOf<Name>;
}

async function bodyText(response: Response, signal?: AbortSignal): Promise<string> {
  try {
    return await response.text();
  } catch (error) {
    throw thrownFailure(error, signal);
  }
}

function parsed(text: string, status: number): unknown {
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch (error) {
    throw brokenReply(status, error);
  }
}
