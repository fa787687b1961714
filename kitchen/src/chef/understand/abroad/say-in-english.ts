/** Says in plain English what was read in another language. */
import { type FrameKind, SAID_IN_ENGLISH } from './frame-kinds.ts';
import type { Part } from './parts.ts';

/** Meat and gluten are diets in English, and the rest are foods. */
export function sayInEnglish(kind: FrameKind, foods: readonly Pick<Part, 'english'>[]): string {
  const names = [...new Set(foods.map((food) => food.english ?? ''))];
  if (kind === 'without') return names.map(without).join(', ').concat(';');
  if (kind !== 'harm')
    return `${SAID_IN_ENGLISH[kind]} ${list(names, kind === 'denied' ? ' and ' : ' or ')};`;
  const plain = names.filter((name) => !AS_A_DIET.has(name));
  const diets = names.filter((name) => AS_A_DIET.has(name)).map(without);
  return [
    ...diets,
    ...(plain.length > 0 || diets.length === 0
      ? [`${SAID_IN_ENGLISH.harm} ${list(plain, ' and ')}`]
      : []),
  ]
    .join(', ')
    .concat(plain.length > 0 || diets.length > 0 ? ';' : '');
}

const AS_A_DIET = new Set(['gluten', 'meat', 'alcohol']);

function without(name: string): string {
  return name === 'gluten' ? 'gluten free' : `no ${name}`;
}

function list(names: readonly string[], last: string): string {
  return names.length < 2
    ? names.join('')
    : `${names.slice(0, -1).join(', ')}${last}${names.at(-1)}`;
}

/** Signs that stand for nothing in any language. */
export const FIRST_SIGN = 0xe000;

/** Puts the English back where the signs stand. */
export function withPhrases(text: string, phrases: readonly string[]): string {
  if (phrases.length === 0) return text;
  return text
    .replace(/[\ue000-\ue07f]/g, (sign) => phrases[sign.charCodeAt(0) - FIRST_SIGN] ?? '')
    .replace(/\s+/g, ' ')
    .replace(/ +(?=[,.;!?])|;(?=\s*[;.!?])|;\s*$/g, '')
    .replace(/;,/g, ';')
    .trim();
}
