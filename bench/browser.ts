/** Launches the browser for web benchmarks, throttles its CPU and serves baseline pages. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { freePort } from '../e2e/testing/server.ts';

const ARGS = ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'];

export function openBrowser(...more: readonly string[]): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [...ARGS, ...more],
  });
}

export function openCdpSession(page: Page): Promise<CDPSession> {
  return page.context().newCDPSession(page);
}

export async function throttleCpu(page: Page, rate: number): Promise<void> {
  const wire = await openCdpSession(page);
  await wire.send('Emulation.setCPUThrottlingRate', { rate });
}

export interface StaticServer {
  readonly url: string;
  readonly close: () => void;
}

/** Answers every request with the same page. */
export async function servePage(
  html: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<StaticServer> {
  const server = createServer((_, reply) =>
    reply.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(html),
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
