/** What the check says of an open recipe, on the way to saying it, or why it cannot. */

import { useToldFoods } from '../../../person/told-foods.ts';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { safetyWords } from '../../../words/recipe.ts';
import { keptCheckWords } from '../../../words/saved-recipes.ts';
import { sharedCheckWords } from '../../../words/shared-page.ts';
import { explainReport } from '../check/explain-report.ts';
import { CheckLine } from '../check/SafetyLine.tsx';
import { reportForViewer } from '../check/viewer-report.ts';
import styles from './SavedRecipeDialog.module.css';
import type { ViewerCheck } from './use-viewer-check.ts';

const NOTHING_ASKED = {
  tone: 'none',
  line: safetyWords.nothingAsked,
  evidence: [],
  basis: '',
  version: '',
} as const;

interface ViewerCheckLineProps {
  readonly check: ViewerCheck;
}

export function ViewerCheckLine({ check }: ViewerCheckLineProps) {
  const { state, found, needs, again } = check;
  const told = useToldFoods();
  const report = found ? reportForViewer(found, needs) : undefined;
  if (report) return <CheckLine report={explainReport(report, undefined, told)} />;
  if (state === 'nothing to check') {
    const nothing = explainReport(NOTHING_ASKED, undefined, told);
    return <p className={styles.waiting}>{nothing.line}</p>;
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
