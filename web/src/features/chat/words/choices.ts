/** The dishes of the newest reply that can be had with a tap on their names; nothing around all other words. */
import { createContext } from 'react';

export interface Choices {
  readonly names: readonly string[];
  readonly onPick: (name: string) => void;
}

export const ChoicesContext = createContext<Choices | undefined>(undefined);
