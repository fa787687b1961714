/** The chef who needs no key and no network: the kitchen's own cookbook, as a Chef. */
import type { PlatedRecipe } from '@saffron/kitchen/chef/answer';
import type { Dish } from '@saffron/kitchen/cookbook/dish';
import type { Kitchen } from '@saffron/kitchen/kitchen';
import { openWork, type Work } from '../kitchen/work.ts';
import type { Chef, ChefPiece, ListField, Order } from './chef.ts';

/** @param work where the answer is thought out; at once when not said otherwise */
export function createHouseChef(kitchen: Kitchen, work: Work = openWork(kitchen)): Chef {
  const bySlug = new Map(kitchen.cookbook.dishes.map((dish) => [dish.slug, dish]));
  return {
    answer: async function* (order: Order, signal) {
      const { turns, saidBefore, needs, otherFoods, units, persona, firstName, again } = order;
      const served = [...order.served, ...(again?.refused ?? [])];
      const asker = { ...needs, units, persona, firstName, served, saidBefore, otherFoods };
      const reply = await work.run('answer', { turns, asker }, signal);
      if (reply.kind === 'text') yield { kind: 'text', delta: reply.text };
      else yield* serve(reply.recipe, bySlug.get(reply.recipe.slug));
    },
  };
}

function* serve(recipe: PlatedRecipe, dish: Dish | undefined): Generator<ChefPiece> {
  const { recipeName, conversation_response, introduction, servings, minutes, units } = recipe;
  yield { kind: 'numbers', servings, minutes, units };
  yield { kind: 'notes', notes: recipe.notes };
  if (dish) yield { kind: 'looks', looks: dish };
  yield { kind: 'prose', field: 'recipeName', text: recipeName };
  yield { kind: 'prose', field: 'conversation_response', text: conversation_response };
  yield { kind: 'prose', field: 'introduction', text: introduction };
  for (const list of ['ingredients', 'instructions', 'tips'] as const satisfies ListField[]) {
    for (const text of recipe[list]) yield { kind: 'line', list, text };
  }
  yield { kind: 'prose', field: 'friendly_closing', text: recipe.friendly_closing };
}
