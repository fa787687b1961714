/** Validates a model's recipe: refuses things that are not food, and recipes that do not add up. */

import { isCommonWord } from '@saffron/kitchen/cookbook/common-words';
import { findInedible } from '@saffron/kitchen/cookbook/inedible';
import { validateRecipe } from '@saffron/kitchen/cookbook/recipe-validator';
import type { Kitchen } from '@saffron/kitchen/kitchen';
import { nameFoods } from '@saffron/kitchen/mentions/foods-abroad';
import { type ChefPiece, UnusableReplyError } from '../chat/chef-types.ts';
import { createSentenceBuffer } from '../chat/sentence-buffer.ts';

export interface RecipeValidator {
  /** Checks a piece before it is shown. @throws UnusableReplyError */
  readonly checkPiece: (piece: ChefPiece) => void;
  /**
   * Validates the whole reply; `isLenient` accepts faults that a cook can correct. @throws
   * UnusableReplyError
   */
  readonly validate: (isLenient: boolean) => void;
}

export function createRecipeValidator(
  kitchen: Pick<Kitchen, 'rules' | 'measures' | 'mentions'>,
): RecipeValidator {
  const recipe = { recipeName: '', ingredients: [] as string[], instructions: [] as string[] };
  let servings: number | undefined;
  const sentences = createSentenceBuffer();

  const refuseInedible = (text: string): void => {
    const thing = findInedible(text);
    if (thing === undefined) return;
    throw new UnusableReplyError({
      reason: `${thing} is not food`,
      advice: `"${thing}" must never be eaten. Use food only.`,
    });
  };

  return {
    checkPiece: (piece) => {
      if (piece.kind === 'text') for (const one of sentences.add(piece.delta)) refuseInedible(one);
      if (piece.kind === 'line' || piece.kind === 'prose') refuseInedible(piece.text);
      if (piece.kind === 'prose' && piece.field === 'recipeName') recipe.recipeName = piece.text;
      if (piece.kind === 'line' && piece.list !== 'tips') recipe[piece.list].push(piece.text);
      if (piece.kind === 'numbers') servings = piece.servings ?? servings;
    },
    validate: (isLenient) => {
      for (const one of sentences.flush()) refuseInedible(one);
      if (recipe.recipeName === '') return;
      const ingredients = recipe.ingredients.map((line) =>
        nameFoods(kitchen.mentions, kitchen.rules, line),
      );
      const doubts = validateRecipe(kitchen, { ...recipe, ingredients, servings });
      // Whether steps and list fit is judged by English words.
      const isStrict = !isLenient && isEnglish(recipe.instructions.join(' '));
      const doubt = isStrict ? doubts[0] : doubts.find(({ isGrave }) => isGrave);
      if (doubt !== undefined) throw new UnusableReplyError(doubt);
    },
  };
}

const LEAST_ENGLISH = 0.25;

function isEnglish(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.filter(isCommonWord).length >= words.length * LEAST_ENGLISH;
}
