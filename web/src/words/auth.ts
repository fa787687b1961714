/** What a visitor reads about accounts before they have one. */

export const signInPromptWords = {
  title: 'Keep this recipe',
  message: 'Please log in or sign up to save recipes. The recipe stays here while you do.',
  login: 'Login',
  signUp: 'Sign Up',
  cancel: 'Cancel',
} as const;

export const notOpenWords = {
  title: 'Accounts are not open yet',
  message:
    'Accounts are not open yet on this server; chatting and sharing recipes work without one.',
} as const;
