/** Makes requests of a server on this machine: a given number of them, so that what they cost can be divided. */
import { Agent, request } from 'node:http';
import { performance } from 'node:perf_hooks';
import type { Watched } from './watched-process.ts';

export interface Ask {
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

export interface Answered {
  readonly status: number;
  readonly text: string;
  readonly ms: number;
}

export const agent = new Agent({ keepAlive: true, maxSockets: 256 });

export function askOnce(
  url: string,
  { path, method = 'GET', headers, body }: Ask,
): Promise<Answered> {
  const content = body === undefined ? undefined : JSON.stringify(body);
  const start = performance.now();
  const type = content === undefined ? {} : { 'content-type': 'application/json' };
  return new Promise((resolve, reject) => {
    const asked = request(
      url + path,
      { agent, method, headers: { ...type, ...headers } },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            text: Buffer.concat(parts).toString(),
            ms: performance.now() - start,
          }),
        );
      },
    );
    asked.on('error', reject);
    asked.end(content);
  });
}

/** Asks `count` times, a few at once. @throws when an answer is not 200 */
export async function askMany(url: string, ask: Ask, count: number): Promise<void> {
  let left = count;
  const worker = async () => {
    while (left > 0) {
      left -= 1;
      const { status, text } = await askOnce(url, ask);
      if (status !== 200) throw new Error(`${ask.path} answered ${status}: ${text.slice(0, 200)}`);
    }
  };
  await Promise.all(Array.from({ length: 4 }, worker));
}

export interface Side {
  readonly server: Watched;
  readonly ask: Ask;
}

/** Processor milliseconds a request, of each side; turn by turn, so that what else the machine does falls on all alike. */
export async function costOf(
  sides: readonly Side[],
  { rounds = 10, each = 200 } = {},
): Promise<number[]> {
  for (const { server, ask } of sides) await askMany(server.url, ask, 600);
  const costs = sides.map((): number[] => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [at, { server, ask }] of sides.entries()) {
      const before = await server.figures();
      await askMany(server.url, ask, each);
      const after = await server.figures();
      costs[at]?.push((after.cpuMs - before.cpuMs) / each);
    }
  }
  return costs.map(median);
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** The bearer of somebody whose password is known. */
export async function signIn(url: string, email: string, password: string): Promise<string> {
  const { status, text } = await askOnce(url, {
    path: '/mp/api/auth/login',
    method: 'POST',
    body: { email, password },
  });
  if (status !== 200) throw new Error(`signing in answered ${status}: ${text}`);
  return (JSON.parse(text) as { accessToken: string }).accessToken;
}
