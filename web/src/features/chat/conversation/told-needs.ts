/** What somebody has said of what they must not eat outlives a conversation that is cleared: only they can take it back. */
import { KEYS, readJson, writeJson } from '../../../storage/browser-store.ts';
import { isFromPerson, type Message } from './message.ts';

/** Wide on purpose: the chef reads the words, and a sentence too many tells nothing. */
const OF_NEEDS =
  /\b(?:glut[ei]n|allerg|intoleran|coeliac|celiac|anaphyla|epi-?pen|react(?:s|ion|ions)? (?:badly )?to\b|(?:can['’]?t|cannot|can not|mustn['’]?t|must not|not allowed to) (?:eat|have|tolerate|digest)\b)/i;
const MOST = 10;

/** The person's own sentences, oldest first; those they took something back with among them. */
export function toldNeeds(): readonly string[] {
  const kept = readJson(KEYS.toldNeeds);
  return Array.isArray(kept) ? kept.filter((text) => typeof text === 'string').slice(-MOST) : [];
}

/** To be called with a conversation that is about to be cleared. */
export function keepToldNeeds(messages: readonly Message[]): void {
  const told = messages.flatMap((message) =>
    isFromPerson(message) && message.tag !== 'recipe' && OF_NEEDS.test(message.text)
      ? [message.text.trim()]
      : [],
  );
  if (told.length === 0) return;
  writeJson(KEYS.toldNeeds, [...new Set([...toldNeeds(), ...told])].slice(-MOST));
}
