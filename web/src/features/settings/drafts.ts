/** What was changed in the settings and is not saved yet: it outlives the category, the dialog and the page it was changed in. */
import { create } from 'zustand';
import { useAccountRead } from '../../person/account-data.ts';
import { storeBeforeLeaving } from '../../person/leaving.ts';
import { useSession } from '../../person/session.ts';
import { KEYS, readJson, remove, writeJson } from '../../storage/browser-store.ts';

export const NAMES = ['profile', 'display', 'preferences'] as const;
export type FormName = (typeof NAMES)[number];

export interface Draft {
  /** What was stored when it was begun, as JSON: once something else is stored, the draft is over (spec 2.4). */
  readonly origin: string;
  readonly value: object;
}

type Drafts = { readonly [Name in FormName]?: Draft | undefined };

/** As they wait in this tab for the page to come back. */
interface Left {
  readonly owner: string;
  readonly drafts: Drafts;
}

export const useDrafts = create<Drafts>(() => ({}));

export function keepDraft(name: FormName, draft: Draft | undefined): void {
  const isChanged = draft !== undefined && JSON.stringify(draft.value) !== draft.origin;
  useDrafts.setState({ [name]: isChanged ? draft : undefined });
}

/** While drafts are being kept, those that go on being changed are settled by whoever keeps them. */
let keeping = 0;
export const isKeeping = () => keeping > 0;

export async function whileKeeping<T>(work: () => Promise<T>): Promise<T> {
  keeping += 1;
  try {
    return await work();
  } finally {
    keeping -= 1;
  }
}

const owner = () => useSession.getState().user?.id;

function leaveForReload(): void {
  const drafts = useDrafts.getState();
  if (NAMES.some((name) => drafts[name])) {
    writeJson(KEYS.settingsDrafts, { owner: owner(), drafts }, 'session');
  } else if (useAccountRead.getState().read) {
    remove(KEYS.settingsDrafts, 'session');
  }
}

function takeUp(): void {
  const left = readJson(KEYS.settingsDrafts, 'session') as Partial<Left> | undefined;
  if (!left?.drafts || left.owner !== owner()) return;
  // Whoever was quicker than the server has begun anew.
  useDrafts.setState({ ...left.drafts, ...useDrafts.getState() });
}

function keepThroughReload(): void {
  window.addEventListener('pagehide', leaveForReload);
  document.addEventListener('visibilitychange', leaveForReload);
  storeBeforeLeaving('session', leaveForReload);
  if (useAccountRead.getState().read) takeUp();
  // Before, every draft would look as if something else had been stored meanwhile.
  useAccountRead.subscribe(({ read }, before) => {
    if (read && !before.read) takeUp();
  });
}

/** They are of one person: nobody else may find them. */
useSession.subscribe((now, before) => {
  const isSame = now.accessToken !== null && now.user?.id === before.user?.id;
  // What lies here when somebody enters has been put back for them, or is not taken up.
  if (isSame || before.accessToken === null) return;
  useDrafts.setState({}, true);
  remove(KEYS.settingsDrafts, 'session');
});

keepThroughReload();
