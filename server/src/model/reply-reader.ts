/** Turns a model's streamed text into pieces of a reply: a card where it is a recipe's JSON, text otherwise. */
import { jsonrepair } from 'jsonrepair';
import { type ChefPiece, UnusableReplyError } from '../chat/chef-types.ts';
import type { FoodKnowledge } from '../files/plain-text-recipe.ts';
import { createRecipeReader } from './recipe-reader.ts';
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
    const textAnswer = recipe.textAnswer();
    if (textAnswer !== undefined && pieces.length === 0 && (isWhole || json.state() === 'done')) {
      return [{ kind: 'text', delta: textAnswer }];
    }
    throw new UnusableReplyError(isWhole ? RETRY_ADVICE.missingParts : RETRY_ADVICE.brokenOff);
  };

  /** A text recipe becomes a card only at the end, when all its lines are known. */
  const finishTextRecipe = (text: string, isWhole: boolean): ChefPiece[] => {
    if (!isWhole) throw new UnusableReplyError(RETRY_ADVICE.brokenOff);
    const card = readTextRecipe(text, knowledge);
    const pieces = card === undefined ? [] : recipe.addWhole(card);
    if (!recipe.isServable()) throw new UnusableReplyError(RETRY_ADVICE.recipeInWords);
    return pieces;
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
      const { pieces, rest, textRecipe } = textReader.finish(isWhole);
      if (textRecipe !== undefined) return [...pieces, ...finishTextRecipe(textRecipe, isWhole)];
      return rest === undefined
        ? pieces
        : [...pieces, ...readObject(rest), ...finishObject(rest, isWhole)];
    },
  };
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
