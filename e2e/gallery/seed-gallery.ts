/** Fills a server with the screenshot gallery's data: accounts with few, no and many saved recipes or an allergy, and a shared recipe. */
import { type Account, postJson, registerAccount } from '../testing/account.ts';
import { saveRecipes } from '../testing/saved-recipes.ts';
import type { RunningServer } from '../testing/server.ts';
import { type ModelServer, startModelServer } from './model-server.ts';
import type { GalleryUser } from './scene.ts';

export interface GalleryData {
  readonly shareId: string;
  readonly accounts: Readonly<Record<GalleryUser, Account>>;
  readonly modelServer: ModelServer;
}

/** More than a screen holds, and enough for the search to appear. */
const COLLECTOR_RECIPES = 60;

export async function seedGallery(server: RunningServer): Promise<GalleryData> {
  const recipes = await fetchRecipes(server);
  const many = Array.from({ length: COLLECTOR_RECIPES }, (_, number) => ({
    ...recipes[number % recipes.length],
    recipeId: `bowl-${number + 1}`,
    recipeName: `Rice bowl number ${number + 1}`,
  }));
  return {
    shareId: await shareRecipe(server, recipes[0]),
    accounts: {
      regular: await openAccountWithRecipes(server, recipes),
      newcomer: await openAccountWithRecipes(server, []),
      collector: await openAccountWithRecipes(server, [...recipes, ...many]),
      allergic: await openAccountWithRecipes(server, recipes, { foodAllergies: ['milk'] }),
    },
    modelServer: await startModelServer(),
  };
}

/** Real dishes, as the chef serves them. */
async function fetchRecipes(server: RunningServer): Promise<object[]> {
  const wishes = ['Shakshuka', 'Lentil soup', 'Butter chicken', 'Apple crumble'];
  return Promise.all(
    wishes.map(async (content) => {
      const reply = await postJson(server, 'meal-plan', { messages: [{ role: 'user', content }] });
      return ((await reply.json()) as { reply: object }).reply;
    }),
  );
}

async function shareRecipe(server: RunningServer, recipe: object | undefined): Promise<string> {
  const reply = await postJson(server, 'shared/shared-recipes', { recipe });
  return ((await reply.json()) as { shareId: string }).shareId;
}

/** Creates a user who has saved these recipes. */
async function openAccountWithRecipes(
  server: RunningServer,
  recipes: readonly object[],
  settings?: object,
): Promise<Account> {
  const account = await registerAccount(server);
  await saveRecipes(server, account, recipes, settings);
  return account;
}
