/** Tests that a question gets its own answer, whatever its form and whatever recipe or list is open, without repeats or false fears. */
import { describe, expect, it, test } from 'vitest';
import { kitchen } from '../../kitchen-instance.ts';
import { getChefReply, replyText } from '../../testing/utterances/run-conversation.ts';

const said = (...messages: string[]): string => replyText(getChefReply(kitchen, messages));

describe('a mishap is no wish', () => {
  it.each([
    ['hollandaise curdled', /warm water or a fresh yolk/],
    ['too salty soup', /unsalted liquid/],
    ['i overcooked the pasta', /pasta/],
    ["jam won't set", /lemon juice|pectin/],
    ['yorkshires like pancakes', /hotter fat/],
  ])('%s', (message, answer) => {
    const reply = getChefReply(kitchen, [message]);
    expect(reply.kind).toBe('text');
    expect(replyText(reply)).toMatch(answer);
  });
});

describe('of the dish on the table', () => {
  it.each([
    ['lasagne', 'what could go wrong?', /sauce/],
    ['risotto alla milanese', 'do I really have to stir it the whole time?', /starch/],
    [
      'chocolate chip cookies',
      'how do I know they are done, they look soft',
      /golden at the edges/,
    ],
    ['roast chicken', "I've only got a fan oven, what do I set it to?", /180 °C/],
    ['pad thai', 'does this have fish in it?', /fish sauce/],
    ['ratatouille', 'is it good cold?', /4 days/],
    ['vegetable lasagne', 'what salad goes with it', /green salad/],
    ['beef stew', 'i forgot to buy wine, does it matter', /stock/i],
    ['fish pie', "what veg would go nicely alongside, he won't have peas?", /broccoli/],
    ['mac and cheese', 'it smells burny!! the top is black what do i do', /what lies under it/],
    ['chicken curry', 'cook it in another way, in a pot', /curry/],
    ['shakshuka', 'how long should I set the timer for in step 1?', /onion and red pepper/],
  ])('%s: %s', (dish, message, answer) => {
    expect(said(dish, message)).toMatch(answer);
  });
});

describe('what is a matter of amounts or of softness is never called fine', () => {
  it.each([
    ['spaghetti bolognese', 'is this ok for a type 2 diabetic?', /spaghetti.*doctor|dietitian/],
    ['spaghetti bolognese', 'my dad has trouble swallowing, could he have it?', /speech therapist/],
    ['chicken korma', 'is it low fodmap?', /onion/],
    ['hello', 'what can I eat on a low residue diet before a colonoscopy', /white bread/],
    ['hello', 'is garlic allowed on low fodmap?', /garlic/i],
  ])('%s: %s', (first, message, answer) => {
    expect(said(first, message)).toMatch(answer);
  });
});

test('a question of energy is answered with a range', () => {
  expect(said('chicken korma', 'how many calories is that?')).toMatch(/kcal/);
});

describe('what was told already', () => {
  const ALL_KNOWN = /all I know|More than I said|all I have/;

  test('is not told as if it were new to the same question', () => {
    expect(said('chicken korma', 'how long does this keep?', 'how long does this keep?')).toMatch(
      ALL_KNOWN,
    );
  });

  test('is told again where another question asks for it', () => {
    const answer = said('chicken korma', 'how long does this keep?', 'can I freeze it?');
    expect(answer).not.toMatch(ALL_KNOWN);
    expect(answer).toMatch(/freez/i);
  });
});

describe('what cooks ask most has an answer of its own', () => {
  it.each([
    ['hello', 'what is the difference between braising and stewing?', /large pieces.*small/],
    ['hello', 'is braising the same as stewing?', /large pieces.*small/],
    ['mushroom risotto', 'do I really need to stir it the entire time? my arm', /^No/],
    ['spaghetti carbonara', "it's gone scrambled, can I save it?", /pasta water/],
    ['hello', 'how hot should the pan be on an electric hob?', /beads/],
    [
      'chicken adobo',
      'which vinegar is best? there was cane vinegar in the shop, also coconut',
      /[Cc]ane/,
    ],
    ['tiramisu', 'is it ok for my 5 year old? there is raw egg in it', /pasteurised/],
  ])('%s: %s', (first, message, answer) => {
    const reply = getChefReply(kitchen, [first, message]);
    expect(reply.kind).toBe('text');
    expect(replyText(reply)).toMatch(answer);
  });

  test('days that are told are counted first', () => {
    expect(said('chicken been in the fridge since sunday, its thursday, smells ok?')).toMatch(
      /^No/,
    );
  });
});

test('what the tip of the card says is told before a general rule', () => {
  expect(said('baklava', 'is the syrup hot or cold when it goes on the baklava?')).toMatch(/cool/i);
  expect(said('chicken tikka masala', 'how long does this keep, I made way too much')).toMatch(
    /3 days/,
  );
});

test('no turn of phrase comes twice in six answers', () => {
  const questions = [
    'why do you salt pasta water',
    'what is sumac',
    'how do you poach an egg',
    'what does al dente mean',
    'why do you rest meat',
    'how do I cut an onion without crying',
  ];
  const openers = questions.map((_, at) => {
    const [first = ''] = said(...questions.slice(0, at + 1)).split(/(?<=\.) /);
    return first.split(' ').length < 5 ? first : `${at}`;
  });
  expect(new Set(openers).size).toBe(openers.length);
});

describe('what is left unsaid is what was spoken of before', () => {
  it.each([
    [['chicken korma', 'is crème fraîche ok in place of the cream?', 'how much of it?'], /cream/],
    [['beef stew', 'why do I brown the meat first?', 'no, I mean why in batches'], /steam/],
    [['thai green chicken curry', "what's galangal?", 'where would I get it?'], /shops/],
    [['thai green chicken curry', "what's galangal?", 'can I use ginger instead?'], /galangal/],
    [
      ['something vegetarian', 'is the second one spicy?', 'and is it vegan?'],
      /^(?:[^:]*:)?[^:]*vegan[^:]*$/,
    ],
    [['pad thai', 'do I soak the noodles in hot or cold water, and for how long?'], /20 minutes/],
    [['banana bread', 'can I swap the butter for oil, and how much?'], /\d+ ml oil/],
    [
      ['leek and potato soup', "it's too thin, what now?", 'is that because of the stock?'],
      /^\W*Cover/,
    ],
    [['chicken noodle soup', 'can I use boneless thighs?', 'do they need longer?'], /minutes/],
  ])('%j', (messages, answer) => {
    expect(said(...messages)).toMatch(answer);
  });

  test('a wish that follows a question is a wish', () => {
    const reply = getChefReply(kitchen, [
      'shakshuka',
      'does it freeze?',
      'and a chocolate pudding?',
    ]);
    expect(replyText(reply)).toMatch(/chocolate/i);
  });
});

describe('the card answers before the general rule', () => {
  it.each([
    ['chicken korma', 'which step is it where the almonds go in?', /step 2|2 of 6/i],
    ['roast chicken', 'mine is 2 kilos, how long?', /1 hour 40 minutes/],
    ['roast chicken', 'no thermometer here, how can I tell?', /^(?!.*63 °C).*leg moves/],
    ['beef stew', 'how long would it take in a pressure cooker?', /30-35 minutes/],
    ['spaghetti carbonara', 'should the pan be off the heat?', /off the heat/],
    ['mushroom risotto', 'how much wine is it?', /120 ml/],
    ['shakshuka', 'what goes with it apart from bread?', /^(?!.*bread).*salad/],
    ['pulled pork', 'does it have to be shoulder?', /chuck/],
  ])('%s: %s', (dish, message, answer) => {
    expect(said(dish, message)).toMatch(answer);
  });
});

test('of a list the quickest is named first', () => {
  const answer = said('something vegetarian with lentils', 'which of those is quickest?');
  const minutes = [...answer.matchAll(/(?:(\d+) hours? ?)?(?:(\d+) minutes)?/g)]
    .map(([, hours = '0', rest = '0']) => Number(hours) * 60 + Number(rest))
    .filter((one) => one > 0);
  expect(minutes.length).toBeGreaterThan(1);
  expect(minutes[0]).toBe(Math.min(...minutes));
});

describe('a stand-in is the nearest food that suits the person', () => {
  it.each([
    [['pierogi ruskie', 'what can I use for twaróg?'], /ricotta/i],
    [
      ['creamy potato salad', 'what can I use instead of mayo?'],
      /^(?!.*[Vv]egan.*Greek).*Greek yoghurt/,
    ],
    [["I'm vegan", 'what can I use instead of mayo?'], /[Vv]egan mayonnaise/],
    [
      ["I'm on a low salt diet", 'goulash', 'what instead of salt?'],
      /^(?!.*(?:soy|miso|flakes)).*[Ll]emon/,
    ],
    [['thai green chicken curry', 'is the fish sauce dairy free?'], /^Yes/],
  ])('%j', (messages, answer) => {
    expect(said(...messages)).toMatch(answer);
  });
});

describe('a danger is what the sentence asks about', () => {
  it.each([
    ['half a jar of salsa, black beans and mince, what could I make', /canner/],
    ['can he eat it without burning his mouth?', /running water/],
    ['what could I have on the side instead of rice', /Bacillus/],
    ['no kidney beans in, what else?', /potassium/],
  ])('%s', (message, warning) => {
    expect(said('chilli con carne', message)).not.toMatch(warning);
  });
});

describe('an answer speaks of what was asked', () => {
  it.each([
    ['hello', 'how do I cook frozen gyoza', /without thawing/],
    ['hello', 'how do I stop pasta sticking together', /[Ss]tuck pasta|stir/],
    ['hello', 'do I need to defrost peas before cooking', /^\W*No, frozen vegetables/],
    ['beef stew', "can I put this in the freezer while it's still hot", /cool it within/],
    ['beef stew', 'how do I know it is done, I own no thermometer', /fork/],
    ['hello', 'why is my sourdough so dense and gummy in the middle', /under-proved/],
    ['hello', 'what is a stick blender', /hand-held/],
    ['hello', "what's in garam masala", /blend/],
    ['lentil dal', 'what is tamarind and where do I buy it', /[Tt]amarind/],
    ['leek and potato soup', 'how many potatoes is 500 g', /3/],
  ])('%s: %s', (first, message, answer) => {
    expect(said(first, message)).toMatch(answer);
  });

  it('says that it does not know rather than answering another question', () => {
    const reply = said('beef stew', 'what colour is a good apron for a photo of it');
    expect(reply).not.toMatch(/\d (?:minutes|days|°C)/);
  });

  it('finds no danger in a pack of mince and half an hour', () => {
    const reply = said(
      'Three hungry kids, a pack of mince, an onion and pasta. What can be on the table in half an hour?',
    );
    expect(reply).not.toMatch(/thrown away/);
  });

  it('throws away what stood out overnight, whatever day it was cooked', () => {
    const reply = said(
      'is it ok to leave rice out overnight? made it yesterday and forgot it on the hob',
    );
    expect(reply).toMatch(/^No\. Throw away/);
  });

  it('answers of each of two foods', () => {
    const reply = said('how long do cooked salmon and rice keep');
    expect(reply).toMatch(/[Cc]ooked fish/);
    expect(reply).toMatch(/[Cc]ooked rice/);
  });

  it('changes the card and answers what is asked beside it', () => {
    const reply = getChefReply(kitchen, [
      'beef stew',
      'make it for 2, and can I freeze half of it?',
    ]);
    expect(reply.kind).toBe('recipe');
    expect(replyText(reply)).toMatch(/freez/);
  });

  it('says no plain no of what keeps for months', () => {
    expect(said('can I freeze a cottage pie')).not.toMatch(/^No/);
  });

  it('begins with yes or no where the fact decides it', () => {
    expect(said('can I freeze lettuce')).toMatch(/^No\./);
    expect(said('can I freeze cooked pasta')).toMatch(/^Yes\./);
    expect(said('how do you freeze bananas')).not.toMatch(/^(?:Yes|No)\b/);
  });

  it('tells nothing twice in a row', () => {
    const first = said('how long does pesto keep');
    const again = said('how long does pesto keep', 'how long does pesto keep');
    expect(again).not.toContain(first.slice(0, 40));
  });
});
