/** Foods that somebody leaves out, for tests of what becomes of a dish without them. */
import { kitchen } from '../kitchen-instance.ts';
import { foodSaid } from '../src/commands/edits/said-food.ts';
import type { Food } from '../src/needs/heard.ts';
import { membersOf } from '../src/safety/person/other-allergens.ts';

/** Who wants no onion wants none of its small kin. */
const KIN: Readonly<Record<string, readonly string[]>> = {
  onion: ['spring onion', 'scallion', 'green onion', 'shallot'],
};

/** @param said "no onion, no garlic", "allergic to mustard" */
export function leftOutFoods(said: string): Food[] {
  return said.split(', ').map((one) => {
    const isAllergy = one.startsWith('allergic to ');
    const food = foodSaid(kitchen, one.replace(isAllergy ? 'allergic to ' : 'no ', ''));
    const kin = food.names.flatMap((name) => KIN[name] ?? []);
    if (!isAllergy) return { ...food, names: [...food.names, ...kin] };
    return { ...food, names: [...food.names, ...membersOf(kitchen.rules, food.said)], firm: true };
  });
}
