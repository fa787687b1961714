/** Form state of one settings category: a draft over the stored values. */
import { useEffect, useState } from 'react';
import { useBusy } from '../../ui/use-busy.ts';
import { FORM_NAMES, type FormName, isSaving, setDraft, useDrafts } from './drafts.ts';

export type SaveState = 'untouched' | 'dirty' | 'saved' | 'failed';

export interface SettingsForm<T> {
  readonly draft: T;
  readonly busy: boolean;
  readonly state: SaveState;
  /** The other categories with unsaved changes. */
  readonly otherUnsavedForms: readonly FormName[];
  change(part: Partial<T>): void;
  submit(): void;
}

/** `save` resolves to whether it succeeded; the reason of a failure is only logged (spec 8). */
export function useSettingsForm<T extends object>(
  name: FormName,
  stored: T,
  save: (draft: T) => Promise<boolean>,
): SettingsForm<T> {
  const storedJson = JSON.stringify(stored);
  const drafts = useDrafts();
  const ownDraft = drafts[name];
  const [outcome, setOutcome] = useState<'none' | 'saved' | 'failed'>('none');
  const [busy, run] = useBusy();
  const isOutdated = ownDraft !== undefined && ownDraft.origin !== storedJson;
  useEffect(() => {
    if (isOutdated && !isSaving()) setDraft(name, undefined);
  }, [isOutdated, name]);

  const draft = readDraft(ownDraft, stored, storedJson);
  const isDirty = JSON.stringify(draft) !== storedJson;
  return {
    draft,
    busy,
    state: isDirty ? (outcome === 'failed' ? 'failed' : 'dirty') : toSaveState(outcome),
    otherUnsavedForms: FORM_NAMES.filter((other) => other !== name && drafts[other]),
    change: (part) => {
      setOutcome('none');
      const before = readDraft(useDrafts.getState()[name], stored, storedJson);
      setDraft(name, { origin: storedJson, value: { ...before, ...part } });
    },
    submit: () => void run(async () => setOutcome((await save(draft)) ? 'saved' : 'failed')),
  };
}

function readDraft<T extends object>(
  draft: { readonly origin: string; readonly value: object } | undefined,
  stored: T,
  storedJson: string,
): T {
  // Stored under the name of this form, so of its type.
  return draft?.origin === storedJson ? (draft.value as T) : stored;
}

function toSaveState(outcome: 'none' | 'saved' | 'failed'): SaveState {
  return outcome === 'none' ? 'untouched' : outcome;
}
