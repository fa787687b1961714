/** The words on the eye of every password field. */

export const passwordWords = { show: 'Show password', hide: 'Hide password' } as const;
