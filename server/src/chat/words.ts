/** The sentences the server itself says in a conversation; all others are the chef's. They name no food, so that they fit everybody. */
import type { UnusableReply, WhyAway } from './chef.ts';

export function restartReason({ reason }: UnusableReply): string {
  return `Let me start again: ${reason}.`;
}

export const ON_A_CARD = 'Let me put that on a card.';
export const BROKE_OFF = 'Let me start again: that broke off in the middle.';

/** Said when a chef was refused twice. */
export const NOTHING_FITS =
  'I could not put together a dish that fits everything you need this time. ' +
  'Tell me one or two ingredients you enjoy, and I will look for something else.';

const OUT_OF_REACH =
  'My recipe writer is out of reach just now, so this comes from our own cookbook.';

/** Why the house chef answers although a model was to. */
export const HOUSE_STEPS_IN: Readonly<Record<WhyAway, string>> = {
  limit:
    'You have had as many new recipes as I can write for one person for now, so this comes from our own cookbook.',
  ceiling:
    'I have written as many new recipes as I can for today, so this comes from our own cookbook.',
  resting: OUT_OF_REACH,
  slow: OUT_OF_REACH,
  unreachable: OUT_OF_REACH,
  unusable: 'Nothing new came out right this time, so this comes from our own cookbook.',
};
