/** One form of the settings: a draft of what is stored, followed whenever the stored values change (spec 2.4). */
import { useState } from 'react';
import { useBusy } from '../../ui/use-busy.ts';

export type SaveState = 'untouched' | 'dirty' | 'saved' | 'failed';

export interface SettingsForm<T> {
  readonly draft: T;
  readonly busy: boolean;
  readonly state: SaveState;
  change(part: Partial<T>): void;
  submit(): void;
}

/** `save` answers whether it was kept; why it was not is only logged (spec 8). */
export function useSettingsForm<T extends object>(
  stored: T,
  save: (draft: T) => Promise<boolean>,
): SettingsForm<T> {
  const now = JSON.stringify(stored);
  const [{ draft, origin }, setDraft] = useState({ draft: stored, origin: now });
  const [outcome, setOutcome] = useState<'none' | 'saved' | 'failed'>('none');
  const [busy, run] = useBusy();
  if (origin !== now) setDraft({ draft: stored, origin: now });

  const dirty = JSON.stringify(draft) !== now;
  return {
    draft,
    busy,
    state: dirty ? (outcome === 'failed' ? 'failed' : 'dirty') : untouched(outcome),
    change: (part) => {
      setOutcome('none');
      setDraft((before) => ({ ...before, draft: { ...before.draft, ...part } }));
    },
    submit: () => void run(async () => setOutcome((await save(draft)) ? 'saved' : 'failed')),
  };
}

function untouched(outcome: 'none' | 'saved' | 'failed'): SaveState {
  return outcome === 'none' ? 'untouched' : outcome;
}
