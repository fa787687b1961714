/** UI strings of saving a recipe; lazily loaded. */

export const savingStrings = {
  saved: (name: string, servings?: number) =>
    `${name} is in My Recipes now.${servings ? ` It serves ${servings}.` : ''}`,
  showSaved: 'Show me',
  existsTitle: 'Save again?',
  /** The servings tell two recipes of the same name apart. */
  exists: (name: string, kept?: number, now?: number) =>
    [
      `You already have a recipe called "${name}".`,
      ...(kept && now && kept !== now ? [`It serves ${kept}; this one serves ${now}.`] : []),
      'Do you want to save this one as well?',
    ].join(' '),
  conflictTitle: 'Conflict',
  conflict:
    'This recipe has already been saved, and duplicates are not allowed. Please check your recipes.',
  errorTitle: 'Error',
  failed: 'Failed to save the recipe. Please try again.',
  checkFailed: 'Failed to check if recipe exists. Please try again.',
} as const;
