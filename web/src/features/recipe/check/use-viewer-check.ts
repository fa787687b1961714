/** The check of one recipe for whoever looks at it, asked once for the recipe and their needs as they are here and now. */
import { useQuery } from '@tanstack/react-query';
import { failureOf } from '../../../api/failure.ts';
import { readAgain } from '../../../person/account-settings.ts';
import { type NeedsHere, useNeedsHere } from '../../../person/needs-here.ts';
import { useSession } from '../../../person/session.ts';
import { safetyWords } from '../../../words/recipe.ts';
import { sharedCheckWords } from '../../../words/shared-page.ts';
import type { ShownRecipe } from '../card.ts';
import { explainReport } from './explain-report.ts';
import type { SafetyReport } from './safety-report.ts';
import { inTurn } from './turns.ts';
import { checkForViewer, type ViewerReport } from './viewer-check.ts';
import { reportForViewer } from './viewer-report.ts';

export interface ViewerCheck {
  readonly needs: NeedsHere;
  /** `nothing to check` where nobody named an allergy, a food or a diet. */
  readonly state: 'nothing to check' | 'checking' | 'failed' | 'checked';
  readonly found: ViewerReport | undefined;
  readonly again: () => void;
}

const MINUTE_MS = 60_000;

/** Nothing is asked before `wanted`: a long list checks what is looked at. */
export function useViewerCheck(
  recipe: ShownRecipe & { readonly savedAt?: string | undefined },
  wanted: boolean,
): ViewerCheck {
  const needs = useNeedsHere();
  const { account, allergies, diets, foods } = needs;
  const userId = useSession(({ user }) => user?.id ?? '');
  const isAsked = account === 'read' && allergies.length + diets.length + foods.length > 0;
  const { savedAt } = recipe;
  const { data, isError, isFetching, refetch } = useQuery({
    // What is kept under an id never changes, but it may be thrown away and saved anew.
    queryKey: [
      ...['viewerCheck', userId, savedAt ? [recipe.recipeId, savedAt] : recipe],
      ...[allergies, diets, foods],
    ],
    queryFn: ({ signal }) => inTurn(() => checkForViewer(recipe, needs, signal), signal),
    enabled: wanted && isAsked,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 30 * MINUTE_MS,
    // Too many in a minute is no failure to tell of: it passes by itself.
    retry: (tries, error) => tries < 3 && failureOf(error).status === 429,
    retryDelay: (_, error) => (failureOf(error).retryAfter ?? 5) * 1000,
  });
  const found = isAsked ? data : undefined;
  const again = () => (account === 'unread' ? readAgain() : void refetch());
  const stateNow = () => {
    if (account !== 'read') return account === 'asking' ? 'checking' : 'failed';
    if (!isAsked) return 'nothing to check';
    if (found) return 'checked';
    return isError && !isFetching ? 'failed' : 'checking';
  };
  return { needs, state: stateNow(), found, again };
}

const NO_EVIDENCE = { evidence: [], basis: '', version: '' } as const;
const NOT_CHECKED: SafetyReport = { tone: 'look', line: sharedCheckWords.failed, ...NO_EVIDENCE };
const NOTHING_ASKED: SafetyReport = {
  ...{ tone: 'none', line: safetyWords.nothingAsked },
  ...NO_EVIDENCE,
};

/** What may be said of it in full; what has not come, or did not come about, must never look like nothing found. */
export function reportOf({ state, found, needs }: ViewerCheck): SafetyReport {
  const isAsked = state !== 'nothing to check';
  const report = isAsked ? found && reportForViewer(found, needs) : NOTHING_ASKED;
  return report ? explainReport(report, found?.otherFoods, needs.foods) : NOT_CHECKED;
}
