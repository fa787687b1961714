/** UI strings of the dialog buttons. */

export const dialogStrings = { ok: 'OK', cancel: 'Cancel', confirm: 'Confirm' } as const;
