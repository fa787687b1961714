/** No technique is taught for a food that the person must not eat, even where the answer does not name it. */
import { expect, test } from 'vitest';
import { kitchen } from '../../opened.ts';
import type { Needs } from '../vocabulary.ts';
import { NOBODY, talk, wordsOf } from './utterances/talk.ts';

function told(question: string, needs: Partial<Needs>): string {
  return wordsOf(talk(kitchen, [question], { ...NOBODY, ...needs }));
}

test.each([
  ['how do I cook salmon?', { allergies: ['fish'] }, /fillet/],
  ['how do I cook prawns?', { allergies: ['shellfish'] }, /shell/],
  ['how do I clean mussels?', { allergies: ['shellfish'] }, /beards/],
  ['how do I cook pasta?', { allergies: ['wheat'] }, /litre/],
  ['how do I cook a chicken breast?', { diets: ['Vegetarian'] }, /74/],
] as const)('%s', (question, needs, technique) => {
  expect(told(question, {})).toMatch(technique);
  expect(told(question, needs as Partial<Needs>)).not.toMatch(technique);
});

test('what fits is taught all the same', () => {
  expect(told('how do I chop an onion?', { allergies: ['fish'] })).toMatch(/root/);
  expect(told('how do I cook gluten-free pasta?', { allergies: ['wheat'] })).toMatch(
    /litre|packet/,
  );
});
