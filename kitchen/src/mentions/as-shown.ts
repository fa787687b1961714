/** Converts text to what a reader sees: no formatting marks, entities or hidden characters in words ("pea**nut**", "b&uuml;tter"). */

/** Unseen inside a word, whatever Unicode counts them as. */
const UNSEEN = /[\p{Cf}\p{Variation_Selector}\u115f\u1160\u3164\uffa0]|\u034f/gu;
/** Up to the sign that ends it the letters run the other way. */
const TURNED_ROUND = /\u202e([^\u202c]*)/g;
const TAG = /<[^<>]{0,200}>/g;
const LINK = /!?\[([^[\]]{0,200})\]\([^()\s]{0,300}\)/g;
const NUMBERED = /&#(?:x([0-9a-f]{1,6})|(\d{1,7}));?/gi;
/** A letter with a mark or in another hand ("&eacute;", "&mopf;"), and what is not seen. */
const MARKED = /&([a-z])(?:acute|grave|circ|uml|tilde|ring|cedil|caron|fr|opf|scr);/gi;
const NAMED_UNSEEN = /&(?:shy|zwn?j|lrm|rlm|NoBreak|\w{0,9}ZeroWidthSpace|\w{0,9}ThinSpace);/g;
/** Emphasis, code, what is struck out, and the stroke that shows the next sign as it is. */
const MARKS = /[*`~\\]|(?<=[\p{L}])_+(?=[\p{L}])/gu;
/** Letters that a sign parts one from the next: "p.e.a". */
const PARTED = /(?<![\p{L}\p{N}])\p{L}(?:[.\u00b7\u2022|/]\p{L}){2,}(?![\p{L}\p{N}])/gu;

/** The text itself where nothing in it is hidden. Linear in the text; never throws. */
export function asShown(text: string): string {
  return text
    .replace(NUMBERED, (written, hex?: string, decimal?: string) => {
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : written;
    })
    .replace(NAMED_UNSEEN, '')
    .replace(MARKED, '$1')
    .replace(TAG, '')
    .replace(LINK, '$1')
    .replace(TURNED_ROUND, (_, letters: string) => [...letters].reverse().join(''))
    .replace(UNSEEN, '')
    .replace(MARKS, '')
    .replace(PARTED, (letters) => letters.replace(/[^\p{L}]/gu, ''));
}
