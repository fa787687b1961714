/** Tests the commands of the command line on files in several formats, readable and as data, and their exit codes. */
import { fullKitchen } from '@saffron/kitchen/testing/full-kitchen';
import { expect, it } from 'vitest';
import { runCommand } from './run-command.ts';

const DAL = `---
servings: 4
---

# Dal

## Ingredients

- 250 g red lentils
- 30 g butter

## Instructions

1. Boil the lentils at 180 °C for 20 minutes.
2. Stir in the butter.
`;
const JSON_LD = JSON.stringify({
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Peanut noodles',
  recipeYield: '2',
  recipeIngredient: ['200 g noodles', '3 tbsp peanut butter'],
  recipeInstructions: ['Boil the noodles.', 'Stir in the peanut butter.'],
});
const FILES: Readonly<Record<string, string>> = {
  'dal.md': DAL,
  'noodles.json': JSON_LD,
  '-': DAL,
};

const run = (line: string) =>
  runCommand(fullKitchen, line.split(' ').filter(Boolean), (file) => {
    const text = FILES[file];
    if (text === undefined) throw new Error('no such file');
    return text;
  });

it('finds what is to be avoided, and ends with 1', () => {
  const { output, exitCode } = run('check dal.md --avoid peanuts,milk');
  expect(output).toMatch(/Dal: \d found\.\n {2}milk: "30 g butter": .*made from milk/);
  expect(exitCode).toBe(1);
  expect(run('check noodles.json --avoid peanuts').exitCode).toBe(1);
});

it('ends with 0 where nothing is found', () => {
  const { output, exitCode } = run('check dal.md --avoid peanuts');
  expect(output).toBe('Dal: nothing found.');
  expect(exitCode).toBe(0);
});

it('reads standard input, and answers as data', () => {
  const { output = '', exitCode } = run('check --avoid vegan --json');
  expect(JSON.parse(output)).toMatchObject({
    verdict: 'conflict',
    findings: [{ line: '30 g butter', against: 'Vegan' }, {}],
  });
  expect(exitCode).toBe(1);
});

it('scales by people and by a factor', () => {
  expect(run('scale dal.md --servings 8').output).toMatch(/Dal \(for 8\)\n\n- 500 g red lentils/);
  expect(run('scale dal.md --factor 3').output).toContain('750 g red lentils');
  expect(JSON.parse(run('scale noodles.json --servings 4 --json').output ?? '')).toMatchObject({
    servings: 4,
    ingredients: ['400 g noodles', '6 tbsp peanut butter'],
  });
});

it('adapts, and says what it changed', () => {
  const { output, exitCode } = run('adapt dal.md --avoid milk');
  expect(output).toMatch(/- 250 g red lentils/);
  expect(output).not.toMatch(/- 30 g butter/);
  expect(exitCode).toBe(0);
});

it('estimates what a serving holds', () => {
  expect(run('nutrition dal.md').output).toMatch(/A serving:\n {2}kcal \d{3}/);
  const { perServing } = JSON.parse(run('nutrition dal.md --json').output ?? '');
  expect(perServing.kcal).toBeGreaterThan(200);
});

it('converts measures', () => {
  const { output } = run('convert dal.md --units us');
  expect(output).toMatch(/oz red lentils|lb red lentils|cups? red lentils/);
  expect(output).toContain('350 °F');
});

it.each([
  ['', /COMMAND/],
  ['fry dal.md', /There is no "fry"/],
  ['check nowhere.md', /nowhere.md could not be read: no such file/],
  ['check dal.md --nonsense', /^Unknown option '--nonsense'\.\n/],
  ['check dal.md other.md', /what is "other.md"/],
  ['check dal.md', /--avoid peanuts/],
  ['adapt dal.md', /--avoid peanuts/],
  ['check dal.md --avoid milk,unobtainium', /"unobtainium" is no food that we know/],
  ['scale dal.md', /--servings/],
  ['scale dal.md --servings none', /--servings/],
  ['convert dal.md --units cubits', /--units/],
])('"%s" is told what is wrong, and ends with 2', (line, problem) => {
  const result = run(line);
  expect(result.problem).toMatch(problem);
  expect(result.exitCode).toBe(2);
});

it('says in a word what it can do', () => {
  expect(run('--help')).toMatchObject({ exitCode: 0, output: expect.stringContaining('convert') });
});
