/** What somebody has kept before a journey begins, put there over HTTP as any client could. */
import { type Account, post } from './account.ts';
import { expect } from './journey.ts';
import type { RunningServer } from './server.ts';

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
