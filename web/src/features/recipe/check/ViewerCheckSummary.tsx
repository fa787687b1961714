/** Result of the safety check for the current viewer: checking, failed with a retry button, or the summary. */

import { savedCheckStrings } from '../../../strings/saved-recipes.ts';
import { checkStateStrings } from '../../../strings/shared-page.ts';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { openSettings } from '../../../user/settings-dialog.ts';
import { AllergyQuestion, CheckSummary } from './SafetySummary.tsx';
import { createCheckReport, type ViewerCheck } from './use-viewer-check.ts';
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
    <div className={styles.unchecked}>
      <Notice kind="error">{checkStateStrings.failed}</Notice>
      <Button size="small" variant="outlined" onClick={retry}>
        {savedCheckStrings.again}
      </Button>
    </div>
  );
}
