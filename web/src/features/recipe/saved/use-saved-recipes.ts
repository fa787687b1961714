/** Query hook for the saved recipes of the account, with deletion and an offline copy. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { call } from '../../../api/client.ts';
import { toFailure } from '../../../api/failure.ts';
import { saveStrings } from '../../../strings/recipe.ts';
import { savedRecipesStrings as strings } from '../../../strings/saved-recipes.ts';
import { showConfirm, showInfo } from '../../../ui/dialog-store.ts';
import { readOfflineRecipes, storeOfflineRecipes } from '../../../user/offline-recipes.ts';
import { removeSavedId, setSavedIdsInThisTab, useSavedIds } from '../../../user/saved-ids.ts';
import { useSession } from '../../../user/session.ts';
import { type PartialRecipe, readRecipeContent } from '../recipe-content.ts';

/** A recipe as the list returns it. */
export type SavedRecipe = PartialRecipe & { readonly savedAt?: string | undefined };

export interface SavedRecipesList {
  /** `undefined` until they are loaded. */
  readonly recipes: readonly SavedRecipe[] | undefined;
  readonly hasFailed: boolean;
  /** Whether the list is older than the last, failed request. */
  readonly isStale: boolean;
  readonly isFetching: boolean;
  readonly reload: () => void;
  /** Asks for confirmation; `onGone` runs when the message about the deletion is closed. */
  readonly confirmAndDelete: (recipe: SavedRecipe, onGone: () => void) => void;
}

const listIds = (recipes: readonly PartialRecipe[]) =>
  recipes.flatMap(({ recipeId }) => recipeId ?? []);

export function useSavedRecipes(): SavedRecipesList {
  const userId = useSession(({ user }) => user?.id ?? '');
  // The user id in the key prevents showing the recipes of another user for a moment.
  const queryKey = useMemo(() => ['savedRecipes', userId], [userId]);
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: async ({ signal }): Promise<readonly SavedRecipe[]> => {
      const recipes = await call('listSavedRecipes', { signal });
      setSavedIdsInThisTab(listIds(recipes));
      void storeOfflineRecipes(recipes);
      return recipes;
    },
    // Another device may have saved something meanwhile.
    refetchOnWindowFocus: true,
  });
  const reload = useCallback(() => void refetch(), [refetch]);
  useReloadOnOtherTabChange(data, isFetching, reload);
  useReloadWhenOnline(isError, reload);
  const confirmAndDelete = useDeleteRecipe(queryKey, reload);
  const offlineCopy = useOfflineRecipes(userId, isError && data === undefined);
  return {
    recipes: data ?? offlineCopy,
    hasFailed: isError,
    isStale: isError && (data ?? offlineCopy) !== undefined,
    isFetching,
    reload,
    confirmAndDelete,
  };
}

/** The offline copy, read once the list could not be loaded. */
function useOfflineRecipes(userId: string, isWanted: boolean): readonly SavedRecipe[] | undefined {
  const { data } = useQuery({
    queryKey: ['keptRecipes', userId],
    // Not validated: each entry tolerates malformed recipes.
    queryFn: async () => ((await readOfflineRecipes()) ?? null) as readonly SavedRecipe[] | null,
    enabled: isWanted,
    gcTime: 0,
  });
  return isWanted ? (data ?? undefined) : undefined;
}

function useDeleteRecipe(
  queryKey: readonly string[],
  reload: () => void,
): SavedRecipesList['confirmAndDelete'] {
  const client = useQueryClient();
  return useCallback(
    (recipe, onGone) => {
      const { recipeId = '' } = recipe;
      const remove = async () => {
        try {
          await call('deleteSavedRecipe', { params: { recipeId } });
        } catch (error) {
          showDeleteFailure(error);
          return reload();
        }
        client.setQueryData<readonly SavedRecipe[]>(queryKey, (before) =>
          before?.filter((one) => one.recipeId !== recipeId),
        );
        removeSavedId(recipeId);
        reload();
        showInfo({ title: strings.deletedTitle, message: strings.deleted, onClose: onGone });
      };
      showConfirm({
        title: strings.askDeleteTitle,
        message: strings.askDelete(readRecipeContent(recipe).name),
        isDestructive: true,
        onConfirm: () => void remove(),
      });
    },
    [client, queryKey, reload],
  );
}

/** Browsers report being online a moment before the server can be reached. */
const RETRY_DELAYS_MS = [0, 400, 1500];

/** Not left to the query, whose network mode 'always' disables its own reload on reconnect. */
function useReloadWhenOnline(hasFailed: boolean, reload: () => void): void {
  const latestHasFailed = useRef(hasFailed);
  useEffect(() => {
    latestHasFailed.current = hasFailed;
  }, [hasFailed]);
  useEffect(() => {
    let tries: number[] = [];
    const cancel = () => {
      for (const one of tries) window.clearTimeout(one);
    };
    const reloadSoon = () => {
      cancel();
      tries = RETRY_DELAYS_MS.map((ms) =>
        window.setTimeout(() => latestHasFailed.current && reload(), ms),
      );
    };
    window.addEventListener('online', reloadSoon);
    return () => {
      cancel();
      window.removeEventListener('online', reloadSoon);
    };
  }, [reload]);
}

/** All tabs share the saved ids: if they differ from those of the list, another tab has changed it. */
function useReloadOnOtherTabChange(
  recipes: readonly PartialRecipe[] | undefined,
  isFetching: boolean,
  reload: () => void,
): void {
  const ids = useSavedIds();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of the ids matters; a failed reload must not start the next
  useEffect(() => {
    if (!recipes || isFetching) return;
    const listed = listIds(recipes);
    if (listed.length !== ids.size || listed.some((id) => !ids.has(id))) reload();
  }, [ids]);
}

/** An expired session is not shown here: the sign-in drawer has opened for it. */
function showDeleteFailure(error: unknown): void {
  const { status, message } = toFailure(error);
  console.warn('A saved recipe was not deleted.', message);
  if (status === 401) return;
  showInfo({ title: saveStrings.errorTitle, message: strings.deleteFailed });
}
