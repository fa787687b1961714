/** The kitchen of all tests that only read it, open when a test begins. */
import { fullKitchen } from './full-kitchen.ts';

export const kitchen = fullKitchen();
