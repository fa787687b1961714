/** Has a card checked for needs that came after it was made; fetched only when that happens. */
import { failureOf } from '../../../api/failure.ts';
import { queryClient } from '../../../api/query-client.ts';
import type { NeedsHere } from '../../../person/needs-here.ts';
import type { ShownRecipe } from '../card.ts';
import type { SafetyReport } from './safety-report.ts';
import { inTurn } from './turns.ts';
import { checkForViewer } from './viewer-check.ts';
import { reportForViewer } from './viewer-report.ts';

const HALF_AN_HOUR_MS = 1_800_000;

/** Asked once for a recipe and the needs as they are. Throws what stood in the way. */
export async function checkAnew(
  recipe: ShownRecipe,
  needs: NeedsHere,
): Promise<SafetyReport | undefined> {
  const found = await queryClient.fetchQuery({
    queryKey: ['cardCheck', recipe, needs.allergies, needs.diets, needs.foods],
    queryFn: ({ signal }) => inTurn(() => checkForViewer(recipe, needs, signal), signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: HALF_AN_HOUR_MS,
    // Too many in a minute is no failure to tell of: it passes by itself.
    retry: (tries, error) => tries < 3 && failureOf(error).status === 429,
    retryDelay: (_, error) => (failureOf(error).retryAfter ?? 5) * 1000,
  });
  return reportForViewer(found, needs);
}
