/** After a swap, corrects pronouns and verbs in number ("it", "them"); also checks that a tip's sentence can stand alone. */

import type { StepPiece } from '../../cookbook/dish.ts';
import { sentencesOf } from './mend-sentence.ts';
import { isPlural } from './rename.ts';

/** The same for a text that stands by itself. */
export function mendText(text: string, from: string, to: string): string {
  const [piece] = mendPronouns([{ kind: 'text', text }], -1, from, to);
  return piece?.kind === 'text' ? piece.text : text;
}

/** `index` is the swapped ingredient's; `from` and `to` are names as running text uses them. */
export function mendPronouns(
  step: readonly StepPiece[],
  index: number,
  from: string,
  to: string,
): StepPiece[] {
  const [one, many] = [!isPlural(from) && isPlural(to), isPlural(from) && !isPlural(to)];
  if (!one && !many) return [...step];
  let meant = false;
  let first: number | undefined;
  return step.map((piece) => {
    if (piece.kind === 'ingredient' && !SEASONING.test(piece.name)) {
      // "Boil the stock with the onion, then take it off" is said of the stock.
      first ??= piece.index;
      meant = piece.index === index && first === index;
    }
    if (piece.kind !== 'text') return piece;
    if (/[.;]/.test(piece.text)) first = undefined;
    let text = '';
    for (const part of piece.text.split(/(?<=[.;])/)) {
      const at = part.toLowerCase().indexOf(to.toLowerCase());
      const from = meant ? 0 : at;
      text +=
        from < 0 ? part : part.slice(0, from) + (one ? inPlural : inSingular)(part.slice(from));
      if (at >= 0) meant = true;
    }
    return { ...piece, text };
  });
}

/** Nobody means the salt by "it". */
const SEASONING = /\b(?:salt|pepper|oil|ghee)\b/;

function inPlural(text: string): string {
  return text
    .replace(/\b(in|of|on|over|with|to|from|for|under|before|after) it\b/g, '$1 them')
    .replace(/\bit is\b/g, 'they are')
    .replace(/\bit has\b/g, 'they have')
    .replace(/\bit (does|goes)\b/g, (_, verb: string) => `they ${verb.slice(0, -2)}`)
    .replace(/\bit (can|ought|will|should|must|may|might)\b/g, 'they $1')
    .replace(/\bit (\w+(?:ch|sh|ss|x))es\b/g, 'they $1')
    .replace(/\bit (\w+)ies\b/g, 'they $1y')
    .replace(/\bit (\w+[^s])s\b/g, 'they $1')
    .replace(/\bits own\b/g, 'their own')
    .replace(/\bit\b/g, 'them');
}

export function inSingular(text: string): string {
  return text
    .replace(/\bthey are\b/g, 'it is')
    .replace(/\bthey have\b/g, 'it has')
    .replace(/\bthey (can|ought|will|should|must|may|might)\b/g, 'it $1')
    .replace(/\bthey (?!and\b|or\b|both\b)(\w+(?:ch|sh|ss|x))\b/g, 'it $1es')
    .replace(/\bthey (?!and\b|or\b|both\b|still\b|then\b|just\b|also\b|all\b)(\w+)\b/g, 'it $1s')
    .replace(/\bboth they and\b/g, 'both it and')
    .replace(/\bthem\b/g, 'it');
}

/** "An O means that they are overdone" says nothing without the sentence before it. */
export function standing(tip: string, kept: string): string {
  const [first = ''] = sentencesOf(tip);
  const leans = /^(?:an? \w\b|it|they|them|that|this|those|then|so|otherwise)\b/i;
  return kept.startsWith(first) || !leans.test(kept) ? kept : '';
}
