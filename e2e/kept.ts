/** What somebody has kept before a journey begins, put there over HTTP as any client could. */
import { type Account, post } from './account.ts';
import { expect } from './journey.ts';
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
  const reply = await post(server, 'auth/login', { ...account });
  const { accessToken } = (await reply.json()) as { accessToken: string };
  const call = async (method: string, path: string, body: object) => {
    const answer = await fetch(`${server.url}/mp/api/${path}`, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${accessToken}` },
      body: JSON.stringify(body),
    });
    expect(answer.ok, `${method} ${path} answered ${answer.status}`).toBe(true);
  };
  if (settings) await call('PUT', 'user/settings', settings);
  for (const recipe of recipes) await call('POST', 'recipes/save', recipe);
}
