/** UI strings of header, footer, error page and not-found page. */

export const shellStrings = {
  product: 'Saffron',
  pageTitle: (page?: string) => (page ? `${page} · Saffron` : 'Saffron, your cooking assistant'),
  home: 'Saffron, to the meal planner',
  skip: 'Skip to the page',
  signIn: 'Login / Sign Up',
  /** The accessible name contains the visible text. */
  account: (initials: string) => `${initials}, account`,
  accountMenu: 'Account',
  myRecipes: 'My Recipes',
  settings: 'Settings',
  logout: 'Logout',
  copyright: (year: number) => `© ${year} Saffron`,
  terms: 'Terms',
  feedback: 'What do you think?',
  loading: 'Loading',
  dismiss: 'Dismiss',
  partMissing:
    'This part of the page could not be loaded. Please check your connection and try again.',
  updated: 'Saffron has been updated. Everything you wrote is still here.',
  updateDue: 'Saffron has been updated. This page loads anew as soon as you are done here.',
} as const;

export const logoutStrings = {
  title: 'Confirm Logout',
  message: 'Are you sure you want to log out?',
  needsRemoved: (foods: readonly string[]) =>
    `You are logged out. What you told us of ${foods.join(', ')} has gone from this browser too: please tell us again next time.`,
} as const;

export const errorPageStrings = {
  title: 'Something went wrong',
  message: 'This page could not be shown. Your conversation is kept; please load the page again.',
  reload: 'Reload',
} as const;

export const notFoundStrings = {
  title: 'There is nothing at this address',
  message: 'The link may be old, or a letter of it may be missing.',
  back: 'Back to Meal Planner',
} as const;
