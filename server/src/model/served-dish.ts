/** Writes a dish of ours that a model serves as the pieces of a card, and lays it in the memo as the house chef does. */
import type { Memo } from '@saffron/kitchen/chef/memo';
import type { Dish } from '@saffron/kitchen/cookbook/dish';
import { layCard } from '@saffron/kitchen/tools/lay-card';
import { isOwnSlug } from '@saffron/kitchen/tools/own-dish';
import type { ChefPiece } from '../chat/chef-types.ts';
import { toPieces } from '../chat/house-chef.ts';
import type { ServedDish } from './kitchen-desk.ts';

/** The model speaks to the person, the kitchen says all else. */
export function servedPieces({ card, words }: ServedDish, page: Dish | undefined): ChefPiece[] {
  const spoken = words.replace(/\s+/g, ' ').trim();
  const recipe = spoken === '' ? card.recipe : { ...card.recipe, conversation_response: spoken };
  return [...toPieces(recipe, page)];
}

/** What the model or the person made lies there no longer, unless it is the very card, changed. */
export function memoWithDish(memo: Memo, { card, servings }: ServedDish): Memo {
  const { own, ...others } = memo;
  const { card: before, offered: _, ...rest } = own ?? {};
  const kept = isOwnSlug(card.dish) && before ? { ...rest, card: before } : rest;
  const laid = layCard(others, { slug: card.dish, servings, edits: card.edits });
  return Object.keys(kept).length > 0 ? { ...laid, own: kept } : laid;
}
