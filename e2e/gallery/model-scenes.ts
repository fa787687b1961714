/** Screenshot scenes with a language model: a recipe streaming in, one taken back at a step that names a refused food, the rule-based chef's instead. */
import type { Page } from '@playwright/test';
import { createRecipeJson } from '@saffron/server/testing/fake-model-provider';
import { sendMessage } from '../testing/fixtures.ts';
import type { Scene, SceneContext } from './scene.ts';

/** Long enough to be still streaming when the screenshot is taken. */
const LONG = createRecipeJson({ tips: Array(40).fill('Fluff it with a fork, and gently.') });
const BUTTERY = createRecipeJson({
  recipeName: 'Rich rice',
  ingredients: ['200 g rice', '2 cloves garlic', '1 tsp thyme', '50 g butter', '1 lemon'],
  instructions: ['Boil the rice with the garlic and thyme.', 'Stir in the butter and lemon.'],
});
/** Its list fits, so the card is seen, until a step brings in what no line of the list named. */
const BUTTERY_STEP = createRecipeJson({
  instructions: ['Boil the rice with the garlic and thyme.', 'Stir in 50 g butter and serve.'],
});
const NO_MILK = { foodAllergies: ['milk'] };

async function openModelChat({ page, modelServer }: SceneContext): Promise<void> {
  await page.goto(modelServer.url);
  await page.getByRole('button', { name: 'Send', exact: true }).waitFor();
}

async function ask(page: Page, text: string): Promise<void> {
  await page.getByLabel('How may I help you?').fill(text);
  await page.keyboard.press('Enter');
}

export const MODEL_SCENES: readonly Scene[] = [
  {
    name: 'growing',
    arrange: async (stage) => {
      stage.modelServer.provider.replyWith(LONG);
      await openModelChat(stage);
      await ask(stage.page, 'lemon rice');
      await stage.page.getByText('Stir in the lemon juice, the oil and the salt.').waitFor();
    },
  },
  {
    name: 'withdrawn',
    preferences: NO_MILK,
    arrange: async (stage) => {
      stage.modelServer.provider.replyWith(BUTTERY_STEP, LONG);
      await openModelChat(stage);
      await ask(stage.page, 'a rice dish');
      await stage.page
        .getByText('Let me start again: butter slipped in, and you cannot have milk.')
        .waitFor();
    },
  },
  {
    name: 'house-instead',
    preferences: NO_MILK,
    arrange: async (stage) => {
      stage.modelServer.provider.replyWith(BUTTERY);
      await openModelChat(stage);
      await sendMessage(stage.page, 'a vegetable curry');
    },
  },
];
