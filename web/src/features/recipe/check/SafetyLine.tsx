/** The check as one line that opens to its evidence. */

import {
  mdiAlertCircleOutline,
  mdiChevronDown,
  mdiShieldCheckOutline,
  mdiShieldOutline,
} from '@mdi/js';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { safetyWords } from '../../../words/recipe.ts';
import styles from './SafetyLine.module.css';
import type { SafetyReport } from './safety-report.ts';
import type { CardCheck } from './use-card-check.ts';

const SIGNS: Readonly<Record<SafetyReport['tone'], string>> = {
  none: mdiShieldOutline,
  calm: mdiShieldCheckOutline,
  look: mdiAlertCircleOutline,
  warn: mdiAlertCircleOutline,
};

export function SafetyLine({ check }: { readonly check: CardCheck }) {
  const { report, state, again } = check;
  if (!report) return null;
  return (
    <>
      <CheckLine report={report} onAsked={check.onAsked} />
      {state === 'failed' ? (
        <Button size="small" variant="outlined" className={styles.again ?? ''} onClick={again}>
          {safetyWords.checkAgain}
        </Button>
      ) : null}
    </>
  );
}

interface CheckLineProps {
  readonly report: SafetyReport;
  /** It was opened, or closed again. */
  readonly onAsked?: () => void;
}

export function CheckLine({ report, onAsked }: CheckLineProps) {
  const { tone, line, evidence, basis } = report;
  return (
    <details className={`${styles.check} ${styles[tone]}`} onToggle={onAsked}>
      <summary className={styles.line}>
        <Icon path={SIGNS[tone]} size={20} />
        <span className={styles.words}>{line}</span>
        <Icon path={mdiChevronDown} size={20} className={styles.arrow} />
      </summary>
      <div className={styles.evidence}>
        {evidence.length > 0 ? (
          <ul>
            {evidence.map(({ key, claim, because }) => (
              <li key={key}>
                {claim} <span className={styles.because}>{because}</span>
              </li>
            ))}
          </ul>
        ) : null}
        {basis ? <p className={styles.because}>{basis}</p> : null}
      </div>
    </details>
  );
}
