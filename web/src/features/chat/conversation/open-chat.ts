/** The chat's way in and out of the browser: restoring, greeting and keeping the conversation (spec 4). */
import { BOT_NAME } from '@saffron/contract/limits';
import { call } from '../../../api/client.ts';
import { useNames } from '../../../person/profile.ts';
import { useSession } from '../../../person/session.ts';
import { KEYS, readJson, readText, writeJson, writeText } from '../../../storage/browser-store.ts';
import { chatWords } from '../../../words/chat.ts';
import { type Conversation, NOTHING_SAID } from './conversation.ts';
import type { Message } from './message.ts';
import { restoreMessages, wasIdle } from './start.ts';

/** What was stored, read before the first paint; nothing when it is a new chat. */
export function storedConversation(): Conversation {
  const messages = restoreMessages(readJson(KEYS.messages));
  return messages ? { messages, answering: null } : NOTHING_SAID;
}

export function wasAwayLong(): boolean {
  return wasIdle(readText(KEYS.lastActive), new Date());
}

export function keepConversation(messages: readonly Message[]): void {
  writeJson(KEYS.messages, messages);
  writeText(KEYS.lastActive, String(Date.now()));
}

/** The first words of a new chat. A failure is logged and a welcome takes their place (spec 8). */
export async function fetchGreeting(chefPersona: string, signal: AbortSignal): Promise<string> {
  try {
    const reply = await call('greeting', { body: { chefPersona, botName: BOT_NAME }, signal });
    return reply?.greeting?.trim() || chatWords.defaultGreeting;
  } catch (error) {
    if (!signal.aborted) console.warn('The greeting could not be fetched.', error);
    return chatWords.greetingFallback;
  }
}

const NAME_WAIT_MS = 1500;

/** The first name, which for the signed-in may still be on its way; a greeting does not wait long. */
export function firstNameSoon(): Promise<string | undefined> {
  const now = () => useNames.getState().firstName.trim() || undefined;
  if (now() || !useSession.getState().accessToken) return Promise.resolve(now());
  return new Promise((resolve) => {
    const stop = useNames.subscribe(() => finish());
    const timer = setTimeout(() => finish(), NAME_WAIT_MS);
    function finish(): void {
      stop();
      clearTimeout(timer);
      resolve(now());
    }
  });
}
