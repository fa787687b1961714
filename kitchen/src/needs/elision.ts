/** Strips what is joined to a word: "l'" in "l'ail", "'s" in "wife's", in Arabic and Hebrew one-letter prefixes ("and", "the"). */

/**
 * "L'ail", "dell'aglio", "my wife's expecting", and in Arabic and Hebrew an "and" or "with": names stand without what
 * is joined to them.
 */
export function withoutElision(
  tokens: readonly { readonly text: string; readonly start: number; readonly end: number }[],
  text: string,
): string[] {
  return tokens.map((token) => {
    const mark = text.slice(token.start, token.end).search(/['’]/u);
    const isJoined = mark > 0 && mark <= LONGEST_ELISION && token.text.length > mark + 2;
    if (isJoined) return token.text.slice(mark);
    if (mark > 0 && token.text.length === mark + 1 && token.text.endsWith('s'))
      return token.text.slice(0, -1);
    return token.text.length > LONGEST_ELISION && JOINED_LETTER.test(token.text)
      ? token.text.slice(1)
      : token.text;
  });
}

const LONGEST_ELISION = 4;
/** Of the two languages those that are small words: "and", "in", "to", "from", "the". */
const JOINED_LETTER = /^[\u0648\u0628\u0644\u0641\u0643\u05d5\u05d1\u05dc\u05de\u05d4\u05e9]/u;
