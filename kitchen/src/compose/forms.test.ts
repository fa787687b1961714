/** Tests the templates of composed dishes and the foods in them: slots exist and are used, foods known, errors name their line. */
import { describe, expect, test } from 'vitest';
import { composeContext } from '../../testing/compose/compose-context.ts';
import { findUnlistedFoods } from '../cookbook/dish-validator.ts';
import { findTerms } from '../safety/match/find-terms.ts';
import { nameKey } from './cooking-table.ts';
import { slotsIn } from './fill-text.ts';
import type { Addition, Form } from './form.ts';
import { parseForm } from './form-file.ts';

const { forms, rules } = composeContext;
const SPECIAL = ['these', 'time', 'until', 'last', 'pinch', 'cuisine'];

function textsOf({ steps }: Form): string[] {
  return steps.flatMap((one) =>
    one.kind === 'text' ? [one.text] : [one.alone, one.first, one.next, one.none],
  );
}

function bare(name: string): string {
  return name.replace(/^(?:one|two) /, '');
}

function namesIn(form: Form): Set<string> {
  const cuisines = form.cuisines.flatMap((name) => forms.cuisines.get(name)?.additions ?? []);
  const own = [...form.slots, ...form.additions, ...cuisines].map(({ name }) => name);
  return new Set([...own, 'herb', ...SPECIAL]);
}

test('there are forty forms and more, and each can be asked for by a name of its own', () => {
  expect(forms.all.length).toBeGreaterThanOrEqual(40);
  const names = forms.all.flatMap(({ names }) => names);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

describe.each(forms.all.map((form) => [form.slug, form] as const))('%s', (_slug, form) => {
  test('speaks of slots that it has, and of all of them', () => {
    const known = namesIn(form);
    const words = [...form.titles, ...form.introductions].flatMap((text) =>
      slotsIn(text).map(bare),
    );
    expect([...form.spoken, ...words].filter((name) => !known.has(name))).toEqual([]);
    const places = [...form.slots, ...form.additions].map(({ name }) => name);
    expect(places.filter((name) => !form.spoken.has(name))).toEqual([]);
  });

  test('takes cuisines that there are and says what people read', () => {
    expect(form.cuisines.filter((name) => !forms.cuisines.has(name))).toEqual([]);
    for (const list of [form.titles, form.introductions, form.names, form.cuisines])
      expect(list.length).toBeGreaterThan(0);
    expect(form.keywords.length).toBeGreaterThanOrEqual(4);
    expect(form.colours.length).toBeGreaterThanOrEqual(2);
    for (const text of [form.tip, form.keeps]) expect(text).toMatch(/^[A-Z0-9].*\.$/);
  });

  test('marks no food by itself and closes every bracket', () => {
    for (const text of textsOf(form)) {
      expect(text).not.toContain('@');
      expect(text.split('[').length).toBe(text.split(']').length);
      expect(text.split('{').length).toBe(text.split('}').length);
    }
  });

  test('has an introduction for whatever is in it', () => {
    const always = form.slots.filter(({ least }) => least > 0).map(({ name }) => name);
    const last = slotsIn(form.introductions.at(-1) ?? '').map(bare);
    expect(last.every((name) => always.includes(name)) || last.length > 1).toBe(true);
  });
});

test('what forms and cuisines bring along is known, so that it can be taken from what is in hand', () => {
  const additions: Addition[] = [
    ...forms.all.flatMap((form) => form.additions),
    ...[...forms.cuisines.values()].flatMap((one) => one.additions),
  ];
  const staples = [
    ...additions.flatMap(({ items }) => items.flat()),
    ...forms.all.flatMap(({ slots }) => slots.flatMap(({ otherwise }) => otherwise)),
  ].map(({ name }) => name);
  const unknown = staples.filter((name) => !forms.cooking.byName.has(nameKey(name)));
  expect([...new Set(unknown)].sort()).toEqual(['water']);
  const unread = staples.filter((name) => findTerms(rules, name).length === 0);
  expect([...new Set(unread)]).toEqual([]);
});

test('every food of the table is one that the check knows', () => {
  const names = new Set([...forms.cooking.byName.values()].map(({ name }) => name));
  expect([...names].filter((name) => !findTerms(rules, name).some(({ isFood }) => isFood))).toEqual(
    [],
  );
});

test('a step may call each food as the table says, and the list still has it', () => {
  const foods = [...new Set(forms.cooking.byName.values())];
  const unlisted = foods.flatMap(({ name, call }) =>
    findUnlistedFoods(rules, { ingredients: [name], names: [], steps: [`Stir the ${call}.`] }).map(
      (found) => `${name}: ${found}`,
    ),
  );
  expect(unlisted).toEqual([]);
});

describe('a form that cannot be read names its line', () => {
  const whole = `names: pot
tip: Stir.
keeps: 1 day.
vessel: pot
appliance: hob
keywords: slow
colours: brown
prep: 5
steps
Stir.`;
  test.each([
    ['no steps', 'names: pot', 'has no line "steps"'],
    ['an unknown key', `flavour: much\n${whole}`, 'line 1'],
    ['a line without a colon', `names pot\n${whole}`, 'has no colon'],
    ['a wrong count', `slot veg: veg | many\n${whole}`, '"0-2"'],
    ['a word that is no cut', `slot veg: veg | 0-1 | boiled\n${whole}`, 'neither a cut'],
    ['a side that there is not', `sides: chips\n${whole}`, 'sides.txt'],
    ['a staple without an amount', `add oil: olive oil\n${whole}`, 'has to read'],
  ])('%s', (_what, text, said) => {
    expect(() => parseForm('pot', text, new Map())).toThrow(said);
  });
});
