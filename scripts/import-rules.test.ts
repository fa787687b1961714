/** Tests that the import lint reports cycles between folders and test code in a product, and nothing else. */
import { expect, test } from 'vitest';
import { findImportProblems } from './import-rules.mjs';

const problemsOf = (files: Record<string, string>): string[] =>
  findImportProblems(new Map(Object.entries(files)));

const LEAF = 'export const one = 1;';

test.each([
  ['a value', "import { one } from '../b/b.ts';"],
  ['a type', "import type { One } from '../b/b.ts';"],
  ['what is passed on', "export { one } from '../b/b.ts';"],
  ['what is imported later', "const one = import('../b/b.ts');"],
])('two folders that import %s of one another', (_, text) => {
  const back = "import { one } from '../a/c.ts';";
  const files = { 'web/src/a/a.ts': text, 'web/src/a/c.ts': LEAF, 'web/src/b/b.ts': back };
  expect(problemsOf(files)).toEqual([
    'Folders import one another in a circle: web/src/a -> web/src/b (by web/src/a/a.ts) -> web/src/a (by web/src/b/b.ts)',
  ]);
});

test('a circle through a third folder is told once', () => {
  const files = {
    'server/src/a.ts': "import './b/b.ts';",
    'server/src/b/b.ts': "import '../c/c.ts';",
    'server/src/c/c.ts': "import '../d.ts';",
    'server/src/d.ts': LEAF,
  };
  expect(problemsOf(files)).toHaveLength(1);
});

test('tests import what they try', () => {
  const files = {
    'kitchen/src/a/a.ts': "import '../b/b.ts';",
    'kitchen/src/b/b.ts': LEAF,
    'kitchen/src/b/b.test.ts': "import '../a/a.ts'; import '../../testing/growth.ts';",
    'kitchen/testing/time-growth.ts': "import './pieces.ts'; import '../src/b/b.ts';",
    'kitchen/testing/pieces.ts': LEAF,
  };
  expect(problemsOf(files)).toEqual([]);
});

test.each(['../../testing/growth.ts', '@saffron/kitchen/testing/time-growth'])(
  'a product may not import %s',
  (source) => {
    const files = { 'server/src/a/a.ts': `import '${source}';`, 'server/testing/growth.ts': LEAF };
    expect(problemsOf(files)).toEqual([`server/src/a/a.ts imports test material: ${source}`]);
  },
);
