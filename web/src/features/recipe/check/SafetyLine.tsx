/** The check as one line that opens to its evidence. */

import {
  mdiAlertCircleOutline,
  mdiChevronDown,
  mdiShieldCheckOutline,
  mdiShieldOutline,
} from '@mdi/js';
import { useId } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { safetyWords } from '../../../words/recipe.ts';
import type { EvidenceGroup } from './evidence.ts';
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
  const { tone, line, evidence, basis, how = '', version } = report;
  return (
    <details className={`${styles.check} ${styles[tone]}`} onToggle={onAsked}>
      <summary className={styles.line}>
        <Icon path={SIGNS[tone]} size={20} />
        <span className={styles.words}>{line}</span>
        <Icon path={mdiChevronDown} size={20} className={styles.arrow} />
      </summary>
      <div className={styles.evidence}>
        {evidence.map((group) => (
          <Group key={group.title} {...group} />
        ))}
        {basis || how ? <p className={styles.quiet}>{`${basis} ${how}`.trim()}</p> : null}
        {version ? <p className={styles.version}>{version}</p> : null}
      </div>
    </details>
  );
}

function Group({ title, lines }: EvidenceGroup) {
  const id = useId();
  return (
    <>
      <p id={id} className={styles.need}>
        {title}
      </p>
      <ul aria-labelledby={id}>
        {lines.map(({ claim, instead }) => (
          <li key={claim}>
            {claim} {instead ? <span className={styles.quiet}>{instead}</span> : null}
          </li>
        ))}
      </ul>
    </>
  );
}
