/** Whoever watches over the server must be told the truth, to the last. */
import { describe, expect, it } from 'vitest';
import { slowChef } from '../testing/chefs.ts';
import { openServer } from '../testing/open-server.ts';
import { readFrames } from '../testing/read-events.ts';
import { get, post } from '../testing/send.ts';

describe('health', () => {
  it('is well when all is well', async () => {
    const server = await openServer();
    expect((await get(server, '/healthz')).json).toEqual({ status: 'ok' });
    expect((await get(server, '/readyz')).json).toEqual({ status: 'ready' });
    await server.close();
  });

  it('is not ready without its storage', async () => {
    const server = await openServer();
    await server.storage.close();
    const { status, headers } = await get(server, '/readyz');
    expect(status).toBe(503);
    expect(headers.get('retry-after')).toBe('5');
    expect((await get(server, '/healthz')).status).toBe(200);
    await server.close();
  });

  it('refuses new work while closing, and lets streams say their last sentence', async () => {
    const server = await openServer({ chef: slowChef() });
    const body = { messages: [{ role: 'user', content: 'rice' }] };
    const streaming = post(server, '/api/meal-plan', body, { accept: 'text/event-stream' });
    await new Promise((later) => setTimeout(later, 100));
    const closed = server.closing.begin(500);
    expect((await get(server, '/readyz')).status).toBe(503);
    expect((await get(server, '/healthz')).status).toBe(200);
    const refused = await post(server, '/api/chat/greeting', {});
    expect([refused.status, refused.json.code]).toEqual([503, 'shutting-down']);
    await closed;
    const { events } = readFrames((await streaming).text);
    expect(events.at(-1)).toMatchObject({ event: 'error', data: { code: 'shutting-down' } });
    await server.close();
  });
});
