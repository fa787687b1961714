/** React context with the dishes that a reply offers, which can be chosen by clicking them, also later. */
import { createContext } from 'react';

/** The address of its picture by the name of each dish; undefined where there is none. */
export type DishChoices = ReadonlyMap<string, string | undefined>;

export const NO_CHOICES: DishChoices = new Map();

export const DishChoicesContext = createContext(NO_CHOICES);
