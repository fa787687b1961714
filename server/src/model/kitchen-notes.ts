/** What a model is told of the kitchen: of its tools, or for one that cannot call them what the tools would have said. */
import type { Memo } from '@saffron/kitchen/chef/memo';
import type { ChefRequest } from '../chat/chef-types.ts';
import type { JobRunner } from '../kitchen/job-runner.ts';

/** For the prompt: what a model that calls tools does with them. */
export const WITH_TOOLS = `- You stand in a kitchen with a cookbook and tools. Look dishes up (search_dishes, get_dish), make one of what they have (compose_dish), change one (swap_ingredient, add_ingredient, leave_out_ingredient, scale_dish), plan (plan_meals, shopping_list), change a recipe of theirs (adapt_recipe), and ask the tools for substitutes, storage, doneness, measures, nutrition and checks rather than your memory.
- The card on the table is the dish "card" for every tool, unless it is of your own making. A changed dish keeps its id; give its edits along as the tool returned them.
- Serve a dish of the kitchen with serve_dish: it writes the card and ends your answer, so never repeat its recipe. Write a recipe of your own where the kitchen has none that fits, or where you do not answer in English: then after what get_dish returned.
- A tool that says why something cannot be done is right about it: tell the person, or do something else.`;

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
