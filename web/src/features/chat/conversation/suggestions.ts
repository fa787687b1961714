/** Chooses the suggestion chips: at the start of a chat and after each reply. */
import type { Needs, Restriction } from '@saffron/kitchen/vocabulary';
import type { TimeOfDay } from '../../../strings/chat.ts';
import { type Opener, suggestionStrings } from '../../../strings/chat.ts';
import { selectVisibleNeeds } from '../needs/visible-needs.ts';
import { isUserMessage, type Message, type RecipeMessage } from './message.ts';

const MAX_AT_START = 5;
const MIN_AT_START = 4;
const MIN_BESIDE = 2;
const SHOWN_AFTER_REPLY = 4;
/** Widths in pixels: of the row above the input where the column is widest, of an average letter, of a chip without text. */
const ROW_WIDTH = 664;
const LETTER_WIDTH = 7.1;
const CHIP_WIDTH = 38;

/**
 * Suggestions for a new chat that fit the user's needs, one for the time of day first; the day rotates the list.
 * `taken` is the width used by other elements of the row.
 */
export function suggestOpeners(needs: Needs, time: TimeOfDay, day: number, taken = 0): string[] {
  const unwanted: ReadonlySet<Restriction> = new Set([...needs.allergies, ...needs.diets]);
  const fits = ({ unsuitableFor = [] }: Opener) =>
    !unsuitableFor.some((restriction) => unwanted.has(restriction));
  const fitting = suggestionStrings.openers.filter(fits);
  const rotated = fitting.map((_, index) => fitting[(index + day) % fitting.length] as Opener);
  const timely = rotated.filter((opener) => opener.time === time);
  const timeless = rotated.filter((opener) => opener.time === undefined);
  return fitInOneRow(
    [...timely.slice(0, 1), ...timeless].map(({ text }) => text),
    taken,
  );
}

/** Skips texts that are too long for the rest of the row, but returns a minimum number. */
function fitInOneRow(texts: readonly string[], taken: number): string[] {
  const chosen: string[] = [];
  const minimum = taken > 0 ? MIN_BESIDE : MIN_AT_START;
  for (const text of texts) {
    if (chosen.length < MAX_AT_START && measureWidth([...chosen, text]) <= ROW_WIDTH - taken)
      chosen.push(text);
  }
  const others = texts.filter((text) => !chosen.includes(text));
  return [...chosen, ...others.slice(0, Math.max(0, minimum - chosen.length))];
}

function measureWidth(texts: readonly string[]): number {
  return texts.join('').length * LETTER_WIDTH + texts.length * CHIP_WIDTH;
}

/** Empty while there is no reply to follow up on. */
export function suggestFollowUps(messages: readonly Message[], needs: Needs): string[] {
  const last = messages.at(-1);
  if (!last || isUserMessage(last) || last.outcome) return [];
  const { somethingElse, surpriseMe } = suggestionStrings;
  // The needs button is in the same row and leaves less room.
  const room = SHOWN_AFTER_REPLY - (needs.allergies.length + needs.diets.length > 0 ? 1 : 0);
  if (last.tag === 'recipe') return suggestAfterRecipe(last, needs).slice(0, room);
  const offered = findOfferedDishes(last.text);
  if (offered.length > 0) return [...offered, somethingElse];
  const hadRecipe = messages.some(({ tag }) => tag === 'recipe');
  if (hadRecipe) return [somethingElse, surpriseMe];
  return fitInOneRow(
    [surpriseMe, ...suggestionStrings.directions],
    selectVisibleNeeds(needs).width,
  );
}

/** A numbered choice, as the chef writes it: "1. **Dal** - 35 minutes". */
const CHOICE = /^\s*\d+[.)]\s+\*\*(.{2,80}?)\*\*/gm;
/** A single dish, recognised by its capital letter: "Shall we make **Dal**?" */
const MENTION = /\*\*(\p{Lu}.{1,79}?)\*\*/gu;

function findNames(text: string, pattern: RegExp): string[] {
  return [...new Set([...text.matchAll(pattern)].flatMap(([, name]) => name ?? []))];
}

/** The names of a numbered choice, in its order. */
export function findNumberedChoices(text: string): string[] {
  return findNames(text, CHOICE);
}

/** The dishes that a reply offers. */
function findOfferedDishes(text: string): string[] {
  const choices = findNumberedChoices(text);
  const mentions = choices.length > 0 ? [] : findNames(text, MENTION);
  // Several bold names without a list are emphasis, not an offer.
  return [...choices, ...(mentions.length === 1 ? mentions : [])].slice(0, SHOWN_AFTER_REPLY - 1);
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
