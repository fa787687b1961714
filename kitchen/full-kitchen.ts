/** For tests: the whole kitchen (cookbook, allergen rules, measures), opened once in a process. */
import { openKitchen } from './open-kitchen.ts';
import type { Kitchen } from './src/conversation/kitchen.ts';

let opened: Kitchen | undefined;

/** Takes seconds the first time. Whoever uses it only reads it. */
export function fullKitchen(): Kitchen {
  opened ??= openKitchen();
  return opened;
}
