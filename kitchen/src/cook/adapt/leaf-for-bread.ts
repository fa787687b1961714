/** Swaps buns and wraps for lettuce leaves: how many, and steps that wash them instead of warming; splits steps into sentences. */
import type { DishIngredient, StepPiece } from '../../cookbook/dish.ts';
import { numberOf, sayNumber } from './add-amounts.ts';

/** Bread that only carries, and comes by the piece: a bun, a tortilla, a pitta. */
const CARRIES =
  /\b(?:burger buns|hot dog buns|long rolls|(?:flour|corn) tortillas|taco shells|pitta breads|flatbreads|wraps)$/;

const LEAVES = 'large lettuce leaves';

/** Two leaves hold what one bun did, one what a small tortilla did; nothing for bread that is more than a wrapper. */
export function leavesFor(item: DishIngredient): DishIngredient[] {
  const count = numberOf(item.quantity);
  if (item.unit !== '' || Number.isNaN(count) || !CARRIES.test(item.name)) return [];
  const each = /\b(?:buns|rolls|breads|flatbreads|large)\b/.test(item.name) ? 2 : 1;
  return [{ name: LEAVES, quantity: sayNumber(count * each), unit: '', preparation: '' }];
}

export function isLeaf({ name }: DishIngredient): boolean {
  return name === LEAVES;
}

/** Steps in which the leaves are washed where the bread was warmed; null when the bread is cooked with something else. */
export function washedNotToasted(
  steps: readonly (readonly StepPiece[])[],
  index: number,
): StepPiece[][] | null {
  let failed = false;
  let found = false;
  const washed = steps.map((step) =>
    sentencePieces(step).flatMap((sentence) => {
      const leaves = sentence.find((piece) => piece.kind === 'ingredient' && piece.index === index);
      if (!leaves || !WARMED.test(plainText(sentence))) return sentence;
      found = true;
      failed ||= sentence.some((piece) => piece.kind === 'ingredient' && piece !== leaves);
      const open = /\s$/.test(plainText(sentence)) ? ' ' : '';
      return [
        { kind: 'text' as const, text: 'Wash ' },
        leaves,
        { kind: 'text' as const, text: ` and pat them dry.${open}` },
      ];
    }),
  );
  return failed || !found ? null : washed;
}

const WARMED = /\b(?:warm|toast|heat|grill)/i;

/** The pieces of a step, sentence by sentence. */
export function sentencePieces(step: readonly StepPiece[]): StepPiece[][] {
  const sentences: StepPiece[][] = [[]];
  for (const piece of step) {
    const parts = piece.kind === 'text' ? piece.text.split(/(?<=[.;!?]\s+)(?=\S)/) : [];
    if (piece.kind !== 'text') sentences.at(-1)?.push(piece);
    parts.forEach((text, at) => {
      if (at > 0) sentences.push([]);
      sentences.at(-1)?.push({ kind: 'text', text });
    });
  }
  return sentences;
}

export function plainText(pieces: readonly StepPiece[]): string {
  return pieces.map((piece) => (piece.kind === 'ingredient' ? '' : piece.text)).join('');
}

/** What is said of a bun and of no leaf. */
export function saidOfLeaves(text: string): string {
  return text
    .replace(/ and a little wider than the lettuce leaves/g, '')
    .replace(/\b(?:soft|toasted|warm|small warm|crusty|crackly) (?=lettuce leaves)/g, '')
    .replace(/(?:, |\b)(?:split|toasted|warmed)(?=, cut side down)/g, '')
    .replace(/\blettuce leaves with crisp lettuce, /g, 'lettuce leaves with ');
}
