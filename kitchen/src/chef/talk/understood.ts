/** Remembers what messages mean: a conversation is sent along whole with every message, and read twice for a reply. */
import type { Kitchen } from '../../cook/kitchen.ts';
import type { Meaning } from '../understand/meaning.ts';
import { understand } from '../understand/understand.ts';

const MOST_KEPT = 200;
/** Characters: what a message may have. */
const LONGEST_KEPT = 4000;
const KEPT = new WeakMap<Kitchen, Map<string, Meaning>>();

/** The same as `understand`, of which it keeps the newest answers. */
export function understood(kitchen: Kitchen, text: string): Meaning {
  if (text.length > LONGEST_KEPT) return understand(kitchen, text);
  const kept = KEPT.get(kitchen) ?? new Map<string, Meaning>();
  KEPT.set(kitchen, kept);
  const known = kept.get(text);
  const meaning = known ?? understand(kitchen, text);
  // The newest stand last.
  kept.delete(text);
  kept.set(text, meaning);
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  return meaning;
}
