/** The kitchen (cookbook, allergen rules, measures) opened once from this folder, shared by tests that only read it. */
import { openKitchen } from './open-kitchen.ts';

export const kitchen = openKitchen();
