/** Starts a real nginx with the configuration of the compose file. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export interface ReverseProxy {
  readonly url: string;
  readonly port: number;
  readonly close: () => Promise<void>;
}

const TEMPLATE = fileURLToPath(new URL('../../deploy/nginx.conf.template', import.meta.url));
const PLACES = [process.env.NGINX_PATH, '/usr/sbin/nginx', '/usr/local/bin/nginx'];
const PATIENCE_MS = 10_000;

export function findNginx(): string | undefined {
  return PLACES.find((place) => place !== undefined && existsSync(place));
}

/** @param apps two of `127.0.0.1:PORT` @param before the address of a proxy in front of this one */
export async function startNginx(
  program: string,
  apps: readonly string[],
  before: string,
): Promise<ReverseProxy> {
  const folder = mkdtempSync(path.join(tmpdir(), 'saffron-nginx-'));
  const port = await findFreePort();
  mkdirSync(path.join(folder, 'logs'));
  const site = fillTemplate(readFileSync(TEMPLATE, 'utf8'), {
    APP_ONE: apps[0] ?? '',
    APP_TWO: apps[1] ?? '',
    PROXY_LISTEN: `127.0.0.1:${port}`,
    PROXY_BEFORE: before,
  });
  writeFileSync(path.join(folder, 'site.conf'), site);
  writeFileSync(path.join(folder, 'nginx.conf'), createMainConfig(folder));
  const words = ['-p', folder, '-c', path.join(folder, 'nginx.conf'), '-e', 'stderr'];
  const checked = spawnSync(program, [...words, '-t'], { encoding: 'utf8' });
  if (checked.status !== 0) throw new Error(`nginx refuses its configuration: ${checked.stderr}`);
  const child = spawn(program, words, { stdio: ['ignore', 'ignore', 'inherit'] });
  await waitUntilOpen(child, port);
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    close: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** What the image does with a template: only the names it is given are filled in. */
function fillTemplate(template: string, values: Record<string, string>): string {
  return Object.entries(values).reduce(
    (text, [name, value]) => text.replaceAll(`\${${name}}`, value),
    template,
  );
}

/** The part that the image brings. */
function createMainConfig(folder: string): string {
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${path.join(folder, name)};`,
  );
  return `daemon off; worker_processes 1; pid ${path.join(folder, 'pid')};
error_log stderr crit;
events { worker_connections 256; }
http { ${places.join(' ')} include ${path.join(folder, 'site.conf')}; }
`;
}

async function findFreePort(): Promise<number> {
  const listener = createServer().listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as { port: number };
  listener.close();
  await once(listener, 'close');
  return port;
}

async function waitUntilOpen(child: ChildProcess, port: number): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  while (Date.now() < end && child.exitCode === null) {
    const socket = connect(port, '127.0.0.1');
    const isOpen = await Promise.race([
      once(socket, 'connect').then(() => true),
      once(socket, 'error').then(() => false),
    ]).catch(() => false);
    socket.destroy();
    if (isOpen) return;
    await new Promise((later) => setTimeout(later, 20));
  }
  throw new Error('nginx does not listen');
}
