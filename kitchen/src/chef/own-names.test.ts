/** The words of a dish's own name are no wish of anybody's. */
import { expect, test } from 'vitest';
import { kitchen } from '../../kitchen-instance.ts';
import { answer } from '../conversation/answer.ts';

test.each([
  ['Chicken satay with peanut sauce for 1 person', 'Chicken satay with peanut sauce'],
  ['Spaghetti aglio, olio e peperoncino for 6 people', 'Spaghetti aglio, olio e peperoncino'],
  ['vegan chocolate cake', 'Vegan chocolate cake'],
])('%s is served as it is', (content, name) => {
  const reply = answer(kitchen, [{ role: 'user', content }], {
    allergies: [],
    diets: [],
    units: 'international',
    persona: '',
  });
  expect(reply.kind === 'recipe' && reply.recipe.recipeName).toBe(name);
  const said = reply.kind === 'recipe' ? reply.recipe.conversation_response : '';
  expect(said).not.toMatch(/in place of|as you wished|somebody wants|already/);
});
