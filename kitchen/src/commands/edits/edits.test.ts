/** Tests recipe edits in conversation: they add up, refuse the impossible, scale, change the appliance, and never put an allergen back. */
import { describe, expect, it } from 'vitest';
import { kitchen } from '../../../kitchen-instance.ts';
import { layTable } from '../../conversation/lay-table.ts';
import type { Dish } from '../../cookbook/dish.ts';
import { stepLine } from '../../cookbook/dish-lines.ts';
import { type Edit, EMPTY_MEMO, type Memo } from '../../memo/memo.ts';
import type { FoodRole, ReadClause } from '../../read/read-clause.ts';
import type { Command, Outcome } from '../command.ts';
import { choiceOfCard } from './card-choice.ts';
import { changeFoods } from './change-foods.ts';
import { method } from './method.ts';
import { foodSaid } from './said-food.ts';
import { scale } from './scale.ts';
import { undo } from './undo.ts';

const NEEDS = {
  allergies: [],
  diets: [],
  units: 'international',
  persona: 'friendly instructor',
} as const;

function tableFor(slug: string, needs: object = {}) {
  const title = dishOf(slug).title;
  const turns = [
    { role: 'user', content: title },
    { role: 'assistant', content: `Recipe shared: ${title}` },
    { role: 'user', content: 'ok' },
  ] as const;
  return layTable(kitchen, turns, { ...NEEDS, ...needs });
}

function dishOf(slug: string): Dish {
  const dish = kitchen.cookbook.dishes.find((one) => one.slug === slug);
  if (!dish) throw new Error(`There is no ${slug}.`);
  return dish;
}

function memoOf(slug: string): Memo {
  return { ...EMPTY_MEMO, card: { slug, edits: [] } };
}

type Said = Readonly<Partial<Record<FoodRole, string>>>;

function clauseOf(foods: Said, others: object = {}): ReadClause {
  const mentions = Object.entries(foods).map(([role, said]) => ({
    role,
    chance: 1,
    food: foodSaid(kitchen, said),
  }));
  const needs = { allergies: [], diets: [] };
  const empty = {
    amounts: [],
    dishes: [],
    terms: [],
    diets: [],
    lackingTools: [],
    wish: { moods: [] },
  };
  return { ...empty, foods: mentions, needs, ...others } as unknown as ReadClause;
}

const swap = (memo: Memo, foods: Said, others: object = {}): Outcome =>
  run(changeFoods, memo, clauseOf(foods, { act: 'swap', ...others }));
const leaveOut = (memo: Memo, foods: Said): Outcome =>
  run(changeFoods, memo, clauseOf(foods, { act: 'leave-out' }));

function run(command: Command, memo: Memo, clause: ReadClause, needs: object = {}): Outcome {
  const table = tableFor(memo.card?.slug ?? '', needs);
  const outcome = command(
    { table, knowledge: kitchen.language.knowledge, before: table.heard, message: '' },
    memo,
    clause,
  );
  if (!outcome) throw new Error('The command has no answer.');
  return outcome;
}

function cardOf(memo: Memo): Dish {
  const dish = choiceOfCard(tableFor(memo.card?.slug ?? ''), memo)?.adapted.dish;
  if (!dish) throw new Error('There is no card.');
  return dish;
}

function names(memo: Memo): string[] {
  return cardOf(memo).ingredients.map(({ name }) => name);
}

describe('edits of a card', () => {
  it('hold all together, and the card before each of them is kept', () => {
    const swapped = swap(memoOf('chicken-tikka-masala'), { from: 'double cream', to: 'yoghurt' });
    const without = leaveOut(swapped.memo, { without: 'onions' });
    const { memo } = run(scale, without.memo, clauseOf({}, { people: 6 }));
    expect(names(memo)).toContain('yoghurt');
    expect(names(memo)).not.toContain('double cream');
    expect(names(memo)).not.toContain('onions');
    expect(memo.card?.servings).toBe(6);
    expect(memo.earlier.map(({ edits }) => edits.length)).toEqual([0, 1, 2]);
    const back = run(undo, memo, clauseOf({}));
    expect(back.memo.card?.servings).toBe(4);
    expect(names(run(undo, back.memo, clauseOf({})).memo)).toContain('onions');
  });

  it('change an amount by what is said, and tell it as the card has it', () => {
    const amount = { value: 2, unit: '' };
    const clause = clauseOf({ more: 'eggs' }, { act: 'adjust', terms: ['two', 'extra'] });
    const foods = clause.foods.map((one) => ({ ...one, amount }));
    const more = run(changeFoods, memoOf('salade-nicoise'), { ...clause, foods } as ReadClause);
    expect(cardOf(more.memo).ingredients.find(({ name }) => name === 'eggs')?.quantity).toBe('6');
    const clauseOfPeas = clauseOf({ more: 'chickpeas' }, { act: 'adjust' });
    const { told } = run(changeFoods, memoOf('koshari'), clauseOfPeas);
    expect(JSON.stringify(told)).toContain('1½ tins (400 g each) chickpeas');
    const twice = clauseOf({ more: 'garlic' }, { act: 'adjust', terms: ['twice'] });
    expect(run(changeFoods, memoOf('beef-pho'), twice).told[0]?.message).toBe('edits.not-in-it');
  });

  it('do the later of two swaps of one food', () => {
    const first = swap(memoOf('chicken-tikka-masala'), { from: 'chicken', to: 'tofu' });
    const { memo } = swap(first.memo, { to: 'paneer' });
    expect(memo.card?.edits).toEqual([{ kind: 'swap', from: 'chicken', to: 'paneer' }]);
    expect(cardOf(memo).title).toBe('Paneer tikka masala');
  });

  it('refuse what the dish stands on, and offer another', () => {
    const { told, memo, servesCard } = leaveOut(memoOf('mushroom-risotto'), {
      without: 'mushrooms',
    });
    expect(told[0]?.message).toBe('edits.stands-on');
    expect(memo.asked).toMatchObject({ kind: 'offer', act: 'dish' });
    expect(servesCard).toBeUndefined();
  });

  it('leave out what only goes along, and what one of many vegetables is', () => {
    const loaf = leaveOut(memoOf('banana-bread'), { without: 'walnuts' }).memo;
    const chops = leaveOut(memoOf('pork-chops-with-apples'), { without: 'sage' }).memo;
    const stew = leaveOut(memoOf('ratatouille'), { without: 'aubergine' }).memo;
    expect(names(loaf)).not.toContain('walnuts');
    expect(names(chops)).not.toContain('sage');
    expect(names(stew)).not.toContain('aubergines');
  });

  it('take out what was spoken of, when no food is named', () => {
    const asked = { kind: 'offer', act: 'leave-out', about: 'olives' } as const;
    const memo = { ...memoOf('bacalhau-a-bras'), asked };
    expect(names(leaveOut(memo, {}).memo)).not.toContain('black olives');
  });

  it('take a ground spice in an amount of its own', () => {
    const foods = { from: 'fresh ginger', to: 'ground ginger' };
    const { memo } = swap(memoOf('chickpea-and-spinach-curry'), foods);
    const ginger = cardOf(memo).ingredients.find(({ name }) => name === 'ground ginger');
    expect(ginger).toMatchObject({ quantity: '1/2', unit: 'tsp' });
  });

  it('refuse salty foods to whoever is to eat little salt', () => {
    const memo = memoOf('tortilla-espanola');
    const turns = [{ role: 'user', content: 'my doctor says I must watch my salt' }] as const;
    const table = layTable(kitchen, turns, NEEDS);
    const context = {
      table,
      knowledge: kitchen.language.knowledge,
      before: table.heard,
      message: '',
    };
    const outcome = changeFoods(context, memo, clauseOf({ add: 'soy sauce' }, { act: 'add' }));
    expect(outcome?.told[0]?.message).toBe('edits.against-custom');
    expect(outcome?.servesCard).toBeUndefined();
  });

  it('scale by the eggs that there are, and never by spoonfuls', () => {
    const eggs = clauseOf({}, { amounts: [{ value: 3, unit: 'egg' }] });
    expect(run(scale, memoOf('tortilla-espanola'), eggs).memo.card?.servings).toBe(2);
    const spoons = clauseOf({}, { amounts: [{ value: 2, unit: 'tsp' }] });
    expect(() => run(scale, memoOf('tortilla-espanola'), spoons)).toThrow();
  });

  it.each([
    ['add', { add: 'walnuts' }, { allergies: ['tree nuts'] }],
    ['swap', { from: 'tomatoes', to: 'double cream' }, { allergies: ['milk'] }],
  ] as const)('refuse to %s what the person must not have', (act, foods, needs) => {
    const clause = clauseOf(foods, { act });
    const { told, servesCard } = run(changeFoods, memoOf('shakshuka'), clause, needs);
    expect(told[0]?.message).toBe('edits.not-for-you');
    expect(servesCard).toBeUndefined();
  });

  it('change an amount, and say where there is none', () => {
    const clause = clauseOf({ more: 'parmesan' }, { act: 'adjust', factor: 2 });
    const { memo } = run(changeFoods, memoOf('mushroom-risotto'), clause);
    expect(cardOf(memo).ingredients).toContainEqual(
      expect.objectContaining({ name: 'Parmesan', quantity: '120' }),
    );
    const { told } = run(scale, memo, clauseOf({}, { factor: 0.1 }));
    expect(told[0]?.message).toBe('edits.too-few');
  });

  it('make all that one message names, and say of each other why not', () => {
    const { memo, told } = swap(memoOf('boeuf-bourguignon'), {
      from: 'wine',
      to: 'beef stock',
      without: 'mushrooms',
    });
    expect(memo.card?.edits.map(({ kind }) => kind)).toEqual(['swap', 'leave out']);
    expect(told.map(({ message }) => message)).toEqual(
      expect.arrayContaining(['edits.swapped', 'edits.left-out']),
    );
    expect(names(memo)).not.toContain('mushrooms');
    const half = leaveOut(memoOf('shakshuka'), { without: 'parsley', dislike: 'celery' });
    expect(half.memo.card?.edits).toEqual([{ kind: 'leave out', food: 'parsley' }]);
    expect(half.told.at(-1)?.message).toMatch(/not-in-it/);
  });

  it('ask which of two is meant, and say what is near what is not there', () => {
    const { told, memo } = swap(memoOf('vegetable-lasagne'), { from: 'cheese', to: 'feta' });
    expect(told[0]?.message).toBe('edits.which-line');
    expect(memo.card?.edits).toEqual([]);
    const near = leaveOut(memoOf('chicken-tikka-masala'), { without: 'cream cheese' });
    expect(near.told[0]).toMatchObject({ message: 'edits.not-in-it-near' });
    expect(near.servesCard).toBeUndefined();
  });

  it('find a food by what people call it', () => {
    const { memo } = leaveOut(memoOf('carrot-cake'), { without: 'the nuts' });
    expect(names(memo).join()).not.toMatch(/walnuts|pecans/);
    const peppers = leaveOut(memoOf('shakshuka'), { without: 'peppers' });
    expect(names(peppers.memo)).not.toContain('red pepper');
  });

  it('write the steps for another appliance, with its times and less liquid', () => {
    const { memo } = run(method, memoOf('beef-stew'), clauseOf({}, { terms: ['slow', 'cooker'] }));
    const card = cardOf(memo);
    const steps = card.steps.map((one) => stepLine(one)).join(' ');
    expect(steps).toMatch(/slow cooker.*5 hours on high or 9 hours on low/);
    expect(steps).not.toMatch(/oven/);
    expect(card.ingredients).toContainEqual(
      expect.objectContaining({ name: 'beef stock', quantity: '600' }),
    );
    expect(card.time).toBeGreaterThan(300);
    const { told } = run(
      method,
      memoOf('banana-bread'),
      clauseOf({}, { terms: ['slow', 'cooker'] }),
    );
    expect(told[0]?.message).toBe('edits.method-told');
  });
});

it('never puts an allergen back, whatever the edits say', () => {
  const edits: Edit[] = [
    { kind: 'leave out', food: 'walnuts' },
    { kind: 'add', food: 'walnuts' },
    { kind: 'swap', from: 'plain flour', to: 'almond flour' },
  ];
  const memo: Memo = { ...EMPTY_MEMO, card: { slug: 'banana-bread', edits } };
  const table = tableFor('banana-bread', { allergies: ['tree nuts'] });
  const listed = choiceOfCard(table, memo)?.adapted.dish.ingredients.map(({ name }) => name);
  expect(listed).toContain('plain flour');
  expect(listed?.join()).not.toMatch(/walnut|almond/);
});
