/** Lays a recipe that is in no book on the table, as a card of its own that commands change like any other. */
import { capital } from '../cook/adapt/title-words.ts';
import type { Kitchen } from '../cook/kitchen.ts';
import type { Dish } from '../cookbook/dish.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import type { Memo } from '../memo/memo.ts';
import { boundOwnCard } from '../memo/own-card.ts';
import type { RecipeText } from '../recipe-text/recipe-text.ts';
import { isOwnSlug, ownDish, ownSlug } from './own-dish.ts';

const MOST_EARLIER = 8;
/** A recipe without a name is called so. */
const UNNAMED = 'Your recipe';

/** The memo with a recipe that was brought as its card; what was asked or listed before is answered. */
export function layOwn(memo: Memo, recipe: RecipeText): Memo {
  const { asked: _, step: __, ...others } = memo;
  const card = boundOwnCard({
    recipeName: recipe.title === '' ? UNNAMED : capital(recipe.title),
    servings: recipe.servings,
    minutes: recipe.minutes,
    ingredients: recipe.ingredients,
    instructions: recipe.instructions,
    tips: recipe.notes,
  });
  return {
    ...others,
    card: { slug: ownSlug(card), edits: [] },
    earlier: (memo.card ? [...memo.earlier, memo.card] : memo.earlier).slice(-MOST_EARLIER),
    offered: [],
    own: { card },
  };
}

/** What a model served last is the card, where none of the book lies there and it is known whole. */
export function withOwnCard(memo: Memo): Memo {
  const card = memo.own?.card;
  if (memo.card || !card || card.instructions.length === 0) return memo;
  return { ...memo, card: { slug: ownSlug(card), edits: [] } };
}

/** The dish of the memo's own recipe; undefined where its card is another one. */
export function ownOnTable(
  kitchen: Kitchen,
  knowledge: Knowledge,
  { card, earlier, own }: Memo,
): Dish | undefined {
  const isMeant = [card, ...earlier].some((one) => one !== undefined && isOwnSlug(one.slug));
  return own?.card && isMeant ? ownDish(kitchen, knowledge, own.card) : undefined;
}
