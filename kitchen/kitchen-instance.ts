/** For tests: the shared, already opened kitchen (food rules, cookbook, language) as a read-only constant; importing opens it. */
import { fullKitchen } from './full-kitchen.ts';

export const kitchen = fullKitchen();
