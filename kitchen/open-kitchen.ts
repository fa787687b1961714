/** The one door that reads the kitchen's files from disk. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { weigher } from './src/chef/plate/weigh.ts';
import { compileCookbook } from './src/cookbook/cookbook.ts';
import type { Dish } from './src/cookbook/dish.ts';
import { compileLocalWords } from './src/cookbook/local-words.ts';
import { compileMeats } from './src/cookbook/meat-table.ts';
import { readDish } from './src/cookbook/reading.ts';
import type { Kitchen } from './src/kitchen.ts';
import { compileMeasures } from './src/measure/measures.ts';
import { compileRules } from './src/safety/rules.ts';
import { compileSituations } from './src/safety/situations.ts';

/**
 * `folder` holds `pantry/` and, unless `dishes` names another place, `cookbook/`. A dish file that cannot be read is
 * left out and named in `unread`; a pantry file that cannot be read throws, since nothing could be checked without it.
 */
export function openKitchen(
  folder: string = import.meta.dirname,
  dishes = join(folder, 'cookbook'),
): Kitchen {
  const pantry = join(folder, 'pantry');
  const read = (name: string): string => readFileSync(join(pantry, name), 'utf8');
  const rules = compileRules(
    filesEnding(pantry, '.pantry').map((name) => ({ name, text: read(name) })),
  );
  const measures = compileMeasures(read('units.txt'), read('densities.txt'));
  const american = compileLocalWords(read('words-united-states.txt'));
  const meats = compileMeats(read('meats.txt'));
  const { found, unread } = readDishes(dishes);
  const cookbook = compileCookbook(found, rules, weigher(measures), [american], meats);
  const situations = compileSituations(read('situations.txt'));
  const spoken = { 'United States': american };
  return { rules, measures, situations, meats, cookbook, spoken, unread };
}

function readDishes(folder: string): { found: Dish[]; unread: string[] } {
  const found: Dish[] = [];
  const unread: string[] = [];
  for (const name of filesEnding(folder, '.cook')) {
    try {
      found.push(
        readDish(name.slice(0, -'.cook'.length), readFileSync(join(folder, name), 'utf8')),
      );
    } catch (error) {
      unread.push(error instanceof Error ? error.message : `${name} could not be read.`);
    }
  }
  return { found, unread };
}

function filesEnding(folder: string, ending: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .sort();
}
