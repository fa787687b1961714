/** What a person thought of a dish they cooked, with a note for the next time; kept in this browser. */
import { create } from 'zustand';
import { KEYS, onOtherTabChange, readJson, writeJson } from '../../../storage/browser-store.ts';
import { useUserChanges } from '../../../user/logout.ts';

export interface CookNote {
  /** 1 to 5; 0 if not rated. */
  readonly rating: number;
  readonly note: string;
  /** When it was cooked, in milliseconds since 1970. */
  readonly at: number;
}

type CookNotes = Readonly<Record<string, CookNote>>;

const MAX_NOTES = 300;
export const MAX_NOTE_LENGTH = 500;

const useCookNotes = create<{ readonly notes: CookNotes }>(() => ({ notes: readNotes() }));
const readAgain = () => useCookNotes.setState({ notes: readNotes() });
onOtherTabChange(KEYS.cookNotes, readAgain);
useUserChanges.subscribe(readAgain);

/** `key` is that of the recipe's cooking progress. */
export function useCookNote(key: string): CookNote | undefined {
  return useCookNotes(({ notes }) => notes[key]);
}

export function storeCookNote(key: string, change: Partial<Omit<CookNote, 'at'>>): void {
  const { [key]: before = { rating: 0, note: '' }, ...others } = readNotes();
  const now = { ...before, ...change, at: Date.now() };
  const notes = Object.fromEntries(Object.entries({ [key]: now, ...others }).slice(0, MAX_NOTES));
  useCookNotes.setState({ notes });
  writeJson(KEYS.cookNotes, notes);
}

/** Stored values are untrusted. */
function readNotes(): CookNotes {
  const stored = readJson(KEYS.cookNotes);
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(Object.entries(stored).filter(([, one]) => isNote(one)));
}

function isNote(value: unknown): value is CookNote {
  const { rating, note, at } = (value ?? {}) as Partial<Record<keyof CookNote, unknown>>;
  return typeof rating === 'number' && typeof note === 'string' && typeof at === 'number';
}
