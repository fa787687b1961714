/** Store of unsaved settings changes, which survives closing the dialog and reloading the page. */
import { create } from 'zustand';
import { KEYS, readJson, removeKey, writeJson } from '../../storage/browser-store.ts';
import { useAccountLoaded } from '../../user/account-sync.ts';
import { registerUnsavedState } from '../../user/logout.ts';
import { useSession } from '../../user/session.ts';

export const FORM_NAMES = ['profile', 'display', 'preferences'] as const;
export type FormName = (typeof FORM_NAMES)[number];

export interface Draft {
  /** The stored value when the draft was started, as JSON: once another value is stored, the draft is dropped (spec 2.4). */
  readonly origin: string;
  readonly value: object;
}

type Drafts = { readonly [Name in FormName]?: Draft | undefined };

/** The drafts as session storage holds them. */
interface StoredDrafts {
  readonly owner: string;
  readonly drafts: Drafts;
}

export const useDrafts = create<Drafts>(() => ({}));

export function setDraft(name: FormName, draft: Draft | undefined): void {
  const isChanged = draft !== undefined && JSON.stringify(draft.value) !== draft.origin;
  useDrafts.setState({ [name]: isChanged ? draft : undefined });
}

/** Number of saves under way; meanwhile drafts are not dropped, because the save settles those that change. */
let runningSaves = 0;
export const isSaving = () => runningSaves > 0;

export async function whileSaving<T>(work: () => Promise<T>): Promise<T> {
  runningSaves += 1;
  try {
    return await work();
  } finally {
    runningSaves -= 1;
  }
}

const getOwner = () => useSession.getState().user?.id;

function storeDrafts(): void {
  const drafts = useDrafts.getState();
  if (FORM_NAMES.some((name) => drafts[name])) {
    writeJson(KEYS.settingsDrafts, { owner: getOwner(), drafts }, 'session');
  } else if (useAccountLoaded.getState().isLoaded) {
    removeKey(KEYS.settingsDrafts, 'session');
  }
}

function restoreDrafts(): void {
  const stored = readJson(KEYS.settingsDrafts, 'session') as Partial<StoredDrafts> | undefined;
  if (!stored?.drafts || stored.owner !== getOwner()) return;
  // Drafts started before the account was loaded win.
  useDrafts.setState({ ...stored.drafts, ...useDrafts.getState() });
}

function persistDrafts(): void {
  window.addEventListener('pagehide', storeDrafts);
  document.addEventListener('visibilitychange', storeDrafts);
  registerUnsavedState('session', storeDrafts);
  if (useAccountLoaded.getState().isLoaded) restoreDrafts();
  // Earlier, every draft would look as if another value had been stored meanwhile.
  useAccountLoaded.subscribe(({ isLoaded }, before) => {
    if (isLoaded && !before.isLoaded) restoreDrafts();
  });
}

/** Drafts are personal: the next user must not see them. */
useSession.subscribe((now, before) => {
  const isSame = now.accessToken !== null && now.user?.id === before.user?.id;
  // At a sign-in the stored drafts are those restored for this user, or are ignored because of their owner.
  if (isSame || before.accessToken === null) return;
  useDrafts.setState({}, true);
  removeKey(KEYS.settingsDrafts, 'session');
});

persistDrafts();
