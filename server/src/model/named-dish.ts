/** Reads an answer that only names a dish of ours by its id, for models that cannot call a tool to serve it. */
import type { DishWanted } from '@saffron/kitchen/tools/dishes';
import { dishWanted } from '../tools/input-schemas.ts';
import { MAX_WORDS_LENGTH } from './kitchen-desk.ts';

/** An answer of that kind is short. */
const LONGEST = 4000;

/** Undefined for every other answer. */
export function findNamedDish(text: string): (DishWanted & { readonly words: string }) | undefined {
  const [from, to] = [text.indexOf('{'), text.lastIndexOf('}')];
  if (from < 0 || to < from || text.length > LONGEST) return undefined;
  const value = parse(text.slice(from, to + 1));
  const content = isObject(value) && isObject(value.content) ? value.content : value;
  if (!isObject(content) || 'ingredients' in content) return undefined;
  const { data } = dishWanted.safeParse(content);
  const words = content.conversation_response;
  return (
    data && { ...data, words: typeof words === 'string' ? words.slice(0, MAX_WORDS_LENGTH) : '' }
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
