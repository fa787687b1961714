/** What whoever is here avoids now, once the account has said it: not knowing is not the same as avoiding nothing. */
import { DEFAULT_SETTINGS } from '@saffron/contract/preferences';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import { useSession } from '../../../person/session.ts';
import { adoptSettings, currentSettings } from '../../../person/settings.ts';
import { useNeedsNow } from '../check/needs-now.ts';
import type { ViewerNeeds } from '../check/viewer-check.ts';

export interface KnownNeeds {
  /** The same object until they change. */
  readonly needs: ViewerNeeds;
  readonly state: 'asking' | 'unknown' | 'known';
  readonly ask: () => void;
}

export function useViewerNeeds(): KnownNeeds {
  const userId = useSession(({ user }) => user?.id ?? '');
  const needs = useNeedsNow();
  const { isSuccess, isFetching, refetch } = useQuery({
    queryKey: ['accountSettings', userId],
    queryFn: ({ signal }) => fetchSettings(signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const state = isSuccess ? 'known' : isFetching ? 'asking' : 'unknown';
  return { needs, state, ask: () => void refetch() };
}

export function hasNeeds({ allergies, diets }: ViewerNeeds): boolean {
  return allergies.length + diets.length > 0;
}

/** The start of the page asks as well, but tells nobody when it fails (spec 8). */
async function fetchSettings(signal: AbortSignal): Promise<true> {
  const before = currentSettings();
  const settings = await call('getSettings', { signal });
  // Changed by the person while we asked: what they see is newer.
  if (currentSettings() === before) adoptSettings({ ...DEFAULT_SETTINGS, ...settings });
  return true;
}
