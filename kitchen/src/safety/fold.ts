/** Turns any text into plain lower-case word tokens that remember where they stood, in one linear pass. */

/** What stands between a token and the one before it. */
export type Gap = 'joined' | 'broken' | 'opened';

export interface Token {
  readonly text: string;
  /** Offsets of UTF-16 units in the raw text; `end` is exclusive. */
  readonly start: number;
  readonly end: number;
  /** `joined`: only spaces, hyphens, quotation marks or apostrophes; `opened`: an opening bracket; `broken`: other punctuation. */
  readonly gap: Gap;
}

const SOFT = ' ';
const BREAK = '|';
const OPEN = '(';
/** Marks, apostrophes and invisible characters vanish inside a word. */
const NOTHING = '';

const LETTERS_NOT_DECOMPOSED: Readonly<Record<string, string>> = {
  æ: 'ae', œ: 'oe', ø: 'o', ß: 'ss', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i', ħ: 'h',
  // Letters of other scripts that look Latin, so that "mіlk" cannot hide: Cyrillic, Greek and small capitals.
  а: 'a', в: 'b', е: 'e', о: 'o', р: 'p', с: 'c', х: 'x', у: 'y', і: 'i', ѕ: 's', к: 'k', м: 'm', н: 'h', т: 't',
  ј: 'j', һ: 'h', ԁ: 'd', ԛ: 'q', ԝ: 'w', ӏ: 'l', ү: 'y', ɡ: 'g', ɑ: 'a', ɩ: 'i', ⅼ: 'l', ƽ: 's', ƅ: 'b', ɫ: 'l', ƙ: 'k',
  α: 'a', β: 'b', ε: 'e', ζ: 'z', η: 'h', μ: 'm', ι: 'i', κ: 'k', ν: 'v', ο: 'o', ρ: 'p', τ: 't', υ: 'u', χ: 'x', ϲ: 'c', ϳ: 'j', ɪ: 'i', ꜱ: 's',
  ᴀ: 'a', ʙ: 'b', ᴄ: 'c', ᴅ: 'd', ᴇ: 'e', ꜰ: 'f', ɢ: 'g', ʜ: 'h', ᴊ: 'j', ᴋ: 'k', ʟ: 'l', ᴍ: 'm', ɴ: 'n', ᴏ: 'o', ᴘ: 'p',
  ʀ: 'r', ᴛ: 't', ᴜ: 'u', ᴠ: 'v', ᴡ: 'w', ʏ: 'y', ᴢ: 'z', ŀ: 'l', ƚ: 'l', ŧ: 't', ɓ: 'b',
}; // biome-ignore format: a table

const APOSTROPHES = "'’‘ʼ`´′";
const HYPHENS = '-‐‑‒–_';
const DASHES = '-–‐‑‒';
/** Blanks that Unicode counts as letters or symbols. */
const BLANKS = '\u2800\u3164\u115f\u1160\uffa0';
/** Marks that set words in bold, in slanted letters or apart (vegan "cheese"), and part no sentence. */
const EMPHASIS = '*~"“”„‟«»';
const OPENERS = '([{（［';

function foldCharacter(character: string): string {
  if (APOSTROPHES.includes(character)) return NOTHING;
  if ((HYPHENS + BLANKS + EMPHASIS).includes(character) || /\s/u.test(character)) return SOFT;
  if (OPENERS.includes(character)) return OPEN;
  if (character === '&') return '&';
  if (/[\p{M}\p{Cf}\p{Cs}™®©]/u.test(character)) return NOTHING;
  const plain = character.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '');
  let folded = '';
  for (const part of plain) folded += LETTERS_NOT_DECOMPOSED[part] ?? part;
  if (/^[\p{L}\p{N}]+$/u.test(folded)) return folded;
  return /[\p{N}]/u.test(folded) ? '1' : BREAK;
}

/** One entry per character seen; there are only so many characters, so this cannot grow without end. */
const folds = new Map<string, string>();

function foldOf(character: string): string {
  let folded = folds.get(character);
  if (folded === undefined) {
    folded = foldCharacter(character);
    folds.set(character, folded);
  }
  return folded;
}

/** A dash with blanks on both sides parts two thoughts ("use coconut oil – butter browns"); any other joins words. */
function isDash(text: string, at: number, next: number): boolean {
  const isBlank = (place: number) => /\s/u.test(text.charAt(place));
  return DASHES.includes(text.slice(at, next)) && isBlank(at - 1) && isBlank(next);
}

/** Plain ASCII is most of any text, so it is looked up by code. */
const ASCII: readonly string[] = Array.from({ length: 128 }, (_, code) =>
  foldCharacter(String.fromCharCode(code)),
);

function isDigit(folded: string): boolean {
  const code = folded.charCodeAt(0);
  return code >= 48 && code <= 57;
}

/** Tags that dress words ("soy <b>sauce</b>") and the entity of a blank: a page shows nothing in their place. */
const DRESS =
  /<\/?(?:a|abbr|b|code|em|font|i|mark|small|span|strong|sub|sup|u)\b[^<>]{0,200}>|&nbsp;?|&#160;/iy;

/** Where the dress of words that begins at `at` ends, or 0. */
function dressEnd(text: string, at: number): number {
  DRESS.lastIndex = at;
  return DRESS.test(text) ? DRESS.lastIndex : 0;
}

const FULL_STOP = 46;
/** A full stop that only shortens a word parts no name: "St. Agur", "Dr. Pepper". */
const SHORTENED = new Set(['st', 'ste', 'dr', 'mr', 'mrs', 'mt']);

const PERCENT = 37;
/** "100 % buckwheat" is one name; less than all of it leaves room for something else. */
const isWhole = (last: Token | undefined, gap: Gap): boolean =>
  gap === 'joined' && last?.text === '100';

/**
 * Words of `text` in order. Digits and letters never share a token ("400g" is two).
 * An ampersand is the word "and". Never throws; lone surrogates and combining marks are skipped.
 */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let gap: Gap = 'broken';
  let word = '';
  let digits = false;
  let start = 0;
  let end = 0;
  let spaced = 0;
  let longest = 0;
  const close = (): void => {
    if (word === '') return;
    spaced = word.length === 1 && !digits ? spaced + 1 : 0;
    if (spaced > longest) longest = spaced;
    tokens.push({ text: word, start, end, gap });
    word = '';
    gap = 'joined';
  };
  for (let at = 0; at < text.length; ) {
    const code = text.codePointAt(at) as number;
    // Both "<" and "&" may open what only dresses the words.
    const dress = code === 60 || code === 38 ? dressEnd(text, at) : 0;
    if (dress > 0) {
      close();
      at = dress;
      continue;
    }
    const next = at + (code > 0xffff ? 2 : 1);
    let folded = code < 128 ? (ASCII[code] as string) : foldOf(text.slice(at, next));
    if (folded === SOFT && isDash(text, at, next)) folded = BREAK;
    if (folded === BREAK || folded === OPEN) {
      const shortened = code === FULL_STOP && SHORTENED.has(word) && text[next] === ' ';
      close();
      const whole = code === PERCENT && isWhole(tokens.at(-1), gap);
      if (shortened || whole) gap = 'joined';
      else if (gap !== 'opened') gap = folded === OPEN ? 'opened' : 'broken';
    } else if (folded === '&') {
      close();
      tokens.push({ text: 'and', start: at, end: next, gap });
      gap = 'joined';
    } else if (folded === SOFT) {
      close();
    } else if (folded !== NOTHING) {
      // The flag stands beside the word because looking into a growing string again and again is quadratic.
      if (word !== '' && digits !== isDigit(folded)) close();
      if (word === '') {
        start = at;
        digits = isDigit(folded);
      }
      word += folded;
      end = next;
    }
    at = next;
  }
  close();
  return longest < SPACED_LETTERS ? tokens : joinSpacedLetters(tokens);
}

/** "a l m o n d s" is a word set wide; fewer letters than this in a row are letters. */
const SPACED_LETTERS = 3;

const UNIT_LETTERS = new Set(['g', 'l', 'c', 't']);

/** A letter that stands by itself; the "t" of "t55 flour" does not, and behind a number it is a unit ("2 g x o sauce"). */
function isLetter(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  const isUnit = token?.gap === 'joined' && isDigit(tokens[at - 1]?.text ?? '');
  if (isUnit && UNIT_LETTERS.has(token.text)) return false;
  return token?.text.length === 1 && !isDigit(token.text) && tokens[at + 1]?.start !== token.end;
}

function joinSpacedLetters(tokens: readonly Token[]): Token[] {
  const joined: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const first = tokens[at] as Token;
    let to = at + 1;
    if (isLetter(tokens, at)) while (tokens[to]?.gap === 'joined' && isLetter(tokens, to)) to += 1;
    if (to - at < SPACED_LETTERS) {
      joined.push(first);
      at += 1;
      continue;
    }
    const run = tokens.slice(at, to);
    const end = (run.at(-1) as Token).end;
    joined.push({ ...first, text: run.map((token) => token.text).join(''), end });
    at = to;
  }
  return joined;
}

/** Spellings and odd plurals: word -> the one we keep. */
export type Spellings = ReadonlyMap<string, string>;

function singular(word: string): string {
  const length = word.length;
  // "ie" and "y" fall together, so that cookies, cookie, berries and berry need no table.
  if (length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (length > 3 && word.endsWith('ie')) return `${word.slice(0, -2)}y`;
  if (length < 4 || !word.endsWith('s')) return word;
  if (/(?:ss|us|is)$/.test(word)) return word;
  if (/(?:sses|shes|ches|xes|zzes|oes)$/.test(word)) return word.slice(0, -2);
  if (length > 5 && word.endsWith('uses')) return word.slice(0, -2);
  return word.slice(0, -1);
}

/** Recipes repeat their words; the memory is emptied before strange input can make it grow. */
const stems = new WeakMap<Spellings, Map<string, string>>();
const MOST_STEMS = 40_000;
/** The table used last, which is nearly always the only one. */
const last: { spellings?: Spellings; memory: Map<string, string> } = { memory: new Map() };
const LONGEST_KEPT = 24;

/** The form under which a word is looked up: spelling settled, number folded. */
export function stemOf(word: string, spellings: Spellings): string {
  if (word.length > LONGEST_KEPT) return freshStem(word, spellings);
  let memory = last.spellings === spellings ? last.memory : stems.get(spellings);
  if (memory === undefined || memory.size > MOST_STEMS) {
    memory = new Map();
    stems.set(spellings, memory);
  }
  last.spellings = spellings;
  last.memory = memory;
  let stem = memory.get(word);
  if (stem === undefined) {
    stem = freshStem(word, spellings);
    memory.set(word, stem);
  }
  return stem;
}

/** Lets go of the words met so far; their stems are found again. */
export function forgetStems(spellings: Spellings): void {
  stems.delete(spellings);
  last.spellings = undefined;
  last.memory = new Map();
}

function freshStem(word: string, spellings: Spellings): string {
  const settled = spellings.get(word) ?? word;
  const one = singular(settled);
  return spellings.get(one) ?? one;
}
