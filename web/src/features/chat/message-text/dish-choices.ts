/** React context with the dishes that a reply offers, which can be chosen by clicking them, also later. */
import { createContext } from 'react';
import type { Message } from '../conversation/message.ts';
import { findNumberedChoices } from './find-names.ts';

/** The address of its picture by the name of each dish; undefined where there is none. */
export type DishChoices = ReadonlyMap<string, string | undefined>;

const NONE: DishChoices = new Map();

export const DishChoicesContext = createContext(NONE);

/** A message from before dishes had pictures has their names alone. */
export function findChoices(message: Message | undefined): DishChoices {
  if (message?.tag !== undefined || !message?.text) return NONE;
  const { text, choices = [] } = message;
  return new Map([
    ...findNumberedChoices(text).map((name) => [name, undefined] as const),
    ...choices.map(({ name, imageUrl }) => [name, imageUrl] as const),
  ]);
}
