/** Result of the safety check for the current viewer: checking, failed with a retry button, or the summary. */

import { savedCheckStrings } from '../../../strings/saved-recipes.ts';
import { checkStateStrings } from '../../../strings/shared-page.ts';
import { openSettings } from '../../../user/settings-dialog.ts';
import { FetchFailed } from '../FetchFailed.tsx';
import { createCheckReport } from './check-report.ts';
import { AllergyQuestion, CheckSummary } from './SafetySummary.tsx';
import type { ViewerCheck } from './use-viewer-check.ts';
import styles from './ViewerCheckSummary.module.css';

interface ViewerCheckSummaryProps {
  readonly check: ViewerCheck;
}

export function ViewerCheckSummary({ check }: ViewerCheckSummaryProps) {
  const { state, retry } = check;
  if (state === 'checked') return <CheckSummary report={createCheckReport(check)} />;
  if (state === 'nothing to check') {
    return <AllergyQuestion onClick={openSettings} />;
  }
  if (state === 'checking') return <p className={styles.waiting}>{checkStateStrings.checking}</p>;
  return (
    <FetchFailed
      size="small"
      text={checkStateStrings.failed}
      buttonLabel={savedCheckStrings.again}
      onRetry={retry}
    />
  );
}
