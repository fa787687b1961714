/** What a food does to a body, told before or behind its name, keeps it off the plate. */
import { expect, test } from 'vitest';
import { kitchen } from '../../../kitchen-instance.ts';
import { understand } from './understand.ts';

const allergies = (said: string): readonly string[] => understand(kitchen, said).needs.allergies;
const avoided = (said: string): string[] =>
  understand(kitchen, said).avoid.map((food) => food.said);

test.each([
  ['i get a tingly mouth from hazelnuts', 'tree nuts'],
  ['my face goes red when i eat prawns', 'shellfish'],
  ['i go blotchy with egg', 'eggs'],
  ['i feel awful after wheat', 'wheat'],
  ['dairy wrecks me', 'milk'],
  ['i puke when i eat dairy', 'milk'],
  ['peanuts almost killed me', 'peanuts'],
  ['pure veg', 'eggs'],
  ['my mouth goes numb when i eat cashews. korma', 'tree nuts'],
  ['after walnuts my lips go numb', 'tree nuts'],
  ['hazelnuts make my lips tingle', 'tree nuts'],
  ['almonds, they make my tongue swell', 'tree nuts'],
  ['my daughter gets a numb tongue from pistachios, cake', 'tree nuts'],
  ['walnuts make my throat itchy, salad please', 'tree nuts'],
  ['my tummy hates milk. mac n cheese', 'milk'],
  ["my son's tummy hates dairy", 'milk'],
  ["my belly can't handle cheese, pizza", 'milk'],
  ['pasta please, dairy messes me up', 'milk'],
  ["i can't stomach milk", 'milk'],
  ['eggs. they make me ill', 'eggs'],
  ['i come up in spots when i eat eggs', 'eggs'],
  ['breakfast. eggs make me bloated', 'eggs'],
  ['i eat prawns and then i come out in hives', 'shellfish'],
  ['shrimp makes my face go puffy', 'shellfish'],
  ['my lips go tingly with sesame', 'sesame'],
  ["wheat doesn't sit right with me", 'wheat'],
  ['i wheeze after peanuts', 'peanuts'],
  ['my kid has EpiPen for cashews. thai cashew chicken please', 'tree nuts'],
  ['i have oral allergy syndrome with apples and hazelnuts. cake', 'tree nuts'],
])('%s', (said, allergen) => {
  const { needs, trouble } = understand(kitchen, said);
  expect([needs.allergies, trouble]).toEqual([[allergen], undefined]);
});

test.each([
  ['i come up in a rash with strawberries. dessert', ['strawberries']],
  ["my stomach doesn't agree with onions. lentil soup", ['onions']],
  ['severe corn allergy', ['corn']],
  ['a really bad kiwi allergy', ['kiwi']],
  ['anaphylaxis mustard sesame celery. dinner', ['mustard', 'sesame', 'celery']],
])('%s', (said, foods) => {
  const { trouble, strange } = understand(kitchen, said);
  expect(avoided(said)).toEqual(foods);
  expect([trouble, strange.filter((word) => word === 'severe')]).toEqual([undefined, []]);
});

test.each([
  'my tummy is rumbling, something with cheese',
  'my mouth waters for prawns',
  'cheese makes me happy',
  'i have a numb mouth after the dentist, egg soup please',
  'i came up with a plan: fish pie',
  'i eat eggs and then i go for a run, breakfast please',
  'i love how prawns and sichuan pepper make my lips tingle',
  'sore throat, chicken soup with noodles and egg',
])('%s tells of no harm', (said) => {
  expect(allergies(said)).toEqual([]);
});

test.each([
  ['im allergic to fish not shellfish', ['fish']],
  ['fish allergy but not shellfish', ['fish']],
  ["i'm allergic to peanuts, not tree nuts", ['peanuts']],
  ['allergic to milk and eggs, not nuts', ['milk', 'eggs']],
  ['egg intolerance, not milk', ['eggs']],
  ['allergic to fish, not shellfish either', ['fish', 'shellfish']],
  ['allergic to fish, no shellfish', ['fish', 'shellfish']],
])('%s', (said, needs) => {
  expect(allergies(said)).toEqual(needs);
});
