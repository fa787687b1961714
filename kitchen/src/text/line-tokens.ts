/** Tokenises an ingredient line or a step into words, numbers, fractions and punctuation with their offsets. */

export interface Token {
  readonly kind: 'word' | 'digits' | 'fraction' | 'mark';
  readonly text: string;
  /** Lower case, typographic apostrophes made plain. */
  readonly lowerCase: string;
  readonly start: number;
  readonly end: number;
}

const FRACTIONS: Readonly<Record<string, number>> = {
  '¼': 1 / 4,
  '½': 1 / 2,
  '¾': 3 / 4,
  '⅐': 1 / 7,
  '⅑': 1 / 9,
  '⅒': 1 / 10,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '⅕': 1 / 5,
  '⅖': 2 / 5,
  '⅗': 3 / 5,
  '⅘': 4 / 5,
  '⅙': 1 / 6,
  '⅚': 5 / 6,
  '⅛': 1 / 8,
  '⅜': 3 / 8,
  '⅝': 5 / 8,
  '⅞': 7 / 8,
};

/** What web pages leave behind in copied text: "&frac12;". */
const ENTITY = /^&frac(\d)(\d);$/;

/** The value of a fraction sign such as ½. */
export function fractionValue(sign: string): number {
  const entity = ENTITY.exec(sign);
  return entity ? Number(entity[1]) / Number(entity[2]) : (FRACTIONS[sign] ?? 0);
}

// The ordinal signs are letters to Unicode and degrees to whoever types "180ºC".
// Every branch consumes at least one character and none can be split two ways, so this is one pass.
const TOKEN =
  /(\d+(?:[.,]\d+|['’]\d{3}(?!\d))*|\.\d+)|([¼½¾⅐-⅞]|&frac[1-7][2-8];)|((?:(?![ªº])[\p{L}\p{M}])+(?:['’](?:(?![ªº])[\p{L}\p{M}])+)*)|\S/gu;

export function tokeniseLine(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(TOKEN)) {
    const [found, digits, fraction, word] = match;
    const kind = digits ? 'digits' : fraction ? 'fraction' : word ? 'word' : 'mark';
    const last = tokens.at(-1);
    const counted = kind === 'word' && last?.kind === 'digits' && last.end === match.index;
    const cut = counted && TIMES.test(found) ? 1 : 0;
    if (cut > 0) tokens.push(tokenOf('word', found.slice(0, cut), match.index));
    tokens.push(tokenOf(kind, found.slice(cut), match.index + cut));
  }
  return tokens;
}

/** "2xeggs": the sign of times, grown together with its food. */
const TIMES = /^x\p{L}{3}/iu;

function tokenOf(kind: Token['kind'], text: string, start: number): Token {
  const lowerCase = text.toLowerCase().replaceAll('’', "'");
  return { kind, text, lowerCase, start, end: start + text.length };
}

/** True when nothing stands between the token at `i` and the one before it. */
export function isAdjacent(tokens: readonly Token[], i: number): boolean {
  const before = tokens[i - 1];
  const here = tokens[i];
  return before !== undefined && here !== undefined && before.end === here.start;
}

const DASHES = new Set(['-', '–', '—', '‐', '‑', '‒', '−', '~']);

export function isDash(token: Token | undefined): boolean {
  return token !== undefined && DASHES.has(token.text);
}

export function isPunctuation(token: Token | undefined, mark: string): boolean {
  return token?.kind === 'mark' && token.text === mark;
}
