/** Tests composing a dish from foods: the cooking method chosen, cooking order and doneness, what fits the person, reasons for leftovers. */
import { describe, expect, test } from 'vitest';
import { composeContext } from '../../testing/compose/compose-context.ts';
import { stepLine } from '../cookbook/dish-lines.ts';
import { PERSON_WITHOUT_NEEDS } from '../safety/person/person.ts';
import type { Needs } from '../vocabulary.ts';
import { type Composed, type ComposeRequest, compose } from './compose.ts';

function made(request: ComposeRequest): Composed {
  const result = compose(composeContext, request);
  if ('refusal' in result) throw new Error(result.refusal);
  return result;
}
function namesOf({ dish }: Composed): string[] {
  return dish.ingredients.map(({ name }) => name);
}
function personWith(needs: Partial<Needs>) {
  return { ...PERSON_WITHOUT_NEEDS, needs: { allergies: [], diets: [], ...needs } };
}

describe('the form that suits', () => {
  test.each([
    ['half a cabbage, sausages, cream', 'pan-with-sauce'],
    // Cold rice from yesterday is nothing to buy.
    ['eggs, bacon, cabbage, soy sauce', 'stir-fry'],
    ['eggs, bacon, leftover rice, soy sauce', 'fried-rice'],
    ['chicken thighs, a can of coconut milk, spinach', 'curry'],
    ['stewing beef, carrots, red wine', 'stew'],
    ['pasta, bacon, peas, cream', 'pasta-cream'],
    ['tortillas, black beans, avocado', 'tacos'],
    ['butternut squash, onion, stock', 'creamed-soup'],
    ['apples, oats, butter, sugar', 'crumble'],
    ['flour, eggs, milk, banana', 'pancakes'],
    ['lettuce, tomato, cucumber, feta, olives', 'leaf-salad'],
    ['red lentils, spinach, onion', 'dal'],
  ])('%s: %s', (foods, form) => {
    const result = made({ foods: foods.split(', ') });
    expect(result.form).toContain(form);
    expect(result.left).toEqual([]);
    expect(result.used).toHaveLength(foods.split(', ').length);
  });

  test('is the one that was asked for, by its slug or its name', () => {
    const foods = ['eggs', 'potatoes', 'onion'];
    expect(made({ foods, form: 'hash' }).form).toBe('hash');
    expect(made({ foods, form: 'Tortilla' }).form).toBe('frittata');
    expect(compose(composeContext, { foods, form: 'soufflé' })).toMatchObject({
      refusal: 'there is no such form',
    });
  });

  test('is another for "something else", and names what comes next', () => {
    const foods = ['eggs', 'potatoes', 'onion'];
    const first = made({ foods });
    const second = made({ foods, not: [first.form] });
    expect(second.form).toBe(first.others[0]);
    expect(second.dish.slug).not.toBe(first.dish.slug);
  });

  test('uses the appliance that somebody has, and none of the special ones unasked', () => {
    const foods = ['chicken thighs', 'potatoes'];
    for (const appliance of ['air fryer', 'slow cooker', 'pressure cooker'] as const) {
      expect(made({ foods, appliance }).form).toBe(appliance.replace(' ', '-'));
      const unasked = made({ foods });
      expect([unasked.form, ...unasked.others]).not.toContain(appliance.replace(' ', '-'));
    }
  });

  test('is done in the time there is, or not at all', () => {
    const foods = ['stewing beef', 'carrots'];
    expect(made({ foods }).dish.time).toBeGreaterThan(100);
    const quick = compose(composeContext, { foods: ['beef steak', 'carrots'], minutes: 30 });
    expect('dish' in quick && quick.dish.time).toBeLessThanOrEqual(30);
    expect(compose(composeContext, { foods, minutes: 5 })).toHaveProperty('refusal');
  });
});

function stepsOf({ dish }: Composed): string {
  return dish.steps.map((step) => stepLine(step)).join('\n');
}

describe('how it is cooked', () => {
  test('what is done soon is lifted out before the vegetables, and put back', () => {
    const bowl = stepsOf(made({ foods: ['salmon', 'asparagus', 'rice'], form: 'grain-bowl' }));
    expect(bowl).toMatch(/63 °C in the middle; lift out\./);
    const pasta = stepsOf(made({ foods: ['prawns', 'courgette', 'spaghetti'], form: 'pasta-oil' }));
    expect(pasta).toMatch(/lift out\.[\s\S]*Add the spaghetti and the prawns/);
  });

  test('of two meats in a pan the one that takes longer goes in first', () => {
    const steps = stepsOf(made({ foods: ['sausages', 'prawns', 'pasta'], form: 'pasta-oil' }));
    expect(steps).toMatch(/fry pork sausages for 4 minutes[\s\S]*Add raw peeled prawns/);
  });

  test('garlic stays whole in the oven', () => {
    const { dish } = made({ foods: ['chicken legs', 'potatoes'], form: 'traybake' });
    const garlic = dish.ingredients.find(({ name }) => name === 'garlic');
    expect(garlic?.preparation).toBe('whole and unpeeled');
  });

  test('what is salted already gets no salt', () => {
    const bacon = stepsOf(made({ foods: ['bacon', 'peas', 'pasta', 'cream'] }));
    expect(bacon).toMatch(/fry smoked bacon for/);
    const mince = stepsOf(made({ foods: ['mince', 'peas', 'pasta', 'cream'] }));
    expect(mince).toMatch(/fry minced beef with a pinch of salt for/);
  });

  test('what boils beside is put on in time, before all else where it takes longest', () => {
    const [first = ''] = stepsOf(
      made({ foods: ['mushrooms', 'pearl barley', 'thyme'], form: 'traybake' }),
    ).split('\n');
    expect(first).toMatch(/^First of all, boil pearl barley/);
  });

  test('a breaded thing stays crisp, apart from what is stirred', () => {
    const steps = stepsOf(made({ foods: ['fish fingers', 'wraps', 'lettuce'], form: 'wraps' }));
    expect(steps).toMatch(/keep them apart/);
    expect(steps).not.toMatch(/garlic|salt/);
  });
});

test.each([
  ['tinned sardines', 'tinned sardines'],
  ['green pepper', 'green peppers'],
  ['kefir', 'kefir'],
  ['shallots', 'shallots'],
  ['veal mince', 'minced veal'],
  ['beef strips', 'beef strips'],
  ['boiled eggs', 'boiled eggs'],
])('%s stay what they are', (said, name) => {
  expect(namesOf(made({ foods: [said, 'potatoes'] }))).toContain(name);
});

describe('for whom it is', () => {
  test('is for as many as are to eat', () => {
    const eggs = (servings: number) =>
      made({ foods: ['eggs', 'spinach'], form: 'frittata', servings }).dish.ingredients.find(
        ({ name }) => name.startsWith('egg'),
      )?.quantity;
    expect([eggs(1), eggs(4)]).toEqual(['2', '8']);
    expect(made({ foods: ['eggs'], servings: 1e9 }).dish.servings).toBe(24);
    expect(made({ foods: ['eggs'], servings: Number.NaN }).dish.servings).toBe(1);
  });

  test('leaves out what they must not have, and says why', () => {
    const vegan = personWith({ diets: ['Vegan'] });
    const result = made({ foods: ['chicken thighs', 'cream', 'leeks', 'potatoes'], person: vegan });
    expect(result.left.map(({ food }) => food)).toEqual(
      expect.arrayContaining(['chicken thighs', 'cream']),
    );
    expect(result.left.every(({ why }) => why.length > 0)).toBe(true);
    expect(namesOf(result).join()).not.toMatch(/chicken|double cream|butter/);
  });

  test('takes staples that fit', () => {
    const foods = ['beef steak', 'broccoli', 'peppers'];
    const named = (needs: Partial<Needs>) =>
      namesOf(made({ foods, form: 'stir-fry', person: personWith(needs) }));
    expect(named({})).toContain('soy sauce');
    expect(named({ allergies: ['wheat'] })).toContain('tamari');
    expect(named({ allergies: ['soy'] })).toContain('coconut aminos');
  });

  test('says that nothing is left where nothing is', () => {
    const vegan = personWith({ diets: ['Vegan'] });
    expect(compose(composeContext, { foods: ['sausages', 'eggs'], person: vegan })).toMatchObject({
      refusal: expect.any(String),
      left: [{ food: 'sausages' }, { food: 'eggs' }],
    });
  });
});

describe('what does not belong', () => {
  test('stays out, with a reason to read', () => {
    const { left, used } = made({ foods: ['beef steak', 'mushrooms', 'chocolate', 'xylophone'] });
    expect(used).toEqual(['beef steak', 'mushrooms']);
    expect(left).toEqual([
      { food: 'chocolate', why: 'it is for afterwards' },
      { food: 'xylophone', why: 'it is no food that I know how to cook' },
    ]);
  });
});

test('poultry is said to be done at 74 °C, mince at 71 °C, fish at 63 °C', () => {
  const text = (food: string) =>
    made({ foods: [food, 'carrots'] })
      .dish.steps.map((step) => stepLine(step))
      .join(' ');
  expect(text('chicken thighs')).toContain('the chicken is 74 °C in the thickest part');
  expect(text('turkey mince')).toContain('74 °C inside');
  expect(text('minced beef')).toContain('71 °C inside');
  expect(text('cod')).toContain('63 °C in the middle');
});
