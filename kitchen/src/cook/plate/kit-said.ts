/** Says how a dish is made without the tools that its card asks for and their kitchen lacks. */
import type { Dish } from '../../cookbook/dish.ts';
import { describeWithoutTool } from '../../cookbook/tools.ts';
import { stuckWithout } from '../choose/match.ts';
import type { Table } from '../table.ts';

export function kitSaid({ kitchen, now }: Table, dish: Dish): string[] {
  const facts = kitchen.cookbook.facts.get(dish.slug);
  if (!facts || stuckWithout(facts, dish, now.lacking)) return [];
  return now.lacking
    .filter((tool) => facts.tools.has(tool))
    .map((tool) => describeWithoutTool(dish, tool) ?? '')
    .filter(Boolean);
}
