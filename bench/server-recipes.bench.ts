/** Benchmark: cost of reading saved recipes over HTTP, against the baseline server. */
import { measureCpuCost, signIn } from './http-client.ts';
import { startMeasuredProcess, startMeasuredServer } from './measured-process.ts';
import { type Benchmark, formatMilliseconds, type ReportRow } from './report.ts';
import { emailAt, PASSWORD, seedDatabase } from './seeded-database.ts';

const RECIPES = 20;
const LIST_GOAL = 1.3;
const ONE_GOAL = 1.6;

function row(label: string, [ours = 0, bare = 0]: readonly number[], goal: number): ReportRow {
  const ratio = ours / bare;
  return {
    label,
    value: `${formatMilliseconds(ours)}, ${ratio.toFixed(2)} of bare`,
    baseline: formatMilliseconds(bare),
    goal: `at most ${goal} of bare`,
    isMet: ratio <= goal,
  };
}

export const bench: Benchmark = {
  name: 'Recipes over HTTP',
  description: `Processor time of the server for one request of a signed-in person with ${RECIPES} kept recipes; the floor is a bare \`node:http\` server without authorisation, limits or headers on the same queries of the same SQLite file.`,
  async run() {
    const database = await seedDatabase(100, () => RECIPES);
    const server = await startMeasuredServer(database.dataDir);
    const baseline = await startMeasuredProcess('baseline-server.mjs', [
      database.file,
      database.userIds[0] ?? '',
    ]);
    try {
      const token = await signIn(server.url, emailAt(0), PASSWORD);
      const headers = { authorization: `Bearer ${token}` };
      const ours = (path: string) => ({ server, request: { path, headers } });
      const bare = (path: string) => ({ server: baseline, request: { path } });
      const list = await measureCpuCost([ours('/mp/api/recipes/saved'), bare('/list')]);
      const name = encodeURIComponent('Lentil soup 7');
      const one = await measureCpuCost([ours(`/mp/api/recipes/saved/${name}`), bare(`/${name}`)]);
      return [
        row(`the list of ${RECIPES} recipes`, list, LIST_GOAL),
        row('one recipe by its name', one, ONE_GOAL),
      ];
    } finally {
      await Promise.all([server.stop(), baseline.stop()]);
      database.remove();
    }
  },
};
