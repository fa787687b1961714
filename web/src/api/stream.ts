/** Reads the chef's streamed reply: server-sent events over fetch, as an async generator. */
import type { StreamEvent, StreamEventName } from '@saffron/contract/chat';
import type { BodyInputOf } from '@saffron/contract/endpoints';
import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { failureStrings } from '../strings/failures.ts';
import { CallError, createBrokenReplyError, toCallError } from './failure.ts';
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
 * refuses, when the stream ends before either of them, and on abort. Leaving the loop early closes the connection.
 */
export async function* streamReply(
  body: BodyInputOf<'mealPlan'>,
  signal: AbortSignal,
): AsyncGenerator<StreamEvent> {
  const response = await send('mealPlan', { body, signal, accept: 'text/event-stream' });
  for await (const event of readEvents(response, signal)) {
    yield event;
    if (event.event === 'done' || event.event === 'error') return;
  }
  throw new CallError({
    kind: 'broken',
    status: response.status,
    message: failureStrings.brokenOff,
  });
}

async function* readEvents(response: Response, signal: AbortSignal): AsyncGenerator<StreamEvent> {
  if (!response.headers.get('content-type')?.startsWith('text/event-stream')) {
    yield await readWholeReply(response, signal);
    return;
  }
  const arrived: EventSourceMessage[] = [];
  const parser = createParser({ onEvent: (message) => arrived.push(message) });
  for await (const chunk of readChunks(response, signal)) {
    parser.feed(chunk);
    for (const message of arrived.splice(0)) {
      if (EVENT_NAMES.has(message.event ?? '')) yield parseEvent(message, response.status);
    }
  }
}

/** A proxy may have joined the stream into one plain JSON reply. */
async function readWholeReply(response: Response, signal: AbortSignal): Promise<StreamEvent> {
  const text = await response.text().catch((error: unknown) => {
    throw toCallError(error, signal);
  });
  return parseEvent({ event: 'done', data: text }, response.status);
}

function parseEvent(message: Pick<EventSourceMessage, 'event' | 'data'>, status: number) {
  try {
    // The name was checked, and the server checks its events against the same contract.
    return { event: message.event, data: JSON.parse(message.data) } as StreamEvent;
  } catch (error) {
    throw createBrokenReplyError(status, error);
  }
}

async function* readChunks(response: Response, signal: AbortSignal): AsyncGenerator<string> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!reader) return;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } catch (error) {
    throw toCallError(error, signal);
  } finally {
    // Also when the loop was left early; a connection that is already gone has nothing to cancel.
    void reader.cancel().catch(() => undefined);
  }
}
