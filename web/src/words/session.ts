/** What the session itself has to say; apart from the words of its forms, which come later than it. */

export const sessionWords = {
  expired: 'Session expired. Please log in again',
  noRefreshToken: 'No refresh token available',
  noUser: 'No user is logged in.',
  notLoggedIn: 'Nobody is logged in: nothing was sent.',
} as const;

/** Asked once, when a visitor who named allergies or diets signs in to an account that lacks them. */
export const carryWords = {
  title: 'Keep these needs in your account?',
  message: (needs: readonly string[]) =>
    `In this browser you asked us to mind: ${needs.join(', ')}. Your account does not say so yet. Shall we add it? If not, we mind it in this browser only.`,
  /** The settings of an account know nine allergens. */
  noPlace: (foods: readonly string[]) =>
    `An account has no place for ${foods.join(', ')}: we mind that in this browser until you log out.`,
} as const;
