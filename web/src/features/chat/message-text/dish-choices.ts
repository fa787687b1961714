/** React context with the dishes of the newest reply that can be chosen by clicking their names. */
import { createContext } from 'react';

export interface DishChoices {
  readonly names: readonly string[];
  readonly onPick: (name: string) => void;
}

export const DishChoicesContext = createContext<DishChoices | undefined>(undefined);
