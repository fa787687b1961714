/** Tests that every dish of the cookbook comes, as it is, to whoever asks for it by its name, and that a name tells of no need. */
import { expect, test } from 'vitest';
import { kitchen } from '../../kitchen-instance.ts';
import { answer } from './answer.ts';

const ASKER = {
  ...{ allergies: [], diets: [], units: 'international' as const },
  persona: 'a friendly cooking instructor',
};

/** On a busy machine a thousand replies take their time. */
const PATIENCE_MS = 120_000;

const { dishes } = kitchen.cookbook;
const replyTo = (content: string) => answer(kitchen, [{ role: 'user', content }], ASKER);
const cardFor = (content: string): string => {
  const reply = replyTo(content);
  return reply.kind === 'recipe' ? reply.recipe.recipeName : reply.text;
};
/** A name that says vegan or gluten-free tells of a need as well. */
const telling = new Set(
  dishes.flatMap(({ title }) => {
    const { needs } = replyTo(title).person;
    return needs.diets.length + needs.allergies.length > 0 ? [title] : [];
  }),
);

test.each([
  ['by its title', (title: string) => title],
  ['in a sentence', (title: string) => `I'd like ${title.toLowerCase()} tonight`],
])('each dish comes %s', { timeout: PATIENCE_MS }, (_how, ask) => {
  const others = dishes.filter(({ title }) => cardFor(ask(title)) !== title);
  expect(others.map(({ title }) => title)).toEqual([]);
});

test('each dish comes with the name of its cuisine before it', { timeout: PATIENCE_MS }, () => {
  const others = dishes.filter(
    ({ title, cuisine }) =>
      !telling.has(title) && cardFor(`${cuisine} ${title.toLowerCase()}`) !== title,
  );
  expect(others.map(({ title }) => title)).toEqual([]);
});

test.each([
  'chicken but no rice',
  'chicken, not rice, for two',
  'chicken, rice, carrots, I have it all',
])('"%s" names no dish that has both in its title', (said) => {
  expect(cardFor(said)).not.toMatch(/chicken (?:and )?rice/i);
});

test('no title that names no diet tells of a need or an allergy', () => {
  expect([...telling].filter((title) => !/vegan|keto|jain|eggless/i.test(title))).toEqual([]);
});
