/** Tests over all pantry foods that no made food (oil, flour) is replaced by a raw one and that the pantry knows each substitute. */
import { expect, test } from 'vitest';
import { kitchen } from '../../../kitchen-instance.ts';
import { findSwaps } from '../../../testing/find-swaps.ts';
import type { Needs } from '../../vocabulary.ts';
import { findTermByName } from '../pantry/rules.ts';

const { rules } = kitchen;
const NOTHING: Needs = { allergies: [], diets: [] };

/** What grows or swims, and what somebody made of it. */
const RAW =
  /\b(?:tofu|mushroom|chickpea|jackfruit|lentil|heart of palm|(?:sunflower|pumpkin|hemp|poppy) seed|cauliflower rice|quinoa|buckwheat)$/;
const MADE =
  /\b(?:oil|milk|flour|butter|stock|broth|sauce|yogurt|noodle|pasta|bread|ice cream|juice|extract|dip|dressing)$/;

test('no made food is to be changed for a raw one', () => {
  const odd = rules.terms
    .filter((term) => term.isFood && MADE.test(term.name) && !/ (?:in|with|on) /.test(term.name))
    .flatMap((term) =>
      findSwaps(rules, term.name, NOTHING)
        .filter((swap) => RAW.test(swap))
        .map((swap) => `${term.name} -> ${swap}`),
    );
  expect(odd).toEqual([]);
});

test('what a form offers is known to the pantry', () => {
  const offered = new Set(rules.terms.flatMap((term) => findSwaps(rules, term.name, NOTHING)));
  expect([...offered].filter((name) => findTermByName(rules, name) === undefined)).toEqual([]);
});

test.each([
  ['peanut flour', 'peanuts', /flour$/],
  ['walnut oil', 'tree nuts', /oil$/],
  ['cashew butter', 'tree nuts', /seed butter$|tahini/],
  ['hazelnut milk', 'tree nuts', /milk$/],
  ['soy milk', 'soy', /milk$/],
  ['lobster stock', 'shellfish', /stock$/],
  ['duck fat', 'Vegetarian', /shortening|oil$/],
  ['pistachio ice cream', 'tree nuts', /sorbet/],
  ['tofu noodle', 'soy', /noodle$|pasta$/],
  ['chicken', 'Vegetarian', /tofu/],
] as const)('%s, for %s, has its like', (food, restriction, like) => {
  const needs = ['Vegetarian'].includes(restriction)
    ? { allergies: [], diets: [restriction] }
    : { allergies: [restriction], diets: [] };
  expect(findSwaps(rules, food, needs as Needs)[0]).toMatch(like);
});
