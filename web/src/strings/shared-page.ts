/** UI strings of the server-rendered shared page's script, and of an allergen check that is running or has failed. */

export const checkStateStrings = {
  checking: 'Checking this recipe for you…',
  failed: 'We could not check this recipe for you just now. Please read it with care.',
} as const;

export const sharedActionStrings = {
  saved: 'Saved',
  linkCopied: 'Link copied to clipboard!',
  recipeCopied: 'Recipe copied to clipboard!',
  notCopied: 'This could not be copied. The address of this page is the link.',
  partMissing:
    'This part of the page could not be loaded. Please check your connection and try again.',
} as const;
