/** Benchmark: delay that our server adds to the first word streamed by a language model (a fake one). */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { startMeasuredServer } from './measured-process.ts';
import { type Benchmark, formatMilliseconds, quantile, type ReportRow } from './report.ts';
import { runProcess } from './run-process.ts';

/** Requests until a new process has compiled its hot code. */
const WARM_UP = 400;
const ROUNDS = 400;
const STREAMS = 50;
const SETTLE_MS = 1500;

interface BaseUrls {
  readonly provider: string;
  readonly server: string;
}

/** Milliseconds until the first of the answer's words is here. */
async function timeToFirstText(url: string, init: RequestInit, word: string): Promise<number> {
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

function askProvider({ provider }: BaseUrls): Promise<number> {
  const body = JSON.stringify({ model: 'm', stream: true, messages: [question('soup?')] });
  const init = { headers: JSON_BODY, body };
  return timeToFirstText(`${provider}/chat/completions`, init, 'lentil soup');
}

function askOurs({ server }: BaseUrls, at: number): Promise<number> {
  // Never the same words twice: a server may remember what it has read.
  return timeToFirstText(
    `${server}/mp/api/meal-plan`,
    createServerRequest(`soup for ${at}?`, at),
    'lentil soup',
  );
}

function createServerRequest(content: string, at: number): RequestInit {
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

/** Asks both in turns, so that other load on the machine affects both alike. */
async function compare(
  urls: BaseUrls,
  from: number,
): Promise<{ direct: number[]; through: number[] }> {
  const direct: number[] = [];
  const through: number[] = [];
  for (let round = 0; round < ROUNDS + WARM_UP; round += 1) {
    const baseline = await askProvider(urls);
    const time = await askOurs(urls, from + round);
    if (round < WARM_UP) continue;
    direct.push(baseline);
    through.push(time);
  }
  return { direct, through };
}

function rows(
  when: string,
  { direct, through }: { direct: number[]; through: number[] },
  goals: { readonly median: number; readonly p99: number },
): ReportRow[] {
  return (
    [
      ['the median', 0.5, goals.median],
      ['the 99th percentile', 0.99, goals.p99],
    ] as const
  ).map(([name, share, goal]) => {
    const added = quantile(through, share) - quantile(direct, share);
    return {
      label: `first word added at ${name}, ${when}`,
      value: formatMilliseconds(added),
      baseline: `${formatMilliseconds(quantile(direct, share))} from the model directly`,
      goal: `at most ${goal} ms`,
      isMet: added <= goal,
    };
  });
}

/** Streams that never end; aborting closes them. */
async function openStreams(urls: BaseUrls, signal: AbortSignal): Promise<void> {
  const opened = Array.from({ length: STREAMS }, async (_, at) => {
    const response = await fetch(`${urls.server}/mp/api/meal-plan`, {
      method: 'POST',
      ...createServerRequest('endless soup', 1_000_000 + at),
      signal,
    });
    // The body must be read, or the server stops sending.
    void response.body?.pipeTo(new WritableStream()).catch(() => {});
  });
  await Promise.all(opened);
  await new Promise((later) => setTimeout(later, SETTLE_MS));
}

export const bench: Benchmark = {
  name: 'First byte',
  description:
    'A model that answers at once, asked directly and through our server over HTTP, each in a process of its own: what the second takes longer than the first.',
  async run() {
    const dataDir = mkdtempSync(join(tmpdir(), 'saffron-bench-'));
    const provider = await runProcess('./fake-model-provider.ts', /listening on (\d+)/);
    const providerUrl = `http://127.0.0.1:${provider.firstOutput}/v1`;
    const server = await startMeasuredServer(dataDir, {
      CHEF_MODEL: 'openai-compatible:bench',
      CHEF_BASE_URL: providerUrl,
      CHEF_TOTAL_MS: '600000',
      CHEF_DAILY_TOKENS: '1000000000000',
      RATE_LIMIT_SCALE: '1000',
    });
    const urls = { provider: providerUrl, server: server.url };
    const closing = new AbortController();
    try {
      const calm = await compare(urls, 0);
      await openStreams(urls, closing.signal);
      const busy = await compare(urls, 10_000);
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
