/** What the session itself has to say; apart from the words of its forms, which come later than it. */

export const sessionWords = {
  expired: 'Session expired. Please log in again',
  waits:
    'What you wrote and what you told us you cannot eat is put away. It comes back when you log in here within a day; until then nothing is checked for it.',
  noRefreshToken: 'No refresh token available',
  noUser: 'No user is logged in.',
  notLoggedIn: 'Nobody is logged in: nothing was sent.',
} as const;

/** Asked once, when a visitor who named allergies or diets signs in to an account that lacks them. */
/** A list that is full takes no more. */
export const fullWords = (most: number, foods: readonly string[]) =>
  `${most} foods are the most that can be kept here. Not kept: ${foods.join(', ')}. Please take another one away first.`;

export const carryWords = {
  title: 'Keep these needs in your account?',
  message: (needs: readonly string[]) =>
    `Here you told us: ${needs.join(', ')}. Your account does not know it yet.\n\nConfirm: your account keeps this too, and it holds wherever you log in.\n\nCancel: it holds in this browser only.`,
} as const;
