/** What the doctor found, a sentence each. */

/** `mend` makes the command fail; `note` is for the keeper to decide. */
export interface Finding {
  readonly kind: 'fine' | 'note' | 'mend';
  readonly sentence: string;
}

export const fine = (sentence: string): Finding => ({ kind: 'fine', sentence });
export const note = (sentence: string): Finding => ({ kind: 'note', sentence });
export const mend = (sentence: string): Finding => ({ kind: 'mend', sentence });
