/** Tests that a question finds its own answer, whatever it looks like and whatever lies on the table. */
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
