/** UI strings of the session: expiry, and the offer to move a guest's needs into the account. */

export const sessionStrings = {
  expired: 'Session expired. Please log in again',
  dataSuspended:
    'What you wrote and what you told us you cannot eat is put away. It comes back when you log in here within a day; until then nothing is checked for it.',
  noRefreshToken: 'No refresh token available',
  noUser: 'No user is logged in.',
  notLoggedIn: 'Nobody is logged in: nothing was sent.',
} as const;

/** The list of other foods is full. */
export const formatFoodLimit = (most: number, foods: readonly string[]) =>
  `${most} foods are the most that can be kept here. Not kept: ${foods.join(', ')}. Please take another one away first.`;

/** Asked once, when a guest who named allergies or diets signs in to an account that lacks them. */
export const offerNeedsStrings = {
  title: 'Keep these needs in your account?',
  message: (needs: readonly string[]) =>
    `Here you told us: ${needs.join(', ')}. Your account does not know it yet.\n\nConfirm: your account keeps this too, and it holds wherever you log in.\n\nCancel: it holds in this browser only.`,
} as const;
