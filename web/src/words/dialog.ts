/** The buttons of the reusable dialog (spec 2.7). */

export const dialogWords = { ok: 'OK', cancel: 'Cancel', confirm: 'Confirm' } as const;
