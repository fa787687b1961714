/** Tests how allergen check findings are grouped by allergy or diet: each reason once, with the foods it applies to. */
import type { Safety } from '@saffron/contract/chat';
import { expect, test } from 'vitest';
import { groupEvidence } from './evidence.ts';

type Finding = Safety['findings'][number];

const found = (
  reason: string,
  restriction: Finding['restriction'],
  more: Partial<Finding> = {},
): Finding => ({
  ...{ line: reason, index: 0, part: 'ingredients', term: reason.split(' ')[0] ?? '', restriction },
  ...{ certainty: 'contains', reason },
  ...more,
});
const grouped = (findings: readonly Finding[], unknown: Safety['unknown'] = []) =>
  groupEvidence({ findings: [...findings], unknown }, ['Vegan', 'Vegetarian']).map(
    ({ title, items }) => [
      title,
      ...items.map(({ claim, substitutes }) => `${claim} ${substitutes}`.trim()),
    ],
  );
const perhaps = { certainty: 'may contain' } as const;
const step = { part: 'instructions' } as const;

test('one heading for a need, the reason once, and what could be taken for which', () => {
  expect(
    grouped([
      found('butter chicken contains milk', 'milk', { part: 'title', term: 'butter chicken' }),
      found('butter is made from milk', 'Vegan', { swap: 'olive oil' }),
      found('butter is made from milk', 'milk', { swap: 'olive oil' }),
      found('double cream is made from milk', 'milk', { swap: 'coconut cream' }),
      found('cream is made from milk', 'milk', { ...step, swap: 'coconut cream' }),
      found('butter is made from milk', 'milk', step),
      found('butter chicken contains milk', 'milk', { ...step, term: 'butter chicken' }),
    ]),
  ).toEqual([
    [
      'Milk',
      'Butter and double cream: made from milk. Instead: olive oil for butter; coconut cream for double cream.',
    ],
    ['Vegan', 'Butter: made from milk. Instead: olive oil.'],
  ]);
});

test.each<[Finding[], string]>([
  [[found('eggs are eggs', 'eggs')], 'Eggs.'],
  [[found('almonds are tree nuts', 'tree nuts')], 'Almonds.'],
  [
    [found('naan contains milk', 'Vegan'), found('ghee contains milk', 'Vegan')],
    'Naan and ghee contain milk.',
  ],
  [
    [found('stock may contain milk, depending on the product', 'milk', perhaps)],
    'Stock may contain milk, depending on the product.',
  ],
  [
    [found('stock is sometimes made with wheat', 'wheat', perhaps)],
    'Stock may contain wheat: sometimes made with wheat.',
  ],
  [
    [found('parmesan is often made with rennet', 'Vegetarian', perhaps)],
    'Parmesan may not be Vegetarian: often made with rennet.',
  ],
  [
    [found('"smon" is a word we do not know; did you mean salmon?', 'fish', perhaps)],
    '"smon" may contain fish: a word we do not know; did you mean salmon?',
  ],
  [
    [found('an estimate gives about 40 g of carbohydrate', 'Vegan', { term: 'rice' })],
    'Rice: an estimate gives about 40 g of carbohydrate.',
  ],
  [[found('butter chicken is meat', 'Vegan', { part: 'title' })], 'Butter chicken: meat.'],
])('line %#', (findings, line) => {
  expect(grouped(findings)[0]?.slice(1)).toEqual([line]);
});

test('what is certain never stands among what only may be, and nothing found is hidden', () => {
  const lines = grouped([
    found('cream is made from milk', 'milk'),
    found('ice cream is made from milk', 'milk', step),
    found('stock is made from milk', 'milk', perhaps),
  ])[0];
  expect(lines).toEqual([
    'Milk',
    'Cream and ice cream: made from milk.',
    'Stock may contain milk: made from milk.',
  ]);
});

test('what speaks against two needs in the same words is said once', () => {
  const eggs = found('mayonnaise contains eggs', 'eggs');
  expect(
    grouped([{ ...eggs, restriction: 'Vegan' }, found('honey is made by bees', 'Vegan')]),
  ).toEqual([['Vegan', 'Mayonnaise contains eggs.', 'Honey: made by bees.']]);
  const butter = found('butter is made from milk', 'milk', { swap: 'olive oil' });
  expect(grouped([{ ...butter, restriction: 'Vegan' }, butter])).toEqual([
    ['Milk and Vegan', 'Butter: made from milk. Instead: olive oil.'],
  ]);
});

test('unknown lines have a heading of their own', () => {
  const unknown = [{ line: '1 tsp quux', index: 0, text: 'quux' }];
  expect(grouped([], [...unknown, ...unknown])).toEqual([
    ['Not recognised, so not checked', 'quux'],
  ]);
});

test('what is surer than the list, or stands in a tip alone, is never left out', () => {
  const maybe = found('dark chocolate may contain milk', 'milk', perhaps);
  const tip = found('cream is made from milk', 'milk', { part: 'tips' });
  const title = found('custard contains milk', 'milk', { part: 'title', term: 'custard' });
  const [[, ...lines] = []] = grouped([maybe, tip, title]);
  expect(lines.join(' ')).toMatch(/Dark chocolate may.*Cream: made from milk.*Custard/);
});
