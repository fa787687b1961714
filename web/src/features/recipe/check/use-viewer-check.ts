/** React hook that checks one saved or shared recipe for the current user's needs, by a request to the server. */
import { useQuery } from '@tanstack/react-query';
import { toFailure } from '../../../api/failure.ts';
import { retryAccountSettings } from '../../../user/account-settings.ts';
import { type CurrentNeeds, useCurrentNeeds } from '../../../user/current-needs.ts';
import { useSession } from '../../../user/session.ts';
import type { PartialRecipe } from '../recipe-content.ts';
import { runWithLimit } from './concurrency-limit.ts';
import { fetchViewerCheck, type ViewerCheckReply } from './viewer-check.ts';

export interface ViewerCheck {
  readonly needs: CurrentNeeds;
  /** `nothing to check` if the user has no allergies, diets or other foods. */
  readonly state: 'nothing to check' | 'checking' | 'failed' | 'checked';
  readonly reply: ViewerCheckReply | undefined;
  readonly retry: () => void;
}

const MINUTE_MS = 60_000;

/** Sends no request before `isWanted`, so that a long list checks only what is visible. */
export function useViewerCheck(
  recipe: PartialRecipe & { readonly savedAt?: string | undefined },
  isWanted: boolean,
): ViewerCheck {
  const needs = useCurrentNeeds();
  const { account, allergies, diets, foods } = needs;
  const userId = useSession(({ user }) => user?.id ?? '');
  const hasNeeds = account === 'read' && allergies.length + diets.length + foods.length > 0;
  const { savedAt } = recipe;
  const { data, isError, isFetching, refetch } = useQuery({
    // A saved recipe never changes under its id, but it may be deleted and saved again.
    queryKey: [
      ...['viewerCheck', userId, savedAt ? [recipe.recipeId, savedAt] : recipe],
      ...[allergies, diets, foods],
    ],
    queryFn: ({ signal }) => runWithLimit(() => fetchViewerCheck(recipe, needs, signal), signal),
    enabled: isWanted && hasNeeds,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 30 * MINUTE_MS,
    // A rate limit is not shown as a failure, because it passes.
    retry: (tries, error) => tries < 3 && toFailure(error).status === 429,
    retryDelay: (_, error) => (toFailure(error).retryAfter ?? 5) * 1000,
  });
  const reply = hasNeeds ? data : undefined;
  const retry = () => (account === 'unread' ? retryAccountSettings() : void refetch());
  const getState = () => {
    if (account !== 'read') return account === 'asking' ? 'checking' : 'failed';
    if (!hasNeeds) return 'nothing to check';
    if (reply) return 'checked';
    return isError && !isFetching ? 'failed' : 'checking';
  };
  return { needs, state: getState(), reply, retry };
}
