/** Benchmark: 200 signed-in users for 30 s on the ten most usual endpoints; counts failures, waiting, CPU and memory. */
import { performance } from 'node:perf_hooks';
import { type RequestOptions, sendRequest, signIn } from './http-client.ts';
import { startMeasuredServer } from './measured-process.ts';
import { type Benchmark, formatMilliseconds, quantile } from './report.ts';
import { createRecipeJson, emailAt, PASSWORD, seedDatabase } from './seeded-database.ts';

const PEOPLE = 200;
const SECONDS = 30;
const THINK_MS = 250;

type CreateRequest = (headers: Record<string, string>, at: number) => RequestOptions;

const post = (path: string, body: unknown, headers: Record<string, string>): RequestOptions => ({
  path: `/mp/api/${path}`,
  method: 'POST',
  headers,
  body,
});
const read =
  (path: string): CreateRequest =>
  (headers) => ({ path: `/mp/api/${path}`, headers });

const PROMPTS = ['a lentil soup', 'something Italian', 'surprise me', 'dessert without eggs'];

/** By how often people do it; each with the statuses that are right. */
const CALLS: readonly (readonly [name: string, right: readonly number[], call: CreateRequest])[] = [
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
        { messages: [{ role: 'user', content: PROMPTS[at % PROMPTS.length] ?? '' }] },
        headers,
      ),
  ],
  [
    'save',
    [200, 201],
    (headers, at) => {
      const recipe = JSON.parse(createRecipeJson(at % 40)) as object;
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

export const bench: Benchmark = {
  name: 'A busy evening',
  description: `${PEOPLE} signed-in people, each from an address of their own, one call after the other with ${THINK_MS} ms between, for ${SECONDS} s: reading, saving, sharing, settings, chat with the house chef, checks, feedback.`,
  async run() {
    const database = await seedDatabase(PEOPLE, () => 10);
    const server = await startMeasuredServer(database.dataDir);
    try {
      const tokens: string[] = [];
      for (let at = 0; at < PEOPLE; at += 1) {
        tokens.push(await signIn(server.url, emailAt(at), PASSWORD));
      }
      const before = await server.readUsage();
      const end = performance.now() + SECONDS * 1000;
      const waits: number[] = [];
      const wrong: string[] = [];
      const useServer = async (token: string, person: number) => {
        const headers = {
          authorization: `Bearer ${token}`,
          'x-forwarded-for': `10.1.${person >> 8}.${person & 255}`,
        };
        for (let at = person; performance.now() < end; at += 1) {
          const [name, right, call] = CALLS[at % CALLS.length] ?? CALLS[0] ?? [];
          if (name === undefined || right === undefined || call === undefined) return;
          const { status, ms, text } = await sendRequest(server.url, call(headers, at));
          waits.push(ms);
          if (!right.includes(status)) wrong.push(`${name} ${status} ${text.slice(0, 120)}`);
          await new Promise((later) => setTimeout(later, THINK_MS));
        }
      };
      await Promise.all(tokens.map(useServer));
      const after = await server.readUsage();
      if (wrong.length > 0) console.error([...new Set(wrong)].slice(0, 5).join('\n'));
      return [
        {
          label: 'calls that did not answer as they should',
          value: `${wrong.length} of ${waits.length}`,
          goal: 'none',
          isMet: wrong.length === 0,
        },
        {
          label: 'answer at the 99th percentile',
          value: `${formatMilliseconds(quantile(waits, 0.99))}, median ${formatMilliseconds(quantile(waits, 0.5))}`,
          goal: 'under 1 s',
          isMet: quantile(waits, 0.99) < 1000,
        },
        {
          label: 'processor time a call',
          value: formatMilliseconds((after.cpuMs - before.cpuMs) / waits.length),
          goal: 'under 5 ms',
          isMet: (after.cpuMs - before.cpuMs) / waits.length < 5,
        },
        {
          label: 'memory afterwards',
          value: `${after.rssMb.toFixed(0)} MB`,
          baseline: `${before.rssMb.toFixed(0)} MB before`,
          goal: 'at most 1.3 of before',
          isMet: after.rssMb <= before.rssMb * 1.3,
        },
      ];
    } finally {
      await server.stop();
      database.remove();
    }
  },
};
