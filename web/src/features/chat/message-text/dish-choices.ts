/** React context with the names of the dishes that a reply offers, which can be chosen by clicking them, also later. */
import { createContext } from 'react';

export const DishChoicesContext = createContext<readonly string[]>([]);
