/** Tests the Prometheus metrics: right counts by route and class, few labels, nothing personal, on a port of their own. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openAccountsFixture, TEST_TIMEOUT_MS } from '../../testing/accounts-fixture.ts';
import { createDishPieces, createScriptedChef, createSlowChef } from '../../testing/fake-chefs.ts';
import { createRecipeJson, startFakeModelProvider } from '../../testing/fake-model-provider.ts';
import { get, post, send } from '../../testing/http-requests.ts';
import { createModelSettings, openModelServer } from '../../testing/model-server.ts';
import { startTestServer, type TestServer } from '../../testing/open-server.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { type MetricsServer, serveMetrics } from './serve-metrics.ts';
import { registerStorageMetrics } from './storage-metrics.ts';

vi.setConfig({ testTimeout: TEST_TIMEOUT_MS, hookTimeout: TEST_TIMEOUT_MS });

let metrics: Metrics;
let told: MetricsServer;
let server: TestServer | undefined;
beforeEach(async () => {
  metrics = createMetrics();
  told = await serveMetrics(metrics, 0);
});
afterEach(async () => {
  await told.close();
  await server?.close();
  server = undefined;
});

const read = async () => (await send(`http://127.0.0.1:${told.port}/metrics`)).text;
/** The value of a line, without a look at lines with other labels. */
const numberAt = async (line: string) => {
  const found = (await read()).split('\n').find((one) => one.startsWith(`${line} `));
  return found === undefined ? undefined : Number(found.slice(line.length + 1));
};
const becomes = (line: string, value: number) => expect.poll(() => numberAt(line)).toBe(value);
const wish = (content: string) => ({ messages: [{ role: 'user', content }] });

it('counts requests by pattern and class, and puts everything unknown together', async () => {
  server = await startTestServer({ telemetry: metrics });
  await get(server, '/healthz');
  for (const id of ['secret-one', 'secret-two']) {
    await get(server, `/mp/api/shared/shared-recipes/${id}`);
    await get(server, `/nowhere/${id}?token=${id}`);
  }
  const line = (route: string, status: string) =>
    `saffron_http_requests_total{method="GET",route="${route}",status="${status}"}`;
  await becomes(line('/healthz', '2xx'), 1);
  await becomes(line('/mp/api/shared/shared-recipes/:shareId', '4xx'), 2);
  await becomes(line('unknown', '4xx'), 2);
  await becomes('saffron_http_request_seconds_count{route="/healthz"}', 1);
  const text = await read();
  expect(text).not.toMatch(/secret|127\.0\.0\.1/);
});

it('has few labels, whatever is sent', async () => {
  server = await startTestServer({ telemetry: metrics });
  const linesNow = async () => (await read()).split('\n').length;
  await send(`${server.url}/a`, { method: 'PATCH' });
  await becomes('saffron_http_requests_total{method="other",route="unknown",status="4xx"}', 1);
  const before = await linesNow();
  for (let at = 0; at < 30; at += 1) {
    await send(`${server.url}/a${at}`, { method: ['PATCH', 'SEARCH', 'LINK'][at % 3] ?? '' });
  }
  await becomes('saffron_http_requests_total{method="other",route="unknown",status="4xx"}', 31);
  expect(await linesNow()).toBe(before);
});

it('counts streams while they are open', async () => {
  server = await startTestServer({ telemetry: metrics, chef: createSlowChef() });
  const leaving = new AbortController();
  await fetch(`${server.url}/mp/api/meal-plan`, {
    method: 'POST',
    headers: { accept: 'text/event-stream', 'content-type': 'application/json' },
    body: JSON.stringify(wish('rice')),
    signal: leaving.signal,
  });
  await becomes('saffron_open_streams', 1);
  leaving.abort();
  await becomes('saffron_open_streams', 0);
  await becomes(
    'saffron_http_requests_total{method="POST",route="/mp/api/meal-plan",status="aborted"}',
    1,
  );
});

it('counts what the gate refused and who cooked in the end', async () => {
  const chef = createScriptedChef(
    createDishPieces('Satay', '50 g peanuts'),
    createDishPieces('Rice', '1 onion'),
  );
  server = await startTestServer({ telemetry: metrics, chef });
  await post(server, '/api/meal-plan', {
    ...wish('rice'),
    preferences: { foodAllergies: ['peanuts'] },
  });
  await becomes('saffron_gate_refusals_total{chef="house"}', 1);
  await becomes('saffron_replies_total{chef="house"}', 1);
});

it('counts the calls of a model, their tokens, and why the house chef stands in', async () => {
  const provider = await startFakeModelProvider();
  provider.replyWith(createRecipeJson());
  server = await openModelServer(createModelSettings(provider.urlFor('openai-compatible')), {
    telemetry: metrics,
  });
  await post(server, '/api/meal-plan', wish('a bowl of rice'));
  await becomes('saffron_replies_total{chef="model"}', 1);
  await becomes('saffron_model_call_seconds_count{outcome="answered"}', 1);
  expect(await numberAt('saffron_model_tokens_total{direction="output"}')).toBeGreaterThan(0);
  await provider.stop();
  await post(server, '/api/meal-plan', wish('a bowl of soup'));
  await expect.poll(read).toMatch(/saffron_house_steps_in_total\{why="\w+"\} 1/);
});

it('counts refusals by limit, and what endangers accounts', async () => {
  server = await startTestServer({ telemetry: metrics, rateLimitScale: 0.2 });
  const feedback = { message: 'Good soup', category: 'Bug Report' };
  for (let at = 0; at < 3; at += 1) await post(server, '/api/feedback', feedback);
  await becomes('saffron_limit_refusals_total{limit="feedback"}', 2);
  await post(server, '/api/auth/login', { email: 'ann@example.org', password: 'wrong' });
  await becomes('saffron_security_events_total{kind="sign-in-failed"}', 1);
});

it('looks up the database and the outbox, and goes on when the database does not', async () => {
  const fixture = await openAccountsFixture({ telemetry: metrics });
  registerStorageMetrics(metrics, fixture.server.storage);
  expect(await numberAt('saffron_database_up')).toBe(1);
  expect(await numberAt('saffron_outbox_letters')).toBe(0);
  fixture.mailServer.behaviour = 'busy';
  await fixture.register('ann@example.org');
  await expect.poll(() => numberAt('saffron_letters_total{result="delayed"}')).toBeGreaterThan(0);
  expect(await numberAt('saffron_outbox_letters')).toBe(1);
  expect(await numberAt('saffron_outbox_oldest_seconds')).toBeGreaterThan(0);
  expect(await read()).not.toContain('example.org');
  await fixture.close();
  expect(await numberAt('saffron_database_up')).toBe(0);
  expect(await numberAt('saffron_limit_refusals_total{limit="login"}')).toBeUndefined();
});

it('says how the process is', async () => {
  metrics.collectProcessMetrics();
  const text = await read();
  for (const name of ['nodejs_eventloop_lag_p99_seconds', 'process_resident_memory_bytes']) {
    expect(text).toContain(`\n${name} `);
  }
});

it('has nothing else at its address, and nothing of it at the public one', async () => {
  const at = `http://127.0.0.1:${told.port}`;
  expect((await send(`${at}/`)).status).toBe(404);
  expect((await send(`${at}/metrics`, { method: 'POST' })).status).toBe(405);
  server = await startTestServer({ telemetry: metrics });
  expect((await get(server, '/metrics')).text).not.toContain('saffron_');
});
