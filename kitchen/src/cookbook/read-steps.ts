/** Parses the body of a .cook file: comments, paragraphs and the marked ingredients, timers and cookware. */

import { parseBatchSize } from './batch-size.ts';
import type { DishIngredient, StepPiece } from './dish.ts';
import { DishError } from './dish-error.ts';

export interface DishBody {
  readonly ingredients: readonly DishIngredient[];
  readonly steps: readonly (readonly StepPiece[])[];
}

interface Paragraph {
  readonly line: number;
  readonly text: string;
}

/** A mark with braces may span several words; without braces it is one word. */
const MARK =
  /([@#~])([@&?+-]?)(?:([^@#~{}().,;:!]*)\{([^{}]*)\}(?:\(([^()]*)\))?|([\p{L}\p{N}_'’-]+))/gu;

/** `firstLine` is the line of the file on which the body begins. */
export function readSteps(slug: string, body: string, firstLine: number): DishBody {
  const ingredients: DishIngredient[] = [];
  const steps = paragraphsOf(body, firstLine).map((paragraph) => {
    rejectOpenBrace(slug, paragraph);
    rejectUnknownBatchSize(slug, paragraph);
    return piecesOf(paragraph.text, ingredients);
  });
  if (steps.length === 0) throw new DishError(slug, firstLine, 'there are no steps.');
  if (ingredients.length === 0) {
    throw new DishError(slug, firstLine, 'no step marks an ingredient with "@".');
  }
  return { ingredients, steps };
}

/** Comments go first, keeping line breaks so that later line numbers hold. */
function withoutComments(body: string): string {
  return withoutBlocks(body).replace(/(^|\s)--.*$/gm, '$1');
}

/** Walks from block to block: one that nobody closed is text, and must be looked for only once. */
function withoutBlocks(body: string): string {
  let withoutComment = '';
  let from = 0;
  while (from < body.length) {
    const open = body.indexOf('[-', from);
    const close = open < 0 ? -1 : body.indexOf('-]', open + 2);
    if (close < 0) break;
    withoutComment += body.slice(from, open) + body.slice(open, close).replace(/[^\n]/g, '');
    from = close + 2;
  }
  return withoutComment + body.slice(from);
}

function paragraphsOf(body: string, firstLine: number): Paragraph[] {
  const found: Paragraph[] = [];
  let lines: string[] = [];
  let start = firstLine;
  const close = (): void => {
    if (lines.length > 0) found.push({ line: start, text: lines.join(' ').replace(/\s+/g, ' ') });
    lines = [];
  };
  withoutComments(body)
    .split('\n')
    .forEach((raw, offset) => {
      const line = raw.trim();
      // A blank line ends a step; ">" lines are old metadata or notes and "=" lines headings.
      if (line === '' || line.startsWith('>') || line.startsWith('=')) close();
      else {
        if (lines.length === 0) start = firstLine + offset;
        lines.push(line);
      }
    });
  close();
  return found;
}

function rejectOpenBrace(slug: string, { line, text }: Paragraph): void {
  const open = text.split('{').length;
  const closed = text.split('}').length;
  if (open !== closed) throw new DishError(slug, line, 'a "{" has no matching "}".');
}

/** Brackets behind a timer hold its batch size; a misspelt one must be rejected, or it would be shown as a remark. */
const BATCH_SIZE_HINT = /^\s*(?:\d+(?:\.\d+)? an? |same |one |any |with the )/;

function rejectUnknownBatchSize(slug: string, { line, text }: Paragraph): void {
  for (const [, words = ''] of text.matchAll(/~[^{}~]*\{[^{}]*\}\(([^()]*)\)/g)) {
    if (BATCH_SIZE_HINT.test(words) && parseBatchSize(words) === undefined)
      throw new DishError(slug, line, `"(${words})" behind a time has to read "(4 a pan)".`);
  }
}

function piecesOf(text: string, ingredients: DishIngredient[]): StepPiece[] {
  const pieces: StepPiece[] = [];
  let from = 0;
  for (const mark of text.matchAll(MARK)) {
    const name = (mark[3] ?? mark[6] ?? '').trim();
    const piece = pieceOf(mark[1] ?? '', name, mark[4] ?? '', mark[5] ?? '', ingredients);
    if (piece === null) continue;
    if (mark.index > from) pieces.push({ kind: 'text', text: text.slice(from, mark.index) });
    pieces.push(piece);
    from = mark.index + mark[0].length;
  }
  if (from < text.length) pieces.push({ kind: 'text', text: text.slice(from) });
  return pieces;
}

function pieceOf(
  sign: string,
  name: string,
  amount: string,
  preparation: string,
  ingredients: DishIngredient[],
): StepPiece | null {
  if (sign === '~') {
    const { quantity, unit } = parseAmount(amount);
    const text = [quantity, unit].filter(Boolean).join(' ') || name;
    const batchSize = parseBatchSize(preparation);
    if (batchSize) return { kind: 'timer', text, batchSize };
    // In files from elsewhere it is a remark.
    return { kind: 'timer', text: preparation ? `${text} (${preparation})` : text };
  }
  if (name === '') return null;
  if (sign === '#') return { kind: 'cookware', text: name };
  ingredients.push({ name, ...parseAmount(amount), preparation: preparation.trim() });
  return { kind: 'ingredient', index: ingredients.length - 1, name };
}

/** "2%tbsp" -> 2 and tbsp; a leading "=" (a fixed amount) is dropped. */
export function parseAmount(amount: string): { quantity: string; unit: string } {
  const [quantity = '', unit = ''] = amount.replace(/^\s*=/, '').split('%');
  return { quantity: quantity.trim(), unit: unit.trim() };
}
