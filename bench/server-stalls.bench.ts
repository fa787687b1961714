/** How long the largest and worst requests keep everybody else waiting: the event loop's own time for each, and health beside it. */
import { performance } from 'node:perf_hooks';
import { type Ask, askOnce, signIn } from './http-load.ts';
import { emailOf, PASSWORD, seedTown } from './seeded-town.ts';
import { type Bench, milliseconds, type Row } from './table.ts';
import { type Watched, watchProcess, watchSaffron } from './watched-process.ts';

const ROUNDS = 5;
const LOOP_GOAL_MS = 50;
const HEALTH_GOAL_MS = 100;
/** Of a body that may be 64 KiB long. */
const MOST_BYTES = 62_000;
const MOST_MESSAGE = 4000;
const MOST_BEFORE = 30;

const repeated = (unit: string, length: number) =>
  unit.repeat(Math.ceil(length / unit.length)).slice(0, length);

const post = (path: string, body: unknown, headers: Record<string, string> = {}): Ask => ({
  path: `/mp/api/${path}`,
  method: 'POST',
  headers,
  body,
});

/** One message and those before it, as much as may come in one request. */
function conversation(unit: string, length = MOST_MESSAGE): Ask {
  const said = repeated(unit, length);
  const most = Math.floor(MOST_BYTES / Buffer.byteLength(said)) - 1;
  const saidBefore = Array<string>(Math.min(most, MOST_BEFORE)).fill(said);
  return post('meal-plan', {
    messages: [{ role: 'user', content: said }],
    preferences: { saidBefore },
  });
}

function linesOf(unit: string): string[] {
  const line = repeated(unit, 190);
  const count = Math.min(300, Math.floor(MOST_BYTES / (Buffer.byteLength(line) + 7)));
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
  readonly what: string;
  readonly ask: Ask;
  /** Done piece by piece, with others answered in between: only how long they wait says something. */
  readonly isInParts?: boolean;
}

/** What is asked; who is signed in may ask for more, and who keeps much gets much. */
function cases(headers: Record<string, string>, keeper: Record<string, string>): Case[] {
  const made = (name: string) => (unit: string, ask: Ask) => ({
    what: `${name} of ${JSON.stringify(unit)}`,
    ask,
  });
  return [
    ...SPOKEN.map((unit) => made('a reply to 60 kB')(unit, conversation(unit))),
    ...SPOKEN.slice(1, 3).map((unit) =>
      made('a reply to 31 short messages')(unit, conversation(unit, 60)),
    ),
    {
      what: 'a reply after 200 unknown dishes',
      ask: post('meal-plan', {
        messages: [{ role: 'user', content: 'a lentil soup' }],
        preferences: { served: Array.from({ length: 200 }, (_, at) => `Butter soup of ${at}`) },
      }),
    },
    ...WRITTEN.map((unit) =>
      made('a check of 60 kB')(
        unit,
        post('kitchen/check', { ingredients: linesOf(unit), ...NEEDS }),
      ),
    ),
    ...WRITTEN.map((unit) =>
      made('measuring 60 kB')(
        unit,
        post('kitchen/measure', { ingredients: linesOf(unit), units: 'Imperial', factor: 2 }),
      ),
    ),
    ...imports.flatMap(([what, text]) =>
      [true, false].map((preview) => ({
        what: `an import of ${what}, ${preview ? 'looked at' : 'kept'}`,
        ask: post('recipes/import', { text, preview, allowDuplicate: true }, headers),
        isInParts: !preview,
      })),
    ),
    ...['recipes/saved', 'recipes/export?format=jsonld', 'user/export'].map((path) => ({
      what: `${path} of 8 MiB`,
      ask: { path: `/mp/api/${path}`, headers: keeper },
      isInParts: true,
    })),
  ];
}

/** As many of the largest recipes as somebody may keep. */
async function fill(saffron: Watched, headers: Record<string, string>): Promise<void> {
  const ingredients = Array.from({ length: 60 }, () => repeated('1 cup butter or milk, ', 950));
  for (let at = 0; at < 150; at += 1) {
    const body = { recipeName: `Large ${at}`, ingredients };
    const { status } = await askOnce(saffron.url, post('recipes/save', body, headers));
    if (status === 403) return;
  }
}

/** What the one thread that answers everybody has to do for it. */
async function loopTime(saffron: Watched, ask: Ask): Promise<{ ms: number; statuses: string }> {
  const statuses = new Set<number>();
  let most = 0;
  // The first is not counted: it begins the worker, and code that is new.
  for (let round = 0; round <= ROUNDS; round += 1) {
    const before = await saffron.figures();
    statuses.add((await askOnce(saffron.url, ask)).status);
    const after = await saffron.figures();
    if (round > 0) most = Math.max(most, after.loopMs - before.loopMs);
  }
  return { ms: most, statuses: [...statuses].join(', ') };
}

/** The longest that health took beside three of them at once, and a bare server's answer in turn with it. */
async function waits(saffron: Watched, bare: Watched, ask: Ask) {
  let under = 3;
  const all = Array.from({ length: under }, () =>
    askOnce(saffron.url, ask).finally(() => {
      under -= 1;
    }),
  );
  const longest = { health: 0, bare: 0 };
  while (under > 0) {
    const start = performance.now();
    await askOnce(saffron.url, { path: '/healthz' });
    const middle = performance.now();
    await askOnce(bare.url, { path: '/' });
    longest.health = Math.max(longest.health, middle - start);
    longest.bare = Math.max(longest.bare, performance.now() - middle);
  }
  await Promise.all(all);
  return longest;
}

async function measure(
  saffron: Watched,
  bare: Watched,
  { what, ask, isInParts = false }: Case,
): Promise<Row[]> {
  const { ms, statuses } = await loopTime(saffron, ask);
  const { health, bare: floor } = await waits(saffron, bare, ask);
  const loop = {
    what: `${what}: the event loop's own time (answered ${statuses})`,
    measured: milliseconds(ms),
    goal: `at most ${LOOP_GOAL_MS} ms`,
    met: ms <= LOOP_GOAL_MS,
  };
  return [
    ...(isInParts ? [] : [loop]),
    {
      what: `${what}, three at once: the longest that health took`,
      measured: milliseconds(health),
      floor: milliseconds(floor),
      goal: `at most ${HEALTH_GOAL_MS} ms`,
      met: health <= HEALTH_GOAL_MS,
    },
  ];
}

export const bench: Bench = {
  name: 'Who waits for whom',
  about: `The largest requests of texts that are hard to read. The time of the event loop is the processor time of the one thread that answers everybody, the most of ${ROUNDS}; health is asked again and again while three of them are under way, in turn with a bare \`node:http\` server on the same machine, which is the floor.`,
  async run() {
    const town = await seedTown(2, () => 1);
    const [saffron, bare] = [
      await watchSaffron(town.dataDir),
      await watchProcess('bare-server.mjs'),
    ];
    try {
      const bearerOf = async (person: number) => ({
        authorization: `Bearer ${await signIn(saffron.url, emailOf(person), PASSWORD)}`,
      });
      const [cook, keeper] = [await bearerOf(0), await bearerOf(1)];
      // An ordinary evening before it: what is measured is not the first reply of a server's life.
      const wish = { messages: [{ role: 'user', content: 'a lentil soup' }] };
      for (let at = 0; at < 20; at += 1) await askOnce(saffron.url, post('meal-plan', wish));
      await fill(saffron, keeper);
      const rows: Row[] = [];
      for (const one of cases(cook, keeper)) {
        rows.push(...(await measure(saffron, bare, one)));
      }
      return rows;
    } finally {
      await saffron.stop();
      await bare.stop();
      town.clear();
    }
  },
};
