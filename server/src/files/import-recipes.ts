/** Brings recipes in: read, held to the contract, checked against the person's needs, measured, and kept. */
import { setImmediate } from 'node:timers/promises';
import type { ChatPreferences, Safety } from '@saffron/contract/chat';
import { REFUSALS, Refusal } from '@saffron/contract/errors';
import { isPublicPicture } from '@saffron/contract/picture-address';
import { withoutNone } from '@saffron/contract/preferences';
import { type SentRecipe, sentRecipe } from '@saffron/contract/recipe';
import type { importBody, importedRecipe, importReply } from '@saffron/contract/recipe-files';
import { rewriteRecipe } from '@saffron/kitchen/measure/rewrite';
import { pictureUrl, readPictureUrl } from '@saffron/kitchen/picture/address';
import { pictureOf } from '@saffron/kitchen/picture/picture-of';
import { recipeLines } from '@saffron/kitchen/safety/check';
import type { z } from 'zod';
import { checkRecipe } from '../kitchen/check-recipe.ts';
import type { Work } from '../kitchen/work.ts';
import type { SavedRecipes } from '../recipes/saved-recipes.ts';
import type { Draft, Place } from './draft.ts';
import { type Brought, readRecipes } from './read-recipes.ts';
import { stepsOf, tidied } from './recipe-lines.ts';
import type { Knowledge } from './written-recipe.ts';

export interface Importer {
  readonly work: Work;
  readonly saved: SavedRecipes;
  readonly place: Place;
  readonly userId: string;
  readonly preferences: ChatPreferences;
}

type Asked = z.output<typeof importBody>;
type Imported = z.output<typeof importedRecipe>;
type Reply = z.output<typeof importReply>;

/** A text with all that is needed to make something of it, and nothing to keep it in. */
export interface TextToImport extends Brought {
  readonly place: Place;
  readonly preferences: ChatPreferences;
}

type Shown = Pick<Imported, 'safety' | 'measured'>;

/** Each with its name or its recipe, as they stood in the text. */
interface ReadImport {
  readonly items: readonly (
    | { readonly item: string; readonly message: string }
    | { readonly recipe: SentRecipe; readonly shown: Shown }
  )[];
  readonly problems: readonly string[];
}

/** More in one text is no recipe but a book. */
const MOST_AT_ONCE = 200;

/** @param signal aborts when nobody waits for it any more */
export async function importRecipes(
  importer: Importer,
  asked: Asked,
  signal: AbortSignal,
): Promise<Reply> {
  const { place, preferences } = importer;
  const { text, format, fileName } = asked;
  const brought = { text, format, fileName, place, preferences };
  const { items, problems } = await importer.work.run('readImport', brought, signal);
  const reply: Reply = {
    recipes: [],
    problems: problems.map((message) => ({ item: fileName ?? '', message })),
  };
  for (const one of items) {
    // Many are kept one after the other, and others want an answer in between.
    await setImmediate();
    if ('recipe' in one) await takeIn(importer, asked, one.recipe, one.shown, reply);
    else reply.problems.push(one);
  }
  return reply;
}

/** All of an import but the keeping. */
export function readImport(
  knowledge: Knowledge,
  { place, preferences, ...brought }: TextToImport,
): ReadImport {
  const { drafts, problems } = readRecipes(brought, knowledge, place);
  const items = drafts.slice(0, MOST_AT_ONCE).map((draft) => {
    const { recipe, message } = fitted(draft);
    if (recipe === undefined) return { item: draft.recipeName.slice(0, 200), message };
    const safety = safetyOf(knowledge, recipe, preferences);
    return { recipe, shown: { safety, measured: measured(knowledge, recipe, preferences) } };
  });
  return { items, problems };
}

async function takeIn(
  { saved, userId }: Importer,
  asked: Asked,
  recipe: SentRecipe,
  shown: Shown,
  reply: Reply,
): Promise<void> {
  if (asked.preview) {
    reply.recipes.push({ recipe, state: 'read', ...shown });
    return;
  }
  try {
    const { recipeId, isNew } = await saved.keep(userId, recipe, asked.allowDuplicate ?? false);
    const state: Imported['state'] = isNew ? 'saved' : 'already-saved';
    reply.recipes.push({ recipe: { ...recipe, recipeId }, recipeId, state, ...shown });
  } catch (error) {
    const code = error instanceof Refusal ? error.code : undefined;
    if (code === 'recipe-already-saved') {
      reply.recipes.push({ recipe, state: 'same-name', ...shown });
    } else if (code === 'too-many-recipes' || code === 'too-much-kept') {
      reply.problems.push({ item: recipe.recipeName, message: REFUSALS[code][1] });
    } else throw error;
  }
}

/** What is a matter of taste is made to fit; what would change the recipe is refused with a sentence. */
function fitted(draft: Draft): { recipe?: SentRecipe; message: string } {
  const { imageUrl, keywords, course, cuisine, recipeId, servings, minutes, activeMinutes } = draft;
  const short = (text: string | undefined) =>
    text
      ?.replace(/\p{Cc}+/gu, ' ')
      .slice(0, 60)
      .trim() || undefined;
  const result = sentRecipe.safeParse({
    ...draft,
    imageUrl: isWelcome(imageUrl) ? imageUrl : undefined,
    recipeId: sentRecipe.shape.recipeId.safeParse(recipeId).success ? recipeId : undefined,
    keywords: keywords?.slice(0, 20).flatMap((word) => short(word) ?? []),
    course: short(course),
    cuisine: short(cuisine),
    servings: servings !== undefined && servings <= 1000 ? servings : undefined,
    minutes: minutes !== undefined && minutes <= 100_000 ? minutes : undefined,
    activeMinutes:
      activeMinutes !== undefined && activeMinutes <= 100_000 ? activeMinutes : undefined,
  });
  if (!result.success) return { message: sentenceFor(result.error.issues[0]) };
  const recipe = tidied(result.data);
  if (recipe.ingredients.length + recipe.instructions.length === 0) {
    return { message: 'It has neither ingredients nor steps.' };
  }
  const { recipeName, ingredients } = recipe;
  const drawn = () => pictureUrl(pictureOf({ recipeName, ingredients, course: undefined }));
  return { recipe: { ...recipe, imageUrl: recipe.imageUrl ?? drawn() }, message: '' };
}

/** Our own drawings and public pictures; whatever runs, comes along in the text or lies in somebody's house is left out. */
function isWelcome(imageUrl = ''): boolean {
  const own = /^\/pictures\/(.+)\.svg$/.exec(imageUrl)?.[1];
  return own === undefined ? isPublicPicture(imageUrl) : readPictureUrl(own) !== undefined;
}

const PARTS: Readonly<Record<string, string>> = {
  recipeName: 'The name',
  introduction: 'The introduction',
  ingredients: 'The list of ingredients',
  instructions: 'The list of steps',
  tips: 'The list of tips',
  friendly_closing: 'The last word',
};

/** "The list of steps must have at most 100 lines." */
function sentenceFor(issue: z.core.$ZodIssue | undefined): string {
  const part = PARTS[String(issue?.path[0])] ?? 'This recipe';
  if (issue?.code === 'too_big' && issue.origin === 'array')
    return `${part} is longer than 100 lines.`;
  if (issue?.code === 'too_big' || issue?.code === 'invalid_union') {
    return `${part} has a text that is longer than we can keep.`;
  }
  return `${part} ${issue?.message ?? 'cannot be kept'}.`;
}

function safetyOf(knowledge: Knowledge, recipe: SentRecipe, preferences: ChatPreferences): Safety {
  const { foodAllergies = [], dietaryRestrictions = [] } = preferences;
  const needs = { allergies: withoutNone(foodAllergies), diets: withoutNone(dietaryRestrictions) };
  const found = checkRecipe(knowledge, recipeLines(recipe), needs, recipe.servings);
  return {
    verdict: found.verdict,
    findings: [...found.findings],
    unknown: [...found.unknown],
    notes: [...found.notes],
    checkedFor: needs,
    rules: knowledge.rules.version,
  };
}

function measured(knowledge: Knowledge, recipe: SentRecipe, preferences: ChatPreferences) {
  const lines = { ingredients: recipe.ingredients, instructions: stepsOf(recipe) };
  const { measurementUnits = 'international' } = preferences;
  return rewriteRecipe(knowledge.measures, lines, measurementUnits);
}
