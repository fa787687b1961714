/** Turns a model's stream of text into pieces of a reply: a card wherever a recipe's JSON stands, words otherwise. */
import { jsonrepair } from 'jsonrepair';
import { type ChefPiece, UnusableReply } from '../chat/chef.ts';
import type { Knowledge } from '../files/written-recipe.ts';
import { createJsonReader } from './json-reader.ts';
import { createRecipeReader } from './recipe-reader.ts';
import { createSpeechReader } from './speech-reader.ts';
import { ADVICE } from './words.ts';
import { readWrittenCard } from './written-card.ts';

export interface ReplyReader {
  /** @throws UnusableReply as soon as it is plain that nothing will come of it */
  readonly add: (delta: string) => ChefPiece[];
  /** Whether what was given out is a whole recipe, however the stream ended. */
  readonly isServable: () => boolean;
  /** The rest; `isWhole` when the model said that it had finished. @throws UnusableReply */
  readonly finish: (isWhole: boolean) => ChefPiece[];
}

/** More than any recipe takes: a model that goes on beyond it is lost in itself. */
const MAX_REPLY = 60_000;

export function createReplyReader(knowledge: Knowledge): ReplyReader {
  const speech = createSpeechReader();
  const json = createJsonReader();
  const recipe = createRecipeReader();
  let length = 0;
  /** The text from the object's first brace on; undefined while there is none. */
  let object: string | undefined;

  const readObject = (text: string): ChefPiece[] => {
    object = (object ?? '') + text;
    return json.state() === 'reading' ? json.add(text).flatMap(recipe.add) : [];
  };

  const repair = (text: string): ChefPiece[] => {
    const value = parseBroken(text);
    if (value === undefined || !textsIn(value).every((one) => standsWhole(text, one))) {
      throw new UnusableReply(ADVICE.brokenJson);
    }
    return recipe.addWhole(value);
  };

  const finishObject = (text: string, isWhole: boolean): ChefPiece[] => {
    const end = Math.max(text.lastIndexOf('}'), text.lastIndexOf(']'));
    // What broke off in the middle is not mended: half a line would pass for a whole one.
    const isMendable = json.state() === 'lost' && isWhole && end > 0;
    const pieces = isMendable ? repair(text.slice(0, end + 1)) : [];
    if (recipe.isServable()) return pieces;
    const said = recipe.speech();
    if (said !== undefined && pieces.length === 0 && (isWhole || json.state() === 'done')) {
      return [{ kind: 'text', delta: said }];
    }
    throw new UnusableReply(isWhole ? ADVICE.missingParts : ADVICE.brokenOff);
  };

  /** A recipe in words gives its card only in the end: no line of it is known to be one before. */
  const finishWritten = (text: string, isWhole: boolean): ChefPiece[] => {
    if (!isWhole) throw new UnusableReply(ADVICE.brokenOff);
    const card = readWrittenCard(text, knowledge);
    const pieces = card === undefined ? [] : recipe.addWhole(card);
    if (!recipe.isServable()) throw new UnusableReply(ADVICE.recipeInWords);
    return pieces;
  };

  return {
    add: (delta) => {
      length += delta.length;
      if (length > MAX_REPLY) throw new UnusableReply(ADVICE.tooLong);
      if (object !== undefined) return readObject(delta);
      const { pieces, rest } = speech.add(delta);
      return rest === undefined ? pieces : [...pieces, ...readObject(rest)];
    },
    isServable: recipe.isServable,
    finish: (isWhole) => {
      if (object !== undefined) return finishObject(object, isWhole);
      const { pieces, rest, written } = speech.finish(isWhole);
      if (written !== undefined) return [...pieces, ...finishWritten(written, isWhole)];
      return rest === undefined
        ? pieces
        : [...pieces, ...readObject(rest), ...finishObject(rest, isWhole)];
    },
  };
}

function parseBroken(text: string): unknown {
  try {
    return JSON.parse(jsonrepair(text));
  } catch {
    return undefined;
  }
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

const CLOSED = /^["'”’`]\s*(?:[,:\]}]|$|\/[/*]|["'])/;

/** Whether a mended text ends where its author ended it: a quote inside a line must not make two of it. */
function standsWhole(source: string, text: string): boolean {
  const written = [text, JSON.stringify(text).slice(1, -1)];
  const found = written.filter((one) => source.includes(one));
  return found.some((one) => {
    for (let at = source.indexOf(one); at >= 0; at = source.indexOf(one, at + 1)) {
      if (CLOSED.test(source.slice(at + one.length, at + one.length + 20))) return true;
    }
    return one === '';
  });
}
