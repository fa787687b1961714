/** Tests that every dish of the cookbook comes, as it is, to whoever asks for it by its name, and that a name tells of no need. */
import { expect, test } from 'vitest';
import { kitchen } from '../../kitchen-instance.ts';
import { answer } from './answer.ts';

const ASKER = {
  ...{ allergies: [], diets: [], units: 'international' as const },
  persona: 'a friendly cooking instructor',
};

function cardFor(content: string): string {
  const reply = answer(kitchen, [{ role: 'user', content }], ASKER);
  return reply.kind === 'recipe' ? reply.recipe.recipeName : reply.text;
}

const { dishes } = kitchen.cookbook;
/** A name that says vegan or gluten-free tells of a need as well. */
const tellsNeed = (name: string): boolean => {
  const { person } = answer(kitchen, [{ role: 'user', content: name }], ASKER);
  return person.needs.diets.length + person.needs.allergies.length > 0;
};

test.each([
  ['by its title', (title: string) => title],
  ['in a sentence', (title: string) => `I'd like ${title.toLowerCase()} tonight`],
])('each dish comes %s', (_how, ask) => {
  const others = dishes.filter(({ title }) => cardFor(ask(title)) !== title);
  expect(others.map(({ title }) => title)).toEqual([]);
});

test('each dish comes with the name of its cuisine before it', () => {
  const plain = dishes.filter(({ title }) => !tellsNeed(title));
  const others = plain.filter(
    ({ title, cuisine }) => cardFor(`${cuisine} ${title.toLowerCase()}`) !== title,
  );
  expect(others.map(({ title }) => title)).toEqual([]);
});

test('no title that names no diet tells of a need or an allergy', () => {
  const telling = dishes.filter(({ title }) => tellsNeed(title)).map(({ title }) => title);
  expect(telling.filter((title) => !/vegan|keto|jain|eggless/i.test(title))).toEqual([]);
});
