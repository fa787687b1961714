/** The browser that web benchmarks measure in, and a plain server for the floors beside ours. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { freePort } from '../e2e/server.ts';

const ARGS = ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'];

export function openBrowser(...more: readonly string[]): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [...ARGS, ...more],
  });
}

export function wireTo(page: Page): Promise<CDPSession> {
  return page.context().newCDPSession(page);
}

export async function slowDown(page: Page, rate: number): Promise<void> {
  const wire = await wireTo(page);
  await wire.send('Emulation.setCPUThrottlingRate', { rate });
}

export interface PlainServer {
  readonly url: string;
  readonly close: () => void;
}

/** Answers every request with the same page. */
export async function servePage(html: string): Promise<PlainServer> {
  const server = createServer((_, reply) =>
    reply.setHeader('content-type', 'text/html; charset=utf-8').end(html),
  );
  const port = await freePort();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${port}/`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
