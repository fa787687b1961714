/** A reply of the chef as it arrives: server-sent events over fetch. */
import type { StreamEvent, StreamEventName } from '@saffron/contract/chat';
import type { SentBodyOf } from '@saffron/contract/endpoints';
import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { failureWords } from '../words/failures.ts';
import { brokenReply, CallError, thrownFailure } from './failure.ts';
import { send } from './send.ts';

const EVENT_NAMES: ReadonlySet<string> = new Set<StreamEventName>([
  'text',
  'card',
  'restart',
  'done',
  'error',
]);

/**
 * Yields every event up to and including `done` or `error`. Throws `CallError` when the server
 * refuses, when the stream ends before either of them, and on abort. Leaving the loop early hangs up.
 */
export async function* streamReply(
  body: SentBodyOf<'mealPlan'>,
  signal: AbortSignal,
): AsyncGenerator<StreamEvent> {
  const response = await send('mealPlan', { body, signal, accept: 'text/event-stream' });
  for await (const event of eventsOf(response, signal)) {
    yield event;
    if (event.event === 'done' || event.event === 'error') return;
  }
  throw new CallError({ kind: 'broken', status: response.status, message: failureWords.brokenOff });
}

async function* eventsOf(response: Response, signal: AbortSignal): AsyncGenerator<StreamEvent> {
  if (!response.headers.get('content-type')?.startsWith('text/event-stream')) {
    yield await wholeReply(response, signal);
    return;
  }
  const arrived: EventSourceMessage[] = [];
  const parser = createParser({ onEvent: (message) => arrived.push(message) });
  for await (const chunk of chunksOf(response, signal)) {
    parser.feed(chunk);
    for (const message of arrived.splice(0)) {
      if (EVENT_NAMES.has(message.event ?? '')) yield readEvent(message, response.status);
    }
  }
}

/** Something on the way may have joined the stream into one plain JSON reply. */
async function wholeReply(response: Response, signal: AbortSignal): Promise<StreamEvent> {
  const text = await response.text().catch((error: unknown) => {
    throw thrownFailure(error, signal);
  });
  return readEvent({ event: 'done', data: text }, response.status);
}

function readEvent(message: Pick<EventSourceMessage, 'event' | 'data'>, status: number) {
  try {
    // The name was checked, and the server checks its events against the same contract.
    return { event: message.event, data: JSON.parse(message.data) } as StreamEvent;
  } catch (error) {
    throw brokenReply(status, error);
  }
}

async function* chunksOf(response: Response, signal: AbortSignal): AsyncGenerator<string> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!reader) return;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } catch (error) {
    throw thrownFailure(error, signal);
  } finally {
    // Also when the loop was left early; a connection that is already gone has nothing to cancel.
    void reader.cancel().catch(() => undefined);
  }
}
