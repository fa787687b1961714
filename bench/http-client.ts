/** A minimal HTTP client for benchmarks: sends requests, signs in and measures what CPU time a request costs a server. */
import { Agent, request as httpRequest } from 'node:http';
import { performance } from 'node:perf_hooks';
import type { MeasuredProcess } from './measured-process.ts';

export interface RequestOptions {
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

export interface TimedResponse {
  readonly status: number;
  readonly text: string;
  readonly ms: number;
}

const agent = new Agent({ keepAlive: true, maxSockets: 256 });

export function sendRequest(
  url: string,
  { path, method = 'GET', headers, body }: RequestOptions,
): Promise<TimedResponse> {
  const content = body === undefined ? undefined : JSON.stringify(body);
  const start = performance.now();
  const type = content === undefined ? {} : { 'content-type': 'application/json' };
  return new Promise((resolve, reject) => {
    const outgoing = httpRequest(
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
    outgoing.on('error', reject);
    outgoing.end(content);
  });
}

/** Asks `count` times, a few at once. @throws when an answer is not 200 */
async function sendRequests(url: string, request: RequestOptions, count: number): Promise<void> {
  let left = count;
  const worker = async () => {
    while (left > 0) {
      left -= 1;
      const { status, text } = await sendRequest(url, request);
      if (status !== 200)
        throw new Error(`${request.path} answered ${status}: ${text.slice(0, 200)}`);
    }
  };
  await Promise.all(Array.from({ length: 4 }, worker));
}

export interface LoadTarget {
  readonly server: MeasuredProcess;
  readonly request: RequestOptions;
}

/** Processor milliseconds of one request to each target, asked in turns, so that other load on the machine affects all alike. */
export async function measureCpuCost(
  targets: readonly LoadTarget[],
  { rounds = 10, each = 200 } = {},
): Promise<number[]> {
  for (const { server, request } of targets) await sendRequests(server.url, request, 600);
  const costs = targets.map((): number[] => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [at, { server, request }] of targets.entries()) {
      const before = await server.readUsage();
      await sendRequests(server.url, request, each);
      const after = await server.readUsage();
      costs[at]?.push((after.cpuMs - before.cpuMs) / each);
    }
  }
  return costs.map(median);
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** Signs in and returns the access token. */
export async function signIn(url: string, email: string, password: string): Promise<string> {
  const { status, text } = await sendRequest(url, {
    path: '/mp/api/auth/login',
    method: 'POST',
    body: { email, password },
  });
  if (status !== 200) throw new Error(`signing in answered ${status}: ${text}`);
  return (JSON.parse(text) as { accessToken: string }).accessToken;
}
