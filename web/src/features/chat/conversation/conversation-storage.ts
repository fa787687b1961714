/** Reads and stores the conversation in the browser, and fetches the greeting of a new one. */
import { BOT_NAME } from '@saffron/contract/limits';
import { call } from '../../../api/client.ts';
import { KEYS, readJson, readText, writeJson, writeText } from '../../../storage/browser-store.ts';
import { chatStrings } from '../../../strings/chat.ts';
import { useProfile } from '../../../user/profile.ts';
import { useSession } from '../../../user/session.ts';
import { isIdleSince, restoreMessages } from './chat-start.ts';
import { type Conversation, EMPTY_CONVERSATION } from './conversation-reducer.ts';
import type { Message } from './message.ts';

/** The stored conversation, read before the first paint; empty for a new chat. */
export function readStoredConversation(): Conversation {
  const messages = restoreMessages(readJson(KEYS.messages));
  return messages ? { messages, pendingReplyId: null } : EMPTY_CONVERSATION;
}

export function hasBeenAwayLong(): boolean {
  return isIdleSince(readText(KEYS.lastActive), new Date());
}

export function storeConversation(messages: readonly Message[]): void {
  writeJson(KEYS.messages, messages);
  writeText(KEYS.lastActive, String(Date.now()));
}

/** The greeting of a new chat. A failure is logged, and a fixed greeting is used instead (spec 8). */
export async function fetchGreeting(chefPersona: string, signal: AbortSignal): Promise<string> {
  try {
    const reply = await call('greeting', { body: { chefPersona, botName: BOT_NAME }, signal });
    return breakAfterFirstSentence(reply?.greeting?.trim() || chatStrings.defaultGreeting);
  } catch (error) {
    if (!signal.aborted) console.warn('The greeting could not be fetched.', error);
    return chatStrings.greetingFallback;
  }
}

/** Shorter ones are said in one breath. */
const SHORT_GREETING = 50;

/** A paragraph of its own for the hello, which is set as a title. */
function breakAfterFirstSentence(greeting: string): string {
  return greeting.length > SHORT_GREETING ? greeting.replace(/([.!?]) +/, '$1\n\n') : greeting;
}

const NAME_WAIT_MS = 1500;

/** The first name; for a signed-in user it may still be loading, so this waits a short while. */
export function waitForFirstName(): Promise<string | undefined> {
  const now = () => useProfile.getState().firstName.trim() || undefined;
  if (now() || !useSession.getState().accessToken) return Promise.resolve(now());
  return new Promise((resolve) => {
    const stop = useProfile.subscribe(() => finish());
    const timer = setTimeout(() => finish(), NAME_WAIT_MS);
    function finish(): void {
      stop();
      clearTimeout(timer);
      resolve(now());
    }
  });
}
