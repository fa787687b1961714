/** Parses a language's glossary and translates a message word by word into English words the message reader knows; dish names stay. */
import { isCommonWord } from '../cookbook/common-words.ts';
import { type LongestByFirst, longestByFirst } from '../text/phrases.ts';
import { type Token, tokenise } from '../text/tokenise.ts';
import type { Mention } from './words.ts';

/** The words and phrases of one language by what they are in English. */
export interface Gloss {
  /** English by the words of a phrase, joined by a blank. */
  readonly english: ReadonlyMap<string, string>;
  readonly longestFrom: LongestByFirst;
}

/** @param content `soup: sopa, caldo`, one a line; nothing before the colon is a word that English does without */
export function readGloss(content: string): Gloss {
  const english = new Map<string, string>();
  for (const row of content.split('\n')) {
    if (row.trim() === '' || row.startsWith('#')) continue;
    const colon = row.indexOf(':');
    const means = row.slice(0, colon).trim();
    for (const said of row.slice(colon + 1).split(',')) {
      const phrase = wordsOf(said).join(' ');
      if (phrase !== '' && !english.has(phrase)) english.set(phrase, means);
    }
  }
  return { english, longestFrom: longestByFirst(english.keys()) };
}

/** Apostrophes part words here: "d'oignon", "s'il". */
function wordsOf(text: string): string[] {
  return tokenise(apart(text)).map((token) => token.text);
}

function apart(text: string): string {
  return text.replace(/['’]/g, ' ');
}

interface Piece {
  readonly start: number;
  readonly end: number;
  /** Undefined for a word that the language does not have. */
  readonly english?: string | undefined;
  readonly many: number;
}

/**
 * The message as it stands where no language knows more of its words than English does.
 * @param dishes names that stay as they are: "chilli con carne"
 */
export function inEnglish(
  glosses: readonly Gloss[],
  text: string,
  dishes: readonly Pick<Mention, 'start' | 'end'>[] = [],
): string {
  const tokens = tokenise(apart(text));
  const inName = new Uint8Array(text.length);
  for (const { start, end } of dishes) inName.fill(1, start, end);
  const named = tokens.map(({ start, end }) => inName.subarray(start, end).includes(1));
  const words = tokens.map((token) => token.text);
  const isCommon = words.map(isCommonWord);
  const own = isCommon.filter(Boolean).length;
  let best: Piece[] | undefined;
  let most = 0;
  for (const gloss of glosses) {
    const pieces = piecesOf(gloss, tokens, named);
    const known = pieces.filter(({ english }) => english !== undefined);
    const foreign = words.filter((word, at) => !isCommon[at] && gloss.english.has(word)).length;
    const covered = known.reduce((sum, { many }) => sum + many, 0);
    const isForeign = (foreign > 0 || covered > own) && covered >= own;
    if (isForeign && covered * 2 >= words.length && covered + foreign > most)
      [best, most] = [pieces, covered + foreign];
  }
  return best ? written(text, best) : text;
}

function piecesOf(
  { english, longestFrom }: Gloss,
  tokens: readonly Token[],
  named: readonly boolean[],
): Piece[] {
  const pieces: Piece[] = [];
  for (let at = 0; at < tokens.length; ) {
    const first = tokens[at];
    let piece: Piece | undefined;
    const longest = longestFrom.get(first?.text ?? '') ?? 0;
    for (let many = Math.min(longest, tokens.length - at); many > 0 && !piece; many -= 1) {
      const phrase = tokens.slice(at, at + many).map((token) => token.text);
      const isOpen = !named.slice(at, at + many).includes(true);
      const means = isOpen ? english.get(phrase.join(' ')) : undefined;
      const last = tokens[at + many - 1];
      if (means !== undefined && first && last)
        piece = { start: first.start, end: last.end, english: means, many };
    }
    if (first) pieces.push(piece ?? { start: first.start, end: first.end, many: 1 });
    at += piece?.many ?? 1;
  }
  return pieces;
}

function written(text: string, pieces: readonly Piece[]): string {
  let said = '';
  let at = 0;
  for (const { start, end, english } of pieces) {
    said += apart(text.slice(at, start)) + (english ?? text.slice(start, end));
    at = end;
  }
  return (said + text.slice(at)).replace(/ {2,}/g, ' ').trim();
}
