/** Two hundred signed-in people who use everything at once for half a minute: nothing may fail. */
import { performance } from 'node:perf_hooks';
import { type Ask, askOnce, signIn } from './http-load.ts';
import { emailOf, PASSWORD, recipeText, seedTown } from './seeded-town.ts';
import { type Bench, milliseconds, quantile } from './table.ts';
import { watchSaffron } from './watched-process.ts';

const PEOPLE = 200;
const SECONDS = 30;
const THINK_MS = 250;

type Call = (headers: Record<string, string>, at: number) => Ask;

const post = (path: string, body: unknown, headers: Record<string, string>): Ask => ({
  path: `/mp/api/${path}`,
  method: 'POST',
  headers,
  body,
});
const read =
  (path: string): Call =>
  (headers) => ({ path: `/mp/api/${path}`, headers });

const WISHES = ['a lentil soup', 'something Italian', 'surprise me', 'dessert without eggs'];

/** By how often people do it; each with the statuses that are right. */
const CALLS: readonly (readonly [name: string, right: readonly number[], call: Call])[] = [
  ['list', [200], read('recipes/saved')],
  ['list', [200], read('recipes/saved')],
  ['find', [200], read('recipes/saved/Lentil%20soup%203')],
  ['settings', [200], read('user/settings')],
  ['profile', [200], read('user/profile')],
  [
    'chat',
    [200],
    (headers, at) =>
      post(
        'meal-plan',
        { messages: [{ role: 'user', content: WISHES[at % WISHES.length] ?? '' }] },
        headers,
      ),
  ],
  [
    'save',
    [200, 201],
    (headers, at) => {
      const recipe = JSON.parse(recipeText(at % 40)) as object;
      return post('recipes/save', { ...recipe, allowDuplicate: true }, headers);
    },
  ],
  [
    'share',
    [201],
    (headers, at) => post('shared/shared-recipes', { recipeName: `Soup ${at}` }, headers),
  ],
  [
    'change settings',
    [200],
    (headers, at) => ({
      path: '/mp/api/user/settings',
      method: 'PUT',
      headers,
      body: { darkMode: at % 2 === 0 },
    }),
  ],
  [
    'check',
    [200],
    (headers) =>
      post(
        'kitchen/check',
        { ingredients: ['200 g rice', '2 eggs'], allergies: ['milk'], diets: ['Vegan'] },
        headers,
      ),
  ],
  [
    'feedback',
    [201],
    (headers) => post('feedback', { message: 'Good soup', category: 'General Comment' }, headers),
  ],
];

export const bench: Bench = {
  name: 'A busy evening',
  about: `${PEOPLE} signed-in people, each from an address of their own, one call after the other with ${THINK_MS} ms between, for ${SECONDS} s: reading, saving, sharing, settings, chat with the house chef, checks, feedback.`,
  async run() {
    const town = await seedTown(PEOPLE, () => 10);
    const saffron = await watchSaffron(town.dataDir);
    try {
      const tokens: string[] = [];
      for (let at = 0; at < PEOPLE; at += 1) {
        tokens.push(await signIn(saffron.url, emailOf(at), PASSWORD));
      }
      const before = await saffron.figures();
      const end = performance.now() + SECONDS * 1000;
      const waits: number[] = [];
      const wrong: string[] = [];
      const live = async (token: string, person: number) => {
        const headers = {
          authorization: `Bearer ${token}`,
          'x-forwarded-for': `10.1.${person >> 8}.${person & 255}`,
        };
        for (let at = person; performance.now() < end; at += 1) {
          const [name, right, call] = CALLS[at % CALLS.length] ?? CALLS[0] ?? [];
          if (name === undefined || right === undefined || call === undefined) return;
          const { status, ms, text } = await askOnce(saffron.url, call(headers, at));
          waits.push(ms);
          if (!right.includes(status)) wrong.push(`${name} ${status} ${text.slice(0, 120)}`);
          await new Promise((later) => setTimeout(later, THINK_MS));
        }
      };
      await Promise.all(tokens.map(live));
      const after = await saffron.figures();
      if (wrong.length > 0) console.error([...new Set(wrong)].slice(0, 5).join('\n'));
      return [
        {
          what: 'calls that did not answer as they should',
          measured: `${wrong.length} of ${waits.length}`,
          goal: 'none',
          met: wrong.length === 0,
        },
        {
          what: 'answer at the 99th percentile',
          measured: `${milliseconds(quantile(waits, 0.99))}, median ${milliseconds(quantile(waits, 0.5))}`,
          goal: 'under 1 s',
          met: quantile(waits, 0.99) < 1000,
        },
        {
          what: 'processor time a call',
          measured: milliseconds((after.cpuMs - before.cpuMs) / waits.length),
          goal: 'under 5 ms',
          met: (after.cpuMs - before.cpuMs) / waits.length < 5,
        },
        {
          what: 'memory afterwards',
          measured: `${after.rssMb.toFixed(0)} MB`,
          floor: `${before.rssMb.toFixed(0)} MB before`,
          goal: 'at most 1.3 of before',
          met: after.rssMb <= before.rssMb * 1.3,
        },
      ];
    } finally {
      await saffron.stop();
      town.clear();
    }
  },
};
