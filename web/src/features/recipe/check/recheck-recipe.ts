/** Checks a recipe again for needs the user added after its card was made; lazily loaded. */
import { toFailure } from '../../../api/failure.ts';
import { queryClient } from '../../../api/query-client.ts';
import type { CurrentNeeds } from '../../../user/current-needs.ts';
import type { PartialRecipe } from '../recipe-content.ts';
import { runWithLimit } from './concurrency-limit.ts';
import type { SafetyReport } from './safety-report.ts';
import { fetchViewerCheck } from './viewer-check.ts';
import { createViewerReport } from './viewer-report.ts';

const HALF_AN_HOUR_MS = 1_800_000;

/** One request for each recipe and set of needs. Throws `CallError`. */
export async function recheckRecipe(
  recipe: PartialRecipe,
  needs: CurrentNeeds,
): Promise<SafetyReport | undefined> {
  const reply = await queryClient.fetchQuery({
    queryKey: ['cardCheck', recipe, needs.allergies, needs.diets, needs.foods],
    queryFn: ({ signal }) => runWithLimit(() => fetchViewerCheck(recipe, needs, signal), signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: HALF_AN_HOUR_MS,
    // A rate limit is not shown as a failure, because it passes.
    retry: (tries, error) => tries < 3 && toFailure(error).status === 429,
    retryDelay: (_, error) => (toFailure(error).retryAfter ?? 5) * 1000,
  });
  return createViewerReport(reply, needs);
}
