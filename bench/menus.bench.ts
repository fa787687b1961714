/** Benchmark: the time to lay a menu of two to six dishes for a table where two eat something else, and whose plates differ. */

import { layMenu } from '@saffron/kitchen/menus';
import { openKitchen } from '@saffron/kitchen/open-kitchen';
import { type Benchmark, formatMilliseconds, quantile } from './report.ts';

const kitchen = openKitchen();
const { dishes } = kitchen.cookbook;
const SETS = 300;
const EATERS = [
  { name: 'the vegan', needs: { allergies: [], diets: ['Vegan' as const] } },
  {
    name: 'the coeliac',
    needs: { allergies: ['wheat' as const], diets: ['Gluten-Free' as const] },
  },
];

/** Always the same; every dish of the book comes up. */
function menuAt(at: number) {
  const count = 2 + (at % 5);
  return Array.from(
    { length: count },
    (_, place) => dishes[(at * 37 + place * 91) % dishes.length],
  );
}

export const bench: Benchmark = {
  name: 'Menus',
  description: `Orders of work for ${SETS} menus of two to six dishes of the book, for a table where a vegan and a coeliac eat as well.`,
  async run() {
    const milliseconds: number[] = [];
    const plates = { same: 0, apart: 0, other: 0 };
    for (let at = -20; at < SETS; at += 1) {
      const menu = menuAt(Math.abs(at)).filter((dish) => dish !== undefined);
      const start = process.cpuUsage();
      const { courses } = layMenu(kitchen, menu, 19 * 60, EATERS);
      const { user, system } = process.cpuUsage(start);
      // The first ones are unmeasured: a server that has just started is no measure of one that runs.
      if (at < 0) continue;
      milliseconds.push((user + system) / 1000);
      for (const { kind } of courses.flatMap((course) => course.plates)) plates[kind] += 1;
    }
    const slowest = quantile(milliseconds, 0.99);
    const all = plates.same + plates.apart + plates.other;
    const share = (count: number) => `${((100 * count) / all).toFixed(1)} % (${count} of ${all})`;
    return [
      {
        label: 'processor time, 99 of 100',
        value: formatMilliseconds(slowest),
        goal: 'under 100 ms',
        isMet: slowest < 100,
      },
      {
        label: 'plates: the same as the others',
        value: share(plates.same),
        goal: 'reported',
        isMet: true,
      },
      {
        label: 'plates: from the same pot, something left off',
        value: share(plates.apart),
        goal: 'reported',
        isMet: true,
      },
      { label: 'plates: another dish', value: share(plates.other), goal: 'reported', isMet: true },
    ];
  },
};
