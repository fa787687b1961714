/** The kitchen functions that may run in a worker process: answer, extract needs, check, convert, compose, lay a menu, read, adapt, estimate nutrition, run a tool, read an import. */
import { answer, type ConversationNeeds, type Turn } from '@saffron/kitchen/chef';
import { briefFor } from '@saffron/kitchen/chef/brief';
import { type Asker, hearPerson } from '@saffron/kitchen/chef/needs-extractor';
import type { Kitchen } from '@saffron/kitchen/kitchen';
import { rewriteRecipe } from '@saffron/kitchen/measure';
import { estimate } from '@saffron/kitchen/nutrition';
import { type DishWanted, getDish } from '@saffron/kitchen/tools/dishes';
import { layToolTable, type ToolUser } from '@saffron/kitchen/tools/table';
import type { UnitSystem } from '@saffron/kitchen/vocabulary';
import { runTool, type ToolCall } from '../tools/run-tool.ts';
import { toolUserFor, type Whom } from '../tools/whom-for.ts';
import { adaptRecipe, type RecipeToAdapt } from './adapt-recipe.ts';
import { checkLines, type LinesToCheck } from './check-lines.ts';
import { composeDish, type FoodsInHand } from './compose-dish.ts';
import { layMenu, type MenuToLay } from './lay-menu.ts';
import { readImport, type TextToImport } from './read-import.ts';
import { type RecipeToRead, readRecipe } from './read-recipe.ts';

export interface AnswerInput {
  readonly turns: readonly Turn[];
  readonly asker: ConversationNeeds;
}

export interface ExtractNeedsInput {
  readonly turns: readonly Turn[];
  readonly asker: Asker;
}

export interface LinesToMeasure {
  readonly ingredients: readonly string[];
  readonly instructions: readonly string[];
  readonly units: UnitSystem;
  readonly factor?: number | undefined;
}

export interface LinesToEstimate {
  readonly ingredients: readonly string[];
  readonly servings: number;
}

export interface DishForUser {
  readonly wanted: DishWanted;
  readonly user: ToolUser | Whom;
}

export interface ToolForUser extends Pick<ToolCall, 'name' | 'input'> {
  readonly user: ToolUser | Whom;
}

export function createJobs(kitchen: Kitchen) {
  const readUser = (user: ToolUser | Whom): ToolUser =>
    'person' in user ? user : toolUserFor(kitchen, user);
  return {
    answer: ({ turns, asker }: AnswerInput) => answer(kitchen, turns, asker),
    brief: ({ turns, asker }: AnswerInput) => briefFor(kitchen, turns, asker),
    hear: ({ turns, asker }: ExtractNeedsInput) => hearPerson(kitchen, turns, asker),
    check: (lines: LinesToCheck) => checkLines(kitchen, lines),
    measure: ({ ingredients, instructions, units, factor }: LinesToMeasure) =>
      rewriteRecipe(kitchen.measures, { ingredients, instructions }, units, factor),
    compose: (foods: FoodsInHand) => composeDish(kitchen, foods),
    menu: (menu: MenuToLay) => layMenu(kitchen, menu),
    nutrition: ({ ingredients, servings }: LinesToEstimate) =>
      estimate(kitchen, ingredients, servings),
    dish: ({ wanted, user }: DishForUser) => getDish(layToolTable(kitchen, readUser(user)), wanted),
    tool: ({ user, ...call }: ToolForUser) => runTool(kitchen, { ...call, user: readUser(user) }),
    readRecipe: (text: RecipeToRead) => readRecipe(kitchen, text),
    adaptRecipe: (recipe: RecipeToAdapt) => adaptRecipe(kitchen, recipe),
    readImport: (text: TextToImport) => readImport(kitchen, text),
  };
}

type JobTable = ReturnType<typeof createJobs>;
export type JobName = keyof JobTable;
export type JobInputs = { readonly [Name in JobName]: Parameters<JobTable[Name]>[0] };
export type JobOutputs = { readonly [Name in JobName]: ReturnType<JobTable[Name]> };
/** The same table, typed for calls whose job name is only known at run time. */
export type Jobs = { readonly [Name in JobName]: (input: JobInputs[Name]) => JobOutputs[Name] };
