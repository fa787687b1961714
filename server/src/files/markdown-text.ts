/** Words in Markdown and back: nothing in them is taken for a sign, and every space and line comes home. */

/** Where the words stand decides what may become of their lines: one line, the lines of an item, or paragraphs. */
export type Standing =
  | { readonly kind: 'line' | 'prose' }
  | { readonly kind: 'item'; readonly indent: string };

/**
 * In this order: lines; spaces that Markdown would swallow; signs that mean something anywhere; what looks like
 * an entity; what would begin a list or a rule at the beginning of a line.
 */
const TELLING =
  /\n+|(?<![^\s]) | (?![^\s])|[^\S \n]|[\p{Cc}\p{Zl}\p{Zp}\uFEFF]|[\\`*_[\]<>#~|]|&(?=#?\w+;)|(?<=^|\n)(?:[-+=•]|\d+[.)])/gu;

export function escaped(text: string, standing: Standing): string {
  return text.replace(TELLING, (part, at: number) => {
    if (part.startsWith('\n')) return lineBreak(part, at, text, standing);
    if (part === '&') return '&amp;';
    if (/^[\s\p{Cc}\uFEFF]/u.test(part)) return entities(part);
    return `${part.slice(0, -1)}\\${part.slice(-1)}`;
  });
}

function lineBreak(part: string, at: number, text: string, standing: Standing): string {
  const isInside = at > 0 && at + part.length < text.length;
  if (isInside && standing.kind === 'prose' && part === '\n\n') return part;
  if (!isInside || standing.kind === 'line' || part.length > 1) return entities(part);
  return `\\\n${standing.kind === 'item' ? standing.indent : ''}`;
}

function entities(text: string): string {
  return [...text].map((one) => `&#${one.codePointAt(0)};`).join('');
}

/** Spaces are looked through once, from the first of them. */
const WRITTEN = /(?:\\|(?<! ) {2,})\n *|\n{2,}|\n|\\([!-/:-@[-`{-~•])|&#(\d{1,7});|&amp;/g;

/** Others' lines are joined as every reader of Markdown joins them. */
export function unescaped(text: string): string {
  return text.replace(WRITTEN, (part, sign?: string, code?: string) => {
    if (sign !== undefined) return sign;
    if (code !== undefined)
      return Number(code) < 0x10ffff ? String.fromCodePoint(Number(code)) : '';
    if (part === '&amp;') return '&';
    if (part === '\n') return ' ';
    return part.startsWith('\n') ? '\n\n' : '\n';
  });
}
