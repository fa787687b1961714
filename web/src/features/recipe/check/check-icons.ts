/** Icon of a safety check by the tone of its report. */
import { mdiAlertCircleOutline, mdiShieldCheckOutline, mdiShieldOutline } from '@mdi/js';
import type { SafetyReport } from './safety-report.ts';

export const CHECK_ICONS: Readonly<Record<SafetyReport['tone'], string>> = {
  none: mdiShieldOutline,
  calm: mdiShieldCheckOutline,
  look: mdiAlertCircleOutline,
  warn: mdiAlertCircleOutline,
};
