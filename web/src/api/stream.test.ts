// @vitest-environment node
/** Tests reading the chef's streamed reply over real HTTP: split at any byte, ended, broken, refused or aborted. */
import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { StreamEvent } from '@saffron/contract/chat';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { CallError } from './failure.ts';
import { streamReply } from './stream.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

const BODY = { messages: [{ role: 'user' as const, content: 'soup' }] };
const DONE = 'event: done\ndata: {"reply":"Hello crème"}\n\n';

/** Answers with these bytes, each piece in a packet of its own. */
function stream(
  pieces: (string | Buffer)[],
  end: (response: ServerResponse) => void = (r) => r.end(),
) {
  server.answer = async (_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    for (const piece of pieces) {
      response.write(piece);
      await wait(5);
    }
    end(response);
  };
}

async function read(signal = new AbortController().signal, heard = () => {}) {
  const events: StreamEvent[] = [];
  try {
    for await (const event of streamReply(BODY, signal)) {
      events.push(event);
      heard();
    }
    return { events };
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    return { events, failure: error.failure };
  }
}

test('events arrive whole, however the bytes are cut, and comments are passed over', async () => {
  const bytes = Buffer.from(
    `: hello\n\nevent: text\ndata: {"delta":"crè"}\n\n: still here\n\nevent: card\ndata: {"recipe":{"recipeName":"Crème"}}\n\n${DONE}`,
  );
  const pieces = Array.from({ length: Math.ceil(bytes.length / 7) }, (_, index) =>
    bytes.subarray(index * 7, index * 7 + 7),
  );
  stream(pieces);
  expect(await read()).toEqual({
    events: [
      { event: 'text', data: { delta: 'crè' } },
      { event: 'card', data: { recipe: { recipeName: 'Crème' } } },
      { event: 'done', data: { reply: 'Hello crème' } },
    ],
  });
});

test('many events in one packet, an unknown one among them', async () => {
  stream([`event: text\ndata: {"delta":"a"}\n\nevent: new\ndata: 1\n\n${DONE}`]);
  const { events } = await read();
  expect(events.map(({ event }) => event)).toEqual(['text', 'done']);
});

test('nothing is read after done, even if the line stays open', async () => {
  stream([DONE, 'event: text\ndata: {"delta":"late"}\n\n'], () => undefined);
  const { events, failure } = await read();
  expect(events).toHaveLength(1);
  expect(failure).toBeUndefined();
});

test('an error event is handed on as the end', async () => {
  stream(['event: error\ndata: {"message":"Closed.","code":"shutting-down"}\n\n']);
  const { events, failure } = await read();
  expect(events).toEqual([{ event: 'error', data: { message: 'Closed.', code: 'shutting-down' } }]);
  expect(failure).toBeUndefined();
});

test('a plain JSON reply counts as done', async () => {
  server.answer = (_, response) =>
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"reply":"Hi"}');
  expect(await read()).toEqual({ events: [{ event: 'done', data: { reply: 'Hi' } }] });
});

describe('what is thrown', () => {
  test('a stream without done is broken, after what it did say', async () => {
    stream(['event: text\ndata: {"delta":"a"}\n\n']);
    const { events, failure } = await read();
    expect(events).toHaveLength(1);
    expect(failure).toMatchObject({ kind: 'broken' });
  });

  test('a line that breaks is offline', async () => {
    stream(['event: text\ndata: {"delta":"a"}\n\n'], (response) => response.destroy());
    expect((await read()).failure).toMatchObject({ kind: 'offline' });
  });

  test('data that is no JSON is broken', async () => {
    stream(['event: text\ndata: {"delta"\n\n']);
    expect((await read()).failure).toMatchObject({ kind: 'broken' });
  });

  test('a page of HTML is broken', async () => {
    server.answer = (_, response) =>
      response.writeHead(200, { 'Content-Type': 'text/html' }).end('<p>Welcome to the hotel');
    expect((await read()).failure).toMatchObject({ kind: 'broken' });
  });

  test('a refusal keeps its words', async () => {
    server.answer = (_, response) =>
      response.writeHead(503, { 'Retry-After': '3' }).end('{"message":"Busy.","code":"busy"}');
    const { failure } = await read();
    expect(failure).toMatchObject({
      kind: 'refused',
      code: 'busy',
      message: 'Busy.',
      retryAfter: 3,
    });
  });

  test('stopping in the middle is aborted', async () => {
    stream(['event: text\ndata: {"delta":"a"}\n\n'], () => undefined);
    const abort = new AbortController();
    const { events, failure } = await read(abort.signal, () => abort.abort());
    expect(events).toHaveLength(1);
    expect(failure).toMatchObject({ kind: 'aborted' });
  });
});

test('leaving the loop hangs up', async () => {
  const closed = new Promise<void>((resolve) => {
    server.answer = (_, response) => {
      response.on('close', resolve);
      response.writeHead(200, { 'Content-Type': 'text/event-stream' });
      response.write('event: text\ndata: {"delta":"a"}\n\n');
    };
  });
  for await (const event of streamReply(BODY, new AbortController().signal)) {
    expect(event.event).toBe('text');
    break;
  }
  await closed;
});
