/** What the check says of an open recipe, on the way to saying it, or why it cannot. */
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { safetyWords } from '../../../words/recipe.ts';
import { keptCheckWords } from '../../../words/saved-recipes.ts';
import { sharedCheckWords } from '../../../words/shared-page.ts';
import { CheckLine } from '../check/SafetyLine.tsx';
import { reportForViewer } from '../check/viewer-report.ts';
import styles from './SavedRecipeDialog.module.css';
import type { ViewerCheck } from './use-viewer-check.ts';

export function ViewerCheckLine({ check }: { readonly check: ViewerCheck }) {
  const { state, found, needs, again } = check;
  const report = found ? reportForViewer(found, needs) : undefined;
  if (report) return <CheckLine report={report} />;
  if (state === 'nothing to check') {
    return <p className={styles.waiting}>{safetyWords.nothingAsked}</p>;
  }
  if (state === 'checking') return <p className={styles.waiting}>{sharedCheckWords.checking}</p>;
  return (
    <div className={styles.unchecked}>
      <Notice kind="error">{sharedCheckWords.failed}</Notice>
      <Button size="small" variant="outlined" onClick={again}>
        {keptCheckWords.again}
      </Button>
    </div>
  );
}
