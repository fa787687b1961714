import { expect, test } from 'vitest';
import { kitchen } from '../../../kitchen-instance.ts';
import { getChefReply, replyText } from '../../../testing/utterances/run-conversation.ts';
import { resolveDishName } from '../../cookbook/resolve-name.ts';
import { findLineFacts } from '../../safety/verdict/line-facts.ts';
import { courseDiets, withoutCourseDiets } from './course-diets.ts';
import { understand } from './understand.ts';

test.each([
  ['a 3 course meal for 8 with a vegetarian starter', 'a starter', 'Vegetarian'],
  ['a three course dinner with a vegan dessert', 'a dessert', 'Vegan'],
  ['two courses, a vegetarian main and a cake', 'a main', 'Vegetarian'],
  ['3-course menu, the vegetarian appetizer first', 'a starter', 'Vegetarian'],
  ['a two course lunch with a veggie starter', 'a starter', 'Vegetarian'],
])('%s', (said, course, diet) => {
  expect(courseDiets(said)).toEqual([{ course, diet }]);
  expect(understand(kitchen, said).needs.diets).toEqual([]);
});

test.each([
  'a vegetarian starter please',
  "i'm vegetarian, a 3 course meal with a vegetarian starter",
  'a 3 course vegetarian meal',
  'three courses for my vegetarian friend',
])('%s binds the whole of it', (said) => {
  expect(withoutCourseDiets(said)).toBe(said);
  expect(understand(kitchen, said).needs.diets).toEqual(['Vegetarian']);
});

test('the starter fits and the rest is free', () => {
  const said = replyText(
    getChefReply(kitchen, ['a 3 course meal for 8 with a vegetarian starter']),
  );
  const [starter = ''] = [...said.matchAll(/\*\*(.+?)\*\*/g)].map(([, name = '']) => name);
  const dish = resolveDishName(kitchen.cookbook, starter);
  const facts = dish?.ingredients.map(({ name }) => findLineFacts(kitchen.rules, name)) ?? [];
  expect(facts).not.toEqual([]);
  expect(facts.flatMap(({ excludes }) => excludes)).not.toContain('Vegetarian');
  expect(said).not.toMatch(/vegetarian from now on|keep it vegetarian/);
});
