/** What people ask of spoiling, poison and germs: a short right answer comes first, and no dish. */
import { expect, test } from 'vitest';
import { kitchen } from '../../kitchen-instance.ts';
import { getChefReply, replyText } from '../../testing/utterances/run-conversation.ts';

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
  ['can i can green beans in a water bath', /^No: [\s\S]*pressure canner/],
  ['how long to process jars of carrots in boiling water', /pressure canner/],
  ['can I can chicken soup without a pressure canner', /pressure canner/],
  ['how do i can corn in the oven', /pressure canner/],
  ['water bath canning mushrooms', /pressure canner/],
  ['can i can soup in my instant pot', /pressure canner/],
  ['is it safe to cure ham at home', /tested recipe/],
  ['how do i cure bacon at home', /tested recipe/],
  ['i left a baked potato in foil on the counter', /botulism/],
  ['can i keep pickled eggs at room temperature', /fridge only/],
  ['can i barbecue indoors', /carbon monoxide/],
  ['is it ok to bring the bbq in the tent to keep warm', /carbon monoxide/],
  ['can i use a charcoal grill in the garage', /carbon monoxide/],
  ['can oil catch fire', /never water/],
  ['i swallowed a cherry stone', /passes by itself/],
  ['sous vide chicken at 50C for 30 min ok?', /^No[\s\S]*60 °C[\s\S]*74 °C/],
  ['is 120f ok for chicken thighs', /^No[\s\S]*74 °C/],
  ['is 55 degrees enough for turkey', /^No[\s\S]*74 °C/],
  ['is 65C enough for chicken', /^Only if[\s\S]*74 °C/],
  ['sous vide chicken breast 60 degrees how long', /2 hours at 60 °C/],
  ['is 50C enough for pork', /^No[\s\S]*63 °C/],
  ['is 63c ok for pork', /^From 63 °C/],
  ['can i bottle peppers in oil', /botulism/],
  ['is chicken ok in the car at 30 degrees for 3 hours', /32 °C/],
  ['pork sous vide at 58c ok', /^No[\s\S]*63 °C/],
  ['is 50C enough for a burger', /^No[\s\S]*71 °C/],
  ['is 55 degrees ok for mince', /^No[\s\S]*71 °C/],
  ['is 50C enough for fish', /63 °C/],
  ['salmon sous vide 45c ok?', /63 °C/],
  ['is 50 degrees C enough for steak', /63 °C/],
  ['is 60c hot enough to reheat leftovers', /74 °C/],
])(
  '%s',
  (said, told) => {
    const reply = getChefReply(kitchen, [said]);
    expect(reply.kind).toBe('text');
    expect(replyText(reply)).toMatch(told);
    expect(replyText(reply)).not.toMatch(/^1\. /m);
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
  'can I make soup with canned beans',
  'chicken curry for 50 people',
  'roast chicken at 200 degrees',
  'barbecue ribs indoors, a recipe',
  'a stew with dried beans in 50 minutes',
  'can i can-can with chicken tonight',
])(
  '%s is a wish for a dish',
  (said) => {
    const reply = getChefReply(kitchen, [said]);
    expect(reply.kind === 'recipe' || /^1\. /m.test(reply.text)).toBe(true);
  },
  TEST_TIME,
);

test('a swollen face is no swollen tin', () => {
  expect(replyText(getChefReply(kitchen, ['I ate from a tin and my face is swollen']))).toMatch(
    /112/,
  );
});

test.each([
  'how long should i boil them',
  'and if i boil them for 3 hours?',
  'what if i boil them twice',
])('whoever asks how to can what is not sour, and then %j, is told the same', (more) => {
  const reply = getChefReply(kitchen, ['can i can green beans in a water bath', more]);
  expect(reply.kind).toBe('text');
  expect(replyText(reply)).toMatch(/pressure canner/);
});
