/** Makes a pasted or model-written recipe the conversation's open recipe, and gives it as a dish that commands change like any other. */
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
    ingredients: withHeadings(recipe),
    instructions: withLeads(recipe),
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

/** "100 g sugar (for the topping)": on a card each line says of which group it is. */
function withHeadings({ ingredients, groups }: RecipeText): string[] {
  return ingredients.map((line, at) => {
    const group = groups.find(
      ({ part, from, to }) => part === 'ingredients' && from <= at && at < to,
    );
    if (!group || line.toLowerCase().includes(group.heading.toLowerCase())) return line;
    const isPhrase = /^(?:for|to|and for) /i.test(group.heading);
    const heading = group.heading.toLowerCase().replace(/^and /, '');
    return `${line} (${isPhrase ? heading : `for the ${heading.replace(/^the /, '')}`})`;
  });
}

/** "For the dumplings: stir the flour and milk": the first step of a group says of which. */
function withLeads({ instructions, groups }: RecipeText): string[] {
  return instructions.map((step, at) => {
    const group = groups.find(({ part, from }) => part === 'instructions' && from === at);
    const isSaid = group && step.toLowerCase().includes(group.heading.toLowerCase());
    return group && !isSaid ? `${group.heading}: ${step}` : step;
  });
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
