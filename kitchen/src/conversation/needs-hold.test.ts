/** Tests that allergies and dislikes hold through a conversation: in added foods and whole food groups, asked if unclear, until lifted. */
import { describe, expect, test } from 'vitest';
import { kitchen } from '../../kitchen-instance.ts';
import { getChefReply, replyText } from '../../testing/utterances/run-conversation.ts';
import type { ConversationReply } from './answer.ts';

/** Messages parted by ">". */
const talk = (said: string): ConversationReply =>
  getChefReply(
    kitchen,
    said.split('>').map((one) => one.trim()),
  );
/** The card that comes of it, be it from a list of others. */
const served = (said: string): ConversationReply => {
  const reply = talk(said);
  const card = reply.kind === 'recipe' ? reply : talk(`${said} > the first one`);
  expect(card.kind).toBe('recipe');
  return card;
};
const foodOf = (reply: ConversationReply): string =>
  reply.kind === 'recipe' ? reply.recipe.ingredients.join('\n').toLowerCase() : '';
const notesOf = (reply: ConversationReply): string =>
  reply.kind === 'recipe' ? reply.recipe.notes.join(' ') : reply.text;
const needed = ({ person }: ConversationReply): string =>
  [...person.needs.allergies, ...person.needs.diets].join(', ');
/** Lines of "what is said | a pattern". */
const rows = (table: string): (readonly [said: string, pattern: string])[] =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [said = '', pattern = ''] = line.split(' |').map((part) => part.trim());
      return [said, pattern] as const;
    });

describe('what breaks a need is not let in', () => {
  test.each(
    rows(`
celery allergy > chicken soup > add celery | celer
celery allergy > chicken soup > i want celery in it | celer
mustard allergy > burgers > add mustard | mustard
mustard allergy > burgers > serve it with dijon mustard | mustard
kiwi allergy > fruit salad > add kiwi | kiwi
allergic to garlic > beef stew > throw in some garlic powder | garlic
alpha-gal > chicken curry > add bacon | bacon
pregnant > lasagne > add brie | brie
pregnant > beef stew > swap in liver | liver
for my 8 month old baby > pancakes > add honey | honey
halal please > chicken curry > add bacon | bacon
halal > spaghetti bolognese > use pork mince instead | pork
halal > beef stew > add red wine | wine
kosher > beef stew > add prawns | prawn
no pork for me, religion > carbonara > add bacon | bacon
I'm pescatarian > risotto > add bacon | bacon
no alcohol, recovering alcoholic > beef stew > add a glass of red wine | wine
`),
  )('%s', (said, food) => {
    const word = new RegExp(`\\b${food}`);
    expect(foodOf(talk(said))).not.toMatch(word);
    // Where that was refused in words, the card has to be as it was.
    const shown = talk(`${said} > show me the recipe`);
    expect(shown.kind).toBe('recipe');
    expect(foodOf(shown)).not.toMatch(word);
  });
});

describe('a group or a product of a food is an allergy to all that belongs to it', () => {
  test.each(
    rows(`
allergic to nuts and seeds. hummus | tahini|sesame
seaweed allergy! sushi please | nori
allergic to seaweed. miso soup | kombu|wakame|nori
albumen allergy. pancakes | \\begg
berry allergy. pavlova | berr
severe celary allergy. beef stew | celery
allergic to wine. coq au vin | wine
allergic to legumes. satay | peanut
allergic to chocolate. brownies | chocolate|cocoa
I'm allergic to corn > stir fry chicken | cornflour|cornstarch
I'm allergic to corn > beef tacos | corn (?:taco|tortilla)
I'm allergic to celery > beef stew | celer
I'm allergic to mustard > potato salad | mustard
I'm allergic to citrus > guacamole | \\b(?:lime|lemon|orange)
I'm allergic to pork > panna cotta | gelatine
`),
  )('%s', (said, out) => {
    expect(foodOf(served(said))).not.toMatch(new RegExp(out));
  });

  test.each(
    rows(`
allergic to cream | milk
yoghurt allergy | milk
allergic to tofu | soy
allergic to mayonnaise | eggs
allergic to haddock | fish
allergic to flour | wheat
albumin allergy | eggs
seed allergy | sesame
i am allergic to shrmip | shellfish
`),
  )('%s: %s', (said, need) => {
    expect(needed(talk(said))).toContain(need);
  });

  test.each(['allergic to kiwi', 'allergic to rice', 'is there an allergy-free bread'])(
    '%s is none of the nine',
    (said) => {
      expect(needed(talk(said))).toBe('');
    },
  );
});

describe('the food told is heard beside the dish asked for', () => {
  test.each(
    rows(`
allergic to chicken. curry please | chicken
allergic to carrots. carrot cake | carrot
allergic to mango. mango lassi | mango
allergic to tofu. mapo tofu | tofu
no egs plz, im alergic. pancakes | \\begg
`),
  )('%s', (said, out) => {
    const reply = talk(said);
    expect(replyText(reply)).not.toMatch(/which food|name of the food|not to what/i);
    expect(foodOf(served(said))).not.toMatch(new RegExp(out));
  });
});

describe('what was told in words may be taken back in words', () => {
  test.each(
    rows(`
we can't do peanuts > thai curry please > actually peanuts are fine now, false alarm |
I'm celiac > bread > gluten is fine now |
nut allergy > I don't need it nut-free any more |
peanut allergy > I wish peanuts are fine now | peanuts
milk allergy > oat milk is fine now | milk
fish allergy > salmon is ok now | fish
peanut allergy > are peanuts fine now? | peanuts
peanut allergy > peanuts are fine for my husband | peanuts
peanut allergy > peanuts are not fine now | peanuts
`),
  )('%s', (said, left) => {
    expect(needed(talk(said))).toBe(left);
  });

  test('the settings hold', () => {
    const told = ['thai curry', 'actually peanuts are fine now, false alarm'];
    const { person } = getChefReply(kitchen, told, {
      ...{ allergies: ['peanuts'], diets: [], units: 'international', persona: '' },
    });
    expect(person.needs.allergies).toEqual(['peanuts']);
  });
});

describe('an allergy whose food could not be read', () => {
  const NOTICE = /allergy whose food I could not read/;

  test.each(['allergic to zorp > omelette', 'i have a severe allergy > pancakes'])(
    'stays in view: %s',
    (said) => {
      const reply = talk(said);
      expect(notesOf(reply)).toMatch(new RegExp(`${NOTICE.source}|must stay out`));
    },
  );

  test.each([
    'allergic to zorp > eggs > pancakes',
    'allergic to zorp > sorry, I meant an allergy to walnuts > pancakes',
    'allergic to peanuts > pancakes',
  ])('is forgotten when it is named: %s', (said) => {
    expect(notesOf(talk(said))).not.toMatch(NOTICE);
  });
});

describe('a food that is only told of', () => {
  const ALMONDS = 'the doctor mentioned almonds';

  test('is out until it is answered for', () => {
    expect(needed(talk(ALMONDS))).toBe('tree nuts');
    expect(foodOf(talk(`${ALMONDS} > make me a cake`))).not.toMatch(/almond/);
  });

  test('is asked about behind what was made without it, and no answer is needed', () => {
    const told = "can you suggest one simple veg dinner? I don't take egg also";
    const reply = talk(told);
    expect(reply.kind).toBe('recipe');
    expect(replyText(reply)).toMatch(/egg-free/);
    expect(foodOf(reply)).not.toMatch(/\beggs?\b/);
    expect(replyText(talk(`${told} > sounds good, please give`))).not.toMatch(/egg/);
  });

  test.each(['banana bread, i have 3 dead bananas', 'screw it ill just fry halloumi'])(
    'is told of by no harmless word: %s',
    (said) => {
      expect(replyText(talk(said))).not.toMatch(/stay out/);
    },
  );

  test.each(['stay out', 'out', 'keep them out', 'no', "I don't want them"])(
    'is a need after "%s"',
    (answer) => {
      expect(needed(talk(`${ALMONDS} > ${answer}`))).toBe('tree nuts');
    },
  );

  test.each(['I want them', 'keep them in', 'no, I want them'])('is none after "%s"', (answer) => {
    expect(needed(talk(`${ALMONDS} > ${answer}`))).toBe('');
  });
});

test.each([
  ['I am allergic to peanuts', 'peanuts'],
  ['hi im a broke vegan student with one pan', 'Vegan'],
])('%s is minded long after its message has gone', (told, need) => {
  const wishes = ['something with chicken', 'another one', 'a dessert', 'thai noodles', 'a curry'];
  expect(needed(getChefReply(kitchen, [told, ...wishes]))).toContain(need);
});
