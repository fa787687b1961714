/** The dish that somebody asked for stays in view: adapted, ruled out in part, asked about, or not yet served. */
import { expect, test } from 'vitest';
import { kitchen } from '../../kitchen-instance.ts';
import {
  DEFAULT_CHEF_NEEDS,
  getChefReply,
  replyText,
} from '../../testing/utterances/run-conversation.ts';
import type { ChefNeeds, ChefReply } from './answer.ts';

const ask = (needs: Partial<ChefNeeds>, ...messages: readonly string[]): ChefReply =>
  getChefReply(kitchen, messages, { ...DEFAULT_CHEF_NEEDS, ...needs });
const nameOf = (reply: ChefReply): string =>
  reply.kind === 'recipe' ? reply.recipe.recipeName : reply.text;

const VEGAN: Partial<ChefNeeds> = { diets: ['Vegan'], units: 'United States' };

test('a vegan who asks for lasagna for eight is served one', () => {
  const reply = ask(VEGAN, 'lasagna for eight');
  expect(nameOf(reply)).toMatch(/^Vegan .*lasagna$/i);
  expect(reply.kind === 'recipe' && reply.recipe.servings).toBe(8);
});

test('"it" is the dish on the table, whatever food was asked about since', () => {
  const asked = ['lasagna', 'what can i use instead of tofu?'];
  expect(nameOf(ask(VEGAN, ...asked, 'how long does it keep?'))).toMatch(/lasagna/i);
  expect(nameOf(ask(VEGAN, ...asked, 'make it gluten-free'))).toMatch(/gluten-free .*lasagna/i);
});

test('a birthday cake is still one without chocolate', () => {
  const needs = { allergies: ['milk', 'eggs'] } as const;
  const [, first = ''] = nameOf(
    ask(needs, 'birthday cake for 12 people', 'without chocolate'),
  ).split('\n1. ');
  expect(first).toMatch(/^.*cake/i);
  expect(first).not.toMatch(/kebab|chocolate/i);
});

test('prawns that are ruled out are told of, and the paella stays', () => {
  const text = nameOf(ask({ allergies: ['shellfish'] }, 'paella for ten', 'with prawns please'));
  expect(text).toMatch(/shellfish-free/);
  expect(text).toMatch(/paella/i);
  expect(text).not.toMatch(/tofu/i);
  expect(nameOf(ask({ allergies: ['shellfish'] }, 'i want prawns'))).toMatch(/shellfish-free/);
});

test('no dish is introduced with what is not in it', () => {
  for (const foods of [
    ['eggs', 'spinach', 'feta'],
    ['pecorino', 'potatoes'],
    ['gouda', 'potatoes'],
  ]) {
    const reply = ask({}, `i have ${foods.join(' and ')}`);
    if (reply.kind === 'text') continue;
    const list = reply.recipe.ingredients.join(' ');
    const said =
      /\bdish (?:[a-z]+ )?with ([^.:,]+(?:, [^.:,]+)*)/.exec(replyText(reply))?.[1] ?? '';
    for (const food of foods)
      if (said.includes(food)) expect(list).toContain(food.replace(/(?:e?s)$/, ''));
  }
  expect(nameOf(ask({}, 'i have eggs, spinach and feta'))).toMatch(/spanakopita/i);
});
