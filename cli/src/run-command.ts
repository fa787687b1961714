/** Runs one command of the command line on a file or on standard input, with the tools of the kitchen. */
import { parseArgs } from 'node:util';
import type { Kitchen } from '@saffron/kitchen/kitchen';
import type { RecipeAdapted } from '@saffron/kitchen/tools/lines';
import { UNIT_SYSTEMS, type UnitSystem } from '@saffron/kitchen/vocabulary';
import { runTool } from '@saffron/server/tools/run-tool';
import { sortAvoided, toolUserFor, unknownAmong } from '@saffron/server/tools/whom-for';
import { type FileRecipe, readFileRecipe } from './read-file-recipe.ts';
import { describeAdapted, describeCheck, describeLines, describeNutrition } from './say-results.ts';

export interface CommandResult {
  readonly output?: string | undefined;
  /** A sentence for standard error. */
  readonly problem?: string | undefined;
  /** 0 where all is well, 1 where something was found, 2 where the command could not be run. */
  readonly exitCode: 0 | 1 | 2;
}

const USAGE = `saffron-kitchen COMMAND [FILE]      a recipe as text, Markdown, JSON, JSON-LD or Cooklang; - or nothing is standard input

  check    --avoid peanuts,milk,vegan   what in it goes against that; ends with 1 where something does
  adapt    --avoid peanuts,milk,vegan   the same recipe without it; ends with 1 where something stays
  scale    --servings 6 | --factor 2    the same recipe for more or fewer
  convert  --units us                   in other measures: international, us, imperial
  nutrition                             what a serving holds

  --json   data in place of text        --help   these lines`;

const UNITS: Readonly<Record<string, UnitSystem>> = {
  ...Object.fromEntries(UNIT_SYSTEMS.map((one) => [one.toLowerCase(), one])),
  ...{ us: 'United States', metric: 'international' },
};

/**
 * @param open opens the kitchen, only where a command needs it
 * @param read the text of a file; throws where there is none
 */
export function runCommand(
  open: () => Kitchen,
  words: readonly string[],
  read: (file: string) => string,
): CommandResult {
  const asked = readWords(words);
  if (typeof asked === 'string') return { problem: `${asked}\n\n${USAGE}`.trim(), exitCode: 2 };
  const { command, file, values } = asked;
  if (values.help) return { output: USAGE, exitCode: 0 };
  const run = COMMANDS[command];
  if (run === undefined) return { problem: `There is no "${command}".\n\n${USAGE}`, exitCode: 2 };
  const text = textOf(read, file);
  if (typeof text !== 'string') return text;
  const kitchen = open();
  const recipe = readFileRecipe(kitchen, text, file);
  if (typeof recipe === 'string') return { problem: recipe, exitCode: 2 };
  return run(kitchen, recipe, values);
}

type Values = Exclude<ReturnType<typeof readWords>, string>['values'];

/** The words in order, or a sentence that says which of them is wrong. */
function readWords(words: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        ...{ avoid: { type: 'string' }, units: { type: 'string' } },
        ...{ servings: { type: 'string' }, factor: { type: 'string' } },
        ...{ json: { type: 'boolean' }, help: { type: 'boolean' } },
      },
    } as const);
    const [command = '', file = '-', more] = positionals;
    if (more !== undefined) return `One file at a time: what is "${more}"?`;
    return command !== '' || values.help ? { command, file, values } : '';
  } catch (error) {
    // "Unknown option '--for'. To specify a positional argument ..."
    return `${(error as Error).message.split(/\. |\n/)[0]}.`;
  }
}

function textOf(read: (file: string) => string, file: string): string | CommandResult {
  try {
    return read(file);
  } catch (error) {
    return { problem: `${file} could not be read: ${(error as Error).message}.`, exitCode: 2 };
  }
}

type Command = (kitchen: Kitchen, recipe: FileRecipe, values: Values) => CommandResult;

const NOTHING_AVOIDED: CommandResult = {
  problem: 'Say what must not be in it: --avoid peanuts,milk,vegan',
  exitCode: 2,
};

const COMMANDS: Readonly<Record<string, Command>> = {
  check: (kitchen, recipe, { avoid = '', json }) => {
    const { title, ingredients, instructions } = recipe;
    const input = { title, ingredients, instructions };
    if (avoid.trim() === '') return NOTHING_AVOIDED;
    return answer(kitchen, 'check_recipe', input, avoid, (data) => ({
      output: json ? JSON.stringify(data, null, 2) : describeCheck(recipe, data),
      exitCode: 'findings' in data && isFound(data.findings) ? 1 : 0,
    }));
  },
  adapt: (kitchen, recipe, { avoid = '', json }) => {
    if (avoid.trim() === '') return NOTHING_AVOIDED;
    return answer(kitchen, 'adapt_recipe', recipe, avoid, (data) => ({
      output: json ? JSON.stringify(data, null, 2) : describeAdapted(recipe, data),
      exitCode: 'check' in data && isFound((data as RecipeAdapted).check.findings) ? 1 : 0,
    }));
  },
  nutrition: (kitchen, { ingredients, servings = 1 }, { json }) =>
    answer(kitchen, 'estimate_nutrition', { ingredients, servings }, '', (data) => ({
      output: json ? JSON.stringify(data, null, 2) : describeNutrition(data),
      exitCode: 0,
    })),
  scale: (kitchen, recipe, { servings, factor, json }) => {
    const wanted = Number(servings);
    if (servings !== undefined && recipe.servings === undefined)
      return { problem: 'The recipe does not say for how many it is: use --factor.', exitCode: 2 };
    const times = servings === undefined ? Number(factor) : wanted / (recipe.servings ?? 1);
    if (!(times > 0))
      return { problem: 'Say --servings 6 or --factor 2, above nothing.', exitCode: 2 };
    const size = servings === undefined ? recipe.servings && recipe.servings * times : wanted;
    return rewritten(kitchen, { ...recipe, servings: size }, 'international', times, json);
  },
  convert: (kitchen, recipe, { units = '', json }) => {
    const system = UNITS[units.toLowerCase()];
    if (system === undefined)
      return { problem: 'Say --units international, us or imperial.', exitCode: 2 };
    return rewritten(kitchen, recipe, system, 1, json);
  },
};

function rewritten(
  kitchen: Kitchen,
  recipe: FileRecipe,
  units: UnitSystem,
  factor: number,
  json: boolean | undefined,
): CommandResult {
  const { ingredients, instructions } = recipe;
  const input = { ingredients, instructions, units, factor };
  return answer(kitchen, 'convert_recipe', input, '', (data) => {
    const lines = { ...recipe, ...data };
    return { output: json ? JSON.stringify(lines, null, 2) : describeLines(lines), exitCode: 0 };
  });
}

function answer(
  kitchen: Kitchen,
  name: string,
  input: object,
  avoid: string,
  say: (data: object) => CommandResult,
): CommandResult {
  const names = avoid.split(',');
  const unknown = unknownAmong(kitchen, names);
  if (unknown !== undefined) return { problem: unknown, exitCode: 2 };
  const user = toolUserFor(kitchen, { avoided: sortAvoided(names) });
  const result = runTool(kitchen, { name, input, user });
  return 'problem' in result ? { problem: result.problem, exitCode: 2 } : say(result.data);
}

function isFound(findings: unknown): boolean {
  return Array.isArray(findings) && findings.length > 0;
}
