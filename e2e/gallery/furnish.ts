/** Fills a server with what the pictures show: a person with saved recipes, and one shared recipe. */
import { type Account, openAccount, post } from '../account.ts';
import type { RunningServer } from '../server.ts';

async function call(
  server: RunningServer,
  { method, path, token, body }: { method: string; path: string; token: string; body: object },
): Promise<void> {
  const reply = await fetch(`${server.url}/mp/api/${path}`, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  if (!reply.ok) throw new Error(`${method} ${path} answered ${reply.status}`);
}

/** Real dishes, as the chef serves them. */
export async function cookDishes(server: RunningServer): Promise<object[]> {
  const wishes = ['Shakshuka', 'Lentil soup', 'Butter chicken', 'Apple crumble'];
  return Promise.all(
    wishes.map(async (content) => {
      const reply = await post(server, 'meal-plan', { messages: [{ role: 'user', content }] });
      return ((await reply.json()) as { reply: object }).reply;
    }),
  );
}

export async function shareOne(server: RunningServer, recipe: object | undefined): Promise<string> {
  const reply = await post(server, 'shared/shared-recipes', { recipe });
  return ((await reply.json()) as { shareId: string }).shareId;
}

/** Somebody who likes one theme and has kept these recipes. */
export async function furnish(
  server: RunningServer,
  darkMode: boolean,
  recipes: readonly object[],
): Promise<Account> {
  const account = await openAccount(server);
  const reply = await post(server, 'auth/login', { ...account });
  const { accessToken: token } = (await reply.json()) as { accessToken: string };
  await call(server, { method: 'PUT', path: 'user/settings', token, body: { darkMode } });
  for (const body of recipes)
    await call(server, { method: 'POST', path: 'recipes/save', token, body });
  return account;
}
