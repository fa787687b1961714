/** Takes a stretch of a foreign sentence apart: the foods in it, what joins them, and the words that end the list. */
import { ENDS_LIST, GLUE } from './frames.ts';
import { foodAt, type NamedFood } from './need-foods.ts';

type PartKind = 'food' | 'glue' | 'comma' | 'again' | 'end' | 'word';

export interface Part {
  readonly kind: PartKind;
  readonly start: number;
  readonly end: number;
  readonly english?: string;
}

/** Written without gaps between words. */
const UNSPACED = new Set(['zh', 'ja', 'ko', 'th']);
const flat = (text: string): string => text.normalize('NFKD').replace(/\p{M}+/gu, '');
const SIGNS = /[\u2e80-\u9fff\u1100-\u11ff\u3040-\u30ff\uac00-\ud7af]/u;

/** One of these words from here on: bare for signs, whole for letters. */
function wordsPattern(words: string): RegExp {
  const all = flat(words)
    .split('|')
    .sort((one, other) => other.length - one.length);
  const signs = all.filter((one) => SIGNS.test(one)).join('|');
  const letters = all.filter((one) => !SIGNS.test(one)).join('|');
  return new RegExp(
    `(?:${signs})(?![\\u11a8-\\u11ff])|(?<![\\p{L}\\p{N}])(?:${letters})(?:(?![\\p{L}\\p{N}])|(?<='))`,
    'uy',
  );
}

const IS_GLUE = wordsPattern(GLUE);
const IS_END = wordsPattern(ENDS_LIST);
const IS_WORD = /[\p{L}\p{N}'_-]+/uy;
const IS_SIGN = /[\p{L}\p{N}]/uy;

/** `again` are the ends of further places where something is left out, by where they begin: "keine Eier, keine Milch". */
export function partsOf(
  text: string,
  [from, to]: readonly [number, number],
  language: string,
  again: ReadonlyMap<number, number>,
): Part[] {
  const parts: Part[] = [];
  let at = from;
  while (at < to) {
    const part = partAt(text, at, language, again);
    if (part) parts.push(part);
    at = part?.end ?? at + 1;
  }
  return parts;
}

function partAt(
  text: string,
  start: number,
  language: string,
  again: ReadonlyMap<number, number>,
): Part | undefined {
  const sign = text[start] ?? '';
  if (/[,、،]/.test(sign)) return { kind: 'comma', start, end: start + 1 };
  if (!/[\p{L}\p{N}]/u.test(sign)) return undefined;
  const food = foodHere(language, text, start);
  if (food) return { kind: food.english === '' ? 'word' : 'food', start, ...food };
  const once = again.get(start);
  if (once !== undefined) return { kind: 'again', start, end: once };
  const end = endOf(IS_END, text, start);
  if (end) return { kind: 'end', start, end };
  const glue = endOf(IS_GLUE, text, start);
  if (glue) return { kind: 'glue', start, end: glue };
  const word = endOf(UNSPACED.has(language) ? IS_SIGN : IS_WORD, text, start);
  return word ? { kind: 'word', start, end: word } : undefined;
}

/** Of the text that is being read: one place is looked at from the words of harm before it and behind it. */
let read: { readonly text: string; readonly foods: Map<string, NamedFood | undefined> } | undefined;

function foodHere(language: string, text: string, at: number): NamedFood | undefined {
  if (read?.text !== text) read = { text, foods: new Map() };
  const key = `${language} ${at}`;
  if (!read.foods.has(key)) read.foods.set(key, foodAt(language, text, at));
  return read.foods.get(key);
}

function endOf(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : 0;
}
