/** UI strings of the saved recipes page. */

const formatRecipeCount = (count: number) => `${count} ${count === 1 ? 'recipe' : 'recipes'}`;

export const savedRecipesStrings = {
  title: 'Saved Recipes',
  loading: 'Loading your saved recipes',
  noIntroduction: 'No introduction available.',
  view: 'View',
  delete: 'Delete',
  askDeleteTitle: 'Delete this recipe?',
  askDelete: (name: string) => `"${name}" will be gone from your saved recipes for good.`,
  deletedTitle: 'Deleted',
  deleted: 'Recipe deleted successfully!',
  deleteFailed: 'Failed to delete the recipe. Please try again.',
  fetchFailed: 'Failed to fetch saved recipes. Please try again.',
  stale: 'Here they are as this browser last saw them.',
  tryAgain: 'Try again',
  emptyTitle: 'Nothing saved yet',
  empty: 'Find a dish you like in the chat and press Save: it will wait for you here.',
  findOne: 'Find a recipe',
  search: 'Search your recipes',
  clearSearch: 'Clear the search',
  count: formatRecipeCount,
  found: (count: number, all: number) => `${count} of ${formatRecipeCount(all)}`,
  noneFound: (wanted: string) => `None of your recipes matches "${wanted}".`,
  noneLeft: 'None of your recipes is left by these filters.',
  fitsMe: 'Fits me',
  quick: (minutes: number) => `${minutes} minutes or less`,
  course: 'Course',
  allCourses: 'All courses',
  order: 'Order',
  orders: { newest: 'Newest first', name: 'By name', quickest: 'Quickest first' },
  more: 'Show more',
  exportAll: 'Export all',
  importThem: 'Import',
  sharedLinks: 'Shared links',
} as const;

/** Check of a saved recipe for the current needs, which may have changed since it was saved. */
export const savedCheckStrings = {
  nothingFound: 'Nothing found against your allergies and diet. Check labels.',
  again: 'Check again',
} as const;

/** The dot of an entry, which opens to the reason. */
export const fitStrings = {
  calm: 'Nothing found',
  look: 'Look closer',
  warn: 'Not for me',
  none: '',
} as const;

/** Strings of an opened recipe. */
export const savedRecipeStrings = {
  pictureAt: (host: string) => `Picture at ${host}`,
  /** Share and Export use the saved recipe; Copy and Print use the one that is shown. */
  shownFor: (shown: number, saved: number) =>
    `Shown for ${shown}: Copy and Print take this. What you saved stays for ${saved}: Share and Export take that.`,
  shownTimes: (times: string) =>
    `Shown ${times}: Copy and Print take this. What you saved stays as written: Share and Export take that.`,
  shownIn: (measures: string) =>
    `Shown in ${measures}: Copy and Print take this. What you saved stays as written: Share and Export take that.`,
  showAsSaved: 'Show it as saved',
} as const;
