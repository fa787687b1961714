/** Eaten in one sentence, allergic in the next: help comes first where the dish holds what harms, though nobody names it. */
import { expect, test } from 'vitest';
import { kitchen } from '../../../kitchen-instance.ts';
import { understand } from './understand.ts';

test.each([
  'she had pad thai. She is allergic to peanuts',
  "My husband had some pad thai! He's allergic to shellfish",
  "my son just ate a cookie. he's allergic to eggs and his lips are swelling",
  'he ate a croissant. He is allergic to milk',
  'my daughter ate some hummus. she has a sesame allergy',
  "I ate a pesto sandwich. I'm allergic to nuts",
  'I had pad thai. I am allergic to peanuts',
  'my mum and I had pad thai. We are allergic to peanuts',
  'We gave her ramen. She is allergic to wheat',
  'My guest had the kung pao chicken. He has a severe peanut allergy.',
  'she tasted the tiramisu. she is allergic to eggs and milk',
])('%s', (said) => {
  expect(understand(kitchen, said).trouble).toBe('emergency');
});

test.each([
  "I had pad thai last week and loved it. I'm allergic to shrimp",
  "I had pad thai once and loved it. I'm allergic to peanuts",
  "I had a croissant for breakfast. I'm allergic to fish",
  'She ate a croissant. She is allergic to fish',
  "We had a lovely hummus, how can I make it at home? I'm allergic to sesame",
  "I had pad thai and want something similar. I'm allergic to peanuts",
  "I've never had pad thai. I'm allergic to peanuts",
  "I'm allergic to peanuts. I love pad thai",
  "I'd love pad thai. She is allergic to peanuts",
  'I had pad thai. My son is allergic to peanuts',
  "My son had pad thai. I'm allergic to peanuts",
  "I had cereal this morning. I'm allergic to milk",
  'if she ate pad thai. she is allergic to peanuts',
  "he can't have pad thai. he is allergic to peanuts",
])('no emergency: %s', (said) => {
  expect(understand(kitchen, said).trouble).not.toBe('emergency');
});
