/** How much later the first word of a model reaches the browser because our server stands in between. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { runProcess } from './run-process.ts';
import { type Bench, milliseconds, quantile, type Row } from './table.ts';
import { watchSaffron } from './watched-process.ts';

/** Until a new process has compiled what it runs often. */
const WARM_UP = 400;
const ROUNDS = 400;
const STREAMS = 50;
const SETTLE_MS = 1500;

interface Ways {
  readonly provider: string;
  readonly server: string;
}

/** Milliseconds until the first of the answer's words is here. */
async function firstWord(url: string, init: RequestInit, word: string): Promise<number> {
  const start = performance.now();
  const response = await fetch(url, { method: 'POST', ...init });
  const decoder = new TextDecoder();
  let text = '';
  let ms = Number.NaN;
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk as Uint8Array, { stream: true });
    if (Number.isNaN(ms) && text.includes(word)) ms = performance.now() - start;
  }
  if (Number.isNaN(ms)) throw new Error(`no word of the model came from ${url}: ${text}`);
  return ms;
}

const JSON_BODY = { 'content-type': 'application/json' };
const question = (content: string) => ({ role: 'user', content });

function askProvider({ provider }: Ways): Promise<number> {
  const body = JSON.stringify({ model: 'm', stream: true, messages: [question('soup?')] });
  const init = { headers: JSON_BODY, body };
  return firstWord(`${provider}/chat/completions`, init, 'lentil soup');
}

function askOurs({ server }: Ways, at: number): Promise<number> {
  // Never the same words twice: a server may remember what it has read.
  return firstWord(`${server}/mp/api/meal-plan`, ours(`soup for ${at}?`, at), 'lentil soup');
}

function ours(content: string, at: number): RequestInit {
  // Everybody comes from an address of their own, as one person is served one reply at a time.
  const address = `10.${at >> 16}.${(at >> 8) & 255}.${at & 255}`;
  return {
    headers: { ...JSON_BODY, accept: 'text/event-stream', 'x-forwarded-for': address },
    body: JSON.stringify({
      messages: [question(content)],
      preferences: { foodAllergies: ['milk', 'peanuts'] },
    }),
  };
}

/** Turn by turn, so that whatever else the machine does falls on both alike. */
async function compare(ways: Ways, from: number): Promise<{ direct: number[]; through: number[] }> {
  const direct: number[] = [];
  const through: number[] = [];
  for (let round = 0; round < ROUNDS + WARM_UP; round += 1) {
    const floor = await askProvider(ways);
    const time = await askOurs(ways, from + round);
    if (round < WARM_UP) continue;
    direct.push(floor);
    through.push(time);
  }
  return { direct, through };
}

function rows(
  when: string,
  { direct, through }: { direct: number[]; through: number[] },
  goals: { readonly median: number; readonly p99: number },
): Row[] {
  return (
    [
      ['the median', 0.5, goals.median],
      ['the 99th percentile', 0.99, goals.p99],
    ] as const
  ).map(([name, share, goal]) => {
    const added = quantile(through, share) - quantile(direct, share);
    return {
      what: `first word added at ${name}, ${when}`,
      measured: milliseconds(added),
      floor: `${milliseconds(quantile(direct, share))} from the model directly`,
      goal: `at most ${goal} ms`,
      met: added <= goal,
    };
  });
}

/** Streams that never end; aborting closes them. */
async function openStreams(ways: Ways, signal: AbortSignal): Promise<void> {
  const heads = Array.from({ length: STREAMS }, async (_, at) => {
    const response = await fetch(`${ways.server}/mp/api/meal-plan`, {
      method: 'POST',
      ...ours('stay', 1_000_000 + at),
      signal,
    });
    // Read, or the server would rightly stop sending.
    void response.body?.pipeTo(new WritableStream()).catch(() => {});
  });
  await Promise.all(heads);
  await new Promise((later) => setTimeout(later, SETTLE_MS));
}

export const bench: Bench = {
  name: 'First byte',
  about:
    'A model that answers at once, asked directly and through our server over HTTP, each in a process of its own: what the second takes longer than the first.',
  async run() {
    const dataDir = mkdtempSync(join(tmpdir(), 'saffron-bench-'));
    const provider = await runProcess('./model-provider.ts', /listening on (\d+)/);
    const providerUrl = `http://127.0.0.1:${provider.said}/v1`;
    const server = await watchSaffron(dataDir, {
      CHEF_MODEL: 'openai-compatible:bench',
      CHEF_BASE_URL: providerUrl,
      CHEF_TOTAL_MS: '600000',
      CHEF_DAILY_TOKENS: '1000000000000',
      RATE_LIMIT_SCALE: '1000',
    });
    const ways = { provider: providerUrl, server: server.url };
    const closing = new AbortController();
    try {
      const calm = await compare(ways, 0);
      await openStreams(ways, closing.signal);
      const busy = await compare(ways, 10_000);
      return [
        ...rows('calm', calm, { median: 1.5, p99: 5 }),
        ...rows(`with ${STREAMS} streams open`, busy, { median: 15, p99: 15 }),
      ];
    } finally {
      closing.abort();
      await server.stop();
      provider.stop();
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
};
