/** Remembers what messages mean: a conversation is sent along whole with every message, and read twice for a reply. */
import type { Kitchen } from '../../kitchen.ts';
import type { Meaning } from '../understand/meaning.ts';
import { understand } from '../understand/understand.ts';

const MOST_KEPT = 500;
/** Characters; longer messages are rare and not worth their room. */
const LONGEST_KEPT = 1000;
const KEPT = new WeakMap<Kitchen, Map<string, Meaning>>();

/** The same as `understand`, of which it keeps the newest few hundred answers. */
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
