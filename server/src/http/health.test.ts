/** Tests the health endpoints: well, without storage, and while the server is closing. */
import { describe, expect, it } from 'vitest';
import { createSlowChef } from '../../testing/fake-chefs.ts';
import { get, post } from '../../testing/http-requests.ts';
import { startTestServer } from '../../testing/open-server.ts';
import { parseEventStream } from '../../testing/parse-event-stream.ts';

describe('health', () => {
  it('is well when all is well', async () => {
    const server = await startTestServer();
    expect((await get(server, '/healthz')).json).toEqual({ status: 'ok' });
    expect((await get(server, '/readyz')).json).toEqual({ status: 'ready' });
    await server.close();
  });

  it('is not ready without its storage', async () => {
    const server = await startTestServer();
    await server.storage.close();
    const { status, headers } = await get(server, '/readyz');
    expect(status).toBe(503);
    expect(headers.get('retry-after')).toBe('5');
    expect((await get(server, '/healthz')).status).toBe(200);
    await server.close();
  });

  it('refuses new work while closing, and lets streams say their last sentence', async () => {
    const server = await startTestServer({ chef: createSlowChef() });
    const body = { messages: [{ role: 'user', content: 'rice' }] };
    const streaming = post(server, '/api/meal-plan', body, { accept: 'text/event-stream' });
    await new Promise((later) => setTimeout(later, 100));
    const closed = server.shutdown.begin(500);
    expect((await get(server, '/readyz')).status).toBe(503);
    expect((await get(server, '/healthz')).status).toBe(200);
    const refused = await post(server, '/api/chat/greeting', {});
    expect([refused.status, refused.json.code]).toEqual([503, 'shutting-down']);
    await closed;
    const { events } = parseEventStream((await streaming).text);
    expect(events.at(-1)).toMatchObject({ event: 'error', data: { code: 'shutting-down' } });
    await server.close();
  });
});
