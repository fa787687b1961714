/** How a chat begins (spec 4): what was stored, a welcome back after a long while, or a greeting. */
import { BOT_NAME, IDLE_GREETING_SECONDS } from '@saffron/contract/limits';
import { chatWords, type TimeOfDay } from '../../../words/chat.ts';
import { isRecord, readLines, readRecipe } from './card-recipe.ts';
import { type CardRecipe, type Message, newId, type Outcome } from './message.ts';

export function timeOfDay(now: Date): TimeOfDay {
  if (now.getHours() < 12) return 'morning';
  return now.getHours() < 18 ? 'afternoon' : 'evening';
}

/** `lastActive` is the stored text: milliseconds since 1970. Unreadable means that nobody knows. */
export function wasIdle(lastActive: string | null, now: Date): boolean {
  const since = lastActive ? Number(lastActive) : Number.NaN;
  return Number.isFinite(since) && now.getTime() - since > IDLE_GREETING_SECONDS * 1000;
}

/**
 * The messages in a stored value, whoever wrote it; entries that are none are left out.
 * `undefined` when there is nothing to restore.
 */
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
  const said = {
    id: typeof entry.id === 'string' && entry.id ? entry.id : newId(),
    sender: entry.sender === chatWords.you ? chatWords.you : BOT_NAME,
    // Shown at once: nobody wants to watch yesterday being typed.
    typed: true,
    ...outcomeOf(entry.outcome),
    ...(typeof entry.note === 'string' ? { note: entry.note } : {}),
  } as const;
  const recipe = entry.tag === 'recipe' ? readRecipe(entry.text) : undefined;
  if (recipe) return { ...said, tag: 'recipe', text: recipe, ...cardExtras(entry) };
  return typeof entry.text === 'string' ? { ...said, text: entry.text } : undefined;
}

function outcomeOf(value: unknown): { outcome?: Outcome } {
  const outcome = (['stopped', 'broken', 'failed'] as const).find((known) => known === value);
  return outcome ? { outcome } : {};
}

type CardExtras = Pick<
  Extract<Message, { text: CardRecipe }>,
  'safety' | 'notes' | 'units' | 'restarts'
>;

function cardExtras({ safety, notes, units, restarts }: Record<string, unknown>): CardExtras {
  return {
    // The card reads these defensively: what is odd in them is not shown.
    ...(isRecord(safety) ? { safety: safety as unknown as CardExtras['safety'] } : {}),
    ...(Array.isArray(notes) ? { notes: readLines(notes) } : {}),
    ...(typeof units === 'string' ? { units: units as CardExtras['units'] } : {}),
    ...(Array.isArray(restarts) ? { restarts: readLines(restarts) } : {}),
  };
}
