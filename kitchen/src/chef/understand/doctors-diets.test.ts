/** A diet on a doctor's orders is heard, never met by its opposite, and never said to be counted. */
import { expect, test } from 'vitest';
import { kitchen } from '../../../kitchen-instance.ts';
import {
  getChefReply,
  replyText,
  textBesideCard,
} from '../../../testing/utterances/run-conversation.ts';
import { understand } from './understand.ts';

const labels = (said: string): string[] =>
  understand(kitchen, said).customs.map((custom) => custom.label);

test.each([
  ['PKU low protein dinner', 'low in protein'],
  ['my son has phenylketonuria, lunch please', 'low in protein'],
  ['a protein restricted dinner', 'low in protein'],
  ['dinner low in protein', 'low in protein'],
  ["I have to limit protein, what's for dinner", 'low in protein'],
  ['low potassium dinner', 'low in potassium'],
  ['low-potassium soup please', 'low in potassium'],
  ['low phosphorus lunch', 'low in phosphate'],
  ['low oxalate dinner', 'low in oxalate'],
  ['I take warfarin, dinner', 'mindful of vitamin K'],
  ['dinner for somebody on blood thinners', 'mindful of vitamin K'],
  ['low vitamin K dinner', 'mindful of vitamin K'],
  ['G6PD deficiency. dinner', 'free of fava beans'],
  ['favism, salad please', 'free of fava beans'],
  ['low fibre dinner', 'low in fibre'],
  ['low purine dinner', 'kind to gout'],
  ['low fodmap dinner', 'low in FODMAPs'],
  ['renal diet dinner', 'careful of the kidneys'],
  ["I'm on MAOIs, lunch", 'low in tyramine'],
  ['low iron diet, dinner', 'within your own list'],
])('%s', (said, label) => {
  expect(labels(said)).toEqual([label]);
  const words = replyText(getChefReply(kitchen, [said]));
  expect(words).toMatch(/doctor or dietitian|as far as/);
  expect(words).not.toMatch(/rich in|not among my recipes/);
});

test.each([
  'high protein dinner',
  'a protein rich lunch',
  'no protein powder, smoothie please',
  'how much protein is in this?',
  'low carb dinner',
  'dinner rich in vitamin K',
  'steak with iron pan potatoes',
])('%s is no such diet', (said) => {
  expect(labels(said)).toEqual([]);
});

test.each([
  ["can't eat nightshades", 'thai curry', /curry paste|chill?i|pepper(?!corn)|paprika|tomato/],
  ["can't eat nightshades", 'katsu curry', /curry powder|ketchup|potato/],
  ['no nightshades', 'stir fry', /red pepper|chilli/],
  ['histamine intolerance', 'beef stir fry', /soy sauce|tamari|oyster sauce|vinegar/],
  ['histamine intolerance', 'pasta', /parmesan|cheddar|tomato|spinach/],
  ['histamine intolerance', 'salad', /tuna|vinegar|tomato|feta|bacon/],
  ['allergic to yeast', 'lunch with minced beef', /bread|bun|pitta|beer|marmite|pizza dough/],
  ['allergic to yeast', 'a sandwich', /bread|bun|pitta|baguette|roll/],
])('%s, %s', (told, wish, out) => {
  const reply = getChefReply(kitchen, [told, wish]);
  const food = reply.kind === 'recipe' ? reply.recipe.ingredients.join('\n').toLowerCase() : '';
  expect(food.replace(/black peppercorns|white pepper|black pepper/g, '')).not.toMatch(out);
});

test('mayonnaise of any kind may hold mustard', () => {
  const reply = getChefReply(kitchen, ['mustard allergy', 'coleslaw']);
  const said = textBesideCard(reply);
  expect(said).toMatch(/mayonnaise may hold some, so read the label/);
  expect(said).not.toContain('Kept free of mustard');
});
