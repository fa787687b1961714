/** Tests that the safety gate lets advice to omit a food pass, and no sentence that proposes the food. */
import type { Needs } from '@saffron/kitchen/vocabulary';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { extractNeedsFrom } from '../../testing/extract-needs.ts';
import { getFullKitchen, getPantryOnlyKitchen } from '../../testing/open-server.ts';
import { LineRefusedError, openGate } from './gate.ts';

const NO_MILK: Needs = { allergies: ['milk'], diets: [] };

/** Whether the sentences of one reply in words pass the gate. */
function passes(texts: readonly string[], needs = NO_MILK): boolean {
  const gate = openGate(getPantryOnlyKitchen(), extractNeedsFrom([], needs));
  try {
    for (const [index, text] of texts.entries()) gate.checkText({ part: 'text', index, text });
    return gate.finish().verdict !== 'conflict';
  } catch (error) {
    if (error instanceof LineRefusedError) return false;
    throw error;
  }
}

describe('advice that takes a food away', () => {
  it.each([
    'Use oil instead of butter.',
    'Instead of butter, use olive oil.',
    'You can use a good olive oil in place of the butter in this cake.',
    'Leave out the cheese.',
    'Skip the parmesan, and season well.',
    'Swap the cream for coconut milk.',
    'Replace the **butter** with olive oil.',
    'Substitute the milk with oat milk.',
    'I would take oil rather than butter or cream here.',
    'Make a roux with oil instead of butter.',
    'Many cooks add cream here, but it is not needed.',
    "Don't worry, there is no cream in it.",
    'Can I just use butter?',
  ])('passes: %s', (text) => {
    expect(passes([text])).toBe(true);
  });

  it('passes as a list', () => {
    const list = [
      'Swaps for this cake:\n',
      '- Use oil instead of butter.\n',
      '- Skip the cheese.\n',
    ];
    expect(passes(list)).toBe(true);
  });

  it('goes on about other things', () => {
    expect(passes(['Use oil instead of butter. ', 'The crust comes out crisp.'])).toBe(true);
  });

  it('is told as checked, without a finding', () => {
    const gate = openGate(getPantryOnlyKitchen(), extractNeedsFrom([], NO_MILK));
    gate.checkText({ part: 'text', index: 0, text: 'Use oil instead of butter.' });
    expect(gate.finish()).toMatchObject({ verdict: 'clear', findings: [] });
  });
});

describe('a sentence that proposes the food', () => {
  it.each([
    ['Swap oil for butter.'],
    ['Swap the oil for some butter or cream.'],
    ['Instead of oil use butter.'],
    ['Replace the oil with butter.'],
    ['Substitute butter for the oil.'],
    ["Don't leave out the butter."],
    ['Never skip the cheese.'],
    ['You can leave out the cheese.'],
    ['Leave out the butter overnight.'],
    ['Leave out the butter to soften.'],
    ['Instead of melting the butter, brown it.'],
    ['Instead of half the butter, use oil.'],
    ['Instead of butter alone, use butter and oil.'],
    ['Use oil instead of butter and cheese on top.'],
    ['Use oil instead of butter, and add cream.'],
    ['Why leave out the butter?'],
    ['If you leave out the butter, the cake is dry.'],
    ['Skip the butter now and add it later.'],
    ['It would be a mistake to swap the butter for oil.'],
    ['Leave out the cheese or not, as you please.'],
    ['Swap the cream for milk.'],
    ['Use oil instead of butter. ', 'Actually, butter is better.'],
    ['Skip the butter. ', 'Then stir it back in.'],
    ['Use oil instead of butter. ', 'Or try that one after all.'],
    ['Here is what you should never do:\n', '- Leave out the butter.\n'],
    ['## Common mistakes\n', 'Leave out the butter.'],
    ['Myth: swap the butter for oil.'],
    ['Instead of the butter, work in three spoonfuls of cream.'],
    ["Don't worry about the cream, it is only a cup."],
    ['Most people love cheese on it, and you will too.'],
    ['For most people cheese goes well with it.'],
    ['Butter has hardly any lactose, so use it for the frying.'],
    ['Spatchcock the cheese because it brings out the sweetness.'],
  ])('is refused: %s %s', (...texts) => {
    expect(passes(texts.filter((text) => text !== undefined))).toBe(false);
  });

  const forbidden = fc.constantFrom('butter', 'the cream', 'some cheese', 'parmesan', 'whole milk');
  const fitting = fc.constantFrom('oil', 'the margarine', 'rice', 'coconut oil', 'lemon juice');
  const proposal = fc.constantFrom<(food: string, other: string) => string>(
    (food, other) => `instead of ${other}, use ${food}`,
    (food, other) => `use ${food} instead of ${other}`,
    (food, other) => `swap ${other} for ${food}`,
    (food, other) => `replace ${other} with ${food}`,
    (food, other) => `leave out ${other} and add ${food}`,
    (food, other) => `rather than ${other}, take ${food}`,
    (food, other) => `skip ${other} in favour of ${food}`,
    (food) => `do not leave out ${food}`,
    (food, other) => `${food} in place of ${other}`,
  );
  const advice = fc.constantFrom<(food: string, other: string) => string>(
    (food, other) => `Use ${other} instead of ${food}`,
    (food, other) => `Swap ${food} for ${other}`,
    (food) => `Leave out ${food}`,
  );

  it('never passes, whatever good advice stands beside it', () => {
    fc.assert(
      fc.property(
        fc.tuple(forbidden, forbidden, fitting, fitting),
        proposal,
        advice,
        fc.constantFrom('; ', ', ', ' and ', '. ', ' \u2013 '),
        fc.boolean(),
        ([food, left, other, mine], propose, advise, joint, isFirst) => {
          const parts = [propose(food, other), advise(left, mine)];
          const text = (isFirst ? parts : parts.toReversed()).join(joint);
          expect(passes([`${text}.`]), text).toBe(false);
        },
      ),
      { numRuns: 600 },
    );
  });

  it('passes no more for whatever is written around it', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 40 }), fc.string({ maxLength: 40 }), (before, after) => {
        expect(passes([`${before} use butter instead of oil ${after}`])).toBe(false);
      }),
      { numRuns: 300 },
    );
  });

  it('is refused for any other need, too', () => {
    const needs: Needs = { allergies: ['milk', 'peanuts'], diets: ['Vegan'] };
    expect(passes(['Use peanut butter instead of butter.'], needs)).toBe(false);
    expect(passes(['Use honey instead of cream.'], needs)).toBe(false);
    expect(passes(['Use olive oil instead of cream.'], needs)).toBe(true);
  });
});

describe('a food beyond the nine', () => {
  const celery = extractNeedsFrom(['I am allergic to celery']);
  const say = (text: string) => () =>
    openGate(getFullKitchen(), celery).checkText({ part: 'text', index: 0, text });

  it('may be named to be left out, and is looked at wherever it is named', () => {
    expect(say('Use fennel instead of celery.')).not.toThrow();
    expect(say('Use fennel instead of celery, with celery on top.')).toThrow(LineRefusedError);
    expect(say('Add celery, and fennel instead of celery.')).toThrow(LineRefusedError);
  });
});
