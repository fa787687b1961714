/** Tests reading a model's answer in any shape (JSON, text, Markdown) and cut anywhere: each line whole and once. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getPantryOnlyKitchen } from '../../testing/open-server.ts';
import { type ChefPiece, UnusableReplyError } from '../chat/chef-types.ts';
import { createReplyReader } from './reply-reader.ts';

const kitchen = getPantryOnlyKitchen();

const FIELDS = {
  recipeName: 'Lemon rice',
  conversation_response: 'Here you are.',
  introduction: 'Bright, quick and "golden".',
  servings: 2,
  minutes: 25,
  ingredients: ['200 g rice', '1 lemon, juiced'],
  instructions: ['Boil the rice.', 'Stir in the juice.'],
  tips: ['Fluff it.'],
  friendly_closing: 'Enjoy!',
};
const WRAPPED = JSON.stringify({ tag: 'recipe', content: FIELDS });

/** What a person ends up with. */
interface Read {
  recipeName?: string;
  introduction?: string;
  conversation_response?: string;
  friendly_closing?: string;
  servings?: number | undefined;
  minutes?: number | undefined;
  ingredients: string[];
  instructions: string[];
  tips: string[];
  text: string;
}

function gather(pieces: readonly ChefPiece[]): Read {
  const read: Read = { ingredients: [], instructions: [], tips: [], text: '' };
  for (const piece of pieces) {
    if (piece.kind === 'prose') read[piece.field] = piece.text;
    else if (piece.kind === 'line') read[piece.list].push(piece.text);
    else if (piece.kind === 'text') read.text += piece.delta;
    else if (piece.kind === 'anew') read.text = '';
    else if (piece.kind === 'numbers') Object.assign(read, { ...piece, kind: undefined });
  }
  const { kind, ...rest } = read as Read & { kind?: undefined };
  return rest;
}

/** Gives the text in pieces of that length and gathers what comes out. */
function readAll(text: string, size = 5, isWhole = true): Read {
  const reader = createReplyReader(kitchen);
  const pieces: ChefPiece[] = [];
  for (let at = 0; at < text.length; at += size) {
    pieces.push(...reader.add(text.slice(at, at + size)));
  }
  pieces.push(...reader.finish(isWhole));
  return gather(pieces);
}

const complaintOf = (work: () => unknown): string => {
  try {
    work();
  } catch (error) {
    if (error instanceof UnusableReplyError) return error.advice;
    throw error;
  }
  return 'none';
};

const CARD = { ...FIELDS, text: '' };
const bareFields = JSON.stringify(FIELDS);

describe('a recipe is read', () => {
  it.each([
    ['as it was asked for', WRAPPED],
    ['without its wrapper', bareFields],
    ['as an object named recipe', JSON.stringify({ recipe: FIELDS })],
    ['wrapped twice', JSON.stringify({ reply: { tag: 'recipe', content: FIELDS } })],
    ['as the first of a list', JSON.stringify([FIELDS, { ...FIELDS, recipeName: 'Another' }])],
    ['spread over lines', JSON.stringify({ tag: 'recipe', content: FIELDS }, null, 2)],
    ['in a fence', `\`\`\`json\n${WRAPPED}\n\`\`\``],
    ['in a fence without a language', `\`\`\`\n${WRAPPED}\n\`\`\``],
    ['after a word or two', `Sure! Here is your recipe:\n\n${WRAPPED}`],
    ['after words and a fence', `Here it is:\n\`\`\`json\n${WRAPPED}\n\`\`\`\nEnjoy your meal!`],
    ['before words', `${WRAPPED}\n\nLet me know how it went {really}.`],
    ['behind two thoughts', `<thinking>Hm.</thinking>\n<think>{}</think>${WRAPPED}`],
    ['behind thoughts', `<think>They want {rice}. "Hm".</think>\n${WRAPPED}`],
    ['with commas too many', WRAPPED.replaceAll(']', ',]').replaceAll('}', ',}')],
    ['with the escapes of another program', WRAPPED.replace('Boil', '\\u0042oil')],
    ['in the quotes of Python', WRAPPED.replaceAll(/(?<!\\)"/g, "'").replaceAll('\\"', '"')],
    ['with unquoted keys', bareFields.replaceAll(/"(\w+)":/g, '$1:')],
    ['with a comment', WRAPPED.replace('"tips"', '/* a tip */ "tips"')],
    ['with numbered steps', WRAPPED.replace('Boil', '1. Boil').replace('Stir', 'Step 2: Stir')],
    ['with bullets and bold', WRAPPED.replace('200 g rice', '- **200 g rice**')],
  ])('%s', (_name, text) => {
    expect(readAll(text)).toEqual(CARD);
    expect(readAll(text, 1)).toEqual(CARD);
    expect(readAll(text, 10_000)).toEqual(CARD);
  });

  it('after more words than could be held back, which stay', () => {
    const words = `What a lovely idea, and such a bright one for an evening like this. ${'It is a dish that I make for all of my friends. '.repeat(3)}\n`;
    expect(readAll(words + WRAPPED)).toEqual({ ...CARD, text: words.trim() });
  });

  it.each([
    [
      [
        { quantity: 200, unit: 'g', name: 'rice' },
        { amount: '1', ingredient: 'lemon', notes: 'juiced' },
      ],
      FIELDS.ingredients,
    ],
    [{ rice: '200 g', lemon: 1 }, ['200 g rice', '1 lemon']],
    [
      { 'For the rice': ['200 g rice'], 'For the dressing': ['1 lemon, juiced'] },
      FIELDS.ingredients,
    ],
    [[{ group: 'Rice', items: ['200 g rice', '1 lemon, juiced'] }], FIELDS.ingredients],
    ['200 g rice\n1 lemon, juiced', FIELDS.ingredients],
    ['- 200 g rice\n- 1 lemon, juiced', FIELDS.ingredients],
    [['200 g rice\n1 lemon, juiced'], FIELDS.ingredients],
  ])('with ingredients as %j', (ingredients, lines) => {
    const read = readAll(JSON.stringify({ ...FIELDS, ingredients }));
    expect(read.ingredients).toEqual(lines);
    expect(read.instructions).toEqual(FIELDS.instructions);
  });

  it.each([
    ['1. Boil the rice. 2. Stir in the juice.'],
    ['Boil the rice.\nStir in the juice.'],
    ['Boil the rice. Stir in the juice.'],
    [
      [
        { step: 1, text: 'Boil the rice.' },
        { step: 2, instruction: 'Stir in the juice.' },
      ],
    ],
    [['Step 1 - Boil the rice.', '2) Stir in the juice.']],
  ])('with a method as %j', (instructions) => {
    expect(readAll(JSON.stringify({ ...FIELDS, instructions })).instructions).toEqual(
      FIELDS.instructions,
    );
  });

  it('keeps amounts that only look like numbers of steps', () => {
    const ingredients = ['2 eggs', '1.5 l water', '400 g rice'];
    expect(readAll(JSON.stringify({ ...FIELDS, ingredients })).ingredients).toEqual(ingredients);
  });

  it.each([
    [{ servings: 'Serves 4 to 6', minutes: '1 hour 20 minutes' }, 4, 80],
    [{ yield: '3', totalTime: 'PT45M' }, 3, 45],
    [{ servings: 'some', minutes: -3 }, undefined, undefined],
  ])('with numbers as %j', (numbers, servings, minutes) => {
    const { servings: _s, minutes: _m, ...fields } = FIELDS;
    const read = readAll(JSON.stringify({ ...fields, ...numbers }));
    expect([read.servings, read.minutes]).toEqual([servings, minutes]);
  });

  it('never gives out half a line, wherever the stream stands', () => {
    const whole = new Set<string>(
      Object.values(FIELDS).flatMap((value) => (typeof value === 'number' ? [] : value)),
    );
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 40 })),
        fc.nat(WRAPPED.length),
        (cuts, end) => {
          const reader = createReplyReader(kitchen);
          const pieces: ChefPiece[] = [];
          let at = 0;
          for (const cut of cuts) {
            pieces.push(...reader.add(WRAPPED.slice(at, Math.min(at + cut, end))));
            at = Math.min(at + cut, end);
          }
          for (const piece of pieces) {
            if (piece.kind === 'line' || piece.kind === 'prose')
              expect(whole).toContain(piece.text);
          }
        },
      ),
    );
  });

  it('shows a line as soon as it is whole', () => {
    const reader = createReplyReader(kitchen);
    const until = WRAPPED.indexOf('1 lemon');
    const { ingredients } = gather(reader.add(WRAPPED.slice(0, until)));
    expect(ingredients).toEqual(['200 g rice']);
  });

  it('does not take a quote within a line for its end', () => {
    const broken = WRAPPED.replace('Boil the rice.', 'Boil the "00" rice, "slowly".');
    const reader = createReplyReader(kitchen);
    const early = gather(reader.add(broken));
    expect(early.instructions).toEqual([]);
    expect(complaintOf(() => reader.finish(true))).toContain('JSON');
  });
});

describe('a recipe in words', () => {
  const MARKDOWN = `# Lemon rice

Bright, quick and "golden".

**Servings:** 2
**Prep Time:** 5 minutes
**Total Time:** 25 minutes

## Ingredients

- 200 g rice
- 1 lemon, juiced

## Instructions

1. Boil the rice.
2. Stir in the juice.

## Tips

- Fluff it.

Enjoy!`;
  const { conversation_response: _, ...SPOKEN } = CARD;

  it.each([
    ['Markdown', MARKDOWN],
    ['Markdown after an announcement', `Sure! Here is a lovely recipe for you:\n\n${MARKDOWN}`],
    ['Markdown in a fence', `\`\`\`markdown\n${MARKDOWN}\n\`\`\``],
    [
      'bold headings',
      MARKDOWN.replace(/^#+ (.*)$/gm, '**$1:**').replace('**Lemon rice:**', '**Lemon rice**'),
    ],
    ['bold headings and stars', MARKDOWN.replace(/^#+ (.*)$/gm, '**$1**').replace(/^- /gm, '* ')],
    ['plain words', MARKDOWN.replace(/^#+ /gm, '').replaceAll('**', '')],
    ['a named name', MARKDOWN.replace('# Lemon', 'Recipe: Lemon').replace(/^#+ (.*)$/gm, '$1:')],
    [
      'a table of nutrition',
      MARKDOWN.replace('## Tips', '## Nutrition\n- Calories: 300\n- Salt: 1 g\n\n## Tips'),
    ],
  ])('is a card: %s', (_name, text) => {
    for (const size of [1, 7, 5000]) expect(readAll(text, size)).toEqual(SPOKEN);
  });

  it.each([
    ['no name', 'Ingredients\n- 200 g rice\n\nMethod\n1. Boil the rice.'],
    ['no steps', '# Lemon rice\n\n## Ingredients\n- 200 g rice'],
  ])('is asked for again when it has %s', (_name, text) => {
    expect(complaintOf(() => readAll(text, 5))).toContain('JSON object');
  });

  it('is asked for again when it broke off', () => {
    const half = MARKDOWN.slice(0, MARKDOWN.indexOf(' in the juice'));
    expect(complaintOf(() => readAll(half, 5, false))).toContain('broke off');
  });
});

describe('a recipe that breaks off', () => {
  const afterSteps = WRAPPED.slice(0, WRAPPED.indexOf('"Fluff'));

  it('is served when a cook could cook from it', () => {
    const reader = createReplyReader(kitchen);
    reader.add(afterSteps);
    expect(reader.isServable()).toBe(true);
    const { friendly_closing: _, ...rest } = CARD;
    expect(readAll(afterSteps, 7, false)).toEqual({ ...rest, tips: [] });
  });

  it.each([
    ['in the steps', WRAPPED.slice(0, WRAPPED.indexOf('in the juice'))],
    ['in the ingredients', WRAPPED.slice(0, WRAPPED.indexOf('1 lemon'))],
    ['after a brace', '{"'],
    [
      'after a syntax error that would be repaired in a complete reply',
      WRAPPED.replace('rice","1', 'rice" "1').slice(0, WRAPPED.indexOf('"friendly_closing"')),
    ],
  ])('is not served when it ends %s', (_name, text) => {
    expect(complaintOf(() => readAll(text, 6, false))).toContain('broke off');
  });
});

describe('words', () => {
  it.each([
    'How about **pad thai**, a pho, or a warm bowl of dal for this evening? Tell me which one it shall be.',
    'Hello!',
    'Use {braces} or [brackets] as you like, and ``ticks`` too; they are only marks in a sentence about soup.',
    '1. Lentil soup\n2. Fried rice with peas\n3. A plain omelette\n\nWhich one shall it be?',
  ])('pass as they are: %s', (text) => {
    for (const size of [1, 4, 1000]) expect(readAll(text, size).text).toBe(text);
  });

  it('are found in an object', () => {
    expect(readAll('{"tag":"text","content":"What would you like?"}').text).toBe(
      'What would you like?',
    );
    expect(readAll('{"reply":"What would you like?"}').text).toBe('What would you like?');
  });

  it('come as they are said, once it is plain that they announce no recipe', () => {
    const reader = createReplyReader(kitchen);
    const first =
      'That is a good question, and the short answer is that you should rest the dough for at least half an hour before you roll it out. ';
    expect(gather(reader.add(first)).text).toBe(first);
  });
});

describe('what cannot be served', () => {
  it.each([
    ['nothing', '', 'empty'],
    ['white space', ' \n \n', 'empty'],
    ['thoughts alone', '<think>Hm, rice.</think>', 'empty'],
    ['thoughts without end', `<think>${'Hm, rice. '.repeat(5000)}`, 'empty'],
    ['an object of something else', '{"weather":"fine"}', 'recipeName'],
    [
      'a recipe in a form of its own',
      '{"tag":"recipe","content":{"dish":"Lentil soup","stuff":[1,2]}}',
      'recipeName',
    ],
    ['the name of a dish alone', '{"recipe":"Lentil soup"}', 'recipeName'],
    ['a recipe without steps', JSON.stringify({ ...FIELDS, instructions: [] }), 'recipeName'],
    ['a recipe without a name', JSON.stringify({ ...FIELDS, recipeName: '' }), 'recipeName'],
    ['JSON that nobody can mend', '{"recipeName": "Rice", ]]} {{:', 'JSON'],
    ['a page', '<!DOCTYPE html><html><body>502 Bad Gateway</body></html>', 'no sense'],
    ['signs', '#$%^ &*()_ +@!~ {}|: <>?- ='.repeat(9), 'no sense'],
    [
      'letters',
      'xkcd qwrtz plmokn ijbuhv ygctfx rdzesw aqyxs wedcv frtgb nhyujm kiolp zaqwsx cderfv bgtyhn mjuiko',
      'no sense',
    ],
    [
      'a recipe in words',
      'Here is what I would make for you.\n\n## Ingredients\n- 200 g rice\n\n## Method\nBoil.',
      'JSON object',
    ],
    ['words without end', `${'stir and '.repeat(9000)}`, 'too long'],
  ])('%s', (_name, text, advice) => {
    expect(complaintOf(() => readAll(text, 50))).toContain(advice);
  });

  it('half a sentence', () => {
    expect(complaintOf(() => readAll('You can keep the soup for', 5, false))).toContain(
      'broke off',
    );
  });

  it('never throws anything else, whatever comes', () => {
    const sign = fc.constantFrom(
      ...'{}[]":,\\`\n<>az1 ',
      '"recipeName":',
      '"ingredients":[',
      '```json',
      '<think>',
    );
    fc.assert(
      fc.property(fc.array(sign, { maxLength: 80 }), (signs) => {
        const text = signs.join('');
        for (const size of [1, 9]) complaintOf(() => readAll(text, size));
      }),
    );
  });
});
