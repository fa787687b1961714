/** UI strings of the feedback drawer. */

export const feedbackStrings = {
  title: 'Help us serve you better',
  message: 'Pleas share your thoughts with us',
  category: 'Category',
  email: 'Email (optional)',
  emailHint: 'Only if you would like an answer.',
  emailOdd: 'This does not look like an e-mail address.',
  missing: 'Please fill this in.',
  cancel: 'Cancel',
  submit: 'Submit',
  required: 'Please fill out all required fields.',
  success: 'Thanks for your feedback!',
  failure: 'Failed to submit feedback.',
} as const;
