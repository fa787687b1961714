/** The kept recipes as the server lists them, and how one of them is thrown away (spec 4). */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { call } from '../../../api/client.ts';
import { failureOf } from '../../../api/failure.ts';
import { keepRecipes, keptRecipes } from '../../../person/kept-recipes.ts';
import { adoptSavedIds, removeSavedId, useSavedIds } from '../../../person/saved-ids.ts';
import { useSession } from '../../../person/session.ts';
import { showConfirm, showInfo } from '../../../ui/dialog-store.ts';
import { saveWords } from '../../../words/recipe.ts';
import { savedWords as words } from '../../../words/saved-recipes.ts';
import { cardLines, type ShownRecipe } from '../card.ts';

/** A recipe as it lies in the list. */
export type KeptRecipe = ShownRecipe & { readonly savedAt?: string | undefined };

export interface SavedRecipesList {
  /** `undefined` until they have come. */
  readonly recipes: readonly KeptRecipe[] | undefined;
  readonly failed: boolean;
  /** Whether these are the recipes as this browser last saw them. */
  readonly fromBefore: boolean;
  readonly fetching: boolean;
  readonly reload: () => void;
  /** Asks first; `onGone` runs once the notice about it is closed. */
  readonly askToDelete: (recipe: KeptRecipe, onGone: () => void) => void;
}

const idsOf = (recipes: readonly ShownRecipe[]) =>
  recipes.flatMap(({ recipeId }) => recipeId ?? []);

export function useSavedRecipes(): SavedRecipesList {
  const userId = useSession(({ user }) => user?.id ?? '');
  // Under the person's name, so that nobody sees for a moment what somebody else has kept.
  const queryKey = useMemo(() => ['savedRecipes', userId], [userId]);
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: async ({ signal }): Promise<readonly KeptRecipe[]> => {
      const recipes = await call('listSavedRecipes', { signal });
      adoptSavedIds(idsOf(recipes));
      void keepRecipes(recipes);
      return recipes;
    },
    // Another device may have saved something meanwhile.
    refetchOnWindowFocus: true,
  });
  const reload = useCallback(() => void refetch(), [refetch]);
  useFollowingOtherTabs(data, isFetching, reload);
  useReadOnceBack(isError, reload);
  const askToDelete = useDeleting(queryKey, reload);
  const before = useBefore(userId, isError && data === undefined);
  return {
    recipes: data ?? before,
    failed: isError,
    fromBefore: isError && (data ?? before) !== undefined,
    fetching: isFetching,
    reload,
    askToDelete,
  };
}

/** What was kept for the time without a server, once the list could not be had. */
function useBefore(userId: string, isWanted: boolean): readonly KeptRecipe[] | undefined {
  const { data } = useQuery({
    queryKey: ['keptRecipes', userId],
    // Kept as the server told them: what is missing or odd in one is the entry's to bear.
    queryFn: async () => ((await keptRecipes()) ?? null) as readonly KeptRecipe[] | null,
    enabled: isWanted,
    gcTime: 0,
  });
  return isWanted ? (data ?? undefined) : undefined;
}

function useDeleting(
  queryKey: readonly string[],
  reload: () => void,
): SavedRecipesList['askToDelete'] {
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
        client.setQueryData<readonly KeptRecipe[]>(queryKey, (before) =>
          before?.filter((kept) => kept.recipeId !== recipeId),
        );
        removeSavedId(recipeId);
        reload();
        showInfo({ title: words.deletedTitle, message: words.deleted, onClose: onGone });
      };
      showConfirm({
        title: words.askDeleteTitle,
        message: words.askDelete(cardLines(recipe).name),
        destroys: true,
        onConfirm: () => void remove(),
      });
    },
    [client, queryKey, reload],
  );
}

/** The browser says that it is connected a moment before anything can be reached. */
const ONCE_BACK_MS = [0, 400, 1500];

/** Not left to the query: one that asks whatever the network says does not follow it, nor does a page that was opened without one. */
function useReadOnceBack(failed: boolean, reload: () => void): void {
  const isFailed = useRef(failed);
  useEffect(() => {
    isFailed.current = failed;
  }, [failed]);
  useEffect(() => {
    let tries: number[] = [];
    const giveUp = () => {
      for (const one of tries) window.clearTimeout(one);
    };
    const readSoon = () => {
      giveUp();
      tries = ONCE_BACK_MS.map((ms) => window.setTimeout(() => isFailed.current && reload(), ms));
    };
    window.addEventListener('online', readSoon);
    return () => {
      giveUp();
      window.removeEventListener('online', readSoon);
    };
  }, [reload]);
}

/** The ids are kept where all tabs see them: when they are not those of our list, it is old. */
function useFollowingOtherTabs(
  recipes: readonly ShownRecipe[] | undefined,
  isFetching: boolean,
  reload: () => void,
): void {
  const ids = useSavedIds();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of the ids is news; a failed reload must not start the next
  useEffect(() => {
    if (!recipes || isFetching) return;
    const own = idsOf(recipes);
    if (own.length !== ids.size || own.some((id) => !ids.has(id))) reload();
  }, [ids]);
}

/** A refused session has already been told by the drawer that opened. */
function showDeleteFailure(error: unknown): void {
  const { status, message } = failureOf(error);
  console.warn('A saved recipe was not deleted.', message);
  if (status === 401) return;
  showInfo({ title: saveWords.errorTitle, message: words.deleteFailed });
}
