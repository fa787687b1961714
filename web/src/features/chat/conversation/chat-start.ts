/** Rules for how a chat begins: restoring stored messages, time of day, and when a user counts as returning. */
import { BOT_NAME, IDLE_GREETING_SECONDS } from '@saffron/contract/limits';
import type { Memo } from '@saffron/contract/memo';
import { chatStrings, type TimeOfDay } from '../../../strings/chat.ts';
import {
  createId,
  type Message,
  type Outcome,
  type PartialRecipe,
  type PlainMessage,
} from './message.ts';
import { isRecord, parseLines, parseRecipe } from './parse-recipe.ts';

export function getTimeOfDay(now: Date): TimeOfDay {
  if (now.getHours() < 12) return 'morning';
  return now.getHours() < 18 ? 'afternoon' : 'evening';
}

/** `lastActive` is the stored text: milliseconds since 1970. An unreadable value counts as not idle. */
export function isIdleSince(lastActive: string | null, now: Date): boolean {
  const since = lastActive ? Number(lastActive) : Number.NaN;
  return Number.isFinite(since) && now.getTime() - since > IDLE_GREETING_SECONDS * 1000;
}

/** The messages in an untrusted stored value; invalid entries are left out. `undefined` if there is nothing to restore. */
export function restoreMessages(stored: unknown): Message[] | undefined {
  if (!Array.isArray(stored)) {
    if (stored !== undefined) console.warn('The stored conversation is not a list of messages.');
    return undefined;
  }
  const messages = stored.flatMap((entry) => restoreMessage(entry) ?? []);
  return messages.length > 0 ? messages : undefined;
}

function restoreMessage(entry: unknown): Message | undefined {
  if (!isRecord(entry)) return undefined;
  const base = {
    id: typeof entry.id === 'string' && entry.id ? entry.id : createId(),
    sender: entry.sender === chatStrings.you ? chatStrings.you : BOT_NAME,
    // Restored messages are not typed out again.
    typed: true,
    ...parseOutcome(entry.outcome),
    ...(typeof entry.note === 'string' ? { note: entry.note } : {}),
    // Validated by the server.
    ...(isRecord(entry.memo) ? { memo: entry.memo as unknown as Memo } : {}),
  } as const;
  const recipe = entry.tag === 'recipe' ? parseRecipe(entry.text) : undefined;
  if (recipe) return { ...base, tag: 'recipe', text: recipe, ...parseCardExtras(entry) };
  if (typeof entry.text !== 'string') return undefined;
  const { text, changedCard } = entry;
  const changed = typeof changedCard === 'string' ? { changedCard } : {};
  return { ...base, text, ...parseChoices(entry.choices), ...changed };
}

function parseChoices(value: unknown): Pick<PlainMessage, 'choices'> {
  if (!Array.isArray(value)) return {};
  const choices = value.flatMap((entry) => {
    if (!isRecord(entry)) return [];
    const { name, imageUrl } = entry;
    return typeof name === 'string' && typeof imageUrl === 'string' ? [{ name, imageUrl }] : [];
  });
  return { choices };
}

function parseOutcome(value: unknown): { outcome?: Outcome } {
  const outcome = (['stopped', 'broken', 'failed'] as const).find((known) => known === value);
  return outcome ? { outcome } : {};
}

type CardExtras = Pick<
  Extract<Message, { text: PartialRecipe }>,
  'safety' | 'notes' | 'units' | 'restarts'
>;

function parseCardExtras({ safety, notes, units, restarts }: Record<string, unknown>): CardExtras {
  return {
    // Not validated here: the card ignores malformed parts of them.
    ...(isRecord(safety) ? { safety: safety as unknown as CardExtras['safety'] } : {}),
    ...(Array.isArray(notes) ? { notes: parseLines(notes) } : {}),
    ...(typeof units === 'string' ? { units: units as CardExtras['units'] } : {}),
    ...(Array.isArray(restarts) ? { restarts: parseLines(restarts) } : {}),
  };
}
