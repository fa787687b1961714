/** Tests the cue files: a line that cannot be read is named with file and line, and long hostile text is read without an error. */
import { expect, it } from 'vitest';
import { kitchen } from '../../kitchen-instance.ts';
import { openNeedsReader } from './needs-reader.ts';
import { readStatements } from './read-statements.ts';

it.each([
  ['harm > 8 | (allergic to', 'A bracket is not closed'],
  ['harms > 8 | allergic to', 'what is'],
  ['harm > 8 | * to', 'begin'],
])('names the line that cannot be read: %s', (line, problem) => {
  expect(() => openNeedsReader(kitchen.rules, { en: `\n${line}` })).toThrow(
    new RegExp(`en/needs\\.cues:2: .*${problem}`),
  );
});

it.each(['allergic to nuts and ', 'no ', '(((', 'eggs, ', 'my throat ', '🥜 ', '? '])(
  'reads a long text of "%s" without harm',
  (part) => {
    expect(() => readStatements(kitchen.needs, part.repeat(3000))).not.toThrow();
  },
);
