/** What a language model at the stove adds to see: a card that grows, one that is withdrawn, one of the house instead. */
import type { Page } from '@playwright/test';
import { spokenRecipe } from '@saffron/server/testing/fake-provider';
import { say } from '../journey.ts';
import type { Scene, Stage } from './stage.ts';

/** Long enough to be still at it when the picture is taken. */
const LONG = spokenRecipe({ tips: Array(40).fill('Fluff it with a fork, and gently.') });
const BUTTERY = spokenRecipe({
  recipeName: 'Rich rice',
  ingredients: ['200 g rice', '2 cloves garlic', '1 tsp thyme', '50 g butter', '1 lemon'],
  instructions: ['Boil the rice with the garlic and thyme.', 'Stir in the butter and lemon.'],
});
const NO_MILK = { foodAllergies: ['milk'] };

async function enter({ page, modelHouse }: Stage): Promise<void> {
  await page.goto(modelHouse.url);
  await page.getByRole('button', { name: 'Send', exact: true }).waitFor();
}

async function ask(page: Page, text: string): Promise<void> {
  await page.getByLabel('How may I help you?').fill(text);
  await page.keyboard.press('Enter');
}

export const MODEL_SCENES: readonly Scene[] = [
  {
    name: 'growing',
    go: async (stage) => {
      stage.modelHouse.provider.says(LONG);
      await enter(stage);
      await ask(stage.page, 'lemon rice');
      await stage.page.getByText('Stir in the lemon juice, the oil and the salt.').waitFor();
    },
  },
  {
    name: 'withdrawn',
    preferences: NO_MILK,
    go: async (stage) => {
      stage.modelHouse.provider.says(BUTTERY, LONG);
      await enter(stage);
      await ask(stage.page, 'a rice dish');
      await stage.page.getByText('Let me start again: butter is made from milk.').waitFor();
    },
  },
  {
    name: 'house-instead',
    preferences: NO_MILK,
    go: async (stage) => {
      stage.modelHouse.provider.says(BUTTERY);
      await enter(stage);
      await say(stage.page, 'a vegetable curry');
    },
  },
];
