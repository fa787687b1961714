/** What is said while a recipe is being kept; it comes when Save is first pressed. */

export const savingWords = {
  keptForYou: (name: string) => `${name} is in My Recipes now.`,
  showKept: 'Show me',
  existsTitle: 'Save again?',
  exists: (name: string) =>
    `You already have a recipe called "${name}". Do you want to save this one as well?`,
  conflictTitle: 'Conflict',
  conflict:
    'This recipe has already been saved, and duplicates are not allowed. Please check your recipes.',
  errorTitle: 'Error',
  failed: 'Failed to save the recipe. Please try again.',
  checkFailed: 'Failed to check if recipe exists. Please try again.',
} as const;
