/** Finds the dishes that a message offers. */
import type { Message } from '../conversation/message.ts';
import { type DishChoices, NO_CHOICES } from '../message-text/dish-choices.ts';
import { findNumberedChoices } from '../message-text/find-names.ts';

/** A message from before dishes had pictures has their names alone. */
export function findChoices(message: Message | undefined): DishChoices {
  if (message?.tag !== undefined || !message?.text) return NO_CHOICES;
  const { text, choices = [] } = message;
  return new Map([
    ...findNumberedChoices(text).map((name) => [name, undefined] as const),
    ...choices.map(({ name, imageUrl }) => [name, imageUrl] as const),
  ]);
}
