/** Tastes what a model cooks: nothing inedible is shown, and a card that does not add up goes back. */
import { inedibleIn } from '@saffron/kitchen/cookbook/inedible';
import { doubtsAboutSpoken } from '@saffron/kitchen/cookbook/spoken-doubts';
import type { Kitchen } from '@saffron/kitchen/kitchen';
import { type ChefPiece, UnusableReply } from '../chat/chef.ts';
import { createSentenceBuffer } from '../chat/sentences.ts';

export interface Taster {
  /** Before a piece is shown. @throws UnusableReply */
  readonly taste: (piece: ChefPiece) => void;
  /** When all is said; `isLenient` lets pass what a cook can put right. @throws UnusableReply */
  readonly judge: (isLenient: boolean) => void;
}

export function createTaster(kitchen: Pick<Kitchen, 'rules' | 'measures'>): Taster {
  const recipe = { recipeName: '', ingredients: [] as string[], instructions: [] as string[] };
  let servings: number | undefined;
  const sentences = createSentenceBuffer();

  const refuseInedible = (text: string): void => {
    const thing = inedibleIn(text);
    if (thing === undefined) return;
    throw new UnusableReply({
      reason: `${thing} is not food`,
      advice: `"${thing}" must never be eaten. Use food only.`,
    });
  };

  return {
    taste: (piece) => {
      if (piece.kind === 'text') for (const one of sentences.add(piece.delta)) refuseInedible(one);
      if (piece.kind === 'line' || piece.kind === 'prose') refuseInedible(piece.text);
      if (piece.kind === 'prose' && piece.field === 'recipeName') recipe.recipeName = piece.text;
      if (piece.kind === 'line' && piece.list !== 'tips') recipe[piece.list].push(piece.text);
      if (piece.kind === 'numbers') servings = piece.servings ?? servings;
    },
    judge: (isLenient) => {
      for (const one of sentences.rest()) refuseInedible(one);
      if (recipe.recipeName === '') return;
      const doubt = doubtsAboutSpoken(kitchen, { ...recipe, servings })[0];
      if (doubt !== undefined && (doubt.isGrave || !isLenient)) throw new UnusableReply(doubt);
    },
  };
}
