/** The message that a reply under way would leave if it ended now. */
import { BOT_NAME } from '@saffron/contract/limits';
import type { UnitSystem } from '@saffron/kitchen/vocabulary';
import type { LiveReply } from './live-reply.ts';
import type { Message, Outcome } from './message.ts';

/** A message with what has arrived so far. */
export function createPartialMessage(
  id: string,
  units: UnitSystem,
  live: LiveReply,
  outcome: Outcome,
): Message {
  const { text, recipe, restarts } = live.getReceived();
  const base = { id, sender: BOT_NAME, typed: true, outcome } as const;
  if (!recipe) return { ...base, text };
  return { ...base, tag: 'recipe', text: recipe, units, ...(restarts.length ? { restarts } : {}) };
}
