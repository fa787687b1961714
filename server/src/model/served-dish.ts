/** Writes a dish of ours that a model serves as the pieces of a card, and lays it in the memo as the house chef does. */
import type { Memo } from '@saffron/kitchen/chef/memo';
import type { Dish } from '@saffron/kitchen/cookbook/dish';
import { layCard } from '@saffron/kitchen/tools/lay-card';
import type { ChefPiece } from '../chat/chef-types.ts';
import { toPieces } from '../chat/house-chef.ts';
import type { ServedDish } from './kitchen-desk.ts';

/** The model speaks to the person, the kitchen says all else. */
export function servedPieces({ card, words }: ServedDish, page: Dish | undefined): ChefPiece[] {
  const spoken = words.replace(/\s+/g, ' ').trim();
  const recipe = spoken === '' ? card.recipe : { ...card.recipe, conversation_response: spoken };
  return [...toPieces(recipe, page)];
}

/** The card is one of the book again: what the model made itself lies there no longer. */
export function memoWithDish(memo: Memo, { card, servings }: ServedDish): Memo {
  const { own, ...others } = memo;
  const { card: _, offered: __, ...kept } = own ?? {};
  const laid = layCard(others, { slug: card.dish, servings, edits: card.edits });
  return Object.keys(kept).length > 0 ? { ...laid, own: kept } : laid;
}
