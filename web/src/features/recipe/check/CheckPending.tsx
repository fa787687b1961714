/** In place of the check while lines arrive, each of them checked: a shield that fills with them. */
import { mdiShield, mdiShieldOutline } from '@mdi/js';
import { safetyStrings } from '../../../strings/safety.ts';
import { FillingIcon } from '../../../ui/FillingIcon.tsx';
import styles from './CheckPending.module.css';

/** How many lines fill half of it: how many there will be is not known. */
const HALF = 6;

export function CheckPending({ lineCount }: { readonly lineCount: number }) {
  return (
    <div className={styles.coming}>
      <p className={styles.line}>
        <FillingIcon
          outline={mdiShieldOutline}
          full={mdiShield}
          share={lineCount / (lineCount + HALF)}
          size={20}
        />
        {safetyStrings.checking}
      </p>
    </div>
  );
}
