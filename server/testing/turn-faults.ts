/** Finds what is wrong with the chef's answer to a turn of a recorded conversation. */
import type { ConversationTurn } from './conversations.ts';

export interface ServedCard {
  readonly recipeName: string;
  readonly ingredients: readonly string[];
  readonly instructions: readonly string[];
  readonly servings?: number;
  readonly minutes?: number;
}

export interface ShownReply {
  readonly card: ServedCard | undefined;
  /** Everything that is shown for this turn. */
  readonly text: string;
}

/** @param before the name of the last card @returns a sentence for each thing that is not as it must be */
export function findTurnFaults(
  turn: ConversationTurn,
  { card, text }: ShownReply,
  before: string | undefined,
): string[] {
  const faults: string[] = [];
  const mustBe = (holds: boolean, wanted: string) => {
    if (!holds) faults.push(`"${turn.say}": wanted ${wanted}, got ${text}`);
  };
  if (turn.card !== undefined)
    mustBe((card !== undefined) === turn.card, turn.card ? 'a card' : 'no card');
  for (const word of turn.has ?? []) mustBe(word.test(text), `${word}`);
  mustBe(!/\bundefined\b|\bNaN\b|\[object/.test(text), 'words for people');
  mustBe(text.trim() !== '', 'an answer');
  if (card === undefined) return faults;
  const listed = [...card.ingredients, ...card.instructions].join('\n');
  if (turn.title) mustBe(turn.title.test(card.recipeName), `the title ${turn.title}`);
  if (turn.servings) mustBe(card.servings === turn.servings, `${turn.servings} servings`);
  if (turn.maxMinutes)
    mustBe((card.minutes ?? Infinity) <= turn.maxMinutes, `at most ${turn.maxMinutes} minutes`);
  if (turn.dish === 'new') mustBe(card.recipeName !== before, `another dish than ${before}`);
  if (turn.dish === 'same') mustBe(card.recipeName === before, `${before} again`);
  for (const word of turn.lacks ?? []) mustBe(!word.test(listed), `nothing like ${word}`);
  return faults;
}
