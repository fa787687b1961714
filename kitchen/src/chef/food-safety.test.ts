/** What people ask of spoiling, poison and germs: a short right answer comes first, and no dish. */
import { expect, test } from 'vitest';
import { kitchen } from '../../opened.ts';
import { talk, wordsOf } from './utterances/talk.ts';

const TEST_TIME = 30_000;

test.each([
  ['the can is bulging, can I still use it?', /throw it away/],
  ['My tin of tomatoes is swollen, is it ok?', /throw it away/],
  ["can I eat from a can that's leaking a bit", /throw it away/],
  ['dented can of beans safe?', /seam/],
  ['can you get botulism from garlic oil?', /4 days/],
  ['is it ok to store garlic in oil at room temperature', /Never/],
  ['how long can I keep homemade garlic confit?', /4 days/],
  ['can my 8 month old have honey?', /No honey/],
  ['honey for a 1 year old?', /From the first birthday/],
  ['can I eat raw kidney beans?', /boil them hard/],
  ['do I have to boil dried kidney beans before the slow cooker?', /boil/],
  ['can I cook dried kidney beans in the slow cooker', /Boil them first/],
  ['rice was in the rice cooker all night still good?', /Throw it away/],
  ['is reheated rice dangerous', /cooled within an hour/],
  ['can I thaw chicken on the counter?', /^No|No, not on the counter/],
  ['can I defrost meat in hot water', /No, not in warm or hot water/],
  ['can you cook chicken from frozen', /half as long again/],
  ['is it ok to cook frozen chicken in a slow cooker', /^No|Thaw it/],
  ['can I refreeze thawed chicken?', /Cook it right through first/],
  ['can I refreeze bread', /Bread/],
  ['should I wash raw chicken?', /Do not wash/],
  ['my potatoes have gone green, can I still eat them', /solanine/],
  ['potatoes have sprouted, still ok?', /firm/],
  ['can I scrape the mould off jam?', /Throw all of it away/],
  ["there's mould on my cheddar", /2\.5 cm/],
  ['there is mold on the bread, can I cut it off', /other slices/],
  ['can I eat a burger rare?', /71 °C/],
  ['can I reheat mushrooms?', /Yes/],
  ['is it safe to reheat spinach', /Yes/],
  ['can you reheat chicken twice', /Once/],
  ["I'm pregnant can I eat brie", /listeria/],
  ['can pregnant women eat feta', /pasteurised/],
  ['pregnant, is tuna ok?', /mercury/],
  ['is sushi ok when pregnant?', /cooked/],
  ['can I have mayo while pregnant', /pasteurised/],
  ['what temperature should pork be?', /63 °C/],
  ['ground beef temperature', /71 °C/],
  ['what temp is salmon done at', /63 °C/],
  ['can I put hot soup straight in the fridge', /two hours/],
  ['how long can food sit out', /Two hours/],
  ['my chicken smells a bit, can I cook it', /throw it away/],
  ['can I reuse the marinade from raw chicken', /boil/],
  ['can I marinate chicken on the counter', /fridge/],
  ['the milk expired yesterday', /use by/],
  ['power went out for 6 hours what about the fridge', /4 hours/],
  ['can my toddler have whole grapes', /quarters/],
  ['can i eat raw oysters', /norovirus/],
  ['can dogs eat onions', /vet/],
  ['are rhubarb leaves poisonous', /poisonous/],
  ['I found mushrooms in the forest, are they edible?', /expert/],
  ['can I can tomatoes at home without a pressure canner', /lemon juice/],
  ['should I rinse mushrooms', /quick rinse/],
  ['how long does raw chicken keep in the fridge', /2 days/],
])(
  '%s',
  (said, told) => {
    const reply = talk(kitchen, [said]);
    expect(reply.kind).toBe('text');
    expect(wordsOf(reply)).toMatch(told);
    expect(wordsOf(reply)).not.toMatch(/^1\. /m);
  },
  TEST_TIME,
);

test.each([
  'what can I cook with sausages for the kids',
  'brussels sprouts and potatoes, what can I make?',
  'can I make a green curry with potatoes',
  'I have frozen prawns, what can I make',
  'what can I make my baby with eggs',
  'what can I do with a can of chickpeas',
])(
  '%s is a wish for a dish',
  (said) => {
    const reply = talk(kitchen, [said]);
    expect(reply.kind === 'recipe' || /^1\. /m.test(reply.text)).toBe(true);
  },
  TEST_TIME,
);

test('a swollen face is no swollen tin', () => {
  expect(wordsOf(talk(kitchen, ['I ate from a tin and my face is swollen']))).toMatch(/112/);
});
