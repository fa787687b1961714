/** Tests of the allergen check on whole lines: claims, choices, typos, steps, substitutes, reasons and Keto. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { kitchen } from '../../../kitchen-instance.ts';
import { findSwaps } from '../../../testing/find-swaps.ts';
import { ALLERGENS, DIETS, type Needs, type RecipePart } from '../../vocabulary.ts';
import { matchText } from '../match/find-terms.ts';
import { findTypos } from '../match/typos.ts';
import { check, recipeLines } from './check.ts';
import { findLineFacts } from './line-facts.ts';

const { rules } = kitchen;

const ALL: Needs = { allergies: ALLERGENS, diets: DIETS };
const needs = (...allergies: Needs['allergies'][number][]): Needs => ({ allergies, diets: [] });

function found(text: string, part: RecipePart = 'ingredients'): string[] {
  const { findings } = check(rules, [{ part, index: 0, text }], {
    allergies: ALLERGENS,
    diets: [],
  });
  const named = findings.map((one) => (one.certainty === 'contains' ? '' : '?') + one.restriction);
  return [...new Set(named)].sort();
}

test.each([
  ['gluten-free soy sauce', ['soy']],
  ['gluten-free pasta with parmesan', ['milk']],
  ['gluten-free flour and butter', ['milk']],
  ['dairy-free butter or cream', ['?soy', 'milk']],
  ['dairy-free, butter', ['milk']],
  ['vegan; butter', ['milk']],
  ['vegan butter', ['?soy']],
  ['plant-based milk', ['?soy', '?tree nuts']],
  ['oat milk', []],
  ['mayonnaise, egg-free or regular', ['?soy', 'eggs']],
  ['regular or egg-free mayonnaise', ['?soy', 'eggs']],
  ['egg-free mayonnaise or regular', ['?soy', 'eggs']],
  ['butter, dairy-free or regular', ['milk']],
  ['milk, dairy or non-dairy', ['milk']],
  ['vegan/regular butter', ['milk']],
  ['soy sauce, gluten-free or not', ['soy', 'wheat']],
  ['dairy-free butter or olive oil', ['?soy']],
  ['gluten-free wheat starch', ['wheat']],
  ['gluten-free spelt', ['wheat']],
  ['wheat-free spelt bread', ['wheat']],
  ['nut-free almond flour', ['tree nuts']],
  ['free-from cookies', ['?eggs', '?milk', '?soy', '?tree nuts', '?wheat']],
  ['biscuits free from nuts', ['?eggs', '?milk', '?wheat']],
  ['chicken stock cube', ['?milk', '?soy', '?wheat']],
  ['chicken stock', []],
  ['seaweed salad', ['?soy', '?wheat', 'sesame']],
  ['lychee nuts', []],
  ['milk of magnesia', []],
  ['egg-free mayonnaise', ['?soy']],
  ['eggless egg noodles', ['wheat']],
  ['nut-free pesto', ['milk']],
  ['margarine (dairy-free)', ['?soy']],
  ['margarine (contains milk)', ['?milk', '?soy', 'milk']],
  ['butter (dairy-free if needed)', ['milk']],
  ['butter (or dairy-free alternative)', ['milk']],
  ['butter, optional', ['milk']],
  ['butter for serving', ['milk']],
  ['not dairy-free custard', ['eggs', 'milk']],
  ['flour (gluten-free if you like)', ['wheat']],
  ['no butter', []],
  ['cake without eggs', ['?milk', '?wheat']],
  ['no-bake chocolate cheesecake', ['?eggs', '?milk', '?soy', '?wheat', 'milk']],
  ['no sugar added peanut butter', ['peanuts']],
  ['sugar-free peanut butter', ['peanuts']],
  ['free-range eggs', ['eggs']],
  ['6 egg free range', ['eggs']],
  ["egg free range hens' eggs", ['eggs']],
  ['400 g impossible mince', ['soy']],
  ['1 oxo cube beef', ['?milk', '?soy', 'wheat']],
  ["1 tsp Gentleman's Relish", ['fish', 'milk']],
  ['200 g grano saraceno', []],
  ['100 g noix de coco', []],
  ['fat-free milk', ['milk']],
  ['lactose-free milk', ['milk']],
  ['dairy- and gluten-free flour', []],
  ['flourless chocolate cake', ['?eggs', '?milk']],
  ['may contain traces of nuts and milk', ['?milk', '?peanuts', '?tree nuts']],
  ['Contains: milk, egg', ['eggs', 'milk']],
  ['butter-free spread with nuts', ['?peanuts', 'tree nuts']],
  ['not gluten-free flour', ['wheat']],
  ['gluten-free brioche', ['eggs', 'milk']],
  ['egg-free brioche', ['milk', 'wheat']],
  ['a l m o n d s', ['tree nuts']],
  ['ladies’ fingers', []],
])('%s', (text, expected) => {
  expect(found(text)).toEqual(expected);
});

test.each([
  ['Beat until creamy.', []],
  ['Put it in a butter dish.', []],
  ['Shape into egg-sized balls.', []],
  ['Turn with a fish spatula, then fish out the bay leaf.', []],
  ['Put it in a nutshell.', []],
  ['Rest it in the cake tin on a bread board.', []],
  ['Roll into walnut-sized balls.', []],
  ['Cook until wheat-coloured.', []],
  ['Peel and crack them, then season the shell.', []],
  ['Cream the butter and sugar.', ['milk']],
  ['Butter a tin.', ['milk']],
  ['Melt the butter.', ['milk']],
  ['Brush with egg wash.', ['eggs']],
  ['Cook without butter.', ['?milk']],
  ['Fish the cinnamon stick out of the syrup.', []],
  ['Then fish it out.', []],
  ['Lift the fish out of the pan.', ['fish']],
  ['Flip the fish the moment it browns.', ['fish']],
  ['It should be as soft as butter.', []],
  ['Cook to the texture of thick yoghurt or cream.', []],
  ['The edges curl up like prawns.', []],
  ['Check the texture of the custard.', ['eggs', 'milk']],
  ['Scatter with toppings like cheese.', ['?milk']],
  ['Add something crunchy like peanuts.', ['?peanuts']],
  ['Try almond butter instead of peanut butter.', ['?peanuts', 'tree nuts']],
  ['Cut it into a fishbone pattern under the cheese dome.', []],
  ['All your eggs in one basket?', []],
  ['Duck-egg blue plates are our bread and butter.', []],
  ['Serve our bread and butter pudding.', ['eggs', 'milk', 'wheat']],
  ['Pile onto buttered toast.', ['milk', 'wheat']],
  ['Wrap in butter muslin.', []],
  ['Poke holes in it and skim off the fat.', []],
  ['Crumble the feta over.', ['milk']],
])('step: %s', (text, expected) => {
  expect(found(text, 'instructions')).toEqual(expected);
});

test.each([
  ['almnods', 'almond'],
  ['parmesean cheese', 'parmesan'],
  ['worchestershire', 'worcestershire'],
  ['cashwes', 'cashew'],
  ['shirmp', 'shrimp'],
  ['penuts', 'peanut'],
  ['but ter', 'butter'],
  ['mozzarela', 'mozzarella'],
  ['hazlenuts', 'hazelnut'],
  ['langostine', 'langoustine'],
  ['tortelini', 'tortellini'],
  ['mascarpne', 'mascarpone'],
  ['edamme', 'edamame'],
  ['tahinni', 'tahini'],
  ['haddok', 'haddock'],
])('a slip is guessed: %s', (text, term) => {
  const { findings, verdict } = check(rules, [{ part: 'ingredients', index: 0, text }], ALL);
  expect(verdict).not.toBe('clear');
  expect(findings.map((one) => one.term).join()).toContain(term);
});

test.each(['mild', 'silk', 'the milky way', 'leggs', 'better', 'floor', 'thicken', 'spread'])(
  'an honest word is no slip: %s',
  (text) => {
    expect(found(text, 'instructions')).toEqual([]);
  },
);

test('no ordinary word and no word of the cookbook is taken for a typo', () => {
  const cookbook = new URL('../../../cookbook/', import.meta.url);
  const texts = readdirSync(cookbook).map((name) => readFileSync(new URL(name, cookbook), 'utf8'));
  const ordinary = readFileSync(new URL('ordinary-words.txt', import.meta.url), 'utf8');
  const words = new Set([ordinary, ...texts].join(' ').match(/\p{L}{4,}/gu));
  const taken = [...words].filter((word) => findTypos(rules, matchText(rules, word)).length > 0);
  expect(taken).toEqual([]);
  expect(words.size).toBeGreaterThan(4000);
  expect(rules.typoTargets.length).toBeGreaterThanOrEqual(400);
});

test('a choice counts as both, and the branch that fits is offered', () => {
  const swapOf = (text: string, needs: Needs) =>
    check(rules, [{ part: 'ingredients', index: 0, text }], needs).findings[0]?.swap;
  expect(swapOf('2 tbsp butter or olive oil', needs('milk'))).toBe('olive oil');
  expect(swapOf('1 l vegetable or chicken stock', { allergies: [], diets: ['Vegan'] })).toBe(
    'vegetable stock',
  );
  expect(swapOf('soy sauce or coconut aminos', needs('soy'))).toBe('coconut aminos');
});

test('substitutes fit everything at once', () => {
  expect(findSwaps(rules, 'butter', needs('milk'))[0]).toBe('vegan butter');
  expect(findSwaps(rules, 'butter', needs('milk', 'soy'))).not.toContain('vegan butter');
  expect(findSwaps(rules, 'milk', needs('milk', 'soy', 'tree nuts'))[0]).toBe('oat milk');
});

test('an unknown line makes the verdict unsure, a heading does not', () => {
  const line = (text: string) =>
    check(rules, [{ part: 'ingredients', index: 3, text }], needs('milk'));
  expect(line('2 cups blorf')).toMatchObject({ verdict: 'unsure', unknown: [{ index: 3 }] });
  expect(line('For the sauce:').verdict).toBe('clear');
  expect(line('1 cup rice').verdict).toBe('clear');
});

test('a bare word in a step that may mean a listed food is softened, never dropped', () => {
  const lines = recipeLines({
    ingredients: ['1 cup oat milk'],
    instructions: ['Pour in the milk.'],
  });
  expect(check(rules, lines, needs('milk')).findings).toMatchObject([{ certainty: 'may contain' }]);
});

test('what the list names without a doubt answers for "the" food of a step', () => {
  const found = (listed: string, step: string) =>
    check(
      rules,
      recipeLines({ ingredients: [listed], instructions: [step] }),
      needs('milk', 'wheat'),
    ).verdict;
  expect(found('200 g rice noodles', 'Drain the noodles.')).toBe('clear');
  expect(found('50 g vegan butter', 'Melt the butter.')).toBe('clear');
  expect(found('200 g gluten-free flour', 'Sift the flour.')).toBe('clear');
  expect(found('200 g noodles', 'Drain the noodles.')).toBe('conflict');
  expect(found('200 g rice noodles', 'Add 50 g of the noodles.')).toBe('unsure');
  expect(found('50 g vegan butter', 'Melt butter.')).toBe('unsure');
});

test('reasons are sentences, coconut is a note', () => {
  const { findings, notes } = check(
    rules,
    recipeLines({ ingredients: ['12 Shrimps', 'butter', 'coconut milk'] }),
    needs('milk', 'shellfish', 'tree nuts'),
  );
  expect(findings.map((one) => one.reason)).toEqual([
    'shrimps are crustaceans (shellfish)',
    'butter is made from milk',
  ]);
  expect(notes).toHaveLength(1);
});

test('Keto is estimated where amounts parse', () => {
  const lines = recipeLines({ ingredients: ['100 g sugar', '200 g butter'] });
  const keto: Needs = { allergies: [], diets: ['Keto'] };
  const weigh = (line: string) => Number.parseFloat(line);
  expect(check(rules, lines, keto, 20, weigh).verdict).toBe('clear');
  expect(check(rules, lines, keto, 8, weigh).verdict).toBe('unsure');
  expect(check(rules, lines, keto, 2, weigh).findings[0]?.reason).toMatch(/estimate/);
  expect(check(rules, lines, keto).verdict).toBe('conflict');
});

test('every ingredient of the cookbook is recognised', () => {
  const folder = new URL('../../../cookbook/', import.meta.url);
  const unknown = readdirSync(folder)
    .filter((name) => name.endsWith('.cook'))
    .flatMap((name) => [
      ...readFileSync(new URL(name, folder), 'utf8').matchAll(/@([^@#~{}]+?)\{/g),
    ])
    .map((match) => match[1] as string)
    .filter((name) => !findLineFacts(rules, name).recognised);
  expect([...new Set(unknown)]).toEqual([]);
});
