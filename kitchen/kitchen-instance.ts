/** For tests that only read it: the opened kitchen as a value, so that no test has to open its own. */
import { fullKitchen } from './full-kitchen.ts';

export const kitchen = fullKitchen();
