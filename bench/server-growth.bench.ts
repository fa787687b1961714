/** What a call costs in a town of ten, a thousand and a hundred thousand, and with as many recipes as one may keep. */
import { costOf, signIn } from './http-load.ts';
import { emailOf, PASSWORD, seedTown } from './seeded-town.ts';
import { type Bench, milliseconds, type Row } from './table.ts';
import { watchSaffron } from './watched-process.ts';

const TOWNS = [10, 1000, 100_000];
const MOST_RECIPES = 2000;
const GOAL = 1.3;

interface Costs {
  readonly people: number;
  readonly find: number;
  readonly settings: number;
  readonly signedIn: number;
}

/** The first person keeps `recipes`, all others two. */
async function measure(people: number, recipes: number): Promise<Costs> {
  const town = await seedTown(people, (at) => (at === 0 ? recipes : 2));
  const saffron = await watchSaffron(town.dataDir);
  try {
    const token = await signIn(saffron.url, emailOf(0), PASSWORD);
    const headers = { authorization: `Bearer ${token}` };
    const path = '/mp/api/recipes/saved/Lentil%20soup%207';
    const ask = (where: string) => [{ server: saffron, ask: { path: where, headers } }];
    const [find = Number.NaN] = await costOf(ask(path));
    const [settings = Number.NaN] = await costOf(ask('/mp/api/user/settings'));
    const before = await saffron.figures();
    for (let at = 0; at < 20; at += 1) await signIn(saffron.url, emailOf(at % people), PASSWORD);
    const after = await saffron.figures();
    return { people, find, settings, signedIn: (after.cpuMs - before.cpuMs) / 20 };
  } finally {
    await saffron.stop();
    town.clear();
  }
}

function rows(what: string, costs: readonly number[], labels: readonly string[]): Row[] {
  const [floor = Number.NaN] = costs;
  return costs.slice(1).map((cost, at) => ({
    what: `${what}, ${labels[at + 1]}`,
    measured: `${milliseconds(cost)}, ${(cost / floor).toFixed(2)} of the smallest`,
    floor: `${milliseconds(floor)}, ${labels[0]}`,
    goal: `at most ${GOAL} of the smallest`,
    met: cost / floor <= GOAL,
  }));
}

export const bench: Bench = {
  name: 'Growth',
  about:
    'Processor time of a call as the number of people and of kept recipes grows; nothing may cost more because others are there.',
  async run() {
    const towns: Costs[] = [];
    for (const people of TOWNS) towns.push(await measure(people, 10));
    const full = await measure(10, MOST_RECIPES);
    const labels = TOWNS.map((people) => `${people.toLocaleString('en')} people`);
    const few = towns[0];
    return [
      ...rows(
        'finding a recipe by its name',
        towns.map(({ find }) => find),
        labels,
      ),
      ...rows(
        'reading the settings',
        towns.map(({ settings }) => settings),
        labels,
      ),
      ...rows(
        'signing in',
        towns.map(({ signedIn }) => signedIn),
        labels,
      ),
      ...rows(
        'finding a recipe by its name',
        [few?.find ?? Number.NaN, full.find],
        ['among 10', `among ${MOST_RECIPES.toLocaleString('en')}`],
      ),
    ];
  },
};
