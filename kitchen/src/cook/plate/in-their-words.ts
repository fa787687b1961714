/** Rewords a reply or recipe card with the food names of the person's country (zucchini for courgette), chosen by their units. */

import type { Table } from '../table.ts';
import type { PlatedDish } from './plate.ts';

export function inTheirWords(
  { kitchen, units }: Pick<Table, 'kitchen' | 'units'>,
  text: string,
): string {
  return kitchen.spoken[units]?.(text) ?? text;
}

/** The whole card, of which each line may tell what another one means. */
export function cardInTheirWords<Card extends PlatedDish & Spoken>(
  { kitchen, units }: Pick<Table, 'kitchen' | 'units'>,
  card: Card,
): Card {
  const words = kitchen.spoken[units];
  if (!words) return card;
  const whole = [...card.ingredients, ...card.instructions].join('\n');
  const say = (text: string): string => words(text, whole);
  return {
    ...card,
    recipeName: words(card.recipeName),
    introduction: say(card.introduction),
    ingredients: card.ingredients.map(say),
    instructions: card.instructions.map(say),
    tips: card.tips.map(say),
    conversation_response: say(card.conversation_response),
    friendly_closing: say(card.friendly_closing),
  };
}

interface Spoken {
  readonly conversation_response: string;
  readonly friendly_closing: string;
}
