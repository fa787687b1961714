/** Error messages for failed API calls when the server sent none. */

export const failureStrings = {
  offline: 'We cannot reach the kitchen. Please check your connection and try again.',
  broken: 'The kitchen answered in a way we could not read. Please try again in a moment.',
  brokenOff: 'The answer broke off before it was finished. Please try again.',
  refused: 'The kitchen could not do that. Please try again.',
  aborted: 'Stopped.',
} as const;
