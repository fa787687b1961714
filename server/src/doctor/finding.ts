/** The result of one check of `npm run doctor`: fine, a note, or a problem to fix. */
/** A problem makes the command fail; a note is left to the operator. */
export interface Finding {
  readonly kind: 'fine' | 'note' | 'mend';
  readonly sentence: string;
}

export const reportOk = (sentence: string): Finding => ({ kind: 'fine', sentence });
export const reportNote = (sentence: string): Finding => ({ kind: 'note', sentence });
export const reportProblem = (sentence: string): Finding => ({ kind: 'mend', sentence });
