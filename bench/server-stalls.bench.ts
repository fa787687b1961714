/** Benchmark: how long the largest and worst requests block the event loop. */
import { performance } from 'node:perf_hooks';
import { type RequestOptions, sendRequest, signIn } from './http-client.ts';
import {
  type MeasuredProcess,
  startMeasuredProcess,
  startMeasuredServer,
} from './measured-process.ts';
import { type Benchmark, formatMilliseconds, type ReportRow } from './report.ts';
import { emailAt, PASSWORD, seedDatabase } from './seeded-database.ts';

const ROUNDS = 5;
const LOOP_GOAL_MS = 50;
const HEALTH_GOAL_MS = 100;
/** In bytes; a request body may have 64 KiB. */
const LARGEST_BODY = 62_000;
const LONGEST_MESSAGE = 4000;
const EARLIER_MESSAGE_COUNT = 30;

const repeated = (unit: string, length: number) =>
  unit.repeat(Math.ceil(length / unit.length)).slice(0, length);

const post = (
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): RequestOptions => ({
  path: `/mp/api/${path}`,
  method: 'POST',
  headers,
  body,
});

/** One message and those before it, as much as may come in one request. */
function conversation(unit: string, length = LONGEST_MESSAGE): RequestOptions {
  const content = repeated(unit, length);
  const most = Math.floor(LARGEST_BODY / Buffer.byteLength(content)) - 1;
  const saidBefore = Array<string>(Math.min(most, EARLIER_MESSAGE_COUNT)).fill(content);
  return post('meal-plan', {
    messages: [{ role: 'user', content }],
    preferences: { saidBefore },
  });
}

function linesOf(unit: string): string[] {
  const line = repeated(unit, 190);
  const count = Math.min(300, Math.floor(LARGEST_BODY / (Buffer.byteLength(line) + 7)));
  return Array.from({ length: count }, (_, at) => `${at + 1} ${line}`);
}

const NEEDS = { allergies: ['milk', 'eggs', 'wheat', 'soy'], diets: ['Vegan', 'Keto', 'Paleo'] };
const SPOKEN = ['’’’a', '½ cup of butter or milk, ', 'I am allergic to milk. ', 'aa-', 'no ', '½'];
const WRITTEN = ['tbsp finely chopped butter (about 20 g) or milk, ', '½', '’’’a', '1/2-3 '];

const SMALL_RECIPE = {
  name: 'Soup',
  recipeIngredient: ['1 cup milk'],
  recipeInstructions: ['Stir.'],
};
const imports: readonly (readonly [what: string, text: string])[] = [
  [
    '200 recipes in one text',
    JSON.stringify(
      Array.from({ length: 200 }, (_, at) => ({
        '@type': 'Recipe',
        ...SMALL_RECIPE,
        name: `Soup ${at}`,
      })),
    ),
  ],
  [
    'one recipe of 400 lines',
    `Soup\n\nIngredients\n${Array(99)
      .fill(`1 cup ${repeated('butter or milk, ', 80)}`)
      .join(
        '\n',
      )}\n\nMethod\n${Array(99).fill(repeated('Stir 20 g of butter in. ', 480)).join('\n')}`,
  ],
  ['nothing but marks', repeated('’’’a\n', 24_000)],
];

interface Case {
  readonly label: string;
  readonly request: RequestOptions;
  /** Done in parts with other requests answered in between, so that only their waiting time counts. */
  readonly isInParts?: boolean;
}

/** The requests measured; `headers` are those of a signed-in person, `keeper` those of one who has saved as much as allowed. */
function cases(headers: Record<string, string>, keeper: Record<string, string>): Case[] {
  const caseOf = (name: string) => (unit: string, request: RequestOptions) => ({
    label: `${name} of ${JSON.stringify(unit)}`,
    request,
  });
  return [
    ...SPOKEN.map((unit) => caseOf('a reply to 60 kB')(unit, conversation(unit))),
    ...SPOKEN.slice(1, 3).map((unit) =>
      caseOf('a reply to 31 short messages')(unit, conversation(unit, 60)),
    ),
    {
      label: 'a reply after 200 unknown dishes',
      request: post('meal-plan', {
        messages: [{ role: 'user', content: 'a lentil soup' }],
        preferences: { served: Array.from({ length: 200 }, (_, at) => `Butter soup of ${at}`) },
      }),
    },
    ...WRITTEN.map((unit) =>
      caseOf('a check of 60 kB')(
        unit,
        post('kitchen/check', { ingredients: linesOf(unit), ...NEEDS }),
      ),
    ),
    ...WRITTEN.map((unit) =>
      caseOf('measuring 60 kB')(
        unit,
        post('kitchen/measure', { ingredients: linesOf(unit), units: 'Imperial', factor: 2 }),
      ),
    ),
    ...imports.flatMap(([what, text]) =>
      [true, false].map((preview) => ({
        label: `an import of ${what}, ${preview ? 'looked at' : 'kept'}`,
        request: post('recipes/import', { text, preview, allowDuplicate: true }, headers),
        isInParts: !preview,
      })),
    ),
    ...['recipes/saved', 'recipes/export?format=jsonld', 'user/export'].map((path) => ({
      label: `${path} of 8 MiB`,
      request: { path: `/mp/api/${path}`, headers: keeper },
      isInParts: true,
    })),
  ];
}

/** As many of the largest recipes as somebody may keep. */
async function fill(saffron: MeasuredProcess, headers: Record<string, string>): Promise<void> {
  const ingredients = Array.from({ length: 60 }, () => repeated('1 cup butter or milk, ', 950));
  for (let at = 0; at < 150; at += 1) {
    const body = { recipeName: `Large ${at}`, ingredients };
    const { status } = await sendRequest(saffron.url, post('recipes/save', body, headers));
    if (status === 403) return;
  }
}

/** Main-thread time of one request. */
async function loopTime(
  saffron: MeasuredProcess,
  request: RequestOptions,
): Promise<{ ms: number; statuses: string }> {
  const statuses = new Set<number>();
  let most = 0;
  // The first is not counted, as it starts the worker and compiles code.
  for (let round = 0; round <= ROUNDS; round += 1) {
    const before = await saffron.readUsage();
    statuses.add((await sendRequest(saffron.url, request)).status);
    const after = await saffron.readUsage();
    if (round > 0) most = Math.max(most, after.loopMs - before.loopMs);
  }
  return { ms: most, statuses: [...statuses].join(', ') };
}

/** The slowest health check beside three of these requests at once, and the slowest answer of the baseline server meanwhile. */
async function measureWaits(
  saffron: MeasuredProcess,
  bare: MeasuredProcess,
  request: RequestOptions,
) {
  let pending = 3;
  const all = Array.from({ length: pending }, () =>
    sendRequest(saffron.url, request).finally(() => {
      pending -= 1;
    }),
  );
  const longest = { health: 0, bare: 0 };
  while (pending > 0) {
    const start = performance.now();
    await sendRequest(saffron.url, { path: '/healthz' });
    const middle = performance.now();
    await sendRequest(bare.url, { path: '/' });
    longest.health = Math.max(longest.health, middle - start);
    longest.bare = Math.max(longest.bare, performance.now() - middle);
  }
  await Promise.all(all);
  return longest;
}

async function measure(
  saffron: MeasuredProcess,
  bare: MeasuredProcess,
  { label, request, isInParts = false }: Case,
): Promise<ReportRow[]> {
  const { ms, statuses } = await loopTime(saffron, request);
  const { health, bare: baseline } = await measureWaits(saffron, bare, request);
  const loop = {
    label: `${label}: the event loop's own time (answered ${statuses})`,
    value: formatMilliseconds(ms),
    goal: `at most ${LOOP_GOAL_MS} ms`,
    isMet: ms <= LOOP_GOAL_MS,
  };
  return [
    ...(isInParts ? [] : [loop]),
    {
      label: `${label}, three at once: the longest that health took`,
      value: formatMilliseconds(health),
      baseline: formatMilliseconds(baseline),
      goal: `at most ${HEALTH_GOAL_MS} ms`,
      isMet: health <= HEALTH_GOAL_MS,
    },
  ];
}

export const bench: Benchmark = {
  name: 'Who waits for whom',
  description: `The largest requests of texts that are hard to read. The time of the event loop is the processor time of the one thread that answers everybody, the most of ${ROUNDS}; health is asked again and again while three of them are under way, in turn with a bare \`node:http\` server on the same machine, which is the floor.`,
  async run() {
    const database = await seedDatabase(2, () => 1);
    const [saffron, bare] = [
      await startMeasuredServer(database.dataDir),
      await startMeasuredProcess('baseline-server.mjs'),
    ];
    try {
      const bearerOf = async (person: number) => ({
        authorization: `Bearer ${await signIn(saffron.url, emailAt(person), PASSWORD)}`,
      });
      const [cook, keeper] = [await bearerOf(0), await bearerOf(1)];
      // An ordinary evening before it: what is measured is not the first reply of a server's life.
      const wish = { messages: [{ role: 'user', content: 'a lentil soup' }] };
      for (let at = 0; at < 20; at += 1) await sendRequest(saffron.url, post('meal-plan', wish));
      await fill(saffron, keeper);
      const rows: ReportRow[] = [];
      for (const one of cases(cook, keeper)) {
        rows.push(...(await measure(saffron, bare, one)));
      }
      return rows;
    } finally {
      await saffron.stop();
      await bare.stop();
      database.remove();
    }
  },
};
