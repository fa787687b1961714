/** The check as one line that opens to its evidence. */

import {
  mdiAlertCircleOutline,
  mdiChevronDown,
  mdiShieldCheckOutline,
  mdiShieldOutline,
} from '@mdi/js';
import type { Safety } from '@saffron/contract/chat';
import { Icon } from '../../ui/Icon.tsx';
import styles from './SafetyLine.module.css';
import { reportSafety, type SafetyReport } from './safety-report.ts';

const SIGNS: Readonly<Record<SafetyReport['tone'], string>> = {
  none: mdiShieldOutline,
  calm: mdiShieldCheckOutline,
  look: mdiAlertCircleOutline,
  warn: mdiAlertCircleOutline,
};

interface SafetyLineProps {
  readonly safety: Safety;
  /** How many ingredients were looked at. */
  readonly lines: number;
}

export function SafetyLine({ safety, lines }: SafetyLineProps) {
  const report = reportSafety(safety, lines);
  return report ? <CheckLine report={report} /> : null;
}

export function CheckLine({ report }: { readonly report: SafetyReport }) {
  const { tone, line, evidence, basis } = report;
  return (
    <details className={`${styles.check} ${styles[tone]}`}>
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
