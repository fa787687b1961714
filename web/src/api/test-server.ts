/** A real server on this machine for the tests of the transport: each test says what it answers. */
// biome-ignore lint/style/noRestrictedImports: only tests import this file, and they run on Node
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
// biome-ignore lint/style/noRestrictedImports: as above
import type { AddressInfo } from 'node:net';
import { vi } from 'vitest';

const realFetch = globalThis.fetch;

export interface TestServer {
  answer: RequestListener;
  /** Afterwards nobody is there. */
  close(): Promise<void>;
}

export async function startTestServer(): Promise<TestServer> {
  const server = createServer((request, response) => handle.answer(request, response));
  const handle: TestServer = {
    answer: (_, response) => response.end(),
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  // A page knows its own origin; Node's fetch has to be told.
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) =>
    realFetch(origin + address, init),
  );
  return handle;
}

export async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text;
}
