/** Creates the full safety report of one recipe for its viewer, also where the check failed or there was nothing to check. */
import { safetyStrings } from '../../../strings/safety.ts';
import { checkStateStrings } from '../../../strings/shared-page.ts';
import { explainReport } from './explain-report.ts';
import type { SafetyReport } from './safety-report.ts';
import type { ViewerCheck } from './use-viewer-check.ts';
import { createViewerReport } from './viewer-report.ts';

const NO_EVIDENCE = { evidence: [], basis: '', version: '' } as const;
const UNCHECKED_REPORT: SafetyReport = {
  tone: 'look',
  summary: checkStateStrings.failed,
  ...NO_EVIDENCE,
};
const NO_NEEDS_REPORT: SafetyReport = {
  ...{ tone: 'none', summary: safetyStrings.noNeeds },
  ...NO_EVIDENCE,
};

/** The full report. A check that is missing or has failed must never look like one that found nothing. */
export function createCheckReport({ state, reply, needs }: ViewerCheck): SafetyReport {
  const hasNeeds = state !== 'nothing to check';
  const report = hasNeeds ? reply && createViewerReport(reply, needs) : NO_NEEDS_REPORT;
  return report ? explainReport(report, reply?.otherFoods, needs.foods) : UNCHECKED_REPORT;
}
