/** UI strings of the shared links dialog. */

export const sharedLinksStrings = {
  title: 'Shared links',
  close: 'Close',
  loading: 'Loading your shared links',
  about: 'Whoever has one of these links can see the recipe.',
  empty: 'You have not shared a recipe.',
  shared: (date: string) => `Shared on ${date}`,
  copy: 'Copy link',
  copyOf: (name: string) => `Copy link to ${name}`,
  copied: 'Link copied to clipboard!',
  stop: 'Stop sharing',
  stopOf: (name: string) => `Stop sharing ${name}`,
  askTitle: 'Stop sharing this recipe?',
  ask: (name: string) =>
    `The link to "${name}" will lead nowhere, also for those who have it already.`,
  stopped: 'The link leads nowhere now.',
  stopFailed: 'The link could not be ended. Please try again.',
  fetchFailed: 'Your shared links could not be loaded. Please try again.',
  tryAgain: 'Try again',
} as const;
