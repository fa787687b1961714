/** What it costs to read kept recipes over HTTP, against a bare server on the same queries of the same file. */
import { costOf, signIn } from './http-load.ts';
import { emailOf, PASSWORD, seedTown } from './seeded-town.ts';
import { type Bench, milliseconds, type Row } from './table.ts';
import { watchProcess, watchSaffron } from './watched-process.ts';

const RECIPES = 20;
const LIST_GOAL = 1.3;
const ONE_GOAL = 1.6;

function row(what: string, [ours = 0, bare = 0]: readonly number[], goal: number): Row {
  const ratio = ours / bare;
  return {
    what,
    measured: `${milliseconds(ours)}, ${ratio.toFixed(2)} of bare`,
    floor: milliseconds(bare),
    goal: `at most ${goal} of bare`,
    met: ratio <= goal,
  };
}

export const bench: Bench = {
  name: 'Recipes over HTTP',
  about: `Processor time of the server for one request of a signed-in person with ${RECIPES} kept recipes; the floor is a bare \`node:http\` server without authorisation, limits or headers on the same queries of the same SQLite file.`,
  async run() {
    const town = await seedTown(100, () => RECIPES);
    const saffron = await watchSaffron(town.dataDir);
    const bare = await watchProcess('bare-server.mjs', [town.file, town.userIds[0] ?? '']);
    try {
      const token = await signIn(saffron.url, emailOf(0), PASSWORD);
      const headers = { authorization: `Bearer ${token}` };
      const ours = (path: string) => ({ server: saffron, ask: { path, headers } });
      const floor = (path: string) => ({ server: bare, ask: { path } });
      const list = await costOf([ours('/mp/api/recipes/saved'), floor('/list')]);
      const name = encodeURIComponent('Lentil soup 7');
      const one = await costOf([ours(`/mp/api/recipes/saved/${name}`), floor(`/${name}`)]);
      return [
        row(`the list of ${RECIPES} recipes`, list, LIST_GOAL),
        row('one recipe by its name', one, ONE_GOAL),
      ];
    } finally {
      await Promise.all([saffron.stop(), bare.stop()]);
      town.clear();
    }
  },
};
