/** Writes the events of a reply to an HTTP response as server-sent events, with heartbeats and a clean end. */
import { once } from 'node:events';
import type { Writable } from 'node:stream';
import type { StreamEvent } from '@saffron/contract/chat';
import { Refusal } from '@saffron/contract/errors';
import { STREAM_HEARTBEAT_MS } from '@saffron/contract/limits';

const HEARTBEAT = ': still here\n\n';
const HEADERS_DELAY_MS = 50;

export interface StreamOptions {
  /** Aborted by the stream when the client disconnects. */
  readonly disconnectController: AbortController;
  /** Aborts when the server closes. */
  readonly shutdownSignal: AbortSignal;
  /** Turns an error in the middle of a stream into a refusal; the status has been sent by then. */
  readonly toRefusal: (error: unknown) => Refusal;
  readonly heartbeatMs?: number;
}

function formatEvent({ event, data }: StreamEvent): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}

function createErrorEvent({ message, code }: Refusal): StreamEvent {
  return { event: 'error', data: { message, code } };
}

/**
 * Written directly to the response: a web stream in between takes as much memory as the rest of a
 * request. Resolves when the response has ended or the connection is lost.
 */
export async function writeEvents(
  line: Writable,
  events: AsyncGenerator<StreamEvent>,
  ends: StreamOptions,
): Promise<void> {
  const { disconnectController, toRefusal } = ends;
  const { end, isOpen, recordEvent } = superviseStream(line, ends);
  // Not awaited: it settles only when the chef notices.
  line.once('close', () => void events.return(undefined).catch(() => {}));
  try {
    for await (const event of events) {
      recordEvent();
      if (!isOpen()) return;
      // Waits for slow clients, as unsent events would fill the memory.
      if (!line.write(formatEvent(event)))
        await once(line, 'drain', { signal: disconnectController.signal });
    }
    end();
  } catch (error) {
    // An error is sent only while the stream is open.
    if (isOpen()) end(createErrorEvent(toRefusal(error)));
  }
}

interface StreamState {
  readonly isOpen: () => boolean;
  /** Called when the chef has sent something. */
  readonly recordEvent: () => void;
  readonly end: (last?: StreamEvent) => void;
}

/** Everything about a line but what is said on it. */
function superviseStream(
  line: Writable,
  { disconnectController, shutdownSignal, heartbeatMs = STREAM_HEARTBEAT_MS }: StreamOptions,
): StreamState {
  let open = true;
  // The headers are sent with the first text, or alone when the chef takes long: whoever is written to wakes up,
  // and that takes time from asking the model.
  const head = setTimeout(() => line.write(HEARTBEAT), HEADERS_DELAY_MS);
  const beat = setInterval(() => {
    // A full queue is a client that reads slowly: it is not asleep.
    if (!line.writableNeedDrain) line.write(HEARTBEAT);
  }, heartbeatMs);
  const stop = () => {
    open = false;
    clearTimeout(head);
    clearInterval(beat);
    shutdownSignal.removeEventListener('abort', lastWord);
    disconnectController.abort();
  };
  const end = (last?: StreamEvent) => {
    if (!open) return;
    stop();
    line.end(last && formatEvent(last));
  };
  const lastWord = () => end(createErrorEvent(new Refusal('shutting-down')));
  shutdownSignal.addEventListener('abort', lastWord);
  line.once('close', stop);
  if (shutdownSignal.aborted) lastWord();
  if (line.destroyed) stop();
  return { isOpen: () => open, recordEvent: () => clearTimeout(head), end };
}
