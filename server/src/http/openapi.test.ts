/** Tests that the OpenAPI description contains sample endpoints and the chat's event stream, but not /healthz. */
import { expect, it } from 'vitest';
import { get } from '../../testing/http-requests.ts';
import { startTestServer } from '../../testing/open-server.ts';

it('describes the calls with their bodies and replies', async () => {
  const server = await startTestServer();
  const { status, json } = await get(server, '/mp/api/openapi.json');
  expect(status).toBe(200);
  expect(json).toMatchObject({ openapi: '3.1.0', info: { title: 'Saffron' } });
  const paths = json.paths as Record<string, Record<string, { responses: object }>>;
  expect(Object.keys(paths)).toEqual(
    expect.arrayContaining([
      '/mp/api/meal-plan',
      '/mp/api/kitchen/check',
      '/mp/api/shared/shared-recipes/{shareId}',
    ]),
  );
  expect(JSON.stringify(paths['/mp/api/meal-plan'])).toContain('text/event-stream');
  expect(Object.keys(paths)).not.toContain('/healthz');
  await server.close();
});
