/** The check and the measuring over real HTTP; what they know is tested in the kitchen. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenServer, openServer, testKitchen } from '../testing/open-server.ts';
import { post } from '../testing/send.ts';

let server: OpenServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

describe('kitchen/check', () => {
  it('finds a conflict, names the line and describes each one', async () => {
    const { status, json } = await post(server, '/api/kitchen/check', {
      ingredients: ['200 g rice', '50 g butter', '1 cup glorpberries'],
      instructions: ['Stir.'],
      title: 'Rice',
      allergies: ['milk', 'None'],
      diets: [],
    });
    expect(status).toBe(200);
    expect(json.verdict).toBe('conflict');
    expect(json.rules).toBe(testKitchen().rules.version);
    expect(json.findings).toEqual([
      expect.objectContaining({
        line: '50 g butter',
        index: 1,
        part: 'ingredients',
        restriction: 'milk',
        certainty: 'contains',
      }),
    ]);
    expect(json.unknown).toEqual([
      expect.objectContaining({ line: '1 cup glorpberries', index: 2 }),
    ]);
    expect(json.lines).toHaveLength(3);
    expect(json.lines).toMatchObject([
      { line: '200 g rice', quantity: 200, unit: 'g', name: 'rice', recognised: true },
      { allergens: { contains: ['milk'] } },
      { recognised: false },
    ]);
  });

  it('is clear without needs, which may be left out', async () => {
    const { json } = await post(server, '/api/kitchen/check', { ingredients: ['50 g butter'] });
    expect(json).toMatchObject({ verdict: 'clear', findings: [] });
  });

  it.each([
    ['nothing', {}],
    ['text', { ingredients: 'butter' }],
    ['too many lines', { ingredients: Array(301).fill('x') }],
    ['an unknown diet', { ingredients: [], diets: ['Carnivore'] }],
  ])('refuses %s', async (_name, body) => {
    expect((await post(server, '/api/kitchen/check', body)).status).toBe(400);
  });
});

describe('kitchen/measure', () => {
  it('scales a recipe in the units that were asked for', async () => {
    const { status, json } = await post(server, '/api/kitchen/measure', {
      ingredients: ['200 g rice'],
      instructions: ['Bake at 200 °C.'],
      units: 'international',
      factor: 2,
    });
    expect(status).toBe(200);
    expect(json).toEqual({ ingredients: ['400 g rice'], instructions: ['Bake at 200 °C.'] });
  });

  it.each([
    ['no units', { ingredients: [] }],
    ['unknown units', { ingredients: [], units: 'metric' }],
    ['a factor of nothing', { ingredients: [], units: 'Imperial', factor: 0 }],
  ])('refuses %s', async (_name, body) => {
    expect((await post(server, '/api/kitchen/measure', body)).status).toBe(400);
  });
});
