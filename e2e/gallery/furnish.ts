/** Fills a server with what the pictures show: people with few, no and many kept recipes, and one shared recipe. */
import { type Account, openAccount, post } from '../account.ts';
import type { RunningServer } from '../server.ts';
import { type ModelHouse, openModelHouse } from './model-house.ts';
import type { Guest } from './stage.ts';

export type Theme = 'light' | 'dark';

export interface Furnished {
  readonly shareId: string;
  readonly people: Readonly<Record<Theme, Readonly<Record<Guest, Account>>>>;
  readonly modelHouse: ModelHouse;
}

/** More than a screen holds, and enough for the search to appear. */
const MANY = 60;

export async function furnish(server: RunningServer): Promise<Furnished> {
  const recipes = await cookDishes(server);
  return {
    shareId: await shareOne(server, recipes[0]),
    people: {
      light: await invite(server, false, recipes),
      dark: await invite(server, true, recipes),
    },
    modelHouse: await openModelHouse(),
  };
}

async function invite(
  server: RunningServer,
  darkMode: boolean,
  recipes: readonly object[],
): Promise<Record<Guest, Account>> {
  const many = Array.from({ length: MANY }, (_, number) => ({
    ...recipes[number % recipes.length],
    recipeId: `bowl-${number + 1}`,
    recipeName: `Rice bowl number ${number + 1}`,
  }));
  return {
    regular: await openHome(server, darkMode, recipes),
    newcomer: await openHome(server, darkMode, []),
    collector: await openHome(server, darkMode, [...recipes, ...many]),
  };
}

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
async function cookDishes(server: RunningServer): Promise<object[]> {
  const wishes = ['Shakshuka', 'Lentil soup', 'Butter chicken', 'Apple crumble'];
  return Promise.all(
    wishes.map(async (content) => {
      const reply = await post(server, 'meal-plan', { messages: [{ role: 'user', content }] });
      return ((await reply.json()) as { reply: object }).reply;
    }),
  );
}

async function shareOne(server: RunningServer, recipe: object | undefined): Promise<string> {
  const reply = await post(server, 'shared/shared-recipes', { recipe });
  return ((await reply.json()) as { shareId: string }).shareId;
}

/** Somebody who likes one theme and has kept these recipes. */
async function openHome(
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
