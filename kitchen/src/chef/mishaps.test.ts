/** Fire, gas, something in the throat, a berry off a bush, a pet at the chocolate, a burn: help first, and no dish. */
import { expect, test } from 'vitest';
import { kitchen } from '../../kitchen-instance.ts';
import { MAX_LINEAR_GROWTH, measureGrowth } from '../../testing/time-growth.ts';
import { replyText, getChefReply as talkIn } from '../../testing/utterances/run-conversation.ts';
import { check } from '../safety/verdict/check.ts';
import { ALLERGENS, DIETS } from '../vocabulary.ts';
import { readDanger } from './understand/danger.ts';
import { isPetHarmed, readInjury, readMishap } from './understand/mishaps.ts';
import { DANGER } from './words/danger.ts';

const talk = (...messages: readonly string[]) => talkIn(kitchen, messages);

/** What is heard, and what the answer must then say. */
const HELP = {
  fire: /lid[\s\S]*(?:out|leave)[\s\S]*emergency number/,
  gas: /fresh air|outside[\s\S]*emergency number/,
  fumes: /fresh air/,
  splashed: /20 minutes/,
  stuck: /five[\s\S]*hospital/,
  choking: /shoulder blades/,
  swallowed: /poison/,
  foraged: /poison centre or the emergency number/,
  pet: /vet/,
  undercooked: /74 °C[\s\S]*blood/,
  burn: /20 minutes/,
  cut: /10 minutes/,
  chilli: /washing-up liquid/,
} as const;

const HEARD: Readonly<Record<keyof typeof HELP, readonly string[]>> = {
  fire: [
    "there's oil on fire in my pan!!!",
    'my oven is on fire',
    'the microwave is on fire help',
    'toaster on fire',
    'grease fire what do i do',
    'the pan caught fire',
    'Help, my frying pan just burst into flames',
    'a tea towel has caught fire on the hob',
    "there's a fire in my oven",
    'flames coming out of the microwave',
    'something is on fire in the oven',
    'how do i put out a chip pan fire',
    'smoke pouring out of the toaster',
    'the deep fat fryer is alight',
    'my kitchen is on fire',
    'what do i do when the oil catches fire',
    'Fire in my microwave!',
    'fat in the pan has gone up in flames',
    'flames in my oven',
    'should i pour water on burning oil',
  ],
  gas: [
    'i smell gas in the kitchen',
    'gas smell in kitchen',
    'my kitchen smells of gas',
    'I think there is a gas leak at the cooker',
    'the carbon monoxide alarm is going off',
    'co poisoning from a bbq?',
    'we barbecued in the tent and now we all have headaches',
    'used the charcoal grill indoors and my wife feels dizzy',
  ],
  fumes: [
    'i mixed bleach and vinegar',
    'I poured bleach into the toilet cleaner by mistake',
    'mixed bleach with ammonia, what now',
    'can i mix vinegar and bleach to clean the oven',
    'breathed in oven cleaner fumes',
  ],
  splashed: [
    'I got bleach in my eye',
    'oven cleaner splashed on my hand',
    'drain cleaner on my skin',
    'washing up liquid in my eyes',
    'my son has bleach on his face',
  ],
  stuck: [
    'i swallowed a fish bone and its stuck',
    'I have a fish bone stuck in my throat',
    'swallowed a piece of glass',
    'my daughter swallowed a coin',
    'a bit of steak is stuck in his throat',
    'something is lodged in my throat',
    'he ate a piece of plastic',
    'I swallowed a chicken bone',
    'fish bone in my throat',
  ],
  choking: [
    'he is choking on a grape',
    'my baby is choking',
    'Help! My toddler is choking on a sausage',
    'grandad is choking on his steak',
    'someone is choking',
    'my friend started choking',
  ],
  swallowed: ['my toddler got into the dishwasher tablets', 'she drank washing-up liquid'],
  foraged: [
    'I just ate a mushroom from the garden and now feel sick',
    'my son ate some berries off a bush',
    'we ate mushrooms we found in the forest',
    'my toddler put a berry from the hedge in her mouth',
    'I ate a wild mushroom',
    'ate some mushrooms i picked in the woods last night',
    'my daughter ate a red berry in the park',
    'he chewed a leaf from a house plant',
    'I ate mushrooms yesterday and have diarrhoea',
    'she ate rhubarb leaves',
    'my kid accidentally ate a toadstool',
    'ate yew berries',
  ],
  pet: [
    'my dog ate grapes',
    'my dog just ate a whole bar of chocolate',
    'The cat licked up some onion soup, what now, my cat ate onion',
    'our puppy got into the raisins',
    'dog ate chewing gum with xylitol',
    'my cat ate a lily',
    'I gave my dog some garlic bread, is that bad',
    'my labrador swallowed a corn cob',
    'the dog stole the christmas pudding',
    'my dog accidentally ate macadamia nuts',
    'my dog got into the pantry. He ate all the chocolate',
    'the raisins were eaten by my dog',
    'chocolate eaten by dog what do i do',
    'my dog ate my chocolate cake so i need a new dessert',
  ],
  undercooked: [
    'my burger is pink in the middle and my toddler ate some what do i do',
    'I ate raw chicken',
    'we already ate half and the chicken was pink inside',
    'my son just ate an undercooked sausage',
    'the chicken nuggets were still raw in the middle and my daughter had two',
    'I accidentally ate raw pork',
    'ate some of the burger but it was raw in the middle',
    'the turkey was not fully cooked and everybody has eaten',
    'i gave my toddler undercooked chicken',
    'my baby ate raw egg',
  ],
  burn: [
    'i burned my hand on the pan',
    'I burnt my fingers on the oven tray',
    'burned myself with hot oil',
    'my daughter scalded her arm',
    'spilled boiling water on my foot',
    'hot oil splashed on my face',
    'i grabbed the hot handle',
    'my toddler pulled hot tea over himself',
    'I got burned by steam',
    'burnt my tongue',
    'there is a burn on my arm from the grill',
    'how do i treat a burn',
  ],
  cut: [
    'cut my finger badly with the knife',
    'i cut myself on the peeler',
    'I sliced the tip of my thumb off on the mandoline',
    "my finger won't stop bleeding",
    'stabbed my palm taking the stone out of an avocado',
    'he cut his hand open on a tin',
    'grated my knuckles',
    'the knife slipped into my hand',
    'deep cut on my finger',
    "i'm bleeding a lot",
    'finger bleeding',
    'how to treat a cut finger',
    'knife cut on my hand',
  ],
  chilli: [
    'chilli in my eye',
    'I chopped jalapenos and rubbed my eye',
    'my hands are burning from chillies',
    'I cut habaneros and my fingers are on fire',
    'my eye stings from the chilli',
  ],
};

const ROWS = Object.entries(HEARD).flatMap(([kind, all]) =>
  all.map((said) => [kind as keyof typeof HELP, said] as const),
);

test.each(ROWS)('%s: %s', (kind, said) => {
  const reply = talk(said);
  expect(reply.kind).toBe('text');
  expect(DANGER[kind]).toContain(replyText(reply));
  expect(replyText(reply)).toMatch(HELP[kind]);
});

test.each([
  'this curry is on fire',
  'my mouth is on fire, something mild',
  'fire roasted peppers',
  'i want to cook over an open fire',
  'how do i flambe bananas, the pan on fire and all',
  'fire up the grill for burgers',
  'my oven caught fire last month, dinner without an oven',
  'is the fire in my pizza oven hot enough',
  'what gas mark is 180',
  'i have a gas oven',
  'beans that do not smell of gas',
  'beans give me gas',
  'clean my kettle with vinegar',
  'a cake stuck in the tin',
  'food often gets stuck in my throat, something soft',
  'bone broth',
  'i ate glass noodles in bangkok, make me some',
  'are grapes a choking hazard for my baby',
  'i ate mushrooms last night and want them again',
  'i ate a wild mushroom risotto and want to make it',
  'we picked mushrooms, what can i cook',
  'i have mushrooms growing in my garden',
  'we ate strawberries from the garden',
  'i tried growing mushrooms in my garden',
  'blackberries from the hedge, what can i make',
  'we never ate wild mushrooms',
  'my dog ate my dinner, i need something with onions',
  'my cat ate the tuna',
  'hot dogs with onions',
  'can dogs eat grapes',
  'my dog eats too much, something with chocolate for me',
  'i ate a rare steak',
  'can chicken be eaten pink',
  'i ate chicken yesterday, what can i do with raw mince',
  'i had raw chicken in the fridge',
  'i have never eaten raw pork',
  'i burned the rice',
  'i burned my toast',
  'burnt my finger rolls',
  'how do i not burn my hand when frying',
  'burned my tongue, give me something cold',
  'cut my carrots into fingers',
  'i cut myself a slice of cake',
  'how do i cut an onion without cutting my fingers',
  'my steak is bleeding',
  'i always burn my hand on the tray',
  'finger food',
  'is there chilli in it',
  'garlic turning blue',
  'my peppers are burning in the pan',
  'hands on recipes with chilli',
  'light the fire in the wood oven',
  'burning oil smell in my kitchen',
  'what can i do with a burnt pan',
  'the best cut of beef for a stew',
  'i like raw cookie dough',
  'i have a sore throat, a soup with something in it',
  'what to do with burnt rice',
  'treat for my dog without onions',
  'is chocolate bad for dogs',
  'hot soup for my toddler',
  'put the hot sauce on my burger',
])('%s is nothing of the kind', (said) => {
  expect(readDanger(said)).toBeUndefined();
  expect(readInjury(said)).toBeUndefined();
});

test('who wants to hurt themselves is not given a plaster', () => {
  expect(readDanger('i want to cut myself')).toBe('despair');
});

test.each([
  ...ALLERGENS.map((one) => ({ allergies: [one], diets: [] })),
  ...DIETS.map((one) => ({ allergies: [], diets: [one] })),
])('what is said in need names nothing that %j strikes out', (needs) => {
  const struck = Object.values(DANGER)
    .flat()
    .filter(
      (text) =>
        check(kitchen.rules, [{ part: 'text', index: 0, text }], needs).verdict === 'conflict',
    );
  expect(struck).toEqual([]);
});

test.each([
  'my dog ate ',
  'ate a mushroom ',
  'the pan is ',
  'burned my ',
  'cut my ',
  'hot oil ',
  'had some chicken was ',
  'bleach and the ',
  'swallowed a ',
  'chilli ',
  'barbecue ',
  'ate some chicken is ',
  'spilled boiling water ',
])('a message of nothing but %j takes time in proportion', (part) => {
  for (const read of [readMishap, readInjury, isPetHarmed])
    expect(measureGrowth(read, part, 8000)).toBeLessThan(MAX_LINEAR_GROWTH);
});
