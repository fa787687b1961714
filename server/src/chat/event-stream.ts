/** Writes a reply's events as server-sent events, keeps a quiet line awake and ends it properly whoever hangs up. */
import type { StreamEvent } from '@saffron/contract/chat';
import { Refusal } from '@saffron/contract/errors';
import { STREAM_HEARTBEAT_MS } from '@saffron/contract/limits';

const encoder = new TextEncoder();
const HEARTBEAT = encoder.encode(': still here\n\n');
const HEAD_ALONE_MS = 50;

export interface StreamEnds {
  /** Aborted by the stream when nobody listens any more. */
  readonly listener: AbortController;
  /** Aborts when the server closes. */
  readonly streamsEnd: AbortSignal;
  /** A failure in the middle as a refusal; by then the status has long been sent. */
  readonly explain: (error: unknown) => Refusal;
  readonly heartbeatMs?: number;
}

function frame({ event, data }: StreamEvent): Uint8Array {
  return encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
}

function failure({ message, code }: Refusal): StreamEvent {
  return { event: 'error', data: { message, code } };
}

export function toEventStream(
  events: AsyncGenerator<StreamEvent>,
  { listener, streamsEnd, explain, heartbeatMs = STREAM_HEARTBEAT_MS }: StreamEnds,
): ReadableStream<Uint8Array> {
  let isOpen = true;
  let lastWord = () => {};
  let timer: NodeJS.Timeout | undefined;
  let head: NodeJS.Timeout | undefined;

  const stop = () => {
    isOpen = false;
    clearTimeout(head);
    clearInterval(timer);
    streamsEnd.removeEventListener('abort', lastWord);
    listener.abort();
  };
  const end = (controller: ReadableStreamDefaultController<Uint8Array>, last?: StreamEvent) => {
    if (!isOpen) return;
    stop();
    if (last !== undefined) controller.enqueue(frame(last));
    controller.close();
  };

  return new ReadableStream<Uint8Array>({
    start: (controller) => {
      // The headers travel with the first word, or alone when the chef takes long over it: whoever
      // is written to wakes up, and that takes time from asking the model.
      head = setTimeout(() => controller.enqueue(HEARTBEAT), HEAD_ALONE_MS);
      lastWord = () => end(controller, failure(new Refusal('shutting-down')));
      if (streamsEnd.aborted) return lastWord();
      streamsEnd.addEventListener('abort', lastWord);
      timer = setInterval(() => {
        // A full queue is a client that reads slowly: it is not asleep.
        if ((controller.desiredSize ?? 0) > 0) controller.enqueue(HEARTBEAT);
      }, heartbeatMs);
    },
    pull: async (controller) => {
      try {
        const { value, done } = await events.next();
        clearTimeout(head);
        if (done) end(controller);
        else if (isOpen) controller.enqueue(frame(value));
      } catch (error) {
        end(controller, failure(explain(error)));
      }
    },
    cancel: () => {
      stop();
      // Not awaited: it settles only when the chef notices.
      events.return(undefined).catch(() => {});
    },
  });
}
