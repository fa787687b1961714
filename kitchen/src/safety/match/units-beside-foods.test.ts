/** Tests that amounts, adjectives and plurals beside pantry foods hide no allergen; single names; few findings for a repeated food. */
import { expect, test, vi } from 'vitest';
import { kitchen } from '../../../kitchen-instance.ts';
import { plural } from '../../text/plurals.ts';
import { ALLERGENS, DIETS } from '../../vocabulary.ts';
import { restrictionBit } from '../pantry/food-facts.ts';
import { findTermByName } from '../pantry/rules.ts';
import { limitFindings } from '../verdict/bounded-findings.ts';
import { check, recipeLines } from '../verdict/check.ts';
import { findLineFacts } from '../verdict/line-facts.ts';

const { rules, measures } = kitchen;
vi.setConfig({ testTimeout: 60_000 });

const CARBS_AND_PALEO = restrictionBit('Keto') | restrictionBit('Paleo');

/** What a line says, as a mask of the worst: everything found, however surely. */
function found(text: string): ReadonlySet<string> {
  const facts = findLineFacts(rules, text);
  return new Set([
    ...facts.allergens.contains,
    ...facts.allergens.mayContain,
    ...facts.excludes,
    ...facts.mayExclude,
  ]);
}

/** What the name alone says and the text does not; a text that is a name of its own answers for itself. */
function lostIn(text: string, name: string): string[] {
  if (findTermByName(rules, text.replace(/^[\d½/. -]+|^(?:a|one) /, '')) !== undefined) return [];
  const now = found(text);
  return [...found(name)].filter((one) => !now.has(one) && one !== 'Keto' && one !== 'Paleo');
}

const telling = rules.terms.filter(
  (term) => term.isFood && ((term.facts.contains | term.facts.mayContain) & ~CARBS_AND_PALEO) !== 0,
);
const names = telling.flatMap((term) =>
  term.names.filter((name) => !name.startsWith('"')).map((name) => ({ term, name })),
);

/** Every so many-th, from another start for each `seed`: the same sample each run, other ones for other words. */
function sample<T>(all: readonly T[], seed: number, every: number): T[] {
  return all.filter((_, at) => (at * 7919 + seed * 104729) % every === 0);
}

const NUMBERS = ['1', '2', '½', '1 1/2', '1½', '2-3', '0.5', '10', 'a', 'one'];
const UNITS = [...measures.units.byName.values()].flatMap((unit) => [unit.name, unit.plural]);

test('an amount before a food hides nothing of it', () => {
  const lost: string[] = [];
  // Turns of phrase ("a knob on each") are no names that an amount stands before.
  const measured = names.filter(({ term }) => term.file !== 'prose.pantry');
  for (const [at, unit] of [...new Set(UNITS)].entries())
    for (const { name } of sample(measured, at, 400)) {
      const text = `${NUMBERS[at % NUMBERS.length]} ${unit} ${name}`;
      const missing = lostIn(text, name);
      if (missing.length > 0) lost.push(`${text}: ${missing.join(', ')}`);
    }
  expect(lost).toEqual([]);
});

test('an adjective before a food hides nothing of it', () => {
  const lost: string[] = [];
  const adjectives = [...rules.leadingStems];
  for (const [at, adjective] of adjectives.entries())
    for (const { name } of sample(names, at, 250)) {
      const text = `${adjective} ${name}`;
      const missing = lostIn(text, name);
      if (missing.length > 0) lost.push(`${text}: ${missing.join(', ')}`);
    }
  expect(lost).toEqual([]);
});

test('the plural that measuring writes is the same food', () => {
  const lost: string[] = [];
  const written = new Set(names.flatMap(({ name }) => name.split(' ')));
  for (const { term, name } of names) {
    const words = name.split(' ');
    const last = words.at(-1) as string;
    // Syllables of other languages ("nam yu") have no plural that anybody writes, and some plurals are words ("mais").
    if (!/^[a-z]{4,}$/.test(last) || term.file === 'prose.pantry' || written.has(plural(last)))
      continue;
    const many = [...words.slice(0, -1), plural(last)].join(' ');
    const missing = lostIn(many, name);
    if (missing.length > 0) lost.push(`${many} (${term.file}): ${missing.join(', ')}`);
  }
  expect(lost).toEqual([]);
});

test.each([
  ['white butter beans', []],
  ['light cream of coconut', []],
  ['dried oyster mushrooms', []],
  ['red rice noodles', []],
  ['dried apple butter', []],
  ['light soy milk', ['soy']],
  ['white bean curd', ['soy']],
  ['black tiger nuts', []],
  ['small potatoes', []],
  ['white chocolate cake', ['milk']],
  ['light cream of mushroom soup', ['milk', 'wheat']],
  ['1 tsp soy sauce', ['wheat', 'soy']],
  ['soy **sauce**', ['wheat', 'soy']],
  ['soy <b>sauce</b>', ['wheat', 'soy']],
  ['<em class="x">soy</em>&nbsp;sauce', ['wheat', 'soy']],
  ['ground nuts', ['tree nuts', 'peanuts']],
  ['groundnuts', ['peanuts']],
  ['mixed nuts', ['tree nuts']],
  ['nuts', ['tree nuts']],
  ['fresh lasagne', ['eggs', 'wheat']],
  ['seitan bacon', ['wheat']],
  ['bran flakes', ['wheat']],
  ['doughnuts', ['wheat']],
  ['ssamjang', ['wheat', 'soy', 'sesame']],
  ['ngapi', ['fish']],
  ['Buttermilk Pancakes', ['milk']],
  ['shrimp-style konjac', []],
  ['almnd milk', []],
  ['milk of one coconut', []],
])('%s contains', (line, contains) => {
  expect(findLineFacts(rules, line).allergens.contains).toEqual(contains);
});

test.each([
  ['fresh pasta', 'eggs'],
  ['hing', 'wheat'],
  ['Bovril', 'wheat'],
  ['chocolate spread', 'tree nuts'],
  ['tarator', 'sesame'],
  ['bagoong', 'fish'],
  ['ngapi', 'shellfish'],
  ['burger buns', 'sesame'],
  ['brioche buns', 'sesame'],
  ['mixed nuts', 'peanuts'],
  ['almnd milk', 'milk'],
  ['almnd milk', 'tree nuts'],
  ['penut butter', 'milk'],
  ['shrimp-style konjac', 'shellfish'],
] as const)('%s may contain %s', (line, allergen) => {
  expect(findLineFacts(rules, line).allergens.mayContain).toContain(allergen);
});

test.each(['Roquefort', 'Gorgonzola', 'Manchego', 'Gruyère', 'Pecorino', 'Grana Padano'])(
  '%s may be made with animal rennet',
  (line) => {
    expect(findLineFacts(rules, line).mayExclude).toContain('Vegetarian');
  },
);

test('a food named again and again in a line is one finding for each need, and the answer stays in proportion', () => {
  const line = 'butter '.repeat(140);
  const all = { allergies: ALLERGENS, diets: DIETS };
  const answer = (ingredients: readonly string[]) =>
    limitFindings(check(rules, recipeLines({ ingredients }), all).findings);
  const findings = answer([line]);
  expect(new Set(findings.map(({ restriction }) => restriction)).size).toBe(findings.length);
  const many = names.slice(0, 500).map(({ name }) => name);
  const wide = Array.from({ length: 20 }, (_, at) => many.slice(at * 25, at * 25 + 25).join(', '));
  const text = [wide.join(', '), ...wide.map((part) => part.repeat(4))];
  const size = JSON.stringify(answer(text)).length;
  expect(size).toBeLessThan(60 * text.join('').length);
});
