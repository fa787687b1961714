/** Result of the safety check as one sentence that expands to its evidence. */
import { mdiChevronDown } from '@mdi/js';
import { type ComponentProps, useId } from 'react';
import { evidenceStrings, safetyStrings } from '../../../strings/safety.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { useChatRequests } from '../../../user/chat-requests.ts';
import { CHECK_ICONS } from './check-icons.ts';
import type { EvidenceGroup } from './evidence.ts';
import styles from './SafetySummary.module.css';
import type { SafetyReport } from './safety-report.ts';
import type { CardCheck } from './use-card-check.ts';

export function SafetySummary({ check }: { readonly check: CardCheck }) {
  const { report, state, retry } = check;
  const pickNeeds = useChatRequests((chat) => chat.pickNeeds);
  if (!report) return null;
  if (pickNeeds && report.summary === safetyStrings.noNeeds && !hasNotes(report))
    return <AllergyQuestion onClick={pickNeeds} />;
  return (
    <>
      <CheckSummary report={report} onToggle={check.onExplain} />
      {state === 'failed' ? (
        <Button size="small" variant="outlined" className={styles.again ?? ''} onClick={retry}>
          {safetyStrings.checkAgain}
        </Button>
      ) : null}
    </>
  );
}

/** What is good to know for everybody is said to those without needs, too. */
const hasNotes = ({ evidence }: SafetyReport) =>
  evidence.some(({ title }) => title === evidenceStrings.notes);

/** In place of a check, for somebody who has named no needs. `props` hold its action, as a handler or a data attribute. */
export function AllergyQuestion(props: Omit<ComponentProps<typeof Button>, 'size' | 'className'>) {
  return (
    <Button {...props} size="small" className={styles.ask ?? ''}>
      <Icon path={CHECK_ICONS.none} size={20} />
      {safetyStrings.checkForAllergy}
    </Button>
  );
}

interface CheckSummaryProps {
  readonly report: SafetyReport;
  /** Called when the details are opened or closed. */
  readonly onToggle?: () => void;
}

export function CheckSummary({ report, onToggle }: CheckSummaryProps) {
  const { tone, summary, evidence, basis, explanation = '', version } = report;
  return (
    <details className={styles.check} data-tone={tone} onToggle={onToggle}>
      <summary className={styles.line}>
        <Icon path={CHECK_ICONS[tone]} size={20} />
        <span className={styles.words}>{summary}</span>
        <Icon path={mdiChevronDown} size={20} className={styles.arrow} />
      </summary>
      <div className={styles.evidence}>
        {evidence.map((group) => (
          <EvidenceSection key={group.title} {...group} />
        ))}
        {basis || explanation ? (
          <p className={styles.quiet}>{`${basis} ${explanation}`.trim()}</p>
        ) : null}
        {version ? <p className={styles.version}>{version}</p> : null}
      </div>
    </details>
  );
}

function EvidenceSection({ title, items }: EvidenceGroup) {
  const id = useId();
  return (
    <>
      <p id={id} className={styles.need}>
        {title}
      </p>
      <ul aria-labelledby={id}>
        {items.map(({ claim, substitutes }) => (
          <li key={claim}>
            {claim} {substitutes ? <span className={styles.quiet}>{substitutes}</span> : null}
          </li>
        ))}
      </ul>
    </>
  );
}
