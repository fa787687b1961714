/** Turns the values of a model's JSON, as they complete, into pieces of a recipe card. */
import { MAX_LINE_LENGTH, MAX_LIST_LINES, MAX_NAME_LENGTH } from '@saffron/contract/limits';
import type { ChefPiece, ListField, ProseField } from '../chat/chef-types.ts';
import {
  collapseWhitespace,
  extractLines,
  findField,
  isTextAnswerKey,
  isWrapperKey,
  readMinutes,
  readServings,
  splitSentences,
  stripListMark,
} from './recipe-fields.ts';
import type { CompleteValue } from './streaming-json-reader.ts';

export interface RecipeReader {
  readonly add: (read: CompleteValue) => ChefPiece[];
  /** Returns pieces of a whole object that was parsed otherwise, except those already returned. */
  readonly addWhole: (value: unknown) => ChefPiece[];
  /** Whether the pieces returned so far are a usable recipe: a name, all ingredients and all steps. */
  readonly isServable: () => boolean;
  /** Whether a name or an ingredient was read. */
  readonly hasBegun: () => boolean;
  /** The text answer of an object without a recipe. */
  readonly textAnswer: () => string | undefined;
}

const MAX_PROSE = 4000;
const MAX_LENGTHS: Readonly<Record<ProseField, number>> = {
  recipeName: MAX_NAME_LENGTH,
  conversation_response: MAX_PROSE,
  introduction: MAX_PROSE,
  friendly_closing: MAX_PROSE,
};

export function createRecipeReader(): RecipeReader {
  const emitted = new Set<string>();
  const counts: Record<ListField, number> = { ingredients: 0, instructions: 0, tips: 0 };
  const closed = new Set<string>();
  let textAnswer: string | undefined;

  const prose = (field: ProseField, value: unknown): ChefPiece[] => {
    const text = collapseWhitespace(String(value).replace(/\*\*/g, '')).slice(
      0,
      MAX_LENGTHS[field],
    );
    if (emitted.has(field) || text === '' || typeof value === 'object') return [];
    emitted.add(field);
    return [{ kind: 'prose', field, text: text.toWellFormed() }];
  };

  /** `from` is the number of earlier lines in this list. */
  const lines = (list: ListField, texts: readonly string[], from: number): ChefPiece[] => {
    const fresh = texts.slice(Math.max(0, counts[list] - from));
    const room = fresh.slice(0, MAX_LIST_LINES - counts[list]);
    counts[list] += room.length;
    const pieces = room.map((text): ChefPiece => {
      return { kind: 'line', list, text: text.slice(0, MAX_LINE_LENGTH).toWellFormed() };
    });
    return pieces.length > 0 ? [...introduce(), ...pieces] : [];
  };

  /** A card is shown with its introduction, so a recipe that has none yet gets an empty one. */
  const introduce = (): ChefPiece[] => {
    if (emitted.has('introduction') || emitted.has('bare') || !emitted.has('recipeName')) return [];
    emitted.add('bare');
    return [{ kind: 'prose', field: 'introduction', text: '' }];
  };

  const number = (field: 'servings' | 'minutes', value: unknown): ChefPiece[] => {
    const read = field === 'servings' ? readServings(value) : readMinutes(value);
    if (read === undefined || emitted.has(field)) return [];
    emitted.add(field);
    return [{ kind: 'numbers', [field]: read }];
  };

  const list = (field: ListField, value: unknown): ChefPiece[] => {
    closed.add(field);
    const whole = extractLines(field, value);
    const oneText = field === 'instructions' && typeof value === 'string' && whole.length === 1;
    return lines(field, oneText ? splitSentences(whole[0] ?? '').map(stripListMark) : whole, 0);
  };

  const add = ({ path, value }: CompleteValue): ChefPiece[] => {
    const [key = '', index, ...deeper] = path.slice(path.findIndex((part) => !isWrapperKey(part)));
    if (path.slice(0, -1).every(isWrapperKey)) readTextAnswer(path.at(-1) ?? '', value);
    const field = path.every(isWrapperKey) ? undefined : findField(key);
    if (deeper.length > 0 || field === undefined) return [];
    if (field === 'servings' || field === 'minutes') return number(field, value);
    if (field !== 'ingredients' && field !== 'instructions' && field !== 'tips') {
      return index === undefined ? prose(field, value) : [];
    }
    if (index === undefined) return list(field, value);
    // An entry's lines follow those of earlier entries.
    return typeof index === 'number' ? lines(field, extractLines(field, value), counts[field]) : [];
  };

  const readTextAnswer = (key: string | number, value: unknown): void => {
    if (typeof value === 'string' && isTextAnswerKey(key) && value.trim() !== '')
      textAnswer ??= value.trim();
  };

  const addWhole = (value: unknown): ChefPiece[] => listValues(value).flatMap(add);

  return {
    add: (read) => add(read),
    addWhole,
    isServable: () =>
      emitted.has('recipeName') &&
      (['ingredients', 'instructions'] as const).every(
        (field) => closed.has(field) && counts[field] > 0,
      ),
    hasBegun: () => emitted.has('recipeName') || counts.ingredients > 0,
    textAnswer: () =>
      emitted.has('recipeName') || counts.ingredients > 0 ? undefined : textAnswer,
  };
}

/** The values of an object in reading order, wrappers opened. */
function listValues(value: unknown, path: readonly (string | number)[] = []): CompleteValue[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => {
    const at = [...path, Array.isArray(value) ? Number(key) : key];
    const inside =
      isWrapperKey(at.at(-1) ?? '') && typeof one === 'object' ? listValues(one, at) : [];
    return inside.length > 0 ? inside : [{ path: at, value: one }];
  });
}
