/** Property tests of edits on every dish: recipe whole, consistent, scalable, undo restores it. EVERY_EDIT=1 tries all edits. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { kitchen } from '../../../kitchen-instance.ts';
import {
  asWritten,
  cardText,
  edited,
  editsFor,
  faultsOf,
  platedFaults,
  withEdits,
} from '../../../testing/edited-cards.ts';
import { clauseOf, contextFor } from '../../../testing/said-clause.ts';
import { plate } from '../../cook/plate/plate.ts';
import type { Dish } from '../../cookbook/dish.ts';
import { type Card, type Edit, EMPTY_MEMO, type Memo } from '../../memo/memo.ts';
import { editCard } from './edited-card.ts';
import { scale } from './scale.ts';
import { undo } from './undo.ts';

const { dishes } = kitchen.cookbook;
const RUNS = 240;

/** A dish with some of its edits, for a number below one each. */
function asked(dishAt: number, ...editsAt: readonly number[]): [Dish, Edit[]] {
  const dish = dishes[Math.floor(dishAt * dishes.length)] as Dish;
  const all = editsFor(dish);
  return [dish, editsAt.map((at) => all[Math.floor(at * all.length)] as Edit)];
}

const below1 = fc.double({ min: 0, max: 0.999, noNaN: true });

function faultsWith(dish: Dish, edit: Edit): string[] {
  const card = edited(asWritten(dish), edit);
  const faults = card ? faultsOf(dish, edit, card.dish) : [];
  return faults.map((fault) => `${dish.slug} ${JSON.stringify(edit)}: ${fault}`);
}

describe('a card with any edit', () => {
  it('names nothing that is gone, is whole, done and timed, and agrees with its list', () => {
    if (process.env.EVERY_EDIT) {
      const all = dishes.flatMap((dish) =>
        editsFor(dish).flatMap((edit) => faultsWith(dish, edit)),
      );
      expect(all).toEqual([]);
      return;
    }
    fc.assert(
      fc.property(below1, below1, (dishAt, editAt) => {
        const [dish, edits] = asked(dishAt, editAt);
        expect(edits.flatMap((edit) => faultsWith(dish, edit))).toEqual([]);
      }),
      { numRuns: RUNS },
    );
  }, 600_000);

  it('is as whole for few and for many, in every measure', () => {
    fc.assert(
      fc.property(
        below1,
        below1,
        fc.constantFrom(0.25, 0.5, 1, 3),
        fc.constantFrom('international', 'United States', 'Imperial'),
        (dishAt, editAt, times, units) => {
          const [dish, edits] = asked(dishAt, editAt);
          const people = Math.max(1, Math.round(dish.servings * times));
          const faults = edits.flatMap((edit) => {
            const card = edited(asWritten(dish), edit);
            const found = card ? platedFaults(dish, edit, card.dish, people, units) : [];
            return found.map((one) => `${dish.slug} ${JSON.stringify(edit)}: ${one}`);
          });
          expect(faults).toEqual([]);
        },
      ),
      { numRuns: process.env.EVERY_EDIT ? 20_000 : RUNS },
    );
  }, 600_000);

  it('takes several edits in any order and stays whole', () => {
    fc.assert(
      fc.property(below1, below1, below1, below1, (dishAt, ...editsAt) => {
        const [dish, edits] = asked(dishAt, ...editsAt);
        const { dish: card } = withEdits(dish, edits);
        const used = new Set(
          card.steps.flat().flatMap((piece) => (piece.kind === 'ingredient' ? [piece.index] : [])),
        );
        expect(used.size).toBe(card.ingredients.length);
        expect([...used].every((at) => card.ingredients[at] !== undefined)).toBe(true);
        expect(card.steps.length).toBeGreaterThan(0);
      }),
      { numRuns: 60 },
    );
  });
});

describe('an edited card in a conversation', () => {
  const context = contextFor('undo that');
  const clause = clauseOf('undo', 'undo that');

  it('is as before once the edit is taken back, one or all of them', () => {
    fc.assert(
      fc.property(below1, below1, below1, (dishAt, ...editsAt) => {
        const [{ slug }, edits] = asked(dishAt, ...editsAt);
        let memo: Memo = { ...EMPTY_MEMO, card: { slug, edits: [] } };
        const seen: (Card | undefined)[] = [];
        for (const edit of edits) {
          const next = editCard(context, memo, [edit]);
          if (!next?.servesCard) continue;
          seen.push(memo.card);
          memo = next.memo;
        }
        for (const before of seen.toReversed()) {
          memo = undo(context, memo, clause)?.memo ?? memo;
          expect(memo.card?.edits).toEqual(before?.edits);
        }
      }),
      { numRuns: 30 },
    );
  });

  it('has the same lines after so many times as much and so many times less', () => {
    fc.assert(
      fc.property(below1, fc.constantFrom(2, 3, 1 / 2, 1 / 3), (dishAt, factor) => {
        const [dish] = asked(dishAt);
        const start: Memo = {
          ...EMPTY_MEMO,
          card: { slug: dish.slug, servings: dish.servings, edits: [] },
        };
        const by = (times: number) => ({ ...clauseOf('scale', 'double it'), factor: times });
        const there = scale(context, start, by(factor));
        if (!there?.servesCard) return;
        const back = scale(context, there.memo, by(1 / factor));
        const lines = (memo: Memo | undefined) =>
          plate(kitchen, dish, 'international', memo?.card?.servings, [], 'x').ingredients;
        expect(lines(back?.memo)).toEqual(lines(start));
      }),
      { numRuns: 60 },
    );
  });
});

it('an added food stands on the list once and in a step', () => {
  fc.assert(
    fc.property(below1, fc.constantFrom('peas', 'spinach', 'bacon', 'walnuts'), (dishAt, food) => {
      const [dish] = asked(dishAt);
      if (dish.ingredients.some(({ name }) => name.includes(food))) return;
      const card = edited(asWritten(dish), { kind: 'add', food });
      if (!card) return;
      expect(card.dish.ingredients.filter(({ name }) => name === food).length).toBe(1);
      expect(cardText(card.dish).split(food).length).toBeGreaterThan(2);
    }),
    { numRuns: 60 },
  );
});
