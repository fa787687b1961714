/** Text replacements by offset, collected first and applied together, with "a" or "an" mended; not the changes of a recipe card. */
import type { Token } from '../text/line-tokens.ts';

/** Tokens from, and first after. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

export interface Edit {
  /** Offsets in the text. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Edits must not overlap; order does not matter. "A 9-inch" that becomes 8 inches gets its "an". */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let out = '';
  let at = 0;
  for (const edit of [...edits].sort((a, b) => a.start - b.start || a.end - b.end)) {
    if (edit.start < at) continue;
    out += withArticle(text.slice(at, edit.start), edit.text) + edit.text;
    at = edit.end;
  }
  return out + text.slice(at);
}

/** Eight, eleven and eighteen begin with a vowel, however they are written. */
const VOWEL = /^(?:8|1[18](?!\d)|⅛)/;

function withArticle(before: string, text: string): string {
  if (!/^[\d½¼¾⅓⅔⅛]/.test(text)) return before;
  const found = /(?:^|\s)(an?) $/i.exec(before.slice(-4))?.[1];
  if (!found) return before;
  const article = VOWEL.test(text) ? `${found.slice(0, 1)}n` : found.slice(0, 1);
  return `${before.slice(0, before.length - found.length - 1)}${article} `;
}

/** The edit that puts `text` in place of the span's tokens. */
export function createEdit(tokens: readonly Token[], span: Span, text: string): Edit {
  const start = tokens[span.from]?.start ?? 0;
  return { start, end: tokens[span.to - 1]?.end ?? start, text };
}
