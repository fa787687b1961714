/** The table of all API errors, called refusals here (code, HTTP status, sentence), the class to throw them, and their JSON body. */

export const REFUSALS = {
  'bad-input': [400, 'Some of what was sent is not right. Please check it and try again.'],
  'bad-json': [400, 'The request could not be read as JSON.'],
  'no-user-message': [400, 'There is no message to answer.'],
  'password-too-short': [400, 'Password must be at least 8 characters.'],
  'password-too-common': [
    400,
    'This password is too common and easy to guess. Please choose another one.',
  ],
  'wrong-current-password': [400, 'The current password is not right.'],
  'confirm-link-dead': [
    400,
    'This confirmation link is expired or invalid. Please request a new one.',
  ],
  'reset-link-dead': [400, 'This reset link is expired or invalid. Please request a new one.'],
  unauthorized: [401, 'Please log in to continue.'],
  'wrong-credentials': [401, 'Invalid credentials. Please try again.'],
  'session-expired': [401, 'Session expired. Please log in again.'],
  // The web looks for "confirm your email" in this sentence (spec 8).
  'email-unconfirmed': [403, 'Please confirm your email first.'],
  'password-needed': [
    403,
    'Please give your password as well: you signed in more than five minutes ago.',
  ],
  'too-many-recipes': [
    403,
    'You have saved as many recipes as we can keep. Please delete some of them first.',
  ],
  'too-much-kept': [
    403,
    'You have kept as much as there is room for. Please delete some of it first.',
  ],
  'too-many-api-keys': [
    403,
    'You have as many API keys as you can have. Please end one of them first.',
  ],
  'no-room-for-links': [
    403,
    'There is no room for more links of visitors just now. Log in to share this recipe.',
  ],
  'not-found': [404, 'There is nothing at this address.'],
  'saved-recipe-not-found': [404, 'This recipe is not among your saved recipes.'],
  'api-key-not-found': [404, 'There is no such API key, or it has ended already.'],
  'share-not-found': [404, 'This recipe could not be found or may have expired.'],
  'method-not-allowed': [405, 'This address does not answer that method.'],
  'recipe-already-saved': [409, 'You have already saved a recipe of this name.'],
  'too-large': [413, 'That is more than we can take in one request.'],
  'too-much-to-read': [413, 'That was more than I can read at once. Please say it in fewer words.'],
  'uri-too-long': [414, 'This address is too long.'],
  'unsupported-media-type': [415, 'Please send JSON.'],
  'too-many-requests': [429, 'That was a lot at once. Please wait a moment and try again.'],
  'export-under-way': [
    429,
    'Your export is already under way. Please wait until it is done, then try again.',
  ],
  internal: [500, 'Something went wrong on our side. Please try again.'],
  busy: [503, 'The kitchen is very busy just now. Please try again in a moment.'],
  'shutting-down': [503, 'The kitchen is closing for a moment. Please try again shortly.'],
  'storage-unavailable': [
    503,
    'We cannot write anything down just now. Please try again in a moment.',
  ],
} as const satisfies Record<string, readonly [status: number, message: string]>;

export type RefusalCode = keyof typeof REFUSALS;

export interface RefusalIssue {
  /** Dotted path into what was sent: `messages.0.content`. */
  readonly path: string;
  readonly message: string;
}

/** Thrown by handlers; the one error mapper turns it into status and body. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly status: number;
  readonly issues: readonly RefusalIssue[] | undefined;
  /** Seconds until it is worth trying again. */
  readonly retryAfter: number | undefined;
  /** The sign-up that is not confirmed yet, for whoever knows its password. */
  readonly registrationId: string | undefined;

  constructor(
    code: RefusalCode,
    details: {
      issues?: readonly RefusalIssue[];
      retryAfter?: number;
      registrationId?: string;
    } = {},
  ) {
    const [status, message] = REFUSALS[code];
    super(message);
    this.name = 'Refusal';
    this.code = code;
    this.status = status;
    this.issues = details.issues;
    this.retryAfter = details.retryAfter;
    this.registrationId = details.registrationId;
  }
}

/** What every refusal looks like on the wire. */
export interface ErrorBody {
  message: string;
  code: string;
  requestId: string;
  issues?: RefusalIssue[];
  /** Which sign-up to name when its link is to be sent again. */
  registrationId?: string;
}
