/** Lets the kitchen's rule-based chef answer a chat request: runs it as a job and passes its reply on piece by piece. */
import type { PlatedRecipe } from '@saffron/kitchen/chef';
import type { Dish } from '@saffron/kitchen/cookbook/dish';
import type { Kitchen } from '@saffron/kitchen/kitchen';
import { createJobRunner, type JobRunner } from '../kitchen/job-runner.ts';
import type { Chef, ChefPiece, ChefRequest, ListField } from './chef-types.ts';
import { toSpokenRecipe } from './our-dishes.ts';

/** @param jobRunner where the answer is computed; in this process by default */
export function createHouseChef(
  kitchen: Kitchen,
  jobRunner: JobRunner = createJobRunner(kitchen),
): Chef {
  const bySlug = new Map(kitchen.cookbook.dishes.map((dish) => [dish.slug, dish]));
  return {
    answer: async function* (request: ChefRequest, signal) {
      const { turns, earlierMessages, needs, otherFoods, units, persona, firstName, memo, retry } =
        request;
      const served = [...request.servedRecipes, ...(retry?.refusedNames ?? [])];
      const asker = {
        ...needs,
        units,
        persona,
        firstName,
        served,
        saidBefore: earlierMessages,
        otherFoods,
        memo,
      };
      const reply = await jobRunner.run('answer', { turns, asker }, signal);
      yield { kind: 'memo', memo: reply.memo };
      if (reply.kind === 'text') {
        const dishes = reply.memo.offered.flatMap((slug) => bySlug.get(slug) ?? []);
        if (dishes.length > 0) yield { kind: 'offers', dishes: dishes.map(toSpokenRecipe) };
        yield { kind: 'text', delta: reply.text };
      } else yield* toPieces(reply.recipe, bySlug.get(reply.recipe.slug));
    },
  };
}

export function* toPieces(recipe: PlatedRecipe, dish: Dish | undefined): Generator<ChefPiece> {
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
