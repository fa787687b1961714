/** What the food is called, apart from its size, its preparation and what the cook adds in brackets. */

import { wordTable } from '../word-table.ts';
import type { Span } from './edits.ts';
import type { LineParts } from './line-parts.ts';
import { isDash, isGlued, isMark, type Token } from './tokens.ts';

export interface NameRead {
  /** Tokens of the name, in order. */
  readonly name: readonly number[];
  readonly note: string;
}

const SIZES = new Set(
  'fat lg med sm large medium small big extra jumbo sized size little tiny nos'.split(' '),
);
/** Things done to a food before it is measured; they say nothing about what to buy. */
const DONE = new Set(
  (
    'chopped minced diced sliced grated shredded peeled cubed julienned halved quartered melted softened sifted ' +
    'beaten packed trimmed crumbled mashed deveined rinsed drained washed seeded deseeded cored torn snipped ' +
    'cooked crushed toasted pitted stemmed squeezed thawed defrosted whisked shelled hulled heaping zested juiced ' +
    'cut separated scrubbed chilled scalded strained pressed loosely tightly firmly lightly finely coarsely roughly ' +
    'pureed puréed thinly thickly freshly very well slivered chunked shucked flaked'
  ).split(' '),
);
/** Names that begin with one of those words all the same. */
const KEPT = wordTable<RegExp>({
  little: /^gem$/,
  fat: /^free$/,
  extra: /^(?:virgin|firm|lean|sharp|mature|dry|bitter|dark|fine)$/,
  jumbo: /^(?:oats|rolled)$/,
  medium: /^(?:curry|sherry|grain|dry|grind)$/,
  big: /^(?:eye|red)$/,
  cooked:
    /^(?:white|brown|basmati|jasmine|rice|quinoa|pasta|lentils|beans|chickpeas|farro|barley)$/,
  crushed: /^(?:red|tomato(?:es)?|pineapple|chil\w+|ice|pepper)$/,
  chopped: /^(?:tomatoes)$/,
  diced: /^(?:tomatoes)$/,
  sliced: /^(?:almonds|bread|sandwich)$/,
  slivered: /^(?:almonds)$/,
  flaked: /^(?:almonds|coconut|sea|salt)$/,
  shredded: /^(?:coconut|wheat)$/,
  toasted: /^(?:sesame)$/,
  pressed: /^(?:cottage)$/,
  beaten: /^(?:rice)$/,
  packed: /^(?:lunch)$/,
  separated: /^$/,
  strained: /^(?:yogh?urt|tomatoes)$/,
  minced: /^(?:beef|lamb|pork|meat|turkey|chicken|veal|steak|venison)$/,
  mashed: /^(?:potato|potatoes)$/,
  pitted: /^$/,
  well: /^$/,
});
/** From here on the cook talks about what to do with it. */
const CUTS: readonly RegExp[] = [
  /^to (?:taste|serve|garnish|finish|cover|coat|dust|drizzle|season|sprinkle|grease|decorate|brush|glaze|fry|make|fill|thin|top|dress)\b/,
  /^for (?!one\b)/,
  /^as (?:per|needed|required|desired|necessary|garnish)\b/,
  /^(?:if|until|such as|plus|preferably|depending|according|cut|at room|or (?:to taste|more|less|so|as|other|another|about|\d|[¼-⅞]|one|two|a |an |use|similar|any|equivalent|substitute)|from about|removed|discarded|divided|reserved|optional|in (?:half|halves|quarters|chunks|pieces|strips|slices)|into|with (?:the )?(?:skin|stem|seeds|fat|rind|peel|bone|green|tops|juices?|tails?|shells?)|torn|e g|eg|i e|ie)\b/,
  /^(?:left|kept|mixed with|dissolved in|blended with|soaked in|soaked for|beaten with|whisked with|combined with|ground in|drained of|packed in water) /,
];
/** Adjectives after which a comma does not end the name: "boneless, skinless chicken". */
const ADJECTIVES = new Set(
  (
    'boneless skinless bone skin in on off large small medium fresh frozen dried ripe firm whole raw hot cold warm dry ' +
    'lean low reduced fat sodium salt free unsalted salted sweetened unsweetened light dark good quality organic thick ' +
    'thin crisp tender young sweet plain mild sharp soft hard day old crusty smoked cooked peeled chopped diced sliced ' +
    'minced grated shredded finely roughly coarsely thinly halved pitted deveined shelled uncooked unpeeled ground ' +
    'freshly toasted roasted unbleached extra virgin mixed assorted green red yellow white black firm'
  ).split(' '),
);

/** Splits what stands behind the amount. */
export function readName(parts: LineParts): NameRead {
  const { tokens, text } = parts;
  const notes: Span[] = [...parts.asides];
  if (parts.size) notes.push(parts.size.span);
  for (const twin of parts.twins) notes.push(twin.span);
  const of = skipOf(tokens, parts.nameFrom, parts.quantity !== null || parts.unit !== null);
  const start = parts.unit?.kind === 'length' ? pieceEnd(tokens, of) : of;
  if (start > of) notes.push({ from: of, to: of + 1 });
  if (start > parts.nameFrom && isEach(tokens, start)) {
    notes.push({ from: start - 2, to: start - 1 });
  }
  const headEnd = isEach(tokens, start) ? parts.nameTo : endOfHead(tokens, start, parts.nameTo);
  if (headEnd < parts.nameTo) notes.push({ from: headEnd, to: parts.nameTo });
  let name = withoutBrackets(tokens, start, headEnd, notes);
  name = cutPhrases(tokens, name, text, notes);
  name = trimEnds(tokens, name, notes, keepsState(parts));
  notes.sort((a, b) => a.from - b.from);
  return { name, note: noteText(parts, notes) };
}

/** "2 cm piece of | ginger": the length is the amount, and a piece is what a length is of. */
function pieceEnd(tokens: readonly Token[], from: number): number {
  if (!/^(?:piece|knob|length|chunk|stick)s?$/.test(tokens[from]?.low ?? '')) return from;
  const next = tokens[from + 1]?.low === 'of' ? from + 2 : from + 1;
  return tokens[next]?.kind === 'word' ? next : from;
}

/** "1 tsp each: | cumin, turmeric": what follows is one list. */
function isEach(tokens: readonly Token[], start: number): boolean {
  return isMark(tokens[start - 1], ':') && tokens[start - 2]?.low === 'each';
}

/** What comes in a tin is called after what was done to it. */
function keepsState(parts: LineParts): boolean {
  return parts.unit?.kind === 'pack';
}

function skipOf(tokens: readonly Token[], from: number, measured: boolean): number {
  let i = from;
  while (i < tokens.length && tokens[i]?.kind === 'mark' && !isMark(tokens[i], '(')) i += 1;
  if (!measured) return i;
  if (tokens[i]?.low === 'each' && isMark(tokens[i + 1], ':')) return i + 2;
  if (tokens[i]?.low === 'of') i += 1;
  while (
    /^(?:an?|the|your|each|every)$/.test(tokens[i]?.low ?? '') &&
    tokens[i + 1]?.kind === 'word'
  )
    i += 1;
  return i;
}

/** The first comma, semicolon or set-off dash outside brackets that does not merely part two adjectives. */
function endOfHead(tokens: readonly Token[], from: number, to: number): number {
  let depth = 0;
  let plain = false;
  for (let i = from; i < to; i += 1) {
    const token = tokens[i];
    if (token === undefined) break;
    if (isMark(token, '(') || isMark(token, '[')) depth += 1;
    else if (isMark(token, ')') || isMark(token, ']')) depth = Math.max(0, depth - 1);
    else if (depth > 0) continue;
    else if (token.kind === 'word') plain ||= !ADJECTIVES.has(token.low);
    else if (isMark(token, ',') && plain) return i;
    else if (/^[;:*]$/.test(token.text) && i > from) return i;
    else if (isMark(token, '+') && tokens[i + 1]?.kind !== 'word' && i > from) return i;
    else if (isDash(token) && plain && !isGlued(tokens, i)) return i;
  }
  return to;
}

/** Brackets go to the note; a bracket that never closes reaches to the end. */
function withoutBrackets(
  tokens: readonly Token[],
  from: number,
  to: number,
  notes: Span[],
): number[] {
  const kept: number[] = [];
  let depth = 0;
  let opened = from;
  for (let i = from; i < to; i += 1) {
    const token = tokens[i];
    if (isMark(token, '(') || isMark(token, '[')) {
      if (depth === 0) opened = i;
      depth += 1;
    } else if (isMark(token, ')') || isMark(token, ']')) {
      depth -= 1;
      if (depth === 0) notes.push({ from: opened, to: i + 1 });
      depth = Math.max(0, depth);
    } else if (depth === 0) kept.push(i);
  }
  if (depth > 0) notes.push({ from: opened, to });
  return kept;
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
    if (isDash(tokens[(name[k] ?? 0) - 1]) && isGlued(tokens, name[k] ?? 0)) continue;
    // A window is enough for every phrase above and keeps a line of any length linear.
    const ahead = text.slice(token.start, token.start + 24).toLowerCase();
    if (!CUTS.some((cut) => cut.test(ahead))) continue;
    pushRuns(name.slice(k), notes);
    return name.slice(0, k);
  }
  return [...name];
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
  const low = (k: number) => tokens[all[k] ?? -1]?.low ?? '';
  const isJoint = (k: number) =>
    tokens[all[k] ?? -1]?.kind === 'mark' || low(k) === 'and' || low(k) === '&';
  while (to > 1 && (DONE.has(low(to - 1)) || isJoint(to - 1))) to -= 1;
  while (from < to - 1) {
    const kept = keepState || keepsWord(low(from), low(from + 1));
    const done = DONE.has(low(from)) && !kept;
    const hyphened =
      isDash(tokens[all[from + 1] ?? -1]) && !/^(?:sized?|large)$/.test(low(from + 2));
    const size = SIZES.has(low(from)) && !hyphened && !keepsWord(low(from), low(from + 1));
    if (!done && !size && !(from > 0 && isJoint(from))) break;
    from += 1;
  }
  pushRuns(all.slice(0, from), notes);
  pushRuns(all.slice(to), notes);
  return all.slice(from, to);
}

function keepsWord(low: string, next: string): boolean {
  return KEPT[low]?.test(next) ?? false;
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
