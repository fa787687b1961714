/** Tests that a lasting diet or allergy is told from a wish for one meal, in many wordings, and in linear time. */
import { MAX_LINEAR_GROWTH, measureGrowth } from '@saffron/kitchen/testing/time-growth';
import { expect, test } from 'vitest';
import { extractFacts } from './personal-facts.ts';

test.each([
  ['im vegan', 'Vegan'],
  ['Im a vegan, what can I eat', 'Vegan'],
  ["we're vegan", 'Vegan'],
  ['we’re both vegan', 'Vegan'],
  ['vegan here', 'Vegan'],
  ['vegetarian household, two kids', 'Vegetarian'],
  ['my wife is vegetarian', 'Vegetarian'],
  ['my wife’s vegetarian and I eat everything', 'Vegetarian'],
  ["hubby's vegetarian", 'Vegetarian'],
  ['the kids are veggie', 'Vegetarian'],
  ['my husband and I are vegan', 'Vegan'],
  ['both of us are vegetarian', 'Vegetarian'],
  ["I don't eat meat", 'Vegetarian'],
  ['i dont eat meat', 'Vegetarian'],
  ['I dont eat meat or fish', 'Vegetarian'],
  ["I'm a lifelong vegetarian", 'Vegetarian'],
  ["I've always been vegetarian", 'Vegetarian'],
  ['my diet is vegan', 'Vegan'],
  ['we never eat meat', 'Vegetarian'],
  ["I've given up meat", 'Vegetarian'],
  ['no meat for us', 'Vegetarian'],
  ['i dont eat animal products', 'Vegan'],
  ['ive gone vegan', 'Vegan'],
  ['I went vegan last year', 'Vegan'],
  ['ive been vegetarian for years', 'Vegetarian'],
  ['I follow a vegan diet', 'Vegan'],
  ['I eat vegan', 'Vegan'],
  ['we eat plant-based', 'Vegan'],
  ['im on keto', 'Keto'],
  ['we do keto', 'Keto'],
  ['paleo here', 'Paleo'],
  ['as a vegan what can i eat', 'Vegan'],
  ["I'm vegan, what's for dinner tonight?", 'Vegan'],
  ["I'm vegan and my friends are coming", 'Vegan'],
  ['Im gluten free', 'Gluten-Free'],
  ['cant eat gluten', 'Gluten-Free'],
])('%s', (said, diet) => {
  expect(extractFacts(said).diets).toEqual([diet]);
});

test.each([
  'something vegan tonight',
  'a vegan lasagne',
  'make it vegan',
  'is it vegan?',
  'this is vegan right?',
  'the lasagne is vegan',
  'lentils are vegan',
  'I would like a vegetarian curry',
  "I'm cooking vegan tonight",
  "we're vegan tonight",
  'tonight we are vegetarian',
  'can we do keto?',
  'we do keto dinners',
  'I want to go vegan',
  "I'm not vegan",
  "I don't eat meat on Fridays",
  'I eat vegan most days',
  "if I'm vegan, what about honey?",
  'my friend is vegan',
  'my friend comes on Friday and she is vegan',
  'my sister is a vegetarian and visiting',
  'as a vegetarian main, please',
])('no fact: %s', (said) => {
  expect(extractFacts(said).diets).toEqual([]);
});

test.each(['cant have nuts', 'im dairy free', 'nut free household', 'im allergic to nuts'])(
  'of harm: %s',
  (said) => expect(extractFacts(said).mentionsHarm).toBe(true),
);

test.each(['жa', 'éa'])('a long text of %s takes time in proportion', (piece) => {
  expect(measureGrowth(extractFacts, piece, 2000)).toBeLessThan(MAX_LINEAR_GROWTH);
});
