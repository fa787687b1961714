/** What is done with people's texts that may take long: pure functions of a kitchen, whose input and output can travel between processes. */
import { answer, type ChefNeeds, type Turn } from '@saffron/kitchen/chef/answer';
import { type Asker, hearPerson } from '@saffron/kitchen/chef/talk/person-heard';
import type { Kitchen } from '@saffron/kitchen/kitchen';
import { rewriteRecipe } from '@saffron/kitchen/measure/rewrite';
import type { UnitSystem } from '@saffron/kitchen/vocabulary';
import { readImport, type TextToImport } from '../files/import-recipes.ts';
import { checkLines, type LinesToCheck } from './check-lines.ts';

export interface Conversation {
  readonly turns: readonly Turn[];
  readonly asker: ChefNeeds;
}

export interface Listening {
  readonly turns: readonly Turn[];
  readonly asker: Asker;
}

export interface LinesToMeasure {
  readonly ingredients: readonly string[];
  readonly instructions: readonly string[];
  readonly units: UnitSystem;
  readonly factor?: number | undefined;
}

export function openJobs(kitchen: Kitchen) {
  return {
    answer: ({ turns, asker }: Conversation) => answer(kitchen, turns, asker),
    hear: ({ turns, asker }: Listening) => hearPerson(kitchen, turns, asker),
    check: (lines: LinesToCheck) => checkLines(kitchen, lines),
    measure: ({ ingredients, instructions, units, factor }: LinesToMeasure) =>
      rewriteRecipe(kitchen.measures, { ingredients, instructions }, units, factor),
    readImport: (text: TextToImport) => readImport(kitchen, text),
  };
}

type Opened = ReturnType<typeof openJobs>;
export type JobName = keyof Opened;
export type Inputs = { readonly [Name in JobName]: Parameters<Opened[Name]>[0] };
export type Outputs = { readonly [Name in JobName]: ReturnType<Opened[Name]> };
/** The same table, of which a call is understood whose name is known only when it is made. */
export type Jobs = { readonly [Name in JobName]: (input: Inputs[Name]) => Outputs[Name] };
