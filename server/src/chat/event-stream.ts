/** Writes a reply's events as server-sent events, keeps a quiet line awake and ends it properly whoever hangs up. */
import { once } from 'node:events';
import type { Writable } from 'node:stream';
import type { StreamEvent } from '@saffron/contract/chat';
import { Refusal } from '@saffron/contract/errors';
import { STREAM_HEARTBEAT_MS } from '@saffron/contract/limits';

const HEARTBEAT = ': still here\n\n';
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

function frame({ event, data }: StreamEvent): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}

function failure({ message, code }: Refusal): StreamEvent {
  return { event: 'error', data: { message, code } };
}

/**
 * Written straight to the line: a web stream between the two takes as much memory as all the rest of a request.
 * Resolves when the line has been ended or lost.
 */
export async function writeEvents(
  line: Writable,
  events: AsyncGenerator<StreamEvent>,
  ends: StreamEnds,
): Promise<void> {
  const { listener, explain } = ends;
  const { end, isOpen, spoken } = keepLine(line, ends);
  // Not awaited: it settles only when the chef notices.
  line.once('close', () => void events.return(undefined).catch(() => {}));
  try {
    for await (const event of events) {
      spoken();
      if (!isOpen()) return;
      // Who reads slowly is not written to: what waits here would wait in memory.
      if (!line.write(frame(event))) await once(line, 'drain', { signal: listener.signal });
    }
    end();
  } catch (error) {
    // Only of a line that is open is there anything to explain.
    if (isOpen()) end(failure(explain(error)));
  }
}

interface Line {
  readonly isOpen: () => boolean;
  /** Told when the chef has said something. */
  readonly spoken: () => void;
  readonly end: (last?: StreamEvent) => void;
}

/** Everything about a line but what is said on it. */
function keepLine(
  line: Writable,
  { listener, streamsEnd, heartbeatMs = STREAM_HEARTBEAT_MS }: StreamEnds,
): Line {
  let open = true;
  // The headers travel with the first word, or alone when the chef takes long over it: whoever
  // is written to wakes up, and that takes time from asking the model.
  const head = setTimeout(() => line.write(HEARTBEAT), HEAD_ALONE_MS);
  const beat = setInterval(() => {
    // A full queue is a client that reads slowly: it is not asleep.
    if (!line.writableNeedDrain) line.write(HEARTBEAT);
  }, heartbeatMs);
  const stop = () => {
    open = false;
    clearTimeout(head);
    clearInterval(beat);
    streamsEnd.removeEventListener('abort', lastWord);
    listener.abort();
  };
  const end = (last?: StreamEvent) => {
    if (!open) return;
    stop();
    line.end(last && frame(last));
  };
  const lastWord = () => end(failure(new Refusal('shutting-down')));
  streamsEnd.addEventListener('abort', lastWord);
  line.once('close', stop);
  if (streamsEnd.aborted) lastWord();
  if (line.destroyed) stop();
  return { isOpen: () => open, spoken: () => clearTimeout(head), end };
}
