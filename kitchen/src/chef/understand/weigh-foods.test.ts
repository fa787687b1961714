/** A food that somebody says must stay out is never their wish, however it is said, and one that is wished is not refused. */
import { expect, test } from 'vitest';
import { kitchen } from '../../../kitchen-instance.ts';
import { understand } from './understand.ts';

/** By what must stay out of the dish. */
const LEFT_OUT: Readonly<Record<string, readonly string[]>> = {
  eggs: [
    'muffins made in the absence of eggs',
    'brownies, eggs withheld',
    'brownies where eggs play no part',
    'pancakes but eggs must stay out of it',
    'pancakes. eggs: absolutely not',
    'pancakes. eggs? hard pass',
    'pancakes, eggs are strictly verboten',
    'waffles that get by with no eggs',
    'waffles that manage without eggs',
    'waffles, leave eggs off the list',
    'waffles, kick the eggs out',
    'a sponge that skips eggs entirely',
    'dessert, the eggs have to go',
    'dessert, scratch the eggs',
    'dessert. cross eggs off',
    'dessert, strike the eggs',
    "breakfast. One bite of egg and I'm in an ambulance",
    'breakfast. egg sends my daughter into shock',
    'breakfast. egg = rash',
    'breakfast. eggs -> hives',
    'breakfast, eggs (no!)',
    'breakfast, egg: intolerant',
    'breakfast; eggs trigger anaphylaxis in my son',
    'breakfast. my body rejects eggs',
    "breakfast. my stomach can't cope with eggs",
    'breakfast. I have to live without eggs',
  ],
  milk: [
    "pudding, I'm not able to process milk",
    'pudding, milk and my gut are enemies',
    'pudding, milk is a big problem here',
    'pudding. Milk? Allergic.',
    'pudding. Allergic! Milk.',
    "pudding. Nothing milky, I'm intolerant to milk",
    "pudding. I can't do anything milk related",
    'pudding, hold off on the milk',
    'pudding, steer away from milk',
    'pudding, please no milk in there',
    "pudding, milk isn't allowed",
    'pudding, milk must not be in it',
    'pudding, must be made with no milk at all',
    'pudding - milk x',
    'pudding - no go: milk',
    'pudding. known allergen: milk',
    "pudding. my son's allergist said milk is out",
    'pudding. my allergy is milk',
    'pudding. the allergy in question is milk',
    "pudding. it is milk that she's allergic to",
    'pudding. what gets me is milk, I swell up',
    'pudding. we had to cut milk completely',
    'pudding. no need for milk',
    'pudding. milk unwanted',
    'pudding, milk prohibited',
    'mashed potatoes 🚫milk',
    'mashed potatoes, milk 🤢',
    'mashed potatoes. milk 👎',
    'mashed potatoes, milk ✗',
  ],
  peanuts: [
    "noodles. I'd be dead after peanuts",
    'noodles. keep peanuts out of my house',
    'noodles, and not a peanut in sight',
    "noodles, don't let peanuts anywhere near it",
    'noodles, peanuts nowhere near please',
    'noodles. peanuts are life threatening for my husband',
    'noodles. peanut = death',
    'noodles. a peanut could finish me',
    'noodles. my girlfriend carries an epipen because of peanuts',
    'noodles. Peanuts: severe allergy',
    'noodles (peanut allergic)',
    "noodles. I've a peanut thing, allergic",
    'noodles. Peanuts, never ever',
    'noodles with zero peanuts',
    'noodles, absolutely avoid anything peanut',
    'noodles. peanutfree',
    'noodles, must be peanut-less',
    'noodles. our school forbids peanuts',
    'noodles. Our classroom is a no peanut zone',
    "noodles. we don't allow peanuts",
    "noodles. peanuts can't be in it",
    'noodles. may not contain peanuts',
    "noodles. It can't have peanuts in it",
    "noodles that won't contain peanuts",
    'noodles. stop suggesting peanuts',
    'noodles. enough with the peanuts',
  ],
  shellfish: [
    'paella, prawns excluded',
    'paella, prawns omitted',
    'paella with the prawns left out',
    'paella with prawns removed',
    'paella minus prawns',
    'paella. I do not get on with prawns',
    'paella. prawns and I are not on speaking terms',
    "paella. prawns? I'd rather not",
    'paella. prawns? nah',
    'paella. prawns? God no',
    'paella. Prawns? They make me ill.',
    "paella. I'm deathly scared of prawns, allergic",
    'paella. Prawns close up my throat',
    'paella. Never prawns.',
    'paella. Nobody at the table eats prawns',
    'paella. my wife cannot be served prawns',
    "paella. crab isn't something I can eat",
    'paella. lobster is not on my diet',
    'paella. I stay miles away from crab',
    'paella. Do you have one where there are no prawns?',
    'paella. I decline prawns',
    'paella. Prawns are against my religion',
    'paella. my faith forbids prawns',
    "paella. I've sworn off prawns",
  ],
  fish: [
    'soup. I object to fish',
    "soup. fish won't do",
    'soup. fish is something I must avoid',
    'soup. fish is what I react to',
    "soup. fish - that's my allergy",
    'soup, my one allergy being fish',
    'soup. salmon would land me in A&E',
    'soup. tuna gives my mum a bad reaction',
    'soup. cod upsets his stomach badly',
    'soup. I cannot abide fish and it makes me ill',
    'soup. fishallergy',
    'soup, free of any fish',
    'soup, fish none',
    'soup. Rule out fish',
    'soup. exclude all fish',
    "soup. I've been warned off fish",
  ],
  sesame: [
    'salad. sesame reaction last week, hospital',
    'salad. Sesame is my nemesis',
    "salad. sesame isn't tolerated",
    'salad. no tahini whatsoever',
    'salad. tahini is not for us',
    'salad. Do not put sesame on it',
    'salad, sesame must be absent',
  ],
  soy: [
    'stir fry. soy inflames my skin',
    'stir fry. soy makes him come up in a rash',
    'stir fry. Tested positive for soy allergy',
    'stir fry. soy is on my banned list',
    'stir fry. soy gets a no from me',
    'stir fry not featuring soy',
  ],
  wheat: [
    'bread that uses zero wheat',
    'pancakes. Wheat bad',
    'pancakes. wheat is evil for my belly',
    'pancakes. my toddler is wheat intolerant',
    'pancakes. Wheat must go',
  ],
  'tree nuts': [
    'granola. almonds cause a reaction',
    'granola. walnuts make my mouth itch',
    'granola. pecans no, thank you',
    'granola. cashews have to be avoided at all costs',
    "granola. I'm not allowed hazelnuts by my doctor",
    'granola, keep it clear of almonds',
  ],
  'milk, eggs': [
    'pudding lacking milk and eggs',
    'pudding. milk and eggs: no',
    'pudding. Allergic: milk + eggs',
    'pudding. milk, eggs -> allergic to both',
    'pudding. both milk and eggs are off the table',
    'pudding. I can eat neither milk nor eggs',
    'pudding. Milk? No. Eggs? No.',
  ],
};

/** Foods beside the nine, and wishes in words that look like refusals. */
const AVOIDED: Readonly<Record<string, readonly string[]>> = {
  mushroom: [
    'pasta, mushrooms no thanks',
    "pasta that doesn't involve mushrooms",
    'pasta. mushrooms: nope',
  ],
  olive: ['pizza. olives are the devil', 'pizza lacking olives'],
  onion: ['soup. spare me the onions', 'soup, onions unwelcome'],
  coriander: ['curry. coriander tastes of soap, never'],
  tomato: ["stew. tomatoes and I don't get along", 'stew, tomatoes excluded'],
  pork: ["dinner. pork isn't eaten in our house", 'dinner. we refuse pork'],
  garlic: ['pasta. garlic? no way'],
  banana: ['smoothie. bananas, yuck'],
  kiwi: ['fruit salad. kiwi = itchy mouth'],
  celery: ['soup. celery: allergic'],
};
const WISHED: Readonly<Record<string, readonly string[]>> = {
  egg: [
    "don't worry about time, I want eggs",
    'no rush, an egg breakfast please',
    "I'm not fussy, eggs work",
    'eggs are no problem at all, breakfast',
    "I can't resist eggs, breakfast please",
    'nothing better than eggs for breakfast',
    "I wouldn't mind eggs for breakfast",
    'why not some eggs for breakfast',
    'I never get tired of eggs. breakfast',
  ],
  cheese: [
    "I can't get enough cheese. dinner",
    'never too much cheese! pasta',
    'no dinner is complete without cheese',
    "don't skimp on the cheese",
    "don't forget the cheese on my pizza",
    "pasta, don't hold back on the cheese",
  ],
  salmon: [
    'not sure what to do with salmon',
    'no idea how to use up this salmon',
    'I have no grill, salmon please',
    'no wine left, so salmon dinner',
    "I've never cooked salmon before, something easy with it",
    'nothing fancy, just salmon',
    'not chicken again, salmon this time',
  ],
  chicken: [
    'no oven but I have chicken',
    "can't be bothered, quick chicken dinner",
    "I don't have much time, chicken please",
  ],
  prawn: [
    "I'm allergic to nuts, prawns are fine. curry",
    'prawns are OK but no fish. curry',
    'no allergies, prawns please',
    'I am not allergic to prawns. prawn curry',
  ],
  tofu: ['no meat, tofu please', 'instead of meat I want tofu'],
  peanut: [
    "I'm a peanut addict, noodles with peanuts, can't stop eating them",
    'peanut noodles, not too spicy',
    'peanut noodles without chilli',
  ],
  milk: ['no allergy to milk, so pudding with milk is good', 'milk allergy? no. pudding with milk'],
  almond: ['no flour cake with almonds', 'almonds welcome, but no peanuts. cookies'],
  tuna: ["I don't only eat tuna but tuna today", 'not too fishy, but tuna'],
  shrimp: [
    "who doesn't love shrimp? curry",
    "you can't go wrong with shrimp. curry",
    "it wouldn't be paella without shrimp",
    'shrimp, no doubt. curry',
  ],
  beef: ['not for kids: a beef stew', 'beef stew, no need to be quick'],
  lamb: ['never had lamb, want to try lamb'],
  bean: ['no can opener, but dried beans'],
};

const saidOf = (foods: readonly { readonly said: string }[]): string =>
  foods.map((food) => food.said).join(', ');

test.each(Object.entries(LEFT_OUT))('%s: a need in every one of these', (foods, messages) => {
  const wanting = messages.filter((message) => {
    const { needs } = understand(kitchen, message);
    return foods.split(', ').some((food) => !needs.allergies.some((one) => one === food));
  });
  expect(wanting).toEqual([]);
});

test.each(Object.entries(AVOIDED))('%s: left out in every one of these', (food, messages) => {
  const wanting = messages.filter(
    (message) => !saidOf(understand(kitchen, message).avoid).includes(food),
  );
  expect(wanting).toEqual([]);
});

test.each(Object.entries(WISHED))('%s: refused in none of these', (food, messages) => {
  const refused = messages.filter((message) => {
    const { avoid, needs } = understand(kitchen, message);
    const own = understand(kitchen, `${food} allergy`).needs.allergies;
    return (
      saidOf(avoid).includes(food) ||
      needs.allergies.some((one) => own.some((mine) => mine === one))
    );
  });
  expect(refused).toEqual([]);
});

test('what is spoken against without saying how is no wish, and in doubt', () => {
  const { include, inDoubt } = understand(kitchen, "the salmon isn't glowing");
  expect(include).toEqual([]);
  expect(inDoubt).toEqual(['salmon']);
});

test.each(['to eggs', 'and to almonds', 'to milk and sesame'])(
  '"%s" says to what somebody is allergic',
  (said) => {
    expect(understand(kitchen, said).needs.allergies).not.toEqual([]);
  },
);
