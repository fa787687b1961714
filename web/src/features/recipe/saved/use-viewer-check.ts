/** The check of one kept recipe for whoever looks at it, asked once for the recipe and their needs as they are. */
import { useQuery } from '@tanstack/react-query';
import { failureOf } from '../../../api/failure.ts';
import { useSession } from '../../../person/session.ts';
import { inTurn } from '../check/turns.ts';
import { checkForViewer, type ViewerNeeds, type ViewerReport } from '../check/viewer-check.ts';
import type { KeptRecipe } from './use-saved-recipes.ts';
import { hasNeeds, useViewerNeeds } from './use-viewer-needs.ts';

export interface ViewerCheck {
  readonly needs: ViewerNeeds;
  /** `nothing to check` where nobody named any needs. */
  readonly state: 'nothing to check' | 'checking' | 'failed' | 'checked';
  readonly found: ViewerReport | undefined;
  readonly again: () => void;
}

const MINUTE_MS = 60_000;

/** Nothing is asked before `wanted`: a long list checks what is looked at. */
export function useViewerCheck(recipe: KeptRecipe, wanted: boolean): ViewerCheck {
  const { needs, state: known, ask } = useViewerNeeds();
  const userId = useSession(({ user }) => user?.id ?? '');
  const isAsked = known === 'known' && hasNeeds(needs);
  const { data, isError, isFetching, refetch } = useQuery({
    // What is kept under an id never changes, but it may be thrown away and saved anew.
    queryKey: ['viewerCheck', userId, recipe.recipeId, recipe.savedAt, needs],
    queryFn: ({ signal }) => inTurn(() => checkForViewer(recipe, needs, signal), signal),
    enabled: wanted && isAsked,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 30 * MINUTE_MS,
    // Too many in a minute is no failure to tell of: it passes by itself.
    retry: (tries, error) => tries < 3 && failureOf(error).status === 429,
    retryDelay: (_, error) => (failureOf(error).retryAfter ?? 5) * 1000,
  });
  const found = isAsked ? data : undefined;
  const again = () => (known === 'unknown' ? ask() : void refetch());
  const stateNow = () => {
    if (known === 'unknown') return 'failed';
    if (known === 'asking') return 'checking';
    if (!isAsked) return 'nothing to check';
    if (found) return 'checked';
    return isError && !isFetching ? 'failed' : 'checking';
  };
  return { needs, state: stateNow(), found, again };
}
