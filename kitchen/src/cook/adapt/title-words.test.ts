/** Tests the capitals of dish titles within a sentence: "baked potatoes", but "Greek salad". */
import { expect, test } from 'vitest';
import { kitchen } from '../../../kitchen-instance.ts';
import { answer } from '../../conversation/answer.ts';
import { lowerFirst } from './title-words.ts';

const SETTINGS = {
  allergies: [],
  diets: [],
  units: 'international',
  persona: 'a friendly cooking instructor',
} as const;

function titled(slug: string): string {
  const dish = kitchen.cookbook.dishes.find((one) => one.slug === slug);
  return dish ? lowerFirst(kitchen, dish.title, dish) : '';
}

test.each([
  ['baked-potatoes', 'baked potatoes'],
  ['huevos-rancheros', 'huevos rancheros'],
  ['scotch-pancakes', 'Scotch pancakes'],
  ['adana-kebab', 'Adana kebab'],
  ['caesar-salad', 'Caesar salad'],
  ['cullen-skink', 'Cullen skink'],
  ['hainanese-chicken-rice', 'Hainanese chicken rice'],
  ['kerala-fish-molee', 'Kerala fish molee'],
  ['swabian-potato-salad', 'Swabian potato salad'],
  ['greek-salad', 'Greek salad'],
  ['general-tsos-chicken', "General Tso's chicken"],
])('%s is "%s" within a sentence', (slug, said) => {
  expect(titled(slug)).toBe(said);
});

test('a card begins its sentences large and goes on small', () => {
  const said = kitchen.cookbook.dishes.slice(0, 40).flatMap((dish) => {
    const reply = answer(kitchen, [{ role: 'user', content: dish.title }], SETTINGS);
    return reply.kind === 'recipe' ? [reply.recipe.conversation_response] : [];
  });
  expect(said.filter((one) => /(?:^|[.!?] )\p{Ll}/u.test(one))).toEqual([]);
  expect(
    said.filter((one) => /\b(?:my way with|us make) (?:Baked|Apple|Beef|Chicken)\b/.test(one)),
  ).toEqual([]);
});
