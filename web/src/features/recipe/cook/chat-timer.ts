/** Starts the timers that somebody asks for in the chat: "set a timer for 10 minutes for the pasta". */
import { timerStrings as strings } from '../../../strings/cooking.ts';
import { findTimes, type TimeInText } from '../find-times.ts';
import { mountCookHost } from './mount-cook-host.tsx';
import { askForNotifications, prepareSound } from './ring.ts';
import { startTimer } from './timers.ts';

const NUMBERS: Readonly<Record<string, number>> = {
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  ninety: 90,
};
/** A longer message is about something else. */
const MAX_WORDS = 18;
const ASKED = ['set', 'start', 'put', 'run', 'begin', 'timer', 'please'];
/** Between a time and what it is for. */
const FOR = ['for', 'on'];
const ARTICLES = ['the', 'my', 'a', 'an', 'some'];

interface WishedTimer extends TimeInText {
  /** What it is for; empty if that was not said. */
  readonly name: string;
}

/** Empty for a message that asks for no timer. */
export function findWishedTimers(message: string): readonly WishedTimer[] {
  // "a 5-minute timer", "ten minutes"
  const words = message.replaceAll('-', ' ').split(/\s+/).filter(Boolean);
  const plain = words.map((word) => String(NUMBERS[word.toLowerCase()] ?? word));
  const isAsked = plain.some((word) => ASKED.includes(word.toLowerCase()));
  if (words.length > MAX_WORDS || !isAsked || /\bhow (?:long|much|many)\b/i.test(message))
    return [];
  const text = plain.join(' ');
  const times = findTimes(text);
  return times.map((time, index) => ({
    ...time,
    name: readPurpose(text.slice(time.end, times[index + 1]?.start)),
  }));
}

/** "pasta" of "for the pasta and"; empty where no such words follow. */
function readPurpose(after: string): string {
  const words =
    after
      .split(/[.,;:!?]/)[0]
      ?.trim()
      .split(' ') ?? [];
  const start = words.findIndex((word) => FOR.includes(word.toLowerCase()));
  if (start < 0) return '';
  const said = words.slice(start + 1).filter((word) => !ARTICLES.includes(word.toLowerCase()));
  const end = said.findIndex((word) => ['and', 'please', 'then'].includes(word.toLowerCase()));
  return said.slice(0, Math.min(end < 0 ? 4 : end, 4)).join(' ');
}

/** Starts what a message asks for. @returns what the chef says to it; undefined if it asks for no timer */
export function startTimersFromChat(message: string): string | undefined {
  const wished = findWishedTimers(message);
  if (wished.length === 0) return undefined;
  mountCookHost();
  prepareSound();
  void askForNotifications();
  const now = Date.now();
  for (const [index, { name, text, seconds }] of wished.entries()) {
    const title =
      name === '' ? strings.chatName(text) : name.charAt(0).toUpperCase() + name.slice(1);
    startTimer({ id: `chat-${now}-${index}`, name: title, dish: '', seconds });
  }
  return strings.startedInChat(wished.map(({ text }) => text));
}
