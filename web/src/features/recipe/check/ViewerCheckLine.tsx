/** What the check says of a recipe for whoever looks at it, on the way to saying it, or why it cannot. */
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { keptCheckWords } from '../../../words/saved-recipes.ts';
import { sharedCheckWords } from '../../../words/shared-page.ts';
import { CheckLine } from './SafetyLine.tsx';
import { reportOf, type ViewerCheck } from './use-viewer-check.ts';
import styles from './ViewerCheckLine.module.css';

interface ViewerCheckLineProps {
  readonly check: ViewerCheck;
}

export function ViewerCheckLine({ check }: ViewerCheckLineProps) {
  const { state, again } = check;
  if (state === 'checked') return <CheckLine report={reportOf(check)} />;
  if (state === 'nothing to check') {
    return <p className={styles.waiting}>{reportOf(check).line}</p>;
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
