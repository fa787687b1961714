/** What was changed in the settings and is not saved yet: it outlives the category, and the dialog, it was changed in. */
import { create } from 'zustand';
import { useSession } from '../../person/session.ts';

export type FormName = 'profile' | 'display' | 'preferences';

interface Draft {
  /** What was stored when it was begun, as JSON: once something else is stored, the draft is over (spec 2.4). */
  readonly origin: string;
  readonly value: object;
}

type Drafts = { readonly [Name in FormName]?: Draft | undefined };

export const useDrafts = create<Drafts>(() => ({}));

export function keepDraft(name: FormName, draft: Draft | undefined): void {
  const isChanged = draft !== undefined && JSON.stringify(draft.value) !== draft.origin;
  useDrafts.setState({ [name]: isChanged ? draft : undefined });
}

/** They are of one person: nobody else may find them. */
useSession.subscribe((now, before) => {
  const isSame = now.accessToken !== null && now.user?.id === before.user?.id;
  if (!isSame) useDrafts.setState({}, true);
});
