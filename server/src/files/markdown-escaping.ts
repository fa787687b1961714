/** Escapes text for Markdown and unescapes it, without losing spaces or line breaks. */
/**
 * The position of a text, which decides its line breaks: a single line, the lines of an item, or
 * paragraphs.
 */
export type MarkdownPosition =
  | { readonly kind: 'line' | 'prose' }
  | { readonly kind: 'item'; readonly indent: string };

/**
 * In this order: line breaks; spaces that Markdown would drop; special characters; text that looks
 * like an entity; text at the beginning of a line that would start a list or a rule.
 */
const SPECIAL_CHARACTERS =
  /\n+|(?<![^\s]) | (?![^\s])|[^\S \n]|[\p{Cc}\p{Zl}\p{Zp}\uFEFF]|[\\`*_[\]<>#~|]|&(?=#?\w+;)|(?<=^|\n)(?:[-+=•]|\d+[.)])/gu;

export function escapeMarkdown(text: string, standing: MarkdownPosition): string {
  return text.replace(SPECIAL_CHARACTERS, (part, at: number) => {
    if (part.startsWith('\n')) return escapeLineBreak(part, at, text, standing);
    if (part === '&') return '&amp;';
    if (/^[\s\p{Cc}\uFEFF]/u.test(part)) return toEntities(part);
    return `${part.slice(0, -1)}\\${part.slice(-1)}`;
  });
}

function escapeLineBreak(
  part: string,
  at: number,
  text: string,
  standing: MarkdownPosition,
): string {
  const isInside = at > 0 && at + part.length < text.length;
  if (isInside && standing.kind === 'prose' && part === '\n\n') return part;
  if (!isInside || standing.kind === 'line' || part.length > 1) return toEntities(part);
  return `\\\n${standing.kind === 'item' ? standing.indent : ''}`;
}

function toEntities(text: string): string {
  return [...text].map((one) => `&#${one.codePointAt(0)};`).join('');
}

/** Anchored at the first space of a run, to stay linear. */
const ESCAPES = /(?:\\|(?<! ) {2,})\n *|\n{2,}|\n|\\([!-/:-@[-`{-~•])|&#(\d{1,7});|&amp;/g;

/** Line breaks in files by other programs are joined, as Markdown readers do. */
export function unescapeMarkdown(text: string): string {
  return text.replace(ESCAPES, (part, sign?: string, code?: string) => {
    if (sign !== undefined) return sign;
    if (code !== undefined)
      return Number(code) < 0x10ffff ? String.fromCodePoint(Number(code)) : '';
    if (part === '&amp;') return '&';
    if (part === '\n') return ' ';
    return part.startsWith('\n') ? '\n\n' : '\n';
  });
}
