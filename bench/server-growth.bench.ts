/** Benchmark: cost of a request with ten, a thousand and a hundred thousand users, and with the maximum of saved recipes. */
import { measureCpuCost, signIn } from './http-client.ts';
import { startMeasuredServer } from './measured-process.ts';
import { type Benchmark, formatMilliseconds, type ReportRow } from './report.ts';
import { emailAt, PASSWORD, seedDatabase } from './seeded-database.ts';

const USER_COUNTS = [10, 1000, 100_000];
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
  const database = await seedDatabase(people, (at) => (at === 0 ? recipes : 2));
  const server = await startMeasuredServer(database.dataDir);
  try {
    const token = await signIn(server.url, emailAt(0), PASSWORD);
    const headers = { authorization: `Bearer ${token}` };
    const recipePath = '/mp/api/recipes/saved/Lentil%20soup%207';
    const target = (path: string) => [{ server, request: { path, headers } }];
    const [find = Number.NaN] = await measureCpuCost(target(recipePath));
    const [settings = Number.NaN] = await measureCpuCost(target('/mp/api/user/settings'));
    const before = await server.readUsage();
    for (let at = 0; at < 20; at += 1) await signIn(server.url, emailAt(at % people), PASSWORD);
    const after = await server.readUsage();
    return { people, find, settings, signedIn: (after.cpuMs - before.cpuMs) / 20 };
  } finally {
    await server.stop();
    database.remove();
  }
}

function rows(what: string, costs: readonly number[], labels: readonly string[]): ReportRow[] {
  const [baseline = Number.NaN] = costs;
  return costs.slice(1).map((cost, at) => ({
    label: `${what}, ${labels[at + 1]}`,
    value: `${formatMilliseconds(cost)}, ${(cost / baseline).toFixed(2)} of the smallest`,
    baseline: `${formatMilliseconds(baseline)}, ${labels[0]}`,
    goal: `at most ${GOAL} of the smallest`,
    isMet: cost / baseline <= GOAL,
  }));
}

export const bench: Benchmark = {
  name: 'Growth',
  description:
    'Processor time of a call as the number of people and of kept recipes grows; nothing may cost more because others are there.',
  async run() {
    const costs: Costs[] = [];
    for (const people of USER_COUNTS) costs.push(await measure(people, 10));
    const full = await measure(10, MOST_RECIPES);
    const labels = USER_COUNTS.map((people) => `${people.toLocaleString('en')} people`);
    const few = costs[0];
    return [
      ...rows(
        'finding a recipe by its name',
        costs.map(({ find }) => find),
        labels,
      ),
      ...rows(
        'reading the settings',
        costs.map(({ settings }) => settings),
        labels,
      ),
      ...rows(
        'signing in',
        costs.map(({ signedIn }) => signedIn),
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
