/** Turns the values of a model's JSON, as they complete, into the pieces of a card; it forgives names and shapes. */
import { MAX_LINE_LENGTH, MAX_LIST_LINES, MAX_NAME_LENGTH } from '@saffron/contract/limits';
import type { ChefPiece, ListField, ProseField } from '../chat/chef.ts';
import type { ReadValue } from './json-reader.ts';
import {
  bare,
  fieldNamed,
  isSpeech,
  isWrapper,
  linesOf,
  minutesIn,
  sentencesOf,
  servingsIn,
  tidy,
} from './recipe-fields.ts';

export interface RecipeReader {
  readonly add: (read: ReadValue) => ChefPiece[];
  /** Pieces of a whole object that was read by other means; what was given out already is not given again. */
  readonly addWhole: (value: unknown) => ChefPiece[];
  /** Whether a cook could cook from what was given out: a name, all ingredients and all steps. */
  readonly isServable: () => boolean;
  /** What an object without a recipe says in words. */
  readonly speech: () => string | undefined;
}

const MAX_PROSE = 4000;
const LONGEST: Readonly<Record<ProseField, number>> = {
  recipeName: MAX_NAME_LENGTH,
  conversation_response: MAX_PROSE,
  introduction: MAX_PROSE,
  friendly_closing: MAX_PROSE,
};

export function createRecipeReader(): RecipeReader {
  const told = new Set<string>();
  const counts: Record<ListField, number> = { ingredients: 0, instructions: 0, tips: 0 };
  const closed = new Set<string>();
  let speech: string | undefined;

  const prose = (field: ProseField, value: unknown): ChefPiece[] => {
    const text = tidy(String(value).replace(/\*\*/g, '')).slice(0, LONGEST[field]);
    if (told.has(field) || text === '' || typeof value === 'object') return [];
    told.add(field);
    return [{ kind: 'prose', field, text: text.toWellFormed() }];
  };

  /** `from` is how many lines of this list stood before these. */
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
    if (told.has('introduction') || told.has('bare') || !told.has('recipeName')) return [];
    told.add('bare');
    return [{ kind: 'prose', field: 'introduction', text: '' }];
  };

  const number = (field: 'servings' | 'minutes', value: unknown): ChefPiece[] => {
    const read = field === 'servings' ? servingsIn(value) : minutesIn(value);
    if (read === undefined || told.has(field)) return [];
    told.add(field);
    return [{ kind: 'numbers', [field]: read }];
  };

  const list = (field: ListField, value: unknown): ChefPiece[] => {
    closed.add(field);
    const whole = linesOf(field, value);
    const oneText = field === 'instructions' && typeof value === 'string' && whole.length === 1;
    return lines(field, oneText ? sentencesOf(whole[0] ?? '').map(bare) : whole, 0);
  };

  const add = ({ path, value }: ReadValue): ChefPiece[] => {
    const [key = '', index, ...deeper] = path.slice(path.findIndex((part) => !isWrapper(part)));
    if (path.slice(0, -1).every(isWrapper)) hear(path.at(-1) ?? '', value);
    const field = path.every(isWrapper) ? undefined : fieldNamed(key);
    if (deeper.length > 0 || field === undefined) return [];
    if (field === 'servings' || field === 'minutes') return number(field, value);
    if (field !== 'ingredients' && field !== 'instructions' && field !== 'tips') {
      return index === undefined ? prose(field, value) : [];
    }
    if (index === undefined) return list(field, value);
    // The lines of one entry follow those of the entries before it.
    return typeof index === 'number' ? lines(field, linesOf(field, value), counts[field]) : [];
  };

  const hear = (key: string | number, value: unknown): void => {
    if (typeof value === 'string' && isSpeech(key) && value.trim() !== '') speech ??= value.trim();
  };

  const addWhole = (value: unknown): ChefPiece[] => walk(value).flatMap(add);

  return {
    add: (read) => add(read),
    addWhole,
    isServable: () =>
      told.has('recipeName') &&
      (['ingredients', 'instructions'] as const).every(
        (field) => closed.has(field) && counts[field] > 0,
      ),
    speech: () => (told.has('recipeName') || counts.ingredients > 0 ? undefined : speech),
  };
}

/** The values of an object in reading order, wrappers opened. */
function walk(value: unknown, path: readonly (string | number)[] = []): ReadValue[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => {
    const at = [...path, Array.isArray(value) ? Number(key) : key];
    const inside = isWrapper(at.at(-1) ?? '') && typeof one === 'object' ? walk(one, at) : [];
    return inside.length > 0 ? inside : [{ path: at, value: one }];
  });
}
