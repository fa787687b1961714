/** Separates the food's name in an ingredient line from its size, preparation and remarks, which become the note. */

import { isAdjacent, isDash, isPunctuation, type Token } from '../../text/line-tokens.ts';
import type { Span } from '../edits.ts';
import type { LineParts } from './line-parts.ts';
import { findNameEnd, startsInstruction } from './name-end.ts';
import { NAMES_WITH_PREPARATION, PREPARATION_TERMS, SIZE_TERMS } from './name-terms.ts';

export interface FoodName {
  /** Tokens of the name, in order. */
  readonly name: readonly number[];
  readonly note: string;
}

/** Scaling asks for the name of a line several times. */
const nameCache = new WeakMap<LineParts, FoodName>();

/** Splits what stands behind the amount. */
export function readFoodName(parts: LineParts): FoodName {
  const read = nameCache.get(parts) ?? splitName(parts);
  nameCache.set(parts, read);
  return read;
}

function splitName(parts: LineParts): FoodName {
  const { tokens, text } = parts;
  const notes: Span[] = [...parts.noteSpans];
  if (parts.size) notes.push(parts.size.span);
  for (const span of new Set(parts.repeatedAmounts.map((repeat) => repeat.span))) notes.push(span);
  const of = skipOf(tokens, parts.nameStart, parts.quantity !== null || parts.unit !== null);
  const start = parts.unit?.kind === 'length' ? pieceEnd(tokens, of) : of;
  if (start > of) notes.push({ from: of, to: of + 1 });
  if (start > parts.nameStart && isEach(tokens, start)) {
    notes.push({ from: start - 2, to: start - 1 });
  }
  const isBare = parts.quantity === null && parts.unit === null;
  const isList = isSharedAmount(parts, start);
  const head = { text, tokens, from: start, to: parts.nameEnd, isList, isBare };
  const headEnd = isEach(tokens, start) ? parts.nameEnd : findNameEnd(head);
  if (headEnd < parts.nameEnd) notes.push({ from: headEnd, to: parts.nameEnd });
  let name = withoutBrackets(tokens, start, headEnd, notes);
  name = cutPhrases(tokens, name, text, notes);
  name = trimEnds(tokens, name, notes, keepsState(parts));
  notes.sort((a, b) => a.from - b.from);
  return { name, note: noteText(parts, notes) };
}

/** "2 cm piece of | ginger": the length is the amount, and a piece is what a length is of. */
function pieceEnd(tokens: readonly Token[], from: number): number {
  if (!/^(?:piece|knob|length|chunk|stick)s?$/.test(tokens[from]?.lowerCase ?? '')) return from;
  const next = tokens[from + 1]?.lowerCase === 'of' ? from + 2 : from + 1;
  return tokens[next]?.kind === 'word' ? next : from;
}

/** "1 tsp each: | cumin, turmeric": what follows is one list. */
function isEach(tokens: readonly Token[], start: number): boolean {
  return isPunctuation(tokens[start - 1], ':') && tokens[start - 2]?.lowerCase === 'each';
}

/** "Handful each chives, dill and parsley": the amount is that of each of several foods. */
function isSharedAmount({ tokens, nameStart }: LineParts, start: number): boolean {
  return tokens.slice(nameStart, start).some((token) => token.lowerCase === 'each');
}

/** What comes in a tin is called after what was done to it. */
function keepsState(parts: LineParts): boolean {
  return parts.unit?.kind === 'pack';
}

function skipOf(tokens: readonly Token[], from: number, measured: boolean): number {
  let i = from;
  while (i < tokens.length && tokens[i]?.kind === 'mark' && !isPunctuation(tokens[i], '(')) i += 1;
  if (!measured) return i;
  if (tokens[i]?.lowerCase === 'each' && isPunctuation(tokens[i + 1], ':')) return i + 2;
  if (tokens[i]?.lowerCase === 'of' || tokens[i]?.lowerCase === 'de') i += 1;
  while (
    /^(?:an?|the|your|each|every)$/.test(tokens[i]?.lowerCase ?? '') &&
    tokens[i + 1]?.kind === 'word'
  )
    i += 1;
  return tokens[i]?.lowerCase === 'of' && tokens[i - 1]?.lowerCase === 'each' ? i + 1 : i;
}

/** Brackets go to the note; a bracket that never closes reaches to the end. */
function withoutBrackets(
  tokens: readonly Token[],
  from: number,
  to: number,
  notes: Span[],
): number[] {
  const outside: number[] = [];
  let depth = 0;
  let opened = from;
  for (let i = from; i < to; i += 1) {
    const token = tokens[i];
    if (isPunctuation(token, '(') || isPunctuation(token, '[')) {
      if (depth === 0) opened = i;
      depth += 1;
    } else if (isPunctuation(token, ')') || isPunctuation(token, ']')) {
      depth -= 1;
      if (depth === 0) notes.push({ from: opened, to: i + 1 });
      depth = Math.max(0, depth);
    } else if (depth === 0) outside.push(i);
  }
  if (depth > 0) notes.push({ from: opened, to });
  return outside;
}

function cutPhrases(
  tokens: readonly Token[],
  name: readonly number[],
  text: string,
  notes: Span[],
): number[] {
  for (let k = 1; k < name.length; k += 1) {
    const token = tokens[name[k] ?? 0];
    if (token === undefined || (token.kind !== 'word' && token.kind !== 'digits')) continue;
    // "thick-cut", "farm-to-table": the second half of a compound opens no remark.
    if (isDash(tokens[(name[k] ?? 0) - 1]) && isAdjacent(tokens, name[k] ?? 0)) continue;
    if (!startsInstruction(text, tokens, name[k] ?? 0)) continue;
    // "Peeled and 1-inch diced potatoes": what is joined to it is no food yet.
    const joins = token.kind === 'digits' || /^(?:and|or|&)$/.test(token.lowerCase);
    if (joins && name.slice(0, k).every((at) => isInstruction(tokens[at]))) continue;
    pushRuns(name.slice(k), notes);
    return name.slice(0, k);
  }
  return [...name];
}

function isInstruction(token: Token | undefined): boolean {
  return token?.kind === 'mark' || PREPARATION_TERMS.has(token?.lowerCase ?? '');
}

/** "2 large ripe tomatoes chopped" -> "ripe tomatoes"; the rest is note. */
function trimEnds(
  tokens: readonly Token[],
  all: readonly number[],
  notes: Span[],
  keepState: boolean,
): number[] {
  let from = 0;
  let to = all.length;
  const low = (k: number) => tokens[all[k] ?? -1]?.lowerCase ?? '';
  const isJoint = (k: number) =>
    tokens[all[k] ?? -1]?.kind === 'mark' || low(k) === 'and' || low(k) === '&';
  while (to > 1 && (PREPARATION_TERMS.has(low(to - 1)) || isJoint(to - 1))) to -= 1;
  while (from < to - 1) {
    const keeps = keepState || keepsWord(low(from), low(from + 1));
    // "Cut-up chicken", "well-stirred tahini": half a word is not trimmed off.
    const joined = isDash(tokens[all[from + 1] ?? -1]) && isAdjacent(tokens, all[from + 1] ?? -1);
    // "Fully peeled shrimp": how it was done goes with what was done.
    const how = low(from).endsWith('ly') && PREPARATION_TERMS.has(low(from + 1));
    const done = (PREPARATION_TERMS.has(low(from)) || how) && !keeps && !joined;
    const hyphened = isDash(tokens[all[from + 1] ?? -1]) && !SIZE_TERMS.has(low(from + 2));
    const size = SIZE_TERMS.has(low(from)) && !hyphened && !keepsWord(low(from), low(from + 1));
    const choice =
      /^(?:or|to)$/.test(low(from)) && isTrimmed(low(from - 1)) && isTrimmed(low(from + 1));
    if (!done && !size && !(from > 0 && (choice || isJoint(from)))) break;
    from += 1;
  }
  pushRuns(all.slice(0, from), notes);
  pushRuns(all.slice(to), notes);
  return all.slice(from, to);
}

/** "Medium to large", "chopped or halved". */
function isTrimmed(low: string): boolean {
  return SIZE_TERMS.has(low) || PREPARATION_TERMS.has(low);
}

function keepsWord(low: string, next: string): boolean {
  return NAMES_WITH_PREPARATION[low]?.test(next) ?? false;
}

function pushRuns(indexes: readonly number[], notes: Span[]): void {
  let from = indexes[0];
  if (from === undefined) return;
  let last = from;
  for (const index of indexes.slice(1)) {
    if (index !== last + 1) {
      notes.push({ from, to: last + 1 });
      from = index;
    }
    last = index;
  }
  notes.push({ from, to: last + 1 });
}

function noteText(parts: LineParts, notes: readonly Span[]): string {
  return notes
    .map((span) => spanText(parts, span))
    .filter((text) => text !== '')
    .join(', ');
}

function spanText(parts: LineParts, span: Span): string {
  const first = parts.tokens[span.from];
  const last = parts.tokens[span.to - 1];
  if (!first || !last) return '';
  const bare = parts.text.slice(first.start, last.end).replace(/^[\s,;:*/|–—-]+/, '');
  return /^[([][^()[\]]*[)\]]$/.test(bare) ? bare.slice(1, -1).trim() : bare.trim();
}
