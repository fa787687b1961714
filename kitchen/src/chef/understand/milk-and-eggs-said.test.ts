import { expect, test } from 'vitest';
import { kitchen } from '../../../kitchen-instance.ts';
import { understand } from './understand.ts';

const told = (said: string): string[] => {
  const { needs } = understand(kitchen, said);
  return [...needs.allergies, ...needs.diets];
};

test.each([
  ['lacto vegetarian here', ['eggs', 'Vegetarian']],
  ["I'm lacto-vegetarian", ['eggs', 'Vegetarian']],
  ['a lactovegetarian lunch', ['eggs', 'Vegetarian']],
  ['two lacto-vegetarians are coming for dinner', ['eggs', 'Vegetarian']],
  ['lacto veggie breakfast please', ['eggs', 'Vegetarian']],
  ['ovo vegetarian dinner', ['milk', 'Vegetarian']],
  ["I'm an ovo-vegetarian", ['milk', 'Vegetarian']],
  ['ovovegetarian pasta', ['milk', 'Vegetarian']],
  ['lacto-ovo vegetarian pancakes', ['Vegetarian']],
  ["i'm ovo-lacto", ['Vegetarian']],
  ['lacto ovo curry', ['Vegetarian']],
  ['no lacto pancakes', ['milk']],
  ['lacto free pancakes', ['milk']],
  ["I'm lacto-intolerant", ['milk']],
  ['what is a lacto vegetarian?', []],
  ['lacto-fermented pickles', []],
  ['allergic to sea food', ['fish', 'shellfish']],
  ['gf/df/nf', ['milk', 'tree nuts', 'peanuts', 'Gluten-Free']],
  ['GF DF EF', ['milk', 'eggs', 'Gluten-Free']],
  ['allergic to eg', ['eggs']],
  ['pure veg', ['eggs', 'Vegetarian']],
  ['im veg', ['Vegetarian']],
  ['my wife is veg', ['Vegetarian']],
  ['eggetarian', ['Vegetarian']],
  ['i only eat plants', ['Vegan']],
  ['veg curry', []],
  ['i have some veg to use up', []],
  ["I'm not a lacto vegetarian, pancakes please", []],
])('%s', (said, needs) => {
  expect(told(said)).toEqual(needs);
});
