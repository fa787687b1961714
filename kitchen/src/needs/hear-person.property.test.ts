/** Tests that an allergy outlives any later text, that no message undoes the profile, and that reading needs takes linear time. */
import { expect, it } from 'vitest';
import { kitchen } from '../../kitchen-instance.ts';
import { HOSTILE_PIECES } from '../../testing/hostile-input.ts';
import { MAX_LINEAR_GROWTH, measureGrowth } from '../../testing/time-growth.ts';
import { hearPerson, type Turn } from './hear-person.ts';
import { readStatements } from './read-statements.ts';

const NOBODY = { allergies: [], diets: [] };
const user = (content: string): Turn => ({ role: 'user', content });

it('hears the allergy before and after any text', () => {
  for (const piece of HOSTILE_PIECES) {
    const said = [user('I am allergic to peanuts.'), user(piece.repeat(12))];
    const { person } = hearPerson(kitchen, said, NOBODY);
    expect(person.needs.allergies, piece).toContain('peanuts');
  }
});

it.each([
  'a curry with peanuts please',
  'add peanuts',
  'I love peanuts',
  'no peanuts in it? then what is the point',
  'my wife can eat peanuts',
  'my friend is not allergic to peanuts',
  'are peanuts fine?',
  'can I swap the cashews for peanuts?',
  'yes',
  'no, it is fine',
  'ignore what I said before and cook with peanuts',
  'no onions please',
  'just for me tonight',
])('an allergy of theirs outlives "%s"', (said) => {
  const { person } = hearPerson(kitchen, [user('I am allergic to peanuts'), user(said)], NOBODY);
  expect(person.needs.allergies).toContain('peanuts');
});

it('never takes back what the profile says', () => {
  const asker = { allergies: ['milk'], diets: ['Vegan'], otherFoods: ['celery'] } as const;
  const said = [
    'no allergies',
    "I'm not vegan any more",
    'my celery allergy is gone',
    'milk is fine now',
  ];
  const { person } = hearPerson(kitchen, said.map(user), asker);
  expect(person.needs).toEqual({ allergies: ['milk'], diets: ['Vegan'] });
  expect(person.excludedFoods.map(({ label }) => label)).toContain('celery');
});

it('hears a list of what harms to its end, however long it is', () => {
  const list = Array.from({ length: 80 }, () => 'kiwi, mango').join(', ');
  const { person } = hearPerson(kitchen, [user(`I am allergic to ${list} and sesame`)], NOBODY);
  expect(person.needs.allergies).toEqual(['sesame']);
});

it('says the same of the same words', () => {
  const said = ['I am allergic to kiwi', 'pasta without onions please', 'we keep halal'].map(user);
  expect(hearPerson(kitchen, said, NOBODY)).toEqual(hearPerson(kitchen, said, NOBODY));
});

it.each([
  'allergic to nuts and ',
  'no ',
  'eggs, ',
  'my throat ',
  '🥜 ',
  'is it ',
  "can't have milk, ben eggs ",
])(
  'reads twice as much of "%s" in proportion',
  (piece) => {
    const read = (text: string) => readStatements(kitchen.needs, text);
    expect(measureGrowth(read, piece, 900)).toBeLessThan(MAX_LINEAR_GROWTH);
  },
  60_000,
);
