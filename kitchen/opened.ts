/** The kitchen as it stands in this folder, opened once for all who only read it, as tests do. */
import { openKitchen } from './open-kitchen.ts';

export const kitchen = openKitchen();
