/** For tests: opens the whole kitchen (food rules, cookbook, language) once per process and returns the same read-only object to all. */
import { openKitchen } from './open-kitchen.ts';
import type { Kitchen } from './src/conversation/kitchen.ts';

let opened: Kitchen | undefined;

/** Takes seconds the first time. Whoever uses it only reads it. */
export function fullKitchen(): Kitchen {
  opened ??= openKitchen();
  return opened;
}
