/** Gives an account recipes and settings over HTTP before a browser test. */
import { type Account, callWithToken, fetchTokens } from './account.ts';
import type { RunningServer } from './server.ts';

export const SOUP = {
  recipeId: 'soup-1',
  recipeName: 'Leek & potato soup',
  introduction: 'Silky, and ready in half an hour.',
  ingredients: ['2 leeks', '500 g potatoes'],
  instructions: ['Soften the leeks.', 'Simmer with the potatoes.'],
  tips: ['A little nutmeg.'],
  friendly_closing: 'Eat it hot!',
};

/** The last one is the newest. */
export async function saveRecipes(
  server: RunningServer,
  account: Account,
  recipes: readonly object[],
  settings?: object,
): Promise<void> {
  const { accessToken } = await fetchTokens(server, account);
  const call = (method: string, path: string, body: object) =>
    callWithToken(server, accessToken, { method, path, body });
  if (settings) await call('PUT', 'user/settings', settings);
  for (const recipe of recipes) await call('POST', 'recipes/save', recipe);
}
