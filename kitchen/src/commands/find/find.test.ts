/** Tests finding dishes (one for a clear wish, three for an open one), picking from lists, dishes by name, and follow-ups over a card. */
import { describe, expect, test } from 'vitest';
import { kitchen } from '../../../kitchen-instance.ts';
import { clauseOf, contextFor, variantsOf } from '../../../testing/said-clause.ts';
import { serve } from '../../cook/plate/serve.ts';
import { EMPTY_MEMO, type Memo } from '../../memo/memo.ts';
import { sayMinutes } from '../../say/number-words.ts';
import type { Command, Outcome } from '../command.ts';
import { yes } from '../offers/yes.ts';
import { dish } from './dish.ts';
import { find } from './find.ts';
import { have } from './have.ts';
import { other } from './other.ts';
import { people } from './people.ts';
import { pick } from './pick.ts';

function run(command: Command, act: string, marked: string, memo: Memo = EMPTY_MEMO): Outcome {
  const context = contextFor(marked, undefined, replyOf(memo));
  const outcome = command(context, memo, clauseOf(act, marked));
  if (!outcome) throw new Error(`"${marked}" has no answer.`);
  expect(variantsOf(outcome).every((text) => text.length > 0)).toBe(true);
  return outcome;
}

/** What we must have said for the table to be as the memo has it. */
function replyOf({ card, offered }: Memo): string {
  const titles = kitchen.cookbook.dishes.filter(({ slug }) =>
    [card?.slug, ...offered].includes(slug),
  );
  const lines = titles.map(({ title }, at) => `${at + 1}. **${title}** - 30 minutes.`);
  return card ? `Recipe shared: ${titles[0]?.title}` : lines.join('\n');
}

function withCard(slug: string): Memo {
  return { ...EMPTY_MEMO, card: { slug, edits: [] }, served: [slug] };
}

const LIST = ['shakshuka', 'chicken-tikka-masala', 'beef-stroganoff'];
const listed: Memo = { ...EMPTY_MEMO, offered: LIST };

describe('find', () => {
  test('serves one dish for a clear wish and names what stays in the cupboard', () => {
    const { servesCard, choice, memo } = run(
      find,
      'find',
      'I have {have:salmon}, {have:dill} and {have:potatoes}',
    );
    expect(servesCard).toBe(true);
    expect(memo.card?.slug).toBe(choice?.adapted.original.slug);
    expect(choice?.adapted.dish.ingredients.some(({ name }) => name.includes('salmon'))).toBe(true);
  });

  test('lists three that differ for an open wish', () => {
    const { lists = [], memo, servesCard } = run(find, 'find', 'what is for dinner tonight?');
    expect(servesCard).toBeUndefined();
    expect(new Set(memo.offered).size).toBe(3);
    expect(new Set(lists.map(({ adapted }) => adapted.original.cuisine)).size).toBe(3);
  });

  test('never serves the same twice and keeps out what is to be left out', () => {
    let memo: Memo = EMPTY_MEMO;
    for (let turn = 0; turn < 8; turn += 1) {
      const marked = 'a quick dinner with {want:chicken} but no {without:garlic}';
      const outcome = run(find, 'find', marked, { ...EMPTY_MEMO, served: memo.served });
      const slug = outcome.memo.card?.slug ?? '';
      expect(memo.served).not.toContain(slug);
      const names = outcome.choice?.adapted.dish.ingredients.map(({ name }) => name) ?? [];
      expect(names.filter((name) => name.includes('garlic'))).toEqual([]);
      memo = outcome.memo;
    }
  });
});

describe('a list', () => {
  test.each([
    ['the second one', 'chicken-tikka-masala'],
    ['number 3', 'beef-stroganoff'],
    ['the last one', 'beef-stroganoff'],
    ['the {dish:beef}', 'beef-stroganoff'],
    ['the quickest', 'shakshuka'],
    ['tikka masala please', 'chicken-tikka-masala'],
    ['the one with {dish:eggs}', 'shakshuka'],
  ])('"%s" picks %s', (marked, slug) => {
    expect(run(pick, 'pick', marked, listed).memo.card?.slug).toBe(slug);
  });

  test('a place that it does not have is no pick', () => {
    const outcome = run(pick, 'pick', 'number 7', listed);
    expect(outcome.memo.card).toBeUndefined();
    expect(outcome.told.map(({ message }) => message)).toEqual(['find.no-such-place']);
  });

  test('other dishes are none of those', () => {
    const { memo } = run(other, 'other', 'something else', listed);
    expect(memo.offered).toHaveLength(3);
    expect(memo.offered.filter((slug) => LIST.includes(slug))).toEqual([]);
  });
});

describe('with a card on the table', () => {
  test('the same card for so many', () => {
    const { memo } = run(people, 'people', 'there are seven of us', withCard('shakshuka'));
    expect(memo.card?.servings).toBe(7);
  });

  test('what is lacking goes, or something takes its place', () => {
    const { choice } = run(have, 'have', "I've no {lacking:paprika}", withCard('shakshuka'));
    const names = choice?.adapted.dish.ingredients.map(({ name }) => name) ?? [];
    expect(names).not.toContain('paprika');
  });

  test('an offer to add is taken up by a yes', () => {
    const offer = run(have, 'have', "I've got {have:spinach}", withCard('shakshuka'));
    expect(offer.memo.asked).toEqual({ kind: 'offer', act: 'add', about: 'spinach' });
    const { memo } = run(yes, 'yes', 'yes please', offer.memo);
    expect(memo.card?.edits).toEqual([{ kind: 'add', food: 'spinach' }]);
    expect(memo.asked).toBeUndefined();
  });
});

describe('a dish by its name', () => {
  test('what the book lacks is not made up', () => {
    const { memo, told } = run(dish, 'dish', 'a proper sernik please');
    expect(memo.card).toBeUndefined();
    expect(told[0]?.message).toBe('find.no-dish');
  });

  test.each(['pad-krapow', 'shakshuka', 'lasagne'])(
    'the minutes told of %s are those of its card, for two and for twelve',
    (slug) => {
      const found = kitchen.cookbook.dishes.filter((one) => one.slug.startsWith(slug)).slice(0, 1);
      expect(found).toHaveLength(1);
      for (const people of [2, 12]) {
        const { table, ...context } = contextFor('a recipe please');
        const asked = { ...clauseOf('dish', 'a recipe please'), dishes: found, people };
        const outcome = dish({ ...context, table: { ...table, people } }, EMPTY_MEMO, asked);
        if (!outcome?.choice) throw new Error(`${slug} was not served.`);
        const card = serve({ ...table, people }, outcome.choice);
        expect(outcome.told[0]?.slots.time).toBe(sayMinutes(card?.minutes ?? 0));
      }
    },
  );

  test('every dish of the book is served as it is, and to a vegan with nothing of an animal or not at all', () => {
    const plain = contextFor('a recipe please');
    const vegan = contextFor('a recipe please', { allergies: [], diets: ['Vegan'] });
    const clause = clauseOf('dish', 'a recipe please');
    for (const [at, one] of kitchen.cookbook.dishes.entries()) {
      const asked = { ...clause, dishes: [one] };
      expect(dish(plain, EMPTY_MEMO, asked)?.memo.card?.slug).toBe(one.slug);
      // Serving checks the whole card, which takes its time.
      const fitted = at % 4 === 0 ? dish(vegan, EMPTY_MEMO, asked) : undefined;
      if (fitted?.choice) expect(serve(vegan.table, fitted.choice)).not.toBeNull();
    }
  });
});
