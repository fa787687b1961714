/** Stores the user's sentences about allergies and intolerances when a conversation is cleared,
 * so that the chef still gets them.
 */
import { KEYS, readJson, writeJson } from '../../../storage/browser-store.ts';
import { isUserMessage, type Message } from './message.ts';

/** Deliberately broad: the chef interprets the sentences, and an irrelevant one does no harm. */
const MENTIONS_NEEDS =
  /\b(?:glut[ei]n|allerg|intoleran|coeliac|celiac|anaphyla|epi-?pen|react(?:s|ion|ions)? (?:badly )?to\b|(?:can['’]?t|cannot|can not|mustn['’]?t|must not|not allowed to) (?:eat|have|tolerate|digest)\b)/i;
const MAX_ENTRIES = 10;

/** The user's own sentences, oldest first, including those that withdraw an earlier one. */
export function readNeedStatements(): readonly string[] {
  const stored = readJson(KEYS.needStatements);
  return Array.isArray(stored)
    ? stored.filter((text) => typeof text === 'string').slice(-MAX_ENTRIES)
    : [];
}

/** To be called with a conversation that is about to be cleared. */
export function storeNeedStatements(messages: readonly Message[]): void {
  const statements = messages.flatMap((message) =>
    isUserMessage(message) && message.tag !== 'recipe' && MENTIONS_NEEDS.test(message.text)
      ? [message.text.trim()]
      : [],
  );
  if (statements.length === 0) return;
  writeJson(
    KEYS.needStatements,
    [...new Set([...readNeedStatements(), ...statements])].slice(-MAX_ENTRIES),
  );
}
