/** Edits of a card: all of them hold together, the card agrees with itself, and what cannot be done is refused. */
import { describe, expect, it } from 'vitest';
import { kitchen } from '../../../kitchen-instance.ts';
import { layTable } from '../../chef/answer.ts';
import type { Dish } from '../../cookbook/dish.ts';
import { dishLines, stepLine } from '../../cookbook/dish-lines.ts';
import { type Edit, EMPTY_MEMO, type Memo } from '../../memo/memo.ts';
import type { FoodRole, ReadClause } from '../../read/read-clause.ts';
import { check } from '../../safety/verdict/check.ts';
import type { Command, Outcome } from '../command.ts';
import { add } from './add.ts';
import { adjust } from './adjust.ts';
import { applyEdit } from './apply-edits.ts';
import { choiceOfCard } from './card-choice.ts';
import { leaveOut } from './leave-out.ts';
import { method } from './method.ts';
import { foodSaid } from './said-food.ts';
import { scale } from './scale.ts';
import { swap } from './swap.ts';
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
  const empty = { amounts: [], terms: [], diets: [], lackingTools: [], wish: { moods: [] } };
  return { ...empty, foods: mentions, needs, ...others } as unknown as ReadClause;
}

function run(command: Command, memo: Memo, clause: ReadClause, needs: object = {}): Outcome {
  const table = tableFor(memo.card?.slug ?? '', needs);
  const outcome = command({ table, knowledge: kitchen.language.knowledge }, memo, clause);
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
    const swapped = run(
      swap,
      memoOf('chicken-tikka-masala'),
      clauseOf({ from: 'double cream', to: 'yoghurt' }),
    );
    const without = run(leaveOut, swapped.memo, clauseOf({ without: 'onions' }));
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

  it('do the later of two swaps of one food', () => {
    const first = run(
      swap,
      memoOf('chicken-tikka-masala'),
      clauseOf({ from: 'chicken', to: 'tofu' }),
    );
    const { memo } = run(swap, first.memo, clauseOf({ to: 'paneer' }));
    expect(memo.card?.edits).toEqual([{ kind: 'swap', from: 'chicken', to: 'paneer' }]);
    expect(cardOf(memo).title).toBe('Paneer tikka masala');
  });

  it('refuse what the dish stands on, and offer another', () => {
    const { told, memo, servesCard } = run(
      leaveOut,
      memoOf('mushroom-risotto'),
      clauseOf({ without: 'mushrooms' }),
    );
    expect(told[0]?.message).toBe('edits.stands-on');
    expect(memo.asked).toMatchObject({ kind: 'offer', act: 'dish' });
    expect(servesCard).toBeUndefined();
  });

  it.each([
    ['add', add, { add: 'walnuts' }, { allergies: ['tree nuts'] }],
    ['swap', swap, { from: 'tomatoes', to: 'double cream' }, { allergies: ['milk'] }],
  ] as const)('refuse to %s what the person must not have', (_, command, foods, needs) => {
    const { told, servesCard } = run(command, memoOf('shakshuka'), clauseOf(foods), needs);
    expect(told[0]?.message).toBe('edits.not-for-you');
    expect(servesCard).toBeUndefined();
  });

  it('change an amount, and say where there is none', () => {
    const { memo } = run(
      adjust,
      memoOf('mushroom-risotto'),
      clauseOf({ more: 'parmesan' }, { factor: 2 }),
    );
    expect(cardOf(memo).ingredients).toContainEqual(
      expect.objectContaining({ name: 'Parmesan', quantity: '120' }),
    );
    const { told } = run(scale, memo, clauseOf({}, { factor: 0.1 }));
    expect(told[0]?.message).toBe('edits.too-few');
  });

  it('write the times of another appliance on the card', () => {
    const { memo } = run(method, memoOf('beef-stew'), clauseOf({}, { terms: ['slow', 'cooker'] }));
    expect(cardOf(memo).tip).toMatch(/slow cooker: .*hours on high/);
    const { told } = run(
      method,
      memoOf('banana-bread'),
      clauseOf({}, { terms: ['slow', 'cooker'] }),
    );
    expect(told[0]?.message).toBe('edits.method-no-crust');
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

const BENCH = { kitchen, bending: { needs: { allergies: [], diets: [] }, avoid: [] } } as const;

/** Every dish with one edit of each kind; the food is one that the dish has. */
function editsOf(dish: Dish, at: number): Edit[] {
  const food = dish.ingredients[at % dish.ingredients.length]?.name ?? '';
  const [own] = dish.swaps;
  return [
    { kind: 'leave out', food },
    { kind: 'adjust', food, factor: 1.5 },
    { kind: 'add', food: ['peas', 'feta', 'chicken', 'walnuts'][at % 4] ?? 'peas' },
    ...(own ? [{ kind: 'swap' as const, from: own.from, to: own.to.name }] : []),
  ];
}

describe('any dish', () => {
  const edited = kitchen.cookbook.dishes.flatMap((dish, at) =>
    editsOf(dish, at).flatMap((edit) => {
      const base = { dish, original: dish, changes: [], labels: [] };
      const result = applyEdit(BENCH, base, edit);
      return 'adapted' in result ? [{ dish, edit, card: result.adapted.dish }] : [];
    }),
  );

  it('has every listed food in a step after an edit, and no other', () => {
    const wrong = edited.filter(({ card }) => {
      const used = card.steps.flatMap((step) =>
        step.flatMap((piece) => (piece.kind === 'ingredient' ? [piece.index] : [])),
      );
      return (
        used.some((at) => !card.ingredients[at]) || new Set(used).size !== card.ingredients.length
      );
    });
    expect(wrong.map(({ dish, edit }) => `${dish.slug} ${JSON.stringify(edit)}`)).toEqual([]);
  });

  it('names in no step what was left out', () => {
    const named = edited.filter(({ edit, card }) => {
      if (edit.kind !== 'leave out') return false;
      const others = card.ingredients.some(
        ({ name }) => name.includes(edit.food) || edit.food.includes(name),
      );
      const text = card.steps.map((step) => stepLine(step)).join(' ');
      return !others && new RegExp(`\\b${edit.food}\\b`, 'i').test(text);
    });
    expect(named.map(({ dish, edit }) => `${dish.slug} ${JSON.stringify(edit)}`)).toEqual([]);
  });

  it('holds nothing after an edit that was not in it or put in', () => {
    const wrong = edited.filter(({ dish, edit, card }) => {
      if (edit.kind === 'add' || edit.kind === 'swap') return false;
      const needs = { allergies: ['milk', 'eggs', 'wheat'] as const, diets: [] };
      const found = (one: Dish) =>
        new Set(
          check(kitchen.rules, dishLines(one), {
            ...needs,
            allergies: [...needs.allergies],
          }).findings.map(({ restriction }) => restriction),
        );
      const before = found(dish);
      return [...found(card)].some((restriction) => !before.has(restriction));
    });
    expect(wrong.map(({ dish }) => dish.slug)).toEqual([]);
  });
});
