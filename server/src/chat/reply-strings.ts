/** Sentences that the server itself says in a reply; all others come from the chef.
 * They name no food, so that they fit everybody.
 */
import type { UnavailableReason, UnusableReplyError } from './chef-types.ts';

export function formatRestartReason({ reason }: UnusableReplyError): string {
  return `Let me start again: ${reason}.`;
}

export const RESTART_AFTER_FAILURE = 'Let me start again: that broke off in the middle.';

/** Said when a chef was refused twice. */
export const NOTHING_FITS =
  'I could not put together a dish that fits everything you need this time. ' +
  'Tell me one or two ingredients you enjoy, and I will look for something else.';

const MODEL_UNREACHABLE =
  'My recipe writer is out of reach just now, so this comes from our own cookbook.';

/** The sentence for each reason why the house chef answers in place of the model. */
export const FALLBACK_SENTENCES: Readonly<Record<UnavailableReason, string>> = {
  limit:
    'You have had as many new recipes as I can write for one person for now, so this comes from our own cookbook.',
  ceiling:
    'I have written as many new recipes as I can for today, so this comes from our own cookbook.',
  resting: MODEL_UNREACHABLE,
  slow: MODEL_UNREACHABLE,
  unreachable: MODEL_UNREACHABLE,
  unusable: 'Nothing new came out right this time, so this comes from our own cookbook.',
};
