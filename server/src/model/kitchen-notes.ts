/** What a model that cannot call tools is told of the kitchen: what the tools would have said. */
import type { Memo } from '@saffron/kitchen/chef/memo';
import type { ChefRequest } from '../chat/chef-types.ts';
import type { JobRunner } from '../kitchen/job-runner.ts';

const MOST_DISHES = 8;
const LONGEST_ANSWER = 800;

/** For a model without tools: dishes that fit, how one of them is served, and what our own cook would say. */
export async function noteKitchen(
  jobRunner: JobRunner,
  request: ChefRequest,
  memo: Memo,
  signal: AbortSignal,
): Promise<string> {
  const { turns, earlierMessages, needs, otherFoods, units, persona, extractedNeeds } = request;
  const { people, lacking, wish } = memo;
  const user = { person: extractedNeeds, units, people, lacking };
  const { foods = [], words = [], minutes } = wish ?? {};
  const input = { foods, words, minutes, limit: MOST_DISHES };
  const asker = { ...needs, units, persona, saidBefore: earlierMessages, otherFoods, memo };
  const [found, own] = await Promise.all([
    jobRunner.run('tool', { name: 'search_dishes', input, user }, signal),
    jobRunner.run('answer', { turns, asker }, signal),
  ]);
  const said =
    own.kind === 'text' ? own.text : `${own.recipe.recipeName} (id ${own.memo.card?.slug})`;
  return [
    `- Our own cook would answer: ${single(said)}`,
    ...('data' in found && 'dishes' in found.data ? listDishes(found.data.dishes) : []),
    '- To serve one of these dishes, or the card on the table once more, answer with its id and nothing else: {"tag":"card","content":{"dish":"its id","servings":4,"edits":[],"conversation_response":"..."}}. The kitchen writes its card. An edit is {"kind":"swap","from":"...","to":"..."}, {"kind":"add","food":"..."} or {"kind":"leave out","food":"..."}.',
  ].join('\n');
}

function listDishes(dishes: unknown): string[] {
  if (!Array.isArray(dishes) || dishes.length === 0) return [];
  const names = dishes.map(({ dish, name, minutes }) => `${name} (id ${dish}, ${minutes} minutes)`);
  return [`- Dishes of our cookbook that fit: ${single(names.join('; '))}`];
}

function single(text: string): string {
  return text.replace(/[\s{}]+/g, ' ').slice(0, LONGEST_ANSWER);
}
