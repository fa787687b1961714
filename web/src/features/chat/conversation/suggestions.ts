/** Chooses the suggestion chips after a reply. */
import type { Needs } from '@saffron/kitchen/vocabulary';
import { suggestionStrings } from '../../../strings/suggestions.ts';
import { findNames, findNumberedChoices } from '../message-text/find-names.ts';
import { isUserMessage, type Message, type RecipeMessage } from './message.ts';

const SHOWN_AFTER_REPLY = 4;

/** Empty while there is no reply to follow up on. */
export function suggestFollowUps(messages: readonly Message[], needs: Needs): string[] {
  const last = messages.at(-1);
  if (!last || isUserMessage(last) || last.outcome) return [];
  const { somethingElse, surpriseMe } = suggestionStrings;
  // The needs button is in the same row and leaves less room.
  const room = SHOWN_AFTER_REPLY - (needs.allergies.length + needs.diets.length > 0 ? 1 : 0);
  const recipe = last.tag === 'recipe' ? last : messages.find(({ id }) => id === last.changedCard);
  if (recipe?.tag === 'recipe') return suggestAfterRecipe(recipe, needs).slice(0, room);
  if (last.tag === 'recipe') return [];
  // A numbered choice can be tapped itself, so no chip says the same.
  const single = findSingleDish(last.text);
  if (single !== undefined) return [single, somethingElse];
  const hadRecipe = messages.some(({ tag }) => tag === 'recipe');
  if (hadRecipe || findNumberedChoices(last.text).length > 0) return [somethingElse, surpriseMe];
  return [surpriseMe, ...suggestionStrings.directions];
}

/** A single dish, recognised by its capital letter: "Shall we make **Dal**?" */
const MENTION = /\*\*(\p{Lu}.{1,79}?)\*\*/gu;

/** The one dish that a reply offers: several bold names without a list are emphasis. */
function findSingleDish(text: string): string | undefined {
  if (findNumberedChoices(text).length > 0) return undefined;
  const mentions = findNames(text, MENTION);
  return mentions.length === 1 ? mentions[0] : undefined;
}

const QUICK_MINUTES = 25;

function suggestAfterRecipe({ text: recipe, safety }: RecipeMessage, { diets }: Needs): string[] {
  const { somethingElse, quicker, makeItVegan, forSix, forTwo } = suggestionStrings;
  const isQuick = recipe.minutes !== undefined && recipe.minutes <= QUICK_MINUTES;
  // Requested in the chat or the settings, or the recipe is vegan anyway.
  const isVegan =
    [...diets, ...(safety?.checkedFor?.diets ?? [])].includes('Vegan') ||
    safety?.isVegan === true ||
    /\bvegan\b/i.test(recipe.recipeName ?? '');
  return [
    somethingElse,
    ...(isQuick ? [] : [quicker]),
    ...(isVegan ? [] : [makeItVegan]),
    recipe.servings === 6 ? forTwo : forSix,
  ];
}
