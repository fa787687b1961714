/** UI strings of the account drawer and the account pages. */

export const signInPromptStrings = {
  title: 'Keep this recipe',
  message:
    'Please log in or sign up to save recipes. This one is saved for you as soon as you are in. New here? Sign Up sends you one e-mail with a link to press.',
  login: 'Login',
  signUp: 'Sign Up',
  cancel: 'Cancel',
} as const;

export const fieldStrings = {
  email: 'Email',
  password: 'Password',
  username: 'Username',
  firstName: 'First Name',
  lastName: 'Last Name',
  newPassword: 'New Password',
  confirmPassword: 'Confirm New Password',
  required: 'Please fill out all required fields.',
  missing: 'Please fill this in.',
  emailOdd: 'This does not look like an e-mail address. It should read like cook@example.com.',
  tooLong: (most: number) => `Please use at most ${most} characters.`,
  odd: 'Please check this one.',
  atLeast: 'At least 8 characters.',
} as const;

export const drawerStrings = {
  label: 'Your account',
  close: 'Close',
  stays: 'Your conversation and what you have begun to write stay where they are.',
  signIn: {
    title: 'Sign In',
    submit: 'Sign In',
    busy: 'Signing in...',
    keep: 'Keep me signed in',
    terms: (link: string) => ['By signing in you agree to our ', link, '.'] as const,
    termsLink: 'Terms of Use',
    forgot: 'Forgot/Reset password?',
    toSignUp: 'Not Registered? Sign Up',
    resend: 'Resend Confirmation?',
    unconfirmed: 'Please confirm your email first',
    refused: 'Unauthorized: We cannot sign you in with the provided information.',
    refusedHelp:
      'Please check both. If you no longer know the password, the link below sets a new one.',
  },
  resend: {
    busy: 'Sending...',
    sent: (email: string) => `A new confirmation email has been sent to ${email}`,
    failed: 'Failed to resend confirmation. Please try again.',
  },
  signUp: {
    title: 'Sign Up',
    submit: 'Sign Up',
    busy: 'Signing up...',
    toSignIn: 'Already Registered? Sign In',
    next: 'We send a link to this address; press it, then sign in.',
    passwordShort: 'Password must be at least 8 characters',
    passwordTooShort: 'Password must be at least 8 characters.',
    failed: 'Sign Up Failed. Please try again.',
    created: 'Your account has been created! Please check your email to confirm.',
    sent: 'We’ve sent a confirmation link to your email address.',
    toSignInAfter: 'Return to Sign In',
    toHome: 'Return to Home',
  },
  reset: {
    title: 'Forgot Password?',
    note: 'We will send an e-mail with a link to set a new password if there is an active account with this address.',
    submit: 'Send',
    busy: 'Sending...',
    back: 'Back to Login',
    noEmail: 'No email provided for password reset.',
    failed: 'Could not process your request. Check your email or try again later.',
    sent: 'If we have an account with that email, a reset link was sent.',
    next: 'Please check your email for further instructions!',
  },
} as const;

export const loginPageStrings = {
  title: 'Sign In',
  forgot: 'Forgot/Reset password?',
  submit: 'Login',
  busy: 'Signing in...',
  toSignUp: "Don't have an account? Sign Up",
  failed: 'Invalid credentials. Please try again.',
  unconfirmed:
    'Please confirm your email before logging in. Check your inbox for a confirmation link or resend the email if necessary.',
  resend: 'Resend Email',
} as const;

export const signUpPageStrings = {
  title: 'Sign Up',
  submit: 'Sign Up',
  busy: 'Signing up...',
  toLogin: 'Already have an account? Login',
  failed: 'Registration failed. Please try again.',
} as const;

export const checkEmailStrings = {
  title: 'Check Your Email',
  sentTo: (email: string) => ['A confirmation link was sent to ', email, '.'] as const,
  unknown: 'your email address',
  next: 'Open it to finish signing up. It may take a minute, and it may be among the unwanted mail.',
  waiting: (dish: string) =>
    `${dish} waits for you, and is saved as soon as you have signed in with this browser.`,
  toSignIn: 'Already confirmed? Sign In',
  home: 'Home',
  resend: 'Resend Email',
  sending: 'Sending...',
  sent: 'A new confirmation email has been sent to your inbox!',
  failed: 'Error resending email. Please try again later.',
  noEmail: "We don't have your email on file.",
} as const;

export const confirmEmailStrings = {
  title: 'Email Confirmation',
  ask: 'You signed up with this email address? Then confirm that it is yours.',
  confirm: 'Confirm my email',
  notYou: 'If it was not you, just close this page: nothing is confirmed then.',
  loading: 'Confirming your email...',
  confirmed: 'Email confirmed successfully!',
  failed: 'Error confirming email.',
  noToken: 'Invalid confirmation link.',
  newest:
    'If more than one mail came, use the link of the newest. Signing in offers to send another.',
  elsewhere:
    'Were you about to save a recipe? It waits in the browser you signed up with: log in there.',
  home: 'Go to Home',
  login: 'Log In',
} as const;

export const resetPasswordStrings = {
  title: 'Reset Your Password',
  validating: 'Validating your reset link...',
  submit: 'Submit',
  busy: 'Resetting...',
  badLink: 'Invalid or expired link.',
  tryAgain: 'Please try again',
  askAgain: 'Request a new link',
  incomplete: 'Please enter your new password and confirm it.',
  mismatch: 'New password and confirmation do not match.',
  failed: 'Failed to reset password.',
  expired:
    'Your reset link is expired or invalid. Please close this window and request a new link.',
  done: 'Password reset successful! You can now log in with your new password.',
  toLogin: 'Go to Login',
} as const;

export const closeTabStrings = {
  close: 'Close Tab',
  byHand: 'Your browser keeps this tab open. You can close it yourself.',
} as const;
