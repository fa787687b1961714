/** Needs jotted down as people jot them down: kept, and never taken for a wish. */
import { expect, test } from 'vitest';
import { kitchen } from '../../kitchen-instance.ts';
import { answer } from '../conversation/answer.ts';
import { sayListsPlainly } from './understand/needs-listed.ts';

const NOBODY = {
  allergies: [],
  diets: [],
  units: 'international',
  persona: 'a friendly cooking instructor',
} as const;

function needsOf(...said: string[]): readonly string[] {
  const turns = said.map((content) => ({ role: 'user' as const, content }));
  const { needs } = answer(kitchen, turns, NOBODY);
  return [...(needs?.allergies ?? []), ...(needs?.diets ?? [])].toSorted();
}

test.each([
  ['Allergies: milk; eggs; soy. dinner', ['eggs', 'milk', 'soy']],
  ['Allergies - milk; tree nuts. Diet - vegetarian. Dinner', ['Vegetarian', 'milk', 'tree nuts']],
  ['allergic to milk. Also eggs. Cake', ['eggs', 'milk']],
  ['milk + egg allergy. cake', ['eggs', 'milk']],
  ['I can eat neither fish nor soy. dinner', ['fish', 'soy']],
  ['fish ok, shellfish not ok. dinner', ['shellfish']],
  ['eggs - allergic, milk - ok. breakfast', ['eggs']],
  ['forbidden foods: eggs, soy. dinner', ['eggs', 'soy']],
  ['we do not use soy at home. noodles', ['soy']],
  ['nut-safe cookies', ['peanuts', 'tree nuts']],
  ['cows milk protein allergy (CMPA), dessert', ['milk']],
  ['FPIES to egg. breakfast', ['eggs']],
  ['dairyless pasta', ['milk']],
  ['never eggs! breakfast', ['eggs']],
  ['wheat bloats me. pasta', ['wheat']],
  ['Allergies: none. Pasta, please', []],
  ['pasta - quick, fish - yes', []],
  ['I have never made bread!', []],
  ["can't have milk but prefer soy. a latte", ['milk']],
  ["can't have milk, fine eggs. breakfast", ['milk']],
  ["CAN'T HAVE MILK BUT PREFER SOY. A LATTE", ['milk']],
  ["Anna can't have fish, Ben shellfish. dinner", ['fish', 'shellfish']],
  ["anna can't have fish, ben shellfish. dinner", ['fish', 'shellfish']],
  ["Will can't have fish, Rose shellfish but prefer soy. dinner", ['fish', 'shellfish']],
  ["my wife can't have milk, dad eggs. dinner", ['eggs', 'milk']],
])('%s', (said, needs) => {
  expect(needsOf(said)).toEqual(needs);
});

test('what another may eat lifts nothing', () => {
  expect(needsOf("I'm allergic to eggs. Dinner?", 'my son is not allergic to eggs. cake')).toEqual([
    'eggs',
  ]);
});

test.each([
  'allergic to a. also '.repeat(300),
  `allergic to milk. ${'and '.repeat(900)}`,
  'a + '.repeat(1000),
  'a - '.repeat(1000),
  ' '.repeat(4000),
  'neither nor '.repeat(400),
  `can't have milk${', ben eggs'.repeat(400)}`,
  `can't have milk${' but prefer'.repeat(350)}`,
  "can't have milk ".repeat(250),
])('a long jumble comes to an end: %#', (jumble) => {
  expect(sayListsPlainly(jumble).length).toBeLessThan(2 * jumble.length + 20);
});
