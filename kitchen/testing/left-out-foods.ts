/** For tests: reads "no onion, allergic to mustard" as the foods to leave out of a dish. */
import { kitchen } from '../kitchen-instance.ts';
import { foodSaid } from '../src/commands/edits/said-food.ts';
import { foodDeclared } from '../src/needs/declared-foods.ts';
import type { Food } from '../src/needs/heard.ts';

/** Who wants no onion wants none of its small kin. */
const KIN: Readonly<Record<string, readonly string[]>> = {
  onion: ['spring onion', 'scallion', 'green onion', 'shallot'],
};

/** @param said "no onion, no garlic", "allergic to mustard" */
export function leftOutFoods(said: string): Food[] {
  return said.split(', ').flatMap((one) => {
    if (one.startsWith('allergic to '))
      return foodDeclared(kitchen, one.replace('allergic to ', '')).foods;
    const food = foodSaid(kitchen, one.replace('no ', ''));
    const kin = food.names.flatMap((name) => KIN[name] ?? []);
    return [{ ...food, names: [...food.names, ...kin] }];
  });
}
