/** Turns a model's streamed text into pieces of a reply: a card where it is a recipe's JSON, text otherwise. */
import type { FoodKnowledge } from '@saffron/kitchen/recipe-text/line-signs';
import { jsonrepair } from 'jsonrepair';
import { type ChefPiece, UnusableReplyError } from '../chat/chef-types.ts';
import { beginsRecipe, withoutSharedLine } from './plain-recipe-form.ts';
import { sayPlan } from './plan-in-words.ts';
import { recipeByShape } from './recipe-by-shape.ts';
import { createRecipeReader, type RecipeReader } from './recipe-reader.ts';
import { RETRY_ADVICE } from './retry-advice.ts';
import { createStreamingJsonReader } from './streaming-json-reader.ts';
import { createTextAnswerReader } from './text-answer-reader.ts';
import { readTextRecipe } from './text-recipe-reader.ts';

export interface ReplyReader {
  /** @throws UnusableReplyError as soon as the answer is known to be unusable */
  readonly add: (delta: string) => ChefPiece[];
  /** Whether the pieces returned so far are a whole recipe, however the stream ended. */
  readonly isServable: () => boolean;
  /** Returns the rest; `isWhole` when the model reported the end. @throws UnusableReplyError */
  readonly finish: (isWhole: boolean) => ChefPiece[];
}

/** More than any recipe needs: a model that exceeds it is repeating itself. */
const MAX_REPLY = 60_000;

export function createReplyReader(knowledge: FoodKnowledge): ReplyReader {
  const textReader = createTextAnswerReader();
  const json = createStreamingJsonReader();
  const recipe = createRecipeReader();
  let length = 0;
  /** The text from the object's first brace on; undefined before it. */
  let object: string | undefined;

  const readObject = (text: string): ChefPiece[] => {
    object = (object ?? '') + text;
    return json.state() === 'reading' ? json.add(text).flatMap(recipe.add) : [];
  };

  const repair = (text: string): ChefPiece[] => {
    const value = parseRepaired(text);
    if (value === undefined || !listTexts(value).every((one) => isCompleteIn(text, one))) {
      throw new UnusableReplyError(RETRY_ADVICE.brokenJson);
    }
    return recipe.addWhole(value);
  };

  const finishObject = (text: string, isWhole: boolean): ChefPiece[] => {
    const end = Math.max(text.lastIndexOf('}'), text.lastIndexOf(']'));
    // A truncated answer is not repaired: half a line would look like a whole one.
    const isMendable = json.state() === 'lost' && isWhole && end > 0;
    const pieces = isMendable ? repair(text.slice(0, end + 1)) : [];
    if (recipe.isServable()) return pieces;
    const shaped =
      isWhole || json.state() === 'done' ? recipeByShape(text.slice(0, end + 1)) : undefined;
    if (shaped !== undefined) {
      pieces.push(...recipe.addWhole(shaped));
      if (recipe.isServable()) return pieces;
    }
    const mayBeText = pieces.length === 0 && (isWhole || json.state() === 'done');
    const textAnswer = mayBeText ? (recipe.textAnswer() ?? planIn(recipe, text)) : undefined;
    if (textAnswer !== undefined)
      return cardIn(textAnswer) ?? [{ kind: 'text', delta: textAnswer }];
    throw new UnusableReplyError(isWhole ? RETRY_ADVICE.missingParts : RETRY_ADVICE.brokenOff);
  };

  /** The card of a recipe that was written as text, where it is one. */
  const cardIn = (text: string): ChefPiece[] | undefined => {
    const card = readTextRecipe(text, knowledge);
    return card === undefined || !isWhole(card) ? undefined : recipe.addWhole(card);
  };

  /** A text recipe becomes a card only at the end, when all its lines are known. */
  const finishTextRecipe = (text: string, isComplete: boolean, before: string): ChefPiece[] => {
    if (!isComplete) throw new UnusableReplyError(RETRY_ADVICE.brokenOff);
    // Its name and introduction may have been passed on as text already.
    const pieces = before === '' ? undefined : cardIn(`${before}\n${text}`);
    if (pieces !== undefined) return [...withdrawBefore(before, pieces), ...pieces];
    const alone = cardIn(text);
    if (alone !== undefined) return alone;
    const words = withoutSharedLine(text).trim();
    if (words === '' && before === '') throw new UnusableReplyError(RETRY_ADVICE.nothing);
    if (words !== '' && !words.split('\n').some((line) => beginsRecipe(line))) {
      return [{ kind: 'text', delta: words }];
    }
    throw new UnusableReplyError(RETRY_ADVICE.recipeInWords);
  };

  /** What was passed on as text, and turns out to be a recipe: it comes again as a card. */
  const finishText = (pieces: readonly ChefPiece[], said: string): ChefPiece[] => {
    const card = cardIn(said);
    return card === undefined ? [...pieces] : [...pieces, ...withdrawBefore(said, card), ...card];
  };

  return {
    add: (delta) => {
      length += delta.length;
      if (length > MAX_REPLY) throw new UnusableReplyError(RETRY_ADVICE.tooLong);
      if (object !== undefined) return readObject(delta);
      const { pieces, rest } = textReader.add(delta);
      return rest === undefined ? pieces : [...pieces, ...readObject(rest)];
    },
    isServable: recipe.isServable,
    finish: (isWhole) => {
      if (object !== undefined) return finishObject(object, isWhole);
      const { pieces, rest, textRecipe, sentText = '' } = textReader.finish(isWhole);
      if (textRecipe !== undefined)
        return [...pieces, ...finishTextRecipe(textRecipe, isWhole, sentText)];
      return rest === undefined
        ? finishText(pieces, sentText)
        : [...pieces, ...readObject(rest), ...finishObject(rest, isWhole)];
    },
  };
}

/** Of the text that was passed on, what comes before the name of the dish stays, unless it only announces it. */
function withdrawBefore(said: string, card: readonly ChefPiece[]): ChefPiece[] {
  const name = card.flatMap((one) =>
    one.kind === 'prose' && one.field === 'recipeName' ? [one.text] : [],
  )[0];
  const at = name === undefined ? -1 : said.indexOf(name);
  const lead = said.slice(0, Math.max(0, said.lastIndexOf('\n', at))).trim();
  const stays = lead !== '' && /[.!?]$/.test(lead);
  return [{ kind: 'anew' }, ...(stays ? [{ kind: 'text' as const, delta: `${lead}\n\n` }] : [])];
}

/** A card needs at least two ingredients and two steps: less is a list or advice. */
function isWhole({ ingredients, instructions }: Record<string, unknown>): boolean {
  const count = (value: unknown) => (Array.isArray(value) ? value.length : 0);
  return count(ingredients) >= 2 && count(instructions) >= 2;
}

/** A plan given as data, in words; undefined where a recipe has begun in it. */
function planIn(recipe: RecipeReader, text: string): string | undefined {
  return recipe.hasBegun() ? undefined : sayPlan(parseRepaired(text));
}

function parseRepaired(text: string): unknown {
  try {
    return JSON.parse(jsonrepair(text));
  } catch {
    return undefined;
  }
}

function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listTexts) : [];
}

const STRING_END = /^["'”’`]\s*(?:[,:\]}]|$|\/[/*]|["'])/;

/** Whether a mended text ends where its author ended it: a quote inside a line must not make two of it. */
function isCompleteIn(source: string, text: string): boolean {
  const written = [text, JSON.stringify(text).slice(1, -1)];
  const found = written.filter((one) => source.includes(one));
  return found.some((one) => {
    for (let at = source.indexOf(one); at >= 0; at = source.indexOf(one, at + 1)) {
      if (STRING_END.test(source.slice(at + one.length, at + one.length + 20))) return true;
    }
    return one === '';
  });
}
