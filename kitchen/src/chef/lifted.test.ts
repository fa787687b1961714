/** What somebody takes back is taken back, but never what their settings say. */
import { expect, test } from 'vitest';
import { kitchen } from '../../kitchen-instance.ts';
import {
  DEFAULT_CHEF_NEEDS,
  getChefReply as talkIn,
} from '../../testing/utterances/run-conversation.ts';
import type { Needs } from '../vocabulary.ts';
import type { ChefReply } from './answer.ts';

const talk = (messages: readonly string[], declared?: Needs) =>
  talkIn(kitchen, messages, { ...DEFAULT_CHEF_NEEDS, ...declared });

function needed(reply: ChefReply): string {
  return [...reply.needs.allergies, ...reply.needs.diets].join(', ');
}

test.each([
  ["I'm allergic to peanuts", 'he is no longer allergic to peanuts', ''],
  ['my son is allergic to milk', 'my son outgrew his milk allergy', ''],
  ["I'm vegan", "I'm not vegan any more", ''],
  ['my vegan friend is coming', "my vegan friend isn't coming after all", ''],
  ['two vegetarians for dinner', 'the vegetarians cancelled', ''],
  ['gluten free please', 'we can eat gluten again', ''],
  ["I'm allergic to nuts and eggs", "I'm no longer allergic to eggs", 'tree nuts, peanuts'],
  ["I'm allergic to nuts", "I'm not allergic to peanuts though", 'tree nuts'],
  ["I'm vegan", 'actually scrap that, i eat cheese now', 'Vegetarian'],
  ["I'm vegan", 'i started eating eggs', 'Vegetarian'],
  ["I'm vegan", 'we now eat fish and chicken', ''],
  ["I'm vegetarian", 'i eat meat these days', ''],
  ["I'm vegetarian", 'I have started eating bacon', ''],
  ["I'm vegan", 'i eat meat now and then', 'Vegan'],
  ["I'm vegan", 'can i eat cheese now?', 'Vegan'],
  ["I'm allergic to milk", 'i eat cheese now', 'milk'],
])('%s, then %s, leaves "%s"', (told, taken, left) => {
  expect(needed(talk([told, taken]))).toBe(left);
});

test.each([
  ['not allergic to nuts but to milk', 'milk'],
  ['my husband is not allergic to shellfish, I am', 'shellfish'],
  ["I'm not only allergic to eggs", 'eggs'],
  ["my vegan friend isn't coming alone", 'Vegan'],
  ["my friend isn't vegan but she's allergic to soy", 'soy'],
  ['we have no allergies but my son is allergic to eggs', 'eggs'],
  ["I'm no longer vegetarian but vegan", 'Vegan'],
])('%s takes nothing back that is meant', (said, need) => {
  expect(needed(talk([said]))).toContain(need);
});

test('the settings are not overruled in passing, and it is said where to change them', () => {
  const stated: Needs = { allergies: ['milk'], diets: ['Vegan'] };
  for (const said of [
    "I'm not allergic to milk any more",
    "I'm not vegan any more",
    'no allergies',
  ]) {
    const reply = talk(['dinner', said], stated);
    expect(needed(reply)).toBe('milk, Vegan');
    expect(reply.kind === 'text' ? reply.text : '', said).toMatch(/Settings/);
  }
});

test('a food that makes nobody ill any more may come back', () => {
  const reply = talk(["I'm allergic to celery", 'my celery allergy is gone', 'vegetable stock']);
  expect(reply.kind === 'recipe' && reply.recipe.ingredients.join('\n')).toMatch(/celery/);
});

test.each([
  ["who said I can eat dairy? I'm allergic to it", 'milk'],
  ["I never said I could eat peanuts, I'm allergic to peanuts", 'peanuts'],
  ['meal plan for the week, allergic to milk and peanuts ok', 'peanuts'],
])('%s takes nothing back', (said, allergen) => {
  expect(talkIn(kitchen, [said]).needs.allergies).toContain(allergen);
});
