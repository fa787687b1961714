/** Tests the trained message reader: example files, masked words, one or several intents in a message, and the role of each food. */
import { describe, expect, it } from 'vitest';
import { readExampleLines } from './example-lines.ts';
import { readLexicon } from './lexicon.ts';
import { readMessage, trainMessageReader } from './message-reader.ts';
import { shapeWords } from './words.ts';

const lexicon = readLexicon(
  { person: '# Who eats\nson\nmother in law', tool: 'oven\nair fryer' },
  'whats: what is\npls: please',
);
const FOODS = ['cream', 'yoghurt', 'rice', 'beans', 'butter', 'oil', 'leeks', 'peas', 'milk'];
const findMentions = (text: string) =>
  FOODS.map((food) => ({ kind: 'food', start: text.indexOf(food), food }))
    .filter(({ start }) => start >= 0)
    .map(({ kind, start, food }) => ({ kind, start, end: start + food.length }));

const SWAPS = `
[card] use {to:yoghurt} instead of the {from:cream}
[card] can you put {to:oil} in place of {from:butter}
[card] replace the {from:rice} with {to:beans} please
[card] swap {from:leeks} for {to:peas} // scale: and make it for six
[card] use {to:milk} instead of {from:cream} // scale: and double it
[card] use {to:oil} instead of the {from:butter} // scale: and make it for four
[card] put {to:beans} in place of {from:rice} // scale: and halve it
[card] replace {from:milk} with {to:cream} // scale: and make it for two
[card] use {to:peas} instead of {from:leeks} // scale: and make it for eight
`;
const SCALES = `
[card] make it for six
[card] and make it for two
[card] double it
[card] halve the amounts please
`;
const WISHES = `
[none] something with {want:rice} and {want:beans}
[none] what can I cook with {have:leeks}
[none] I fancy {want:peas} tonight
`;
const examples = [
  ...readExampleLines('swap', 'swap.txt', SWAPS),
  ...readExampleLines('scale', 'scale.txt', SCALES),
  ...readExampleLines('find', 'find.txt', WISHES),
];
const reader = trainMessageReader(examples, lexicon, findMentions);

describe('example lines', () => {
  it('hold state, acts and roles, and where they stand', () => {
    const [line] = readExampleLines('swap', 'swap.txt', '# why\n[card] {to:oil} for {from:butter}');
    expect(line).toMatchObject({ state: 'card', source: 'swap.txt:2' });
    expect(line?.clauses).toEqual([
      {
        act: 'swap',
        text: 'oil for butter',
        marks: [
          { role: 'to', start: 0, end: 3 },
          { role: 'from', start: 8, end: 14 },
        ],
      },
    ]);
  });

  it.each([
    ['no state', 'use {to:oil}'],
    ['an unknown state', '[sofa] use {to:oil}'],
    ['a brace without a role', '[card] use {oil}'],
    ['an open brace', '[card] use {to:oil'],
    ['a second act without its name', '[card] use {to:oil} // and more'],
  ])('with %s are refused by file and line', (_name, row) => {
    expect(() => readExampleLines('swap', 'swap.txt', row)).toThrow('swap.txt:1');
  });
});

describe('words', () => {
  const shapes = (text: string) =>
    shapeWords(text, findMentions(text), lexicon).map(({ shape }) => shape);

  it('mask foods, people, tools and numbers, spell short forms out and keep marks', () => {
    expect(shapes('Whats for my mother in law, 2 leeks?')).toEqual([
      'what',
      'is',
      'for',
      'my',
      '_person',
      ',',
      '_number',
      '_food',
      '?',
    ]);
    expect(shapes('rice in the air fryer pls')).toEqual(['_food', 'in', 'the', '_tool', 'please']);
  });

  it('know their places in the message', () => {
    const text = 'No, rice!';
    const words = shapeWords(text, findMentions(text), lexicon);
    expect(words.map(({ start, end }) => text.slice(start, end))).toEqual(['No', ',', 'rice', '!']);
  });
});

describe('a message', () => {
  it('is read with foods that no example has named', () => {
    const { acts } = readMessage(reader, 'use beans instead of the milk', 'card');
    expect(acts.map(({ act }) => act)).toEqual(['swap']);
    expect(acts[0]?.foods.map(({ role }) => role)).toEqual(['to', 'from']);
  });

  it('is read as two acts where two are in it, each with its own words', () => {
    const text = 'use oil instead of butter and make it for six';
    const { acts } = readMessage(reader, text, 'card');
    expect(acts.map(({ act, start, end }) => [act, text.slice(start, end)])).toEqual([
      ['swap', 'use oil instead of butter'],
      ['scale', 'and make it for six'],
    ]);
  });

  it('of nothing has no acts, and one of any length has some', () => {
    expect(readMessage(reader, ' \u200b', 'none').acts).toEqual([]);
    expect(readMessage(reader, 'rice and '.repeat(2000), 'none').acts.length).toBeGreaterThan(0);
  });

  it('is read the same by a reader that was trained again', () => {
    const again = trainMessageReader(examples, lexicon, findMentions);
    const text = 'peas for the leeks, and halve it';
    expect(readMessage(again, text, 'card')).toEqual(readMessage(reader, text, 'card'));
  });
});
