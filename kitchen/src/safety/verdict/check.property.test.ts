/** Property tests of the allergen check: it never throws, added lines remove no finding, case and order change nothing. */
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { kitchen } from '../../../kitchen-instance.ts';
import { MAX_LINEAR_GROWTH, measureGrowth } from '../../../testing/time-growth.ts';
import { ALLERGENS, DIETS, type Needs, type Restriction } from '../../vocabulary.ts';
import { findTerms } from '../match/find-terms.ts';
import { check, recipeLines } from './check.ts';
import { findLineFacts } from './line-facts.ts';

const { rules } = kitchen;
// Hundreds of runs on a machine that does other things besides.
vi.setConfig({ testTimeout: 60_000 });

const ALL: Needs = { allergies: ALLERGENS, diets: DIETS };
const needs = (...allergies: Needs['allergies'][number][]): Needs => ({ allergies, diets: [] });

describe('for any input', () => {
  const words = [...rules.terms.slice(0, 5000)].map((term) => term.name);
  const word = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...words) },
    fc.constantFrom(
      'or',
      'and',
      ',',
      '(',
      ')',
      'no',
      'without',
      'free',
      'dairy-free',
      'vegan',
      'may contain',
      'if needed',
      '½',
      '2 cups',
      'almnods',
      'gloop',
      'thighs',
      'milk, coconut',
    ),
  );
  const text = fc.array(word, { maxLength: 7 }).map((all) => all.join(' '));
  const lines = fc.array(text, { minLength: 1, maxLength: 6 });
  // Keto by staples only: without servings there is no estimate.
  const keysOf = (texts: readonly string[]) =>
    check(rules, recipeLines({ ingredients: texts }), ALL).findings.map(
      (one) => `${one.line} ${one.start} ${one.restriction}`,
    );

  test('adding a line never removes a finding', () => {
    fc.assert(
      fc.property(lines, text, (some, more) => {
        expect(keysOf([...some, more])).toEqual(expect.arrayContaining(keysOf(some)));
      }),
      { numRuns: 300 },
    );
  });

  test('adding a line never makes another one known', () => {
    const unknownIn = (texts: readonly string[]) =>
      check(rules, recipeLines({ ingredients: texts }), ALL).unknown;
    fc.assert(
      fc.property(lines, text, (some, more) => {
        expect(unknownIn([...some, more])).toEqual(expect.arrayContaining([...unknownIn(some)]));
      }),
      { numRuns: 100 },
    );
  });

  test('case, order and Unicode forms never change a verdict', () => {
    const verdict = (texts: readonly string[]) =>
      check(rules, recipeLines({ ingredients: texts }), ALL).verdict;
    fc.assert(
      fc.property(lines, (some) => {
        const expected = verdict(some);
        expect(verdict([...some].reverse())).toBe(expected);
        expect(verdict(some.map((one) => one.toUpperCase()))).toBe(expected);
        expect(verdict(some.map((one) => `1½ ${one.normalize('NFD')}`))).toBe(
          verdict(some.map((one) => `1 1/2 ${one}`)),
        );
      }),
      { numRuns: 300 },
    );
  });

  test('number never changes what a food is', () => {
    const simple = rules.terms.filter(
      (term) => term.isFood && /^[a-z ]*[^s\Wyhxzo]$/.test(term.name) && term.flags.size === 0,
    );
    for (const term of simple) {
      if (rules.byName.has(`=${term.name}s`)) continue;
      const restrictions = findLineFacts(rules, term.name).allergens;
      const plural = findLineFacts(rules, `${term.name}s`);
      if (findTerms(rules, `${term.name}s`)[0]?.name === term.name)
        expect(plural.allergens).toEqual(restrictions);
    }
  });

  test('an offered substitute ends that kind of finding', () => {
    const some = fc.subarray([...ALLERGENS, ...DIETS] as Restriction[], {
      minLength: 1,
      maxLength: 4,
    });
    fc.assert(
      fc.property(text, some, (line, avoided) => {
        const own: Needs = {
          allergies: ALLERGENS.filter((one) => avoided.includes(one)),
          diets: DIETS.filter((one) => avoided.includes(one)),
        };
        for (const finding of check(rules, recipeLines({ ingredients: [line] }), own).findings) {
          if (finding.swap === undefined) continue;
          expect(check(rules, recipeLines({ ingredients: [finding.swap] }), own).findings).toEqual(
            [],
          );
        }
      }),
      { numRuns: 400 },
    );
  });

  test('a branch is not offered without the claim behind it', () => {
    const line = 'bacon flavor, vegan, or bacon bits vegan or rock salmon';
    const vegetarian: Needs = { allergies: [], diets: ['Vegetarian'] };
    for (const { swap } of check(rules, recipeLines({ ingredients: [line] }), vegetarian).findings)
      if (swap !== undefined)
        expect(check(rules, recipeLines({ ingredients: [swap] }), vegetarian).findings).toEqual([]);
    expect.hasAssertions();
  });

  test('no string throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (any) => {
        for (const one of findTerms(rules, any)) expect(one.end).toBeGreaterThan(one.start);
        check(rules, [{ part: 'ingredients', index: 0, text: any }], ALL);
      }),
      { numRuns: 200 },
    );
  });

  test.each([
    '\u0301',
    '\ud800',
    'a',
    '7',
    'butter or ',
    'may contain ',
    'gluten free ',
    'almnods ',
    'nut free ',
    'no ',
    'a l m o n d s ',
    'not gluten-free flour ',
    'like butter or cream ',
    'fish the ',
    'butter ',
  ])('a line of nothing but %j takes time in proportion', (piece) => {
    const read = (text: string) =>
      check(rules, [{ part: 'ingredients', index: 0, text }], needs('milk'));
    expect(measureGrowth(read, piece, 25_000)).toBeLessThan(MAX_LINEAR_GROWTH);
  });
});
