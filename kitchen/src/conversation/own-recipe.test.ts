/** Tests recipes that people paste into a conversation: read, checked, adapted, scaled, converted, changed, asked about and kept. */
import { describe, expect, test } from 'vitest';
import { kitchen } from '../../kitchen-instance.ts';
import type { Memo } from '../memo/memo.ts';
import type { Needs, UnitSystem } from '../vocabulary.ts';
import { answer, type ConversationReply } from './answer.ts';
import type { Turn } from './conversation-needs.ts';

const SATAY = `Chicken satay
Serves 4
500 g chicken thighs
100 g peanut butter
2 tbsp soy sauce
1 lime
200 ml coconut milk

Marinate the chicken in soy sauce and lime for an hour.
Grill for 12 minutes.
Warm the peanut butter with the coconut milk and serve it alongside.`;

const SOUP = `Pea soup
Serves 2
Ingredients
- 400 g frozen peas
- 1 onion, chopped
- 30 g butter
- 100 ml double cream
- a handful of mint
Method
1. Soften the onion in the butter.
2. Add the peas and half a litre of water and boil for 5 minutes.
3. Blend with the cream and the mint.`;

interface Asked {
  readonly needs?: Needs;
  readonly units?: UnitSystem;
  readonly memo?: Memo;
}

function talk(
  messages: readonly string[],
  { needs, units, memo: first }: Asked = {},
): ConversationReply {
  const turns: Turn[] = [];
  let memo = first;
  let reply: ConversationReply | undefined;
  for (const content of messages) {
    turns.push({ role: 'user', content });
    reply = answer(kitchen, turns.slice(-6), {
      ...(needs ?? { allergies: [], diets: [] }),
      units: units ?? 'international',
      persona: 'a friendly cooking instructor',
      saidBefore: turns.slice(0, -6).flatMap((one) => (one.role === 'user' ? one.content : [])),
      memo,
    });
    memo = reply.memo;
    const said = reply.kind === 'text' ? reply.text : `Recipe shared: ${reply.recipe.recipeName}`;
    turns.push({ role: 'assistant', content: said });
  }
  if (!reply) throw new Error('nothing was said');
  return reply;
}

function cardOf(reply: ConversationReply) {
  if (reply.kind !== 'recipe') throw new Error(`no card, but: ${reply.text}`);
  return reply.recipe;
}
function textOf(reply: ConversationReply): string {
  if (reply.kind !== 'text') throw new Error(`a card: ${reply.recipe.recipeName}`);
  return reply.text;
}
const wordsOf = (reply: ConversationReply) => {
  const { recipeName, ingredients, instructions } = cardOf(reply);
  return [recipeName, ...ingredients, ...instructions].join('\n').toLowerCase();
};

describe('a pasted recipe', () => {
  test('of several parts says on each line of which it is, and stays so when it is scaled', () => {
    const tart = `Lemon tart
Serves 8

For the pastry
200 g flour
100 g butter

For the filling
100 g sugar
3 eggs
2 lemons

Method
Rub the butter into the flour and press it into a tin.
Whisk the sugar with the eggs and lemon juice, pour it in and bake for 30 minutes.`;
    const { ingredients } = cardOf(talk([tart]));
    expect(ingredients[0]).toBe('200 g flour (for the pastry)');
    expect(ingredients[2]).toBe('100 g sugar (for the filling)');
    const twice = cardOf(talk([tart, 'make it for 16']));
    expect(twice.ingredients[2]).toMatch(/^200 g sugar.*for the filling/);
  });

  test('becomes the card, word for word', () => {
    const card = cardOf(talk([SOUP]));
    expect(card).toMatchObject({
      recipeName: 'Pea soup',
      servings: 2,
      ingredients: [
        '400 g frozen peas',
        '1 onion, chopped',
        '30 g butter',
        '100 ml double cream',
        'a handful of mint',
      ],
      instructions: [
        'Soften the onion in the butter.',
        'Add the peas and half a litre of water and boil for 5 minutes.',
        'Blend with the cream and the mint.',
      ],
    });
  });

  test('is checked against what is said with it: the lines are named, and an offer is made', () => {
    const reply = talk([`Can you check this for my peanut allergy?\n\n${SATAY}`]);
    expect(textOf(reply)).toMatch(/peanut butter \(100 g\)/i);
    expect(textOf(reply)).not.toContain('soy sauce');
    expect(reply.person.needs.allergies).toEqual(['peanuts']);
    expect(reply.memo.asked).toEqual({ kind: 'offer', act: 'show' });
  });

  test('and against what is known of the person', () => {
    expect(textOf(talk([SATAY], { needs: { allergies: ['soy'], diets: [] } }))).toMatch(
      /soy sauce \(2 tbsp\)/i,
    );
  });

  test.each(['yes please', 'make it fit', 'show it again'])('is made to fit on "%s"', (words) => {
    const reply = talk([SATAY, words], { needs: { allergies: ['peanuts'], diets: [] } });
    expect(wordsOf(reply)).toContain('sunflower seed butter');
    expect(wordsOf(reply)).not.toContain('peanut butter');
  });

  test('that cannot be made to fit says for which line, and never becomes another dish', () => {
    const eggs =
      'Boiled eggs\nServes 2\n4 eggs\n2 slices bread\n10 g butter\n\nBoil the eggs for 6 minutes.\nToast and butter the bread.';
    for (const messages of [[eggs], [eggs, 'make it fit'], [eggs, 'for 8']]) {
      const reply = talk(messages, { needs: { allergies: ['eggs'], diets: [] } });
      expect(textOf(reply)).toMatch(/\beggs\b/i);
    }
  });

  test('in one paragraph, with whom it is for: what is at fault is named, and it can be made to fit', () => {
    const pie =
      "Can you check this recipe for my sister, she's coeliac: Chicken pie. 500g chicken thighs, 1 leek, 2 tbsp flour, " +
      '300ml vegetable stock, 100ml cream, 1 sheet puff pastry, 1 egg. Fry leek, add chicken and flour, add stock and ' +
      'cream, simmer 15 min. Top with pastry, brush with egg, bake 30 min at 200C.';
    expect(textOf(talk([pie]))).toMatch(/flour.*puff pastry/is);
    const card = cardOf(talk([pie, 'make it fit then']));
    expect(card.recipeName).toMatch(/chicken pie/i);
    expect(card.ingredients.join('\n')).toMatch(/^1 sheet gluten-free puff pastry$/im);
  });

  test('told in one breath without commas is read, and changed as was asked', () => {
    const card = cardOf(
      talk([
        "Here's my mum's flapjack recipe, 200g butter 200g sugar 4 tbsp golden syrup 400g oats. melt, mix, bake at " +
          '180 for 20 mins. can you make it less sweet',
      ]),
    );
    expect(card.ingredients).toHaveLength(4);
    expect(card.ingredients[1]).not.toMatch(/200/);
  });

  test('may be read, made to fit and scaled in one message', () => {
    const reply = talk([`${SOUP}\n\nCan you make it dairy free and for 4 people?`]);
    const card = cardOf(reply);
    expect(card.servings).toBe(4);
    expect(wordsOf(reply)).not.toMatch(/\bbutter\b|double cream/);
    expect(card.ingredients[0]).toBe('800 g frozen peas');
  });

  test('says nothing of the needs of whoever pasted it', () => {
    const free = SOUP.replace('Pea soup', 'Dairy-free pea soup without nuts')
      .replace('30 g butter', '2 tbsp olive oil')
      .replace('100 ml double cream', '100 ml oat cream');
    const { person } = talk([free]);
    expect(person.needs).toEqual({ allergies: [], diets: [] });
    expect(person.excludedFoods).toEqual([]);
  });

  test('of Markdown or of a page is read as well', () => {
    const markdown =
      '# Dal\n\n## Ingredients\n\n* 200 g red lentils\n* 1 onion\n* 1 tsp cumin\n\n## Method\n\n1. Boil the lentils.\n2. Fry the onion with the cumin.';
    const data = JSON.stringify({
      '@type': 'Recipe',
      name: 'Dal',
      recipeIngredient: ['200 g red lentils', '1 onion', '1 tsp cumin'],
      recipeInstructions: ['Boil the lentils.', 'Fry the onion with the cumin.'],
    });
    for (const text of [markdown, data])
      expect(cardOf(talk([text]))).toMatchObject({
        recipeName: 'Dal',
        ingredients: ['200 g red lentils', '1 onion', '1 tsp cumin'],
        instructions: ['Boil the lentils.', 'Fry the onion with the cumin.'],
      });
  });

  test('takes the place of the card that lay there, and survives a client without a memo', () => {
    const turns: Turn[] = [
      { role: 'user', content: 'Shakshuka' },
      { role: 'assistant', content: 'Recipe shared: Shakshuka' },
      { role: 'user', content: SOUP },
      { role: 'assistant', content: 'Recipe shared: Pea soup' },
      { role: 'user', content: 'make it for 4 people' },
    ];
    const reply = answer(kitchen, turns, {
      allergies: [],
      diets: [],
      units: 'international',
      persona: '',
    });
    expect(cardOf(reply)).toMatchObject({ recipeName: 'Pea soup', servings: 4 });
  });
});

describe('the recipe on the table', () => {
  const changed = (words: string, asked?: Asked) => talk([SOUP, words], asked);

  test('is scaled', () => {
    expect(cardOf(changed('for 8')).ingredients).toEqual([
      '1.6 kg frozen peas',
      '4 onions, chopped',
      '120 g butter',
      '400 ml double cream',
      '4 handfuls of mint',
    ]);
  });

  test('is converted', () => {
    expect(cardOf(changed('in cups please')).ingredients.join()).toMatch(/cup|oz/);
  });

  test('has a food swapped, in list and steps', () => {
    const words = wordsOf(changed('swap the cream for yoghurt'));
    expect(words).toContain('100 ml yoghurt');
    expect(words).toContain('blend with the yoghurt');
    expect(words).not.toContain('cream');
  });

  test('has a food left out, and keeps all its other lines', () => {
    const reply = changed('leave out the mint');
    expect(wordsOf(reply)).not.toContain('mint');
    expect(cardOf(reply).ingredients).toHaveLength(4);
  });

  test('is asked about', () => {
    expect(textOf(changed('does this have dairy in it?'))).toMatch(/30 g butter/);
    expect(textOf(changed('how long does it boil?'))).toMatch(/5 minutes/);
  });

  test('keeps its edits, and takes them back', () => {
    const back = talk([
      SOUP,
      'swap the cream for yoghurt',
      'for 4 people',
      'undo that',
      'undo that',
    ]);
    expect(cardOf(back).ingredients).toContain('100 ml double cream');
  });

  test('is fitted to a need that is told of later', () => {
    const words = wordsOf(changed("I'm allergic to milk"));
    expect(words).not.toMatch(/double cream|30 g butter/);
  });

  test('that a model wrote is changed like one that was pasted', () => {
    const own = {
      card: {
        recipeName: 'Rice bowl',
        servings: 2,
        ingredients: ['150 g rice', '1 avocado', '2 tbsp soy sauce'],
        instructions: ['Boil the rice.', 'Top it with the avocado and the soy sauce.'],
      },
    };
    const memo: Memo = { earlier: [], offered: [], plan: [], served: [], said: [], own };
    const reply = talk(['make it for 4 people'], { memo });
    expect(cardOf(reply)).toMatchObject({ recipeName: 'Rice bowl', servings: 4 });
    expect(cardOf(reply).ingredients[0]).toBe('300 g rice');
  });

  test('is gone back to from another dish, with its changes', () => {
    const reply = talk([SOUP, 'for 4 people', 'shakshuka please', 'back to the recipe I pasted']);
    expect(cardOf(reply)).toMatchObject({ recipeName: 'Pea soup', servings: 4 });
  });

  test('is left for a dish of the book, and the memo stays small', () => {
    const reply = talk([SOUP, 'shakshuka please']);
    expect(cardOf(reply).recipeName).toMatch(/shakshuka/i);
    expect(JSON.stringify(reply.memo).length).toBeLessThan(8 * 1024);
  });
});

test.each([
  'I have 2 eggs, 3 tomatoes and an onion.\nWhat can I cook?\nSomething quick.\nFor two.',
  'shopping list:\n2 eggs\n1 l milk\nbread\n500 g flour\nbutter',
  'Monday: soup\nTuesday: pasta\nWednesday: fish\nThursday: rice',
])('what is no recipe does not become one: %j', (message) => {
  expect(talk([message]).memo.own).toBeUndefined();
});
