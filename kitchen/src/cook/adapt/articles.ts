/** Moves an article in a step into the name of the food behind it, so that removing the food removes both; and out again. */
import type { StepPiece } from '../../cookbook/dish.ts';

const BEFORE = /\b(?:the|some|an?) $/i;
const WITHIN = /^(?:the|some|an?) /i;

/** "and the |mint|" as "and |the mint|"; pages of the book name foods without an article. */
export function articlesWith(step: readonly StepPiece[]): StepPiece[] {
  return step.map((piece, at): StepPiece => {
    const [before, after] = [step[at - 1], step[at + 1]];
    if (piece.kind === 'ingredient') {
      const article = before?.kind === 'text' ? (BEFORE.exec(before.text)?.[0] ?? '') : '';
      return { ...piece, name: article + piece.name };
    }
    return piece.kind === 'text' && after?.kind === 'ingredient'
      ? { ...piece, text: piece.text.replace(BEFORE, '') }
      : piece;
  });
}

/** The same undone. */
export function articlesApart(step: readonly StepPiece[]): StepPiece[] {
  return step.flatMap((piece): StepPiece[] => {
    const article = piece.kind === 'ingredient' ? WITHIN.exec(piece.name)?.[0] : undefined;
    if (article === undefined || piece.kind !== 'ingredient') return [piece];
    return [
      { kind: 'text', text: article },
      { ...piece, name: piece.name.slice(article.length) },
    ];
  });
}
