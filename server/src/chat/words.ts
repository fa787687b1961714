/** The sentences the server itself says in a conversation; all others are the chef's. */
import type { Finding } from '@saffron/kitchen/safety/check';

export function restartReason({ reason }: Finding): string {
  return `Let me start again: ${reason}.`;
}

/** Said when a chef was refused twice. It names no food, so that it fits everybody. */
export const NOTHING_FITS =
  'I could not put together a dish that fits everything you need this time. ' +
  'Tell me one or two ingredients you enjoy, and I will look for something else.';
