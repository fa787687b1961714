/** UI strings of the password field's show and hide button. */

export const passwordStrings = { show: 'Show password', hide: 'Hide password' } as const;
