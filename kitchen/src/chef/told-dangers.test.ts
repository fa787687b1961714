/** What people say of what harms them, in the many ways they say it: losing one is the worst that can happen here. */
import { expect, test } from 'vitest';
import { kitchen } from '../../kitchen-instance.ts';
import { MAX_LINEAR_GROWTH, measureGrowth } from '../../testing/time-growth.ts';
import {
  replyText,
  getChefReply as talkIn,
  textBesideCard,
} from '../../testing/utterances/run-conversation.ts';
import { readCare } from './understand/care.ts';

const talk = (...messages: readonly string[]) => talkIn(kitchen, messages);

const spoken = (...messages: readonly string[]) => replyText(talk(...messages));

test.each([
  ['nut butters are off limits', 'tree nuts, peanuts'],
  ['peanut butter is out', 'peanuts'],
  ['milk products are banned here', 'milk'],
  ['my wife comes out in hives if she eats prawns', 'shellfish'],
  ['he gets a rash from eggs', 'eggs'],
  ['keep it away from nuts, my son carries an epipen', 'tree nuts, peanuts'],
  ["sesame makes my daughter's lips swell", 'sesame'],
  ['my son just ate peanuts and his lips are swollen', 'peanuts'],
  ['soya gives me an itchy mouth', 'soy'],
  ['i no eat fish', 'fish'],
  ['mujhe moongfali se allergy hai', 'peanuts'],
  ['soy alergico a los cacahuetes', 'peanuts'],
  ['أريد وصفة دجاج بدون فول سوداني', 'peanuts'],
  ['lactose intolerent mac and cheese', 'milk'],
  ["i'm intollerant to lactose. mac n cheese", 'milk'],
  ['I am lactose-intolerent. mashed potatoes', 'milk'],
  ['lactose intolorant, mashed potatoes', 'milk'],
  ['my kid is intollerant of milk. mashed potatoes', 'milk'],
  ['soy intolerent. miso soup', 'soy'],
  ['egg intollerance. pancakes', 'eggs'],
  ['nondairy mashed potatoes', 'milk'],
  ['galactosemia. mashed potatoes', 'milk'],
  ['cant have diary, a dessert', 'milk'],
])('%s', (said, expected) => {
  expect([...talk(said).needs.allergies].sort()).toEqual(expected.split(', ').sort());
});

test.each([
  'estoy embarazada, ceviche?',
  'ich bin schwanger. ceviche',
  'je suis enceinte, ceviche',
  'sono incinta. ceviche',
  'im preggers. ceviche',
  'eating for two (3 months along). ceviche',
  "I'm three months gone and want ceviche",
  'got a bun in the oven. ceviche',
  'due in march! ceviche',
])('%s: no raw fish is served', (said) => {
  expect(talk(said).kind).toBe('text');
  expect(spoken(said)).toMatch(/pregnan|midwife/i);
});

test.each([
  ["my wife's got another bun in the oven", ['pregnancy']],
  ['there is a bun in the oven', ['pregnancy']],
  ['my cousin anna is due in march', ['pregnancy']],
  ["she's due in the spring", ['pregnancy']],
  ['toast the bun in the oven', []],
  ['can i toast a burger bun in the oven', []],
  ['my library book is due in march', []],
  ["the rent's due in 2 weeks", []],
])('whether %j tells of a pregnancy', (said, care) => {
  expect(readCare(said)).toEqual(care);
});

test.each(['due in ', 'bun in the ', 'has a ', 'the book is due '])(
  'a message of nothing but %j takes time in proportion',
  (part) => {
    expect(measureGrowth(readCare, part, 4000)).toBeLessThan(MAX_LINEAR_GROWTH);
  },
);

test.each(['je suis musulman. carbonara', 'soy musulmán, carbonara', 'ich bin Muslima. carbonara'])(
  '%s: no pork is served',
  (said) => {
    const reply = talk(said);
    const lines = reply.kind === 'recipe' ? reply.recipe.ingredients.join(' ') : '';
    expect(lines).not.toMatch(/pancetta|bacon|guanciale|pork/i);
    expect(spoken(said)).toMatch(/halal/);
  },
);

test('gluten that is not done in a house stays out of it', () => {
  expect(talk("we don't do gluten in this house").needs.diets).toContain('Gluten-Free');
});

test.each([
  'how do i tell if mussels are off',
  'I do not know whether the prawns are off',
  'no allergies here, surprise me',
])('%s declares nothing', (said) => {
  expect(talk(said).needs.allergies).toEqual([]);
});

test.each(['kiwi gives me hives', 'he gets a rash from kiwi', 'I am allergic to kiwi and celery'])(
  '%s is kept in mind longer than messages are',
  (said) => {
    const reply = talk(
      said,
      'beef stew',
      'how long does it keep',
      'thanks',
      'a soup',
      'nice',
      'fruit salad',
    );
    const kept = textBesideCard(reply);
    expect(kept).toMatch(
      /kiwi|cannot be made to fit|fall apart|no (?:good|honest) way|does not come/i,
    );
    if (reply.kind === 'recipe') expect(reply.recipe.ingredients.join(' ')).not.toMatch(/kiwi/i);
  },
);

test('a custom outlives its message, too', () => {
  const reply = talk(
    'we keep halal',
    'lamb',
    'for two',
    'thanks',
    'quicker',
    'thanks',
    'coq au vin',
  );
  const food = reply.kind === 'recipe' ? reply.recipe.ingredients.join('\n') : '';
  expect(food).not.toMatch(/\bred wine(?! vinegar)|bacon(?<!tofu)/i);
});

test.each([
  'I have an allergy',
  'my kid is allergic',
  'vegan and allergic to florpnuts, dinner please',
  'allergic to zorbleberries and milk',
  'ich habe eine allergie gegen flurzen',
  'у меня аллергия на бурулюки',
  'ブルブルアレルギーです',
  '我对呼噜噜过敏',
  'मुझे फुरफुर से एलर्जी है',
])('%s is asked about, not passed over', (said) => {
  expect(spoken(said)).toMatch(/allerg/i);
  expect(spoken(said)).toMatch(/English|which food|what/i);
});

test('somebody who is ill now is sent for help, and gets no dinner first', () => {
  expect(spoken('my son just ate peanuts and his lips are swollen')).toMatch(/emergency number/);
  expect(spoken("she can't breathe after the prawns")).toMatch(/emergency number/);
});

test.each([
  [['we are halal', 'is gelatine ok in my dessert'], /not halal/],
  [["I'm pregnant", 'can I have brie'], /midwife|doctor/],
  [['I do keto', 'dinner ideas', 'can I have rice with it?'], /not keto|not count|leave/],
  [['how do i tell if mussels are off'], /broken shell/],
  [['roast lamb, halal please', 'and a wine?'], /water/],
] as const)('%s', (said, expected) => {
  expect(spoken(...said)).toMatch(expected);
});
