/** One form of the settings: a draft of what is stored, followed whenever the stored values change (spec 2.4). */
import { useEffect, useState } from 'react';
import { useBusy } from '../../ui/use-busy.ts';
import { type FormName, isKeeping, keepDraft, NAMES, useDrafts } from './drafts.ts';

export type SaveState = 'untouched' | 'dirty' | 'saved' | 'failed';

export interface SettingsForm<T> {
  readonly draft: T;
  readonly busy: boolean;
  readonly state: SaveState;
  /** The categories beside this one that hold something not saved yet. */
  readonly elsewhere: readonly FormName[];
  change(part: Partial<T>): void;
  submit(): void;
}

/** `save` answers whether it was kept; why it was not is only logged (spec 8). */
export function useSettingsForm<T extends object>(
  name: FormName,
  stored: T,
  save: (draft: T) => Promise<boolean>,
): SettingsForm<T> {
  const now = JSON.stringify(stored);
  const drafts = useDrafts();
  const kept = drafts[name];
  const [outcome, setOutcome] = useState<'none' | 'saved' | 'failed'>('none');
  const [busy, run] = useBusy();
  const isOver = kept !== undefined && kept.origin !== now;
  useEffect(() => {
    if (isOver && !isKeeping()) keepDraft(name, undefined);
  }, [isOver, name]);

  const draft = draftIn(kept, stored, now);
  const dirty = JSON.stringify(draft) !== now;
  return {
    draft,
    busy,
    state: dirty ? (outcome === 'failed' ? 'failed' : 'dirty') : untouched(outcome),
    elsewhere: NAMES.filter((other) => other !== name && drafts[other]),
    change: (part) => {
      setOutcome('none');
      const before = draftIn(useDrafts.getState()[name], stored, now);
      keepDraft(name, { origin: now, value: { ...before, ...part } });
    },
    submit: () => void run(async () => setOutcome((await save(draft)) ? 'saved' : 'failed')),
  };
}

function draftIn<T extends object>(
  kept: { readonly origin: string; readonly value: object } | undefined,
  stored: T,
  now: string,
): T {
  // Kept under the name of this form, and so of its kind.
  return kept?.origin === now ? (kept.value as T) : stored;
}

function untouched(outcome: 'none' | 'saved' | 'failed'): SaveState {
  return outcome === 'none' ? 'untouched' : outcome;
}
