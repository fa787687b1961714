/** Starts a local HTTP server whose answer each test defines, and sends all relative `fetch` calls of the test to it. */
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { vi } from 'vitest';

const realFetch = globalThis.fetch;

export interface TestServer {
  answer: RequestListener;
  /** Stops the server; later requests fail. */
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
  // Node's fetch needs absolute addresses.
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) =>
    realFetch(origin + address, init),
  );
  return handle;
}

export async function readBody(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text;
}
