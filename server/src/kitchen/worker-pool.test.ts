/** Tests that slow texts are read in worker processes: others are not delayed; deadlines, crashes and queue are handled. */
import { fileURLToPath } from 'node:url';
import { API_BASE } from '@saffron/contract/paths';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type AccountsFixture, openAccountsFixture } from '../../testing/accounts-fixture.ts';
import { CRASHING_TEXT, ENDLESS_TEXT } from '../../testing/faulty-worker.ts';
import { get, post } from '../../testing/http-requests.ts';
import {
  getFullKitchen,
  getPantryOnlyKitchen,
  startTestServer,
  type TestServer,
} from '../../testing/open-server.ts';
import { parseEventStream } from '../../testing/parse-event-stream.ts';
import { createTestJobRunner, getBuiltWorkerCommand } from '../../testing/test-job-runner.ts';
import type { WorkerCommand } from './worker-command.ts';
import type { WorkerPoolLimits } from './worker-pool.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const EVENTS = { accept: 'text/event-stream' };
/** Five earlier messages and a new one, as long as they may be together. */
function conversation(unit: string) {
  const long = unit.repeat(Math.ceil(4000 / unit.length)).slice(0, 3900);
  const bytes = Buffer.byteLength(long);
  const earlier = Math.min(14, Math.floor(62_000 / bytes) - 1);
  return {
    messages: [{ role: 'user', content: long }],
    preferences: { saidBefore: Array<string>(earlier).fill(long) },
  };
}

const lines = (line: string, count = 300) => ({
  ingredients: Array.from({ length: count }, (_, at) => `${at} ${line}`.slice(0, 190)),
  units: 'Imperial',
});
const LONG_LINE = '½ cup (about 20 g) butter, finely chopped or milk '.repeat(4);

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A long text takes more of whoever reads it. */
const SHORT_MS = 100;

/**
 * How often we were told that all is well while `work` was under way, and what it took of this process, which is the
 * server's: what is soon read leaves no time to be told often.
 */
async function healthDuring<Result>(server: TestServer, work: Promise<Result>) {
  let isOver = false;
  const result = work.finally(() => {
    isOver = true;
  });
  let answered = 0;
  const before = process.cpuUsage();
  while (!isOver) {
    expect((await get(server, '/healthz')).status).toBe(200);
    answered += 1;
    // What reads needs the processor more than the question does.
    await sleep(2);
  }
  const { user, system } = process.cpuUsage(before);
  const isFree = answered > 4 || (user + system) / 1000 < SHORT_MS;
  return { answered, isFree, result: await result };
}

describe('while a text is read that takes long', () => {
  let fixture: AccountsFixture;
  let server: TestServer;
  beforeAll(async () => {
    fixture = await openAccountsFixture({ kitchen: getFullKitchen() });
    server = fixture.server;
    // The worker has begun, so that what is counted is the reading alone.
    await post(server, '/api/kitchen/measure', lines(LONG_LINE, 100));
  });
  afterAll(() => fixture.close());

  it.each([
    ['marks', '’’’a'],
    ['amounts', '½ cup of butter or milk, '],
    ['needs', 'I am allergic to milk but not to eggs. '],
    ['questions', 'can I swap milk for egg? '],
    ['syllables', 'aa-'],
    ['signs', '½'],
  ])('health is told all the time, whether it is made of %s', async (_name, unit) => {
    const ask = (headers: Record<string, string>) =>
      post(server, '/api/meal-plan', conversation(unit), headers);
    const asked = Promise.all([{}, EVENTS].map(ask));
    const { isFree, result } = await healthDuring(server, asked);
    expect(result.map(({ status }) => [200, 413].includes(status))).not.toContain(false);
    expect(isFree).toBe(true);
  });

  it.each([
    ['check', '/api/kitchen/check'],
    ['measure', '/api/kitchen/measure'],
  ])('health is told all the time during a %s of 300 lines', async (_name, path) => {
    const { isFree, result } = await healthDuring(server, post(server, path, lines(LONG_LINE)));
    expect(result.status).toBe(200);
    expect(isFree).toBe(true);
  });

  it('health is told all the time while many recipes are kept, however quickly they are read', async () => {
    const ann = await fixture.createPerson('ann@example.org');
    const soups = Array.from({ length: 40 }, (_, at) => ({
      '@type': 'Recipe',
      name: `S${at}`,
      recipeInstructions: ['Stir'],
    }));
    const text = JSON.stringify(soups);
    const kept = ann.call('POST', 'recipes/import', { text });
    const { answered, result } = await healthDuring(server, kept);
    expect(result.json.recipes).toHaveLength(40);
    expect(answered).toBeGreaterThan(4);
  });

  it('a short wish is answered before it', async () => {
    const ended: string[] = [];
    const long = [1, 2, 3].map(() =>
      post(server, '/api/meal-plan', conversation('I am allergic to milk. ')).then(() =>
        ended.push('long'),
      ),
    );
    const wish = { messages: [{ role: 'user', content: 'a lentil soup' }] };
    const short = post(server, '/api/meal-plan', wish).then(({ json }) => {
      ended.push('short');
      expect(json.tag).toBe('recipe');
    });
    await Promise.all([...long, short]);
    // The worker reads one after the other, so a wish that waited for it would come last.
    expect(ended.at(-1)).toBe('long');
  });

  it('says the same whether a worker read it or not', async () => {
    const asked = (ingredients: string[]) =>
      post(server, '/api/kitchen/check', { ingredients, allergies: ['milk'], diets: ['Vegan'] });
    const butter = '50 g butter, in small cubes, and as much rice as you like';
    const long = await asked(Array<string>(300).fill(butter));
    const short = await asked([butter]);
    expect((long.json.lines as unknown[])[299]).toEqual((short.json.lines as unknown[])[0]);
    expect(long.json).toMatchObject({ verdict: 'conflict', rules: short.json.rules });
    const [first] = short.json.findings as object[];
    expect(long.json.findings).toContainEqual({ ...first, index: 0 });
  });
});

const FAULTS = fileURLToPath(new URL('../../testing/faulty-worker.ts', import.meta.url));
const BUILT = getBuiltWorkerCommand();
const FAULTY_WORKER = { ...BUILT, options: [...BUILT.options, '--require', FAULTS] };
/** Without the snapshot, which would not miss the file. */
const MISSING_WORKER = { file: `${BUILT.file}.missing`, options: [] };
const FILLING = 'Stir the rice. '.repeat(20);

async function withOddWorkers(
  limits: Partial<WorkerPoolLimits>,
  test: (server: TestServer) => Promise<void>,
  command: WorkerCommand = FAULTY_WORKER,
): Promise<void> {
  const jobRunner = createTestJobRunner(getPantryOnlyKitchen(), { workers: 1, ...limits }, command);
  const server = await startTestServer({ jobRunner });
  try {
    await test(server);
  } finally {
    await server.close();
  }
}

function measure(server: TestServer, first: string) {
  const instructions = [first, ...Array<string>(20).fill(FILLING)];
  const body = { ingredients: [], instructions, units: 'Imperial' };
  return post(server, '/api/kitchen/measure', body);
}
/** Requests a job that never ends; the caller disconnects by aborting the returned controller. */
function requestEndlessJob(server: TestServer) {
  const client = new AbortController();
  const body = { ingredients: [], instructions: [ENDLESS_TEXT, ...Array(20).fill(FILLING)] };
  const init = { method: 'POST', signal: client.signal, body: '' };
  init.body = JSON.stringify({ ...body, units: 'Imperial' });
  const headers = { 'content-type': 'application/json' };
  const url = `${server.url}${API_BASE}/api/kitchen/measure`;
  const outcome = fetch(url, { ...init, headers }).catch((error: Error) => error.name);
  return { client, outcome };
}
const PATIENT = { timeout: 100_000 };
/** The answer, or 'waiting' when there is none within a second. */
const answerOrWaiting = <T>(answer: Promise<T>) =>
  Promise.race([answer, sleep(1000).then(() => 'waiting' as const)]);
const statusOf = async (server: TestServer) => (await measure(server, 'Serve.')).status;
const expectAllWell = async (server: TestServer) =>
  expect((await measure(server, 'Serve.')).json.instructions).toHaveLength(21);

describe('a worker', () => {
  it('is ended at the deadline with a sentence, and the next text is read', async () => {
    await withOddWorkers({ cpuLimitMs: 200 }, async (server) => {
      const { status, json } = await measure(server, ENDLESS_TEXT);
      expect([status, json.code]).toEqual([413, 'too-much-to-read']);
      expect(json.message).toMatch(/fewer words/);
      await expectAllWell(server);
    });
  });

  it('that is ended at the deadline ends a streamed reply with that sentence', async () => {
    await withOddWorkers({ cpuLimitMs: 200 }, async (server) => {
      const said = { role: 'user', content: `${ENDLESS_TEXT} ${FILLING.repeat(6)}` };
      const { text } = await post(server, '/api/meal-plan', { messages: [said] }, EVENTS);
      const last = parseEventStream(text).events.at(-1);
      expect(last).toMatchObject({ event: 'error', data: { code: 'too-much-to-read' } });
    });
  });

  it('has a queue with an end, behind which everybody is told to come later', async () => {
    await withOddWorkers({ cpuLimitMs: 1000, queueLength: 1 }, async (server) => {
      const endless = measure(server, ENDLESS_TEXT);
      // The first has begun and the second waits, whichever of them came first.
      const second = measure(server, ENDLESS_TEXT);
      const third = measure(server, 'Serve.');
      const all = await Promise.all([endless, second, third]);
      const refused = all.filter(({ status }) => status === 503);
      expect(refused).toHaveLength(1);
      expect(refused[0]?.json.code).toBe('busy');
      expect(refused[0]?.headers.get('retry-after')).toBe('5');
      await expectAllWell(server);
    });
  });

  it('is freed from a text whose reader has gone, and so is the queue', async () => {
    await withOddWorkers({ cpuLimitMs: 600_000, queueLength: 1 }, async (server) => {
      const both = [requestEndlessJob(server), requestEndlessJob(server)];
      await expect.poll(() => statusOf(server), PATIENT).toBe(503);
      for (const { client } of both) client.abort();
      expect(await Promise.all(both.map(({ outcome }) => outcome))).toEqual([
        'AbortError',
        'AbortError',
      ]);
      await expect.poll(() => statusOf(server), PATIENT).toBe(200);
    });
  });

  it('keeps no place in its queue for a client that has disconnected', async () => {
    await withOddWorkers({ cpuLimitMs: 600_000, queueLength: 1 }, async (server) => {
      const first = requestEndlessJob(server);
      await sleep(300);
      const second = requestEndlessJob(server);
      await sleep(300);
      expect(await statusOf(server)).toBe(503);
      second.client.abort();
      await expect
        .poll(() => answerOrWaiting(statusOf(server)), { timeout: 20_000 })
        .toBe('waiting');
      first.client.abort();
      await Promise.all([first.outcome, second.outcome]);
    });
  });

  it('that dies is replaced', async () => {
    await withOddWorkers({}, async (server) => {
      expect((await measure(server, CRASHING_TEXT)).json.code).toBe('internal');
      await expectAllWell(server);
      expect((await measure(server, CRASHING_TEXT)).json.code).toBe('internal');
      await expectAllWell(server);
    });
  });

  it('that cannot be started is a sentence to whoever needed it, and nothing to others', async () => {
    await withOddWorkers(
      {},
      async (server) => {
        const { status, json } = await measure(server, 'Serve.');
        expect([status, json.code]).toEqual([503, 'busy']);
        const body = { ingredients: ['1 cup rice'], units: 'international' };
        expect((await post(server, '/api/kitchen/measure', body)).status).toBe(200);
      },
      MISSING_WORKER,
    );
  });

  it('without work is let go, and begins again when there is some', async () => {
    await withOddWorkers({ idleTimeoutMs: 1 }, async (server) => {
      await expectAllWell(server);
      await sleep(50);
      await expectAllWell(server);
    });
  });
});
