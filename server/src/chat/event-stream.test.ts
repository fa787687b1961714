/** Tests that a streamed reply sends heartbeats, ends with a sentence, waits for slow readers and stops when they leave. */
import { PassThrough } from 'node:stream';
import { text as readAll } from 'node:stream/consumers';
import type { StreamEvent } from '@saffron/contract/chat';
import { Refusal } from '@saffron/contract/errors';
import { describe, expect, it } from 'vitest';
import { parseEventStream } from '../../testing/parse-event-stream.ts';
import { writeEvents } from './event-stream.ts';

const toRefusal = () => new Refusal('internal');
const text = (delta: string): StreamEvent => ({ event: 'text', data: { delta } });

function ends(changes: { readonly heartbeatMs?: number } = {}) {
  const disconnectController = new AbortController();
  const closing = new AbortController();
  return { disconnectController, closing, shutdownSignal: closing.signal, toRefusal, ...changes };
}

function never(disconnectController: AbortController): AsyncGenerator<StreamEvent> {
  return (async function* () {
    await new Promise((wake) => disconnectController.signal.addEventListener('abort', wake));
    yield text('too late');
  })();
}

describe('an event stream', () => {
  it('keeps a quiet line awake with comments', async () => {
    const line = new PassThrough();
    const given = ends({ heartbeatMs: 10 });
    const written = writeEvents(line, never(given.disconnectController), given);
    let said = '';
    for await (const piece of line) {
      said += piece;
      if (said.split('\n\n').length >= 4) break;
    }
    expect(parseEventStream(said).events).toEqual([]);
    await written;
    expect(given.disconnectController.signal.aborted).toBe(true);
  });

  it('begins with the first word when that comes soon', async () => {
    const line = new PassThrough();
    const quick = (async function* () {
      yield text('Hello.');
    })();
    void writeEvents(line, quick, ends());
    expect(await readAll(line)).toMatch(/^event: text\n/);
  });

  it('ends with a sentence when the server closes', async () => {
    const line = new PassThrough();
    const given = ends();
    void writeEvents(line, never(given.disconnectController), given);
    given.closing.abort();
    const { events } = parseEventStream(await readAll(line));
    expect(events).toEqual([
      { event: 'error', data: { code: 'shutting-down', message: expect.stringMatching(/\.$/) } },
    ]);
    expect(given.disconnectController.signal.aborted).toBe(true);
  });

  it('ends with a sentence when the chef fails', async () => {
    const line = new PassThrough();
    const broken = (async function* () {
      yield text('Hello.');
      throw new Error('the pan is on fire');
    })();
    void writeEvents(line, broken, ends());
    const { events } = parseEventStream(await readAll(line));
    expect(events.map(({ event }) => event)).toEqual(['text', 'error']);
  });

  it('asks the chef for no more than a slow reader takes, and lets go when they leave', async () => {
    const line = new PassThrough({ highWaterMark: 100 });
    const given = ends();
    let said = 0;
    let isOver = false;
    const talkative = (async function* () {
      try {
        for (; said < 1000; said += 1) yield text('And then there is this to be said.');
      } finally {
        isOver = true;
      }
    })();
    const written = writeEvents(line, talkative, given);
    await new Promise((later) => setTimeout(later, 20));
    expect(said).toBeLessThan(10);
    line.destroy();
    await written;
    expect(isOver).toBe(true);
    expect(given.disconnectController.signal.aborted).toBe(true);
  });
});
