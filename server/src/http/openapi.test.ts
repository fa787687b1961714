/** The description of the API must name every call that is answered. */
import { expect, it } from 'vitest';
import { openServer } from '../testing/open-server.ts';
import { get } from '../testing/send.ts';

it('describes the calls with their bodies and replies', async () => {
  const server = await openServer();
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
