/** A stream must stay awake, end properly and never outlive its listener. */
import type { StreamEvent } from '@saffron/contract/chat';
import { Refusal } from '@saffron/contract/errors';
import { describe, expect, it } from 'vitest';
import { readFrames } from '../testing/read-events.ts';
import { toEventStream } from './event-stream.ts';

const explain = () => new Refusal('internal');

function never(listener: AbortController): AsyncGenerator<StreamEvent> {
  return (async function* () {
    await new Promise((wake) => listener.signal.addEventListener('abort', wake));
    yield { event: 'text', data: { delta: 'too late' } };
  })();
}

describe('an event stream', () => {
  it('keeps a quiet line awake with comments', async () => {
    const listener = new AbortController();
    const { signal: streamsEnd } = new AbortController();
    const ends = { listener, streamsEnd, explain, heartbeatMs: 10 };
    const reader = toEventStream(never(listener), ends).getReader();
    const decoder = new TextDecoder();
    let text = '';
    while (text.split('\n\n').length < 4) text += decoder.decode((await reader.read()).value);
    expect(readFrames(text).events).toEqual([]);
    await reader.cancel();
    expect(listener.signal.aborted).toBe(true);
  });

  it('begins with the first word when that comes soon', async () => {
    const listener = new AbortController();
    const { signal: streamsEnd } = new AbortController();
    const quick = (async function* (): AsyncGenerator<StreamEvent> {
      yield { event: 'text', data: { delta: 'Hello.' } };
    })();
    const response = new Response(toEventStream(quick, { listener, streamsEnd, explain }));
    expect(await response.text()).toMatch(/^event: text\n/);
  });

  it('ends with a sentence when the server closes', async () => {
    const listener = new AbortController();
    const closing = new AbortController();
    const ends = { listener, streamsEnd: closing.signal, explain };
    const response = new Response(toEventStream(never(listener), ends));
    closing.abort();
    const { events } = readFrames(await response.text());
    expect(events).toEqual([
      { event: 'error', data: { code: 'shutting-down', message: expect.stringMatching(/\.$/) } },
    ]);
    expect(listener.signal.aborted).toBe(true);
  });
});
