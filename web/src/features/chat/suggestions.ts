/** What a person may want to say next, as chips: to begin with, and after each reply. */
import type { Needs, Restriction } from '@saffron/kitchen/vocabulary';
import type { TimeOfDay } from '../../words/chat.ts';
import { type Opener, suggestionWords } from '../../words/chat.ts';
import { isFromPerson, type Message, type RecipeMessage } from './conversation/message.ts';
import { shownNeeds } from './needs/shown-needs.ts';

const MOST_AT_START = 5;
const FEWEST_AT_START = 4;
const FEWEST_BESIDE = 2;
const SHOWN_AFTER_REPLY = 4;
/** Of the line above the input, where the column is widest; in pixels, as the letters are wide on average. */
const LINE = 664;
const LETTER = 7.1;
const CHIP = 38;

/**
 * Those that fit the person's needs and the hour first; the day turns the list, so that it is not always the same.
 * `taken` is what else stands in their line.
 */
export function openers(needs: Needs, time: TimeOfDay, day: number, taken = 0): string[] {
  const unwanted: ReadonlySet<Restriction> = new Set([...needs.allergies, ...needs.diets]);
  const fits = ({ not = [] }: Opener) => !not.some((restriction) => unwanted.has(restriction));
  const fitting = suggestionWords.openers.filter(fits);
  const turned = fitting.map((_, index) => fitting[(index + day) % fitting.length] as Opener);
  const timely = turned.filter((opener) => opener.time === time);
  const timeless = turned.filter((opener) => opener.time === undefined);
  return inOneLine(
    [...timely.slice(0, 1), ...timeless].map(({ text }) => text),
    taken,
  );
}

/** Passing over what is too long for the rest of the line; a few there must be. */
function inOneLine(texts: readonly string[], taken: number): string[] {
  const chosen: string[] = [];
  const fewest = taken > 0 ? FEWEST_BESIDE : FEWEST_AT_START;
  for (const text of texts) {
    if (chosen.length < MOST_AT_START && widthOf([...chosen, text]) <= LINE - taken)
      chosen.push(text);
  }
  const others = texts.filter((text) => !chosen.includes(text));
  return [...chosen, ...others.slice(0, Math.max(0, fewest - chosen.length))];
}

function widthOf(texts: readonly string[]): number {
  return texts.join('').length * LETTER + texts.length * CHIP;
}

/** Nothing while there is nothing to follow up on. */
export function followUps(messages: readonly Message[], needs: Needs): string[] {
  const last = messages.at(-1);
  if (!last || isFromPerson(last) || last.outcome) return [];
  const { somethingElse, surpriseMe } = suggestionWords;
  // The needs stand in the same row and leave less room.
  const room = SHOWN_AFTER_REPLY - (needs.allergies.length + needs.diets.length > 0 ? 1 : 0);
  if (last.tag === 'recipe') return afterRecipe(last, needs).slice(0, room);
  const offered = offeredDishes(last.text);
  if (offered.length > 0) return [...offered, somethingElse];
  const hadRecipe = messages.some(({ tag }) => tag === 'recipe');
  if (hadRecipe) return [somethingElse, surpriseMe];
  return inOneLine([surpriseMe, ...suggestionWords.directions], shownNeeds(needs).width);
}

/** A numbered choice, as the chef writes it: "1. **Dal** - 35 minutes". */
const CHOICE = /^\s*\d+[.)]\s+\*\*(.{2,80}?)\*\*/gm;
/** One dish in passing, a name by its capital: "Shall we make **Dal**?" */
const MENTION = /\*\*(\p{Lu}.{1,79}?)\*\*/gu;

function namesIn(text: string, pattern: RegExp): string[] {
  return [...new Set([...text.matchAll(pattern)].flatMap(([, name]) => name ?? []))];
}

/** The names of a numbered choice, in its order. */
export function numberedChoices(text: string): string[] {
  return namesIn(text, CHOICE);
}

/** The dishes that a reply lets the person choose from. */
function offeredDishes(text: string): string[] {
  const choices = numberedChoices(text);
  const mentions = choices.length > 0 ? [] : namesIn(text, MENTION);
  // Several of them without a list are emphasis, not an offer.
  return [...choices, ...(mentions.length === 1 ? mentions : [])].slice(0, SHOWN_AFTER_REPLY - 1);
}

const QUICK_MINUTES = 25;

function afterRecipe({ text: recipe, safety }: RecipeMessage, { diets }: Needs): string[] {
  const { somethingElse, quicker, makeItVegan, forSix, forTwo } = suggestionWords;
  const isQuick = recipe.minutes !== undefined && recipe.minutes <= QUICK_MINUTES;
  // Asked for in the talk or in the settings, or vegan as it stands.
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
