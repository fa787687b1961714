/** Tests the endpoints that read, check, convert and adapt a recipe, compose a dish and estimate nutrition, over HTTP: shapes, order and limits. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TEST_TIMEOUT_MS } from '../../testing/accounts-fixture.ts';
import { post } from '../../testing/http-requests.ts';
import {
  getFullKitchen,
  getPantryOnlyKitchen,
  startTestServer,
  type TestServer,
} from '../../testing/open-server.ts';

let server: TestServer;
/** With all dishes. */
let whole: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  whole = await startTestServer({ kitchen: getFullKitchen() });
}, TEST_TIMEOUT_MS);
afterAll(() => Promise.all([server.close(), whole.close()]));

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
    expect(json.rules).toBe(getPantryOnlyKitchen().rules.version);
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

  it('looks for foods beyond the nine when it is told of them, and says what it found of each', async () => {
    const ask = async (ingredients: string[], otherFoods: string[]) =>
      (await post(whole, '/api/kitchen/check', { ingredients, otherFoods })).json.otherFoods;
    expect(await ask(['2 sticks of celeriac', '1 l vegetable stock'], ['celery', 'kiwi'])).toEqual([
      { food: 'celery', found: 'there', sentence: 'Contains celery: celeriac.' },
      { food: 'kiwi', found: 'kept', sentence: 'Kept free of kiwi.' },
    ]);
    expect(await ask(['1 l vegetable stock'], ['celery'])).toEqual([
      expect.objectContaining({ food: 'celery', found: 'hidden' }),
    ]);
    expect(await ask(['1 l water'], ['xylophone'])).toEqual([
      expect.objectContaining({ food: 'xylophone', found: 'by name' }),
    ]);
    expect(await ask(['1 l water'], [])).toBeUndefined();
  });

  it('answers in the agreed shape, with null where a line names no number and no unit', async () => {
    const { status, json } = await post(server, '/api/kitchen/check', {
      ingredients: ['2-3 tbsp butter, melted', 'salt to taste', '1 tsp vegetable stock powder'],
      instructions: ['Whisk in the eggs.'],
      allergies: ['milk', 'eggs'],
      diets: ['Vegan'],
    });
    expect(status).toBe(200);
    expect(Object.keys(json).sort()).toEqual(
      ['findings', 'lines', 'notes', 'rules', 'unknown', 'verdict'].sort(),
    );
    const lines = json.lines as unknown[];
    expect(lines[0]).toEqual({
      line: '2-3 tbsp butter, melted',
      quantity: 2,
      quantityMax: 3,
      unit: 'tbsp',
      name: 'butter',
      note: 'melted',
      recognised: true,
      allergens: { contains: ['milk'], mayContain: [] },
      excludes: ['Vegan', 'Paleo'],
      mayExclude: [],
    });
    expect(lines[1]).toEqual({
      line: 'salt to taste',
      quantity: null,
      unit: null,
      name: 'salt',
      note: 'to taste',
      recognised: true,
      allergens: { contains: [], mayContain: [] },
      excludes: [],
      mayExclude: [],
    });
    const findings = json.findings as Record<string, unknown>[];
    expect(findings.map(({ part, index, restriction }) => [part, index, restriction])).toEqual(
      expect.arrayContaining([
        ['ingredients', 0, 'milk'],
        ['ingredients', 0, 'Vegan'],
        ['instructions', 0, 'eggs'],
      ]),
    );
    for (const finding of findings) {
      expect(finding.certainty).toMatch(/^(?:contains|may contain)$/);
      expect(String(finding.line).toLowerCase()).toContain(String(finding.term).replace(/s$/, ''));
      expect(finding.reason).toEqual(expect.any(String));
    }
  });

  it('takes 300 lines and keeps their order, and takes none', async () => {
    const ingredients = Array.from({ length: 300 }, (_, i) => `${i + 1} g rice`);
    const { status, json } = await post(server, '/api/kitchen/check', { ingredients });
    expect(status).toBe(200);
    const lines = json.lines as { quantity: number }[];
    expect(lines.map((line) => line.quantity)).toEqual(ingredients.map((_, i) => i + 1));
    const none = await post(server, '/api/kitchen/check', { ingredients: [] });
    expect(none.json).toMatchObject({ verdict: 'clear', findings: [], unknown: [], lines: [] });
  });

  it('is clear without needs, which may be left out', async () => {
    const { json } = await post(server, '/api/kitchen/check', { ingredients: ['50 g butter'] });
    expect(json).toMatchObject({ verdict: 'clear', findings: [] });
  });

  it.each([
    ['nothing', {}],
    ['text', { ingredients: 'butter' }],
    ['too many lines', { ingredients: Array(301).fill('x') }],
    [
      'too many lines in all',
      { ingredients: Array(200).fill('x'), instructions: Array(101).fill('x') },
    ],
    ['an unknown diet', { ingredients: [], diets: ['Carnivore'] }],
    ['an allergen in other letters', { ingredients: [], allergies: ['Milk'] }],
    ['half an emoji', { ingredients: ['1 cup \ud83d'] }],
    ['a line that is no text', { ingredients: [{ line: 'butter' }] }],
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

  it('keeps count and order of both lists, whatever stands in them', async () => {
    const odd = [
      '',
      ' ',
      '1 cup',
      '⅞ ⅞ ⅞',
      '👩‍👩‍👧 2 g',
      'a\u0301'.repeat(200),
      '1/0 cup rice',
      '9'.repeat(300),
    ];
    for (const units of ['international', 'United States', 'Imperial']) {
      const sent = { ingredients: odd, instructions: [...odd].reverse(), units };
      const { status, json } = await post(server, '/api/kitchen/measure', sent);
      expect(status).toBe(200);
      expect(json.ingredients).toHaveLength(odd.length);
      expect((json.ingredients as string[]).slice(0, 2)).toEqual(['', ' ']);
      expect((json.instructions as string[]).slice(-2)).toEqual([' ', '']);
      expect(await post(server, '/api/kitchen/measure', sent)).toMatchObject({ json });
    }
  });

  it('answers empty lists with empty lists', async () => {
    const { status, json } = await post(server, '/api/kitchen/measure', {
      ingredients: [],
      units: 'Imperial',
    });
    expect({ status, json }).toEqual({ status: 200, json: { ingredients: [], instructions: [] } });
  });

  it.each([
    ['no units', { ingredients: [] }],
    ['unknown units', { ingredients: [], units: 'metric' }],
    ['too many lines', { ingredients: Array(301).fill('x'), units: 'Imperial' }],
    ['units in other letters', { ingredients: [], units: 'united states' }],
    ['a factor in words', { ingredients: [], units: 'Imperial', factor: 'double' }],
    ['a factor below nothing', { ingredients: [], units: 'Imperial', factor: -2 }],
    ['a factor of nothing', { ingredients: [], units: 'Imperial', factor: 0 }],
  ])('refuses %s', async (_name, body) => {
    expect((await post(server, '/api/kitchen/measure', body)).status).toBe(400);
  });
});

describe('kitchen/menu', () => {
  const ask = (body: object) => post(whole, '/api/kitchen/menu', body);

  it('lays dishes in one order of work, with the plate of whoever eats something else', async () => {
    const { status, json } = await ask({
      dishes: ['Greek salad', 'roast chicken', 'Panna cotta', 'glorp'],
      eatenAt: '19:00',
      eaters: [{ name: 'Ann', allergies: [], diets: ['Vegan'] }],
    });
    expect(status).toBe(200);
    expect(json.unknown).toEqual(['glorp']);
    const courses = json.courses as Record<string, unknown>[];
    expect(courses.map(({ title, eatenAt, canWait }) => [title, eatenAt, canWait])).toEqual([
      ['Greek salad', '19:00', false],
      ['Roast chicken', '19:25', false],
      ['Panna cotta', '19:50', true],
    ]);
    expect(courses[0]?.plates).toEqual([
      { who: 'Ann', kind: 'apart', step: 3, without: ['feta'], isAllergy: false },
    ]);
    expect(courses[1]?.plates).toEqual([{ who: 'Ann', kind: 'other', because: ['whole chicken'] }]);
    const work = json.work as { at: string; course: number; step: number }[];
    expect(work.filter(({ course }) => course === 1).map(({ step }) => step)).toEqual(
      work.filter(({ course }) => course === 1).map((_, at) => at),
    );
    expect(work[0]?.at).toMatch(/^1\d:\d\d$/);
  });

  it('makes each dish fit everybody, and names those that cannot', async () => {
    const { json } = await ask({
      dishes: ['panna cotta', 'omelette'],
      eatenAt: '13:00',
      diets: ['Vegan'],
    });
    expect(JSON.stringify(json.courses)).toContain('Vegan panna cotta');
    expect(json.courses).toHaveLength(1);
    expect(json.unfit).toEqual(['French omelette with herbs']);
    expect(JSON.stringify(json.work)).not.toMatch(/double cream/);
  });

  it('refuses an hour that no clock has', async () => {
    expect((await ask({ dishes: ['dal'], eatenAt: '25:00' })).status).toBe(400);
  });
});

describe('kitchen/compose', () => {
  const ask = (body: object) => post(server, '/api/kitchen/compose', body);

  it('makes a card of what is in hand and says what it used', async () => {
    const { status, json } = await ask({
      foods: ['chicken thighs', 'a can of coconut milk', 'spinach', 'chocolate'],
      servings: 3,
    });
    expect(status).toBe(200);
    expect(json.used).toEqual(['chicken thighs', 'a can of coconut milk', 'spinach']);
    expect(json.left).toEqual(['chocolate: it is for afterwards']);
    const recipe = json.recipe as Record<string, unknown>;
    expect(recipe).toMatchObject({ servings: 3, units: 'international', course: 'main' });
    expect(String(recipe.ingredients)).toMatch(/450 g boneless chicken thighs/);
    expect(String(recipe.instructions)).toContain('74 °C');
    expect(recipe.imageUrl).toMatch(/^\/pictures\//);
    expect(json.safety).toMatchObject({
      verdict: 'clear',
      checkedFor: { allergies: [], diets: [] },
    });
    expect((json.others as string[]).length).toBeGreaterThan(0);
  });

  it('keeps out what must not be in it, beyond the nine as well, and says why', async () => {
    const { json } = await ask({
      foods: ['eggs', 'potatoes', 'celery', 'tofu', 'peppers'],
      allergies: ['eggs', 'None'],
      diets: ['Vegan'],
      otherFoods: ['celery'],
    });
    expect(json.used).toEqual(['potatoes', 'tofu', 'peppers']);
    expect((json.left as string[]).map((line) => line.split(':')[0])).toEqual(['eggs', 'celery']);
    expect(json.safety).toMatchObject({
      verdict: 'clear',
      checkedFor: { allergies: ['eggs'], diets: ['Vegan'] },
    });
    expect(JSON.stringify(json.recipe)).not.toMatch(/celery|egg\b|eggs/i);
  });

  it('cooks in the appliance, the form, the time and the units that were asked for', async () => {
    const foods = ['stewing beef', 'carrots', 'potatoes'];
    const slow = (await ask({ foods, appliance: 'slow cooker', units: 'Imperial' })).json;
    expect(slow.recipe).toMatchObject({ units: 'Imperial' });
    expect(JSON.stringify(slow.recipe)).toContain('slow cooker');
    expect((await ask({ foods, form: 'braise' })).json.recipe).toMatchObject({
      recipeName: expect.stringMatching(/^Braised beef/),
    });
    const none = (await ask({ foods: ['stewing beef'], minutes: 5 })).json;
    expect(none).toMatchObject({ refusal: expect.any(String), used: [] });
    expect(none.recipe).toBeUndefined();
  });

  it('answers foods that nobody knows with a refusal', async () => {
    const { status, json } = await ask({ foods: ['xylophone', '{veg} [', '💥'.repeat(20)] });
    expect([status, json.recipe]).toEqual([200, undefined]);
    expect(json.left).toHaveLength(3);
  });

  it.each([
    ['nothing', {}],
    ['no foods', { foods: [] }],
    ['too many foods', { foods: Array(13).fill('egg') }],
    ['a food that is a text', { foods: ['a'.repeat(61)] }],
    ['no number of people', { foods: ['egg'], servings: 0 }],
    ['an army', { foods: ['egg'], servings: 25 }],
    ['an unknown appliance', { foods: ['egg'], appliance: 'volcano' }],
    ['an unknown diet', { foods: ['egg'], diets: ['Carnivore'] }],
    ['less than no time', { foods: ['egg'], minutes: -1 }],
    ['unknown units', { foods: ['egg'], units: 'metric' }],
  ])('refuses %s', async (_name, body) => {
    expect((await ask(body)).status).toBe(400);
  });
});

describe('kitchen/nutrition', () => {
  const ask = (body: object) => post(server, '/api/kitchen/nutrition', body);

  it('adds up what the lines hold, a serving and in all, with a range and what was not counted', async () => {
    const { status, json } = await ask({
      ingredients: ['200 g long-grain rice', '1 tbsp olive oil', '50 g glorp', 'salt, to taste'],
      servings: 2,
    });
    expect(status).toBe(200);
    const perServing = json.perServing as Record<string, number>;
    const total = json.total as Record<string, number>;
    // 200 g of rice are 730 kcal and a spoon of oil 120.
    expect(total.kcal).toBeGreaterThan(820);
    expect(total.kcal).toBeLessThan(880);
    expect(perServing.kcal).toBeCloseTo((total.kcal ?? 0) / 2, -1);
    expect(total).toMatchObject({ protein: 14.2, saturated: 2.2 });
    expect(json.counted).toBe(2);
    expect(json.uncounted).toEqual([
      { line: '50 g glorp', why: 'unknown food' },
      { line: 'salt, to taste', why: 'no amount' },
    ]);
    const [low = 0, high = 0] = (json.range as { kcal: number[] }).kcal;
    expect(low).toBeLessThan(perServing.kcal ?? 0);
    expect(high).toBeGreaterThan(perServing.kcal ?? 0);
    expect(high).toBeLessThan((perServing.kcal ?? 0) * 1.4);
  });

  it('takes no servings for one, nothing for nothing, and no more lines than a recipe has', async () => {
    const { json } = await ask({ ingredients: [] });
    expect(json).toMatchObject({ counted: 0, uncounted: [], range: { kcal: [0, 0] } });
    expect((await ask({ ingredients: ['1 egg'] })).json.total).toEqual(
      (await ask({ ingredients: ['1 egg'], servings: 1 })).json.perServing,
    );
    expect((await ask({ ingredients: Array(301).fill('1 egg') })).status).toBe(400);
    expect((await ask({ ingredients: ['1 egg'], servings: 0 })).status).toBe(400);
    expect((await ask({ ingredients: 'eggs', servings: 1 })).status).toBe(400);
  });
});
describe('kitchen/read', () => {
  const ask = (body: object) => post(server, '/api/kitchen/read', body);

  it('reads a recipe without headings and says what it left over', async () => {
    const { status, json } = await ask({
      text: 'Can you check this?\n\nDal\nServes 4\nWarm and quick.\n200 g red lentils\n1 onion, chopped\n\nMethod\nBoil the lentils.\nFry the onion.\n\nTips\nLime late.',
    });
    expect(status).toBe(200);
    expect(json).toEqual({
      title: 'Dal',
      servings: 4,
      ingredients: ['200 g red lentils', '1 onion, chopped'],
      instructions: ['Boil the lentils.', 'Fry the onion.'],
      groups: [],
      notes: ['Warm and quick.', 'Lime late.'],
      unread: ['Can you check this?'],
    });
  });

  it('finds none where there is none', async () => {
    const { status, json } = await ask({ text: 'hello there' });
    expect(status).toBe(200);
    expect(json).toMatchObject({ ingredients: [], instructions: [] });
  });

  it.each([
    [{}, 'text'],
    [{ text: '' }, 'text'],
    [{ text: ' \n ' }, 'text'],
    [{ text: 7 }, 'text'],
    [{ text: 'a'.repeat(40_001) }, 'text'],
  ])('says what is wrong with %j', async (body, field) => {
    const { status, json } = await ask(body);
    expect(status).toBe(400);
    expect(JSON.stringify(json)).toContain(field);
  });
});

describe('kitchen/adapt', () => {
  const ask = (body: object) => post(server, '/api/kitchen/adapt', body);
  const satay = {
    title: 'Chicken satay',
    ingredients: ['500 g chicken thighs', '100 g peanut butter', '2 tbsp soy sauce', '1 lime'],
    instructions: [
      'Marinate the chicken in soy sauce and lime for an hour.',
      'Grill for 12 minutes and serve it with the peanut butter, warmed.',
    ],
  };

  it('changes the lines at fault, the steps that name them and the title, and nothing else', async () => {
    const { status, json } = await ask({ ...satay, allergies: ['peanuts', 'None'] });
    expect(status).toBe(200);
    expect(json.changes).toEqual([
      {
        was: '100 g peanut butter',
        now: '100 g sunflower seed butter',
        why: expect.stringMatching(/peanut/i),
      },
    ]);
    expect(json.refused).toEqual([]);
    expect(json.recipe).toMatchObject({
      ingredients: [
        '500 g chicken thighs',
        '100 g sunflower seed butter',
        '2 tbsp soy sauce',
        '1 lime',
      ],
      instructions: [
        satay.instructions[0],
        'Grill for 12 minutes and serve it with the sunflower seed butter, warmed.',
      ],
    });
    expect(json.safety).toMatchObject({
      verdict: 'clear',
      checkedFor: { allergies: ['peanuts'], diets: [] },
    });
  });

  it('refuses what nothing stands in for, with its reason, and does the rest', async () => {
    const { json } = await ask({
      title: 'Carbonara',
      ingredients: ['200 g spaghetti', '3 egg yolks', '50 g pecorino'],
      instructions: ['Boil the spaghetti.', 'Beat the egg yolks with the pecorino and toss.'],
      allergies: ['eggs', 'wheat'],
    });
    expect(json.refused).toEqual([
      { line: '3 egg yolks', why: expect.stringContaining('egg-free') },
    ]);
    expect(json.changes).toEqual([
      expect.objectContaining({ was: '200 g spaghetti', now: '200 g gluten-free pasta' }),
    ]);
    expect(json.safety).toMatchObject({ verdict: 'conflict' });
  });

  it('takes out foods beyond the nine as well', async () => {
    const { json } = await ask({
      ingredients: ['1 kg potatoes', '2 onions', '1 tbsp coriander, chopped'],
      instructions: ['Boil the potatoes with the onions.', 'Scatter the coriander over.'],
      otherFoods: ['coriander'],
    });
    expect(JSON.stringify(json.recipe)).not.toMatch(/coriander/i);
    expect(json.changes).toHaveLength(1);
  });

  it('leaves a recipe that fits word for word', async () => {
    const { json } = await ask({ ...satay, diets: ['None'] });
    expect(json.recipe).toMatchObject({ recipeName: 'Chicken satay', ...lines(satay) });
    expect(json.changes).toEqual([]);
  });
  const lines = ({ ingredients, instructions }: typeof satay) => ({ ingredients, instructions });

  it.each([
    [{ ingredients: [] }, 'ingredients'],
    [{ ingredients: ['rice'], allergies: ['dust'] }, 'allergies'],
    [{ ingredients: [''] }, 'ingredients'],
    [{ ingredients: Array(101).fill('rice') }, 'ingredients'],
    [{ ingredients: ['rice'], servings: 0 }, 'servings'],
    [{ ingredients: 'rice' }, 'ingredients'],
  ])('says what is wrong with %j', async (body, field) => {
    const { status, json } = await ask(body);
    expect(status).toBe(400);
    expect(JSON.stringify(json)).toContain(field);
  });
});
