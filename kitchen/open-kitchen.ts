/** Reads pantry, cookbook, dish templates and language from disk and compiles them into the Kitchen object of server and tests. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openForms } from './open-forms.ts';
import { openLanguage } from './open-language.ts';
import type { Kitchen } from './src/conversation/kitchen.ts';
import { compileCookbook } from './src/cookbook/cookbook.ts';
import type { Dish } from './src/cookbook/dish.ts';
import { ingredientLine } from './src/cookbook/dish-lines.ts';
import { compileMeats } from './src/cookbook/meat-table.ts';
import { readPlateKinds } from './src/cookbook/plate-kinds.ts';
import { readDish } from './src/cookbook/read-dish.ts';
import { compileRegionalNames } from './src/cookbook/regional-names.ts';
import { readStandIns } from './src/cookbook/stand-ins.ts';
import { readSuits } from './src/cookbook/suits.ts';
import { openDangerCues } from './src/danger/find-danger.ts';
import { createWeigher } from './src/measure/lines/weigh.ts';
import { compileMeasures } from './src/measure/measures.ts';
import { openMentionCues } from './src/mentions/mention-cues.ts';
import { learnTalk } from './src/mentions/talk-examples.ts';
import { openNeedsReader } from './src/needs/needs-reader.ts';
import { estimate } from './src/nutrition/estimate.ts';
import { figureWords } from './src/nutrition/figure-words.ts';
import { openNutrition, readCarbs } from './src/nutrition/nutrition-table.ts';
import { type ReadMessage, readMessage } from './src/read/message-reader.ts';
import { compileRules } from './src/safety/pantry/rules.ts';
import { compileSituations } from './src/safety/person/situations.ts';

/**
 * `folder` holds `pantry/` and, unless `dishes` names another place, `cookbook/`. A dish file that cannot be read is
 * left out and named in `unread`; a pantry file that cannot be read throws, since nothing could be checked without it.
 */
export function openKitchen(
  folder: string = import.meta.dirname,
  dishes = join(folder, 'cookbook'),
): Kitchen {
  const pantry = join(folder, 'pantry');
  const read = (name: string): string => readFileSync(join(pantry, name), 'utf8');
  const figures = read('nutrition.txt');
  const rules = compileRules(
    listFilesWithExtension(pantry, '.pantry').map((name) => ({ name, text: read(name) })),
    readCarbs(figures),
  );
  const measures = compileMeasures(read('units.txt'), read('densities.txt'));
  const nutrition = openNutrition(figures, rules);
  const american = compileRegionalNames(read('names-united-states.txt'));
  const meats = compileMeats(read('meats.txt'));
  const standIns = readStandIns(read('stand-ins.txt'));
  const { found, unread } = readDishes(dishes);
  const beside = (name: string): string =>
    existsSync(join(dishes, name)) ? readFileSync(join(dishes, name), 'utf8') : '';
  const suits = readSuits(beside('suits.txt'));
  const kinds = readPlateKinds(beside('kinds.txt'));
  const hiddenWords = ({ slug, ingredients, servings }: Dish): string[] => {
    const lines = ingredients.map((item) => ingredientLine(item));
    const { perServing } = estimate({ rules, measures, nutrition }, lines, servings);
    return [...figureWords(perServing), ...(suits.get(slug) ?? [])];
  };
  const weigh = createWeigher(measures);
  const cookbook = compileCookbook(found, rules, weigh, [american], meats, hiddenWords, kinds);
  const forms = openForms(read('cooking.txt'));
  const situations = compileSituations(read('situations.txt'));
  const spoken = { 'United States': american };
  const needs = openNeedsReader(
    rules,
    readCues('needs.cues'),
    {
      customs: read('customs.txt'),
      forms: read('food-forms.txt'),
    },
    [...found.map(({ title }) => title), ...cookbook.cuisines],
  );
  const language = openLanguage({ rules, needs, cookbook });
  const cues = openMentionCues(readCues('mentions.cues'));
  const mentions = { ...cues, likeness: once(() => learnTalk(cues, rules, readCues('talk.txt'))) };
  const dangers = openDangerCues(readCues('danger.cues'));
  return {
    ...{ rules, measures, nutrition, situations, meats, standIns, cookbook, forms, spoken, unread },
    ...{ language, needs, mentions, dangers },
    readActs: (message, state) => actsOf(readMessage(language.reader, message, state)),
  };
}

function actsOf({ acts, text }: ReadMessage) {
  return acts.map(({ act, chance, foods }) => ({
    ...{ act, chance },
    foods: foods.map(({ role, chance, out, start, end }) => ({
      ...{ role, chance, out },
      said: text.slice(start, end).toLowerCase(),
    })),
  }));
}

/** What costs half a second and is wanted only where a model speaks. */
function once<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** The cues of each language that has a file of that name, by its code. */
function readCues(file: string): Record<string, string> {
  const languages = join(import.meta.dirname, 'language');
  return Object.fromEntries(
    readdirSync(languages)
      .sort()
      .filter((code) => existsSync(join(languages, code, file)))
      .map((code) => [code, readFileSync(join(languages, code, file), 'utf8')]),
  );
}

function readDishes(folder: string): { found: Dish[]; unread: string[] } {
  const found: Dish[] = [];
  const unread: string[] = [];
  for (const name of listFilesWithExtension(folder, '.cook')) {
    try {
      found.push(
        readDish(name.slice(0, -'.cook'.length), readFileSync(join(folder, name), 'utf8')),
      );
    } catch (error) {
      unread.push(error instanceof Error ? error.message : `${name} could not be read.`);
    }
  }
  return { found, unread };
}

function listFilesWithExtension(folder: string, ending: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .sort();
}
