/** Writes the safety report into the DOM of the server-rendered shared page; lazily loaded. */

import { CHECK_ICONS } from '../../features/recipe/check/check-icons.ts';
import type { EvidenceGroup } from '../../features/recipe/check/evidence.ts';
import { explainReport } from '../../features/recipe/check/explain-report.ts';
import type { SafetyReport } from '../../features/recipe/check/safety-report.ts';
import { fetchViewerCheck } from '../../features/recipe/check/viewer-check.ts';
import { createViewerReport } from '../../features/recipe/check/viewer-report.ts';
import type { PartialRecipe } from '../../features/recipe/recipe-content.ts';
import type { CurrentNeeds } from '../../user/current-needs.ts';

/** Throws if the check fails. */
export async function renderCheckReport(
  details: HTMLDetailsElement,
  recipe: PartialRecipe,
  needs: CurrentNeeds,
): Promise<void> {
  const reply = await fetchViewerCheck(recipe, needs, new AbortController().signal);
  const report = createViewerReport(reply, needs);
  if (!report) throw new Error('The check came in a shape that cannot be read.');
  fillSummary(details, explainReport(report, reply.otherFoods, needs.foods));
}

function fillSummary(details: HTMLDetailsElement, report: SafetyReport): void {
  details.dataset.tone = report.tone;
  details.querySelector('path')?.setAttribute('d', CHECK_ICONS[report.tone]);
  details.querySelector('summary span')?.replaceChildren(report.summary);
  const body = details.querySelector('div');
  const [need, list, basis] = body?.children ?? [];
  // The server rendered one group, which is cloned for each group of the report.
  if (!body || !need || !list || !basis) return;
  const groups = report.evidence.flatMap((group, at) =>
    renderGroup(need, list, group, `need-${at}`),
  );
  basis.textContent = `${report.basis} ${report.explanation ?? ''}`.trim();
  body.replaceChildren(...groups, basis);
}

function renderGroup(
  need: Element,
  list: Element,
  { title, items }: EvidenceGroup,
  id: string,
): Element[] {
  const heading = need.cloneNode() as Element;
  heading.id = id;
  heading.textContent = title;
  const newList = list.cloneNode() as Element;
  newList.setAttribute('aria-labelledby', id);
  newList.append(
    ...items.map(({ claim, substitutes }) => {
      const line = list.firstElementChild?.cloneNode(true) as Element;
      line.prepend(claim);
      line.querySelector('span')?.replaceChildren(substitutes);
      return line;
    }),
  );
  return [heading, newList];
}
