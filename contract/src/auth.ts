/** Schemas of request and reply of the account endpoints: sign-up, sign-in, session renewal, passwords and e-mail links. */
import { z } from 'zod';
import { MAX_NAME_LENGTH, MAX_PASSWORD_LENGTH } from './limits.ts';
import { boundedText, emailAddress, singleLineText } from './text-schemas.ts';

/** A password that is being chosen. That it is too short or too common the server says in a sentence of its own. */
export const newPassword = boundedText(MAX_PASSWORD_LENGTH);
/** A password at sign-in: any length up to the limit, so that the answer tells nothing about the rules it was chosen by. */
const passwordAttempt = boundedText(MAX_PASSWORD_LENGTH).refine(
  (value) => value !== '',
  'must not be empty',
);
const emailToken = singleLineText(200).refine((value) => value.trim() !== '', 'must not be empty');
const refreshToken = singleLineText(1000).refine((value) => value !== '', 'must not be empty');

export const loginBody = z.object({
  email: emailAddress,
  password: passwordAttempt,
  /** Off: the session ends after 12 hours without use, and after a day in any case. */
  keepSignedIn: z.boolean().default(true),
});
export const sessionTokens = z.object({ accessToken: z.string(), refreshToken: z.string() });

export const registerBody = z.object({
  firstName: singleLineText(MAX_NAME_LENGTH).optional(),
  lastName: singleLineText(MAX_NAME_LENGTH).optional(),
  username: singleLineText(MAX_NAME_LENGTH).optional(),
  email: emailAddress,
  password: newPassword,
});
/** The handle lets the browser that signed up ask for its own link again, and nobody else's. */
const registrationId = z.uuid();
export const registerReply = z.object({ message: z.string(), registrationId });
export const refreshBody = z.object({ refreshToken });
export const emailBody = z.object({ email: emailAddress });
/** Without the handle a link is sent only where it cannot confirm somebody else's sign-up. */
export const resendBody = emailBody.extend({ registrationId: registrationId.optional() });
export const confirmEmailBody = z.object({ token: emailToken });
/** A link without a readable token gets the same answer as one with an unknown token. */
export const checkResetTokenQuery = z.object({ token: emailToken.catch('') });
export const checkResetTokenReply = z.object({
  valid: z.boolean(),
  message: z.string().optional(),
});
export const resetPasswordBody = z.object({ token: emailToken, newPassword });
export const changePasswordBody = z.object({ currentPassword: passwordAttempt, newPassword });
export const changePasswordReply = sessionTokens.extend({ message: z.string() });
/** The password is required when the sign-in was more than five minutes ago. */
export const ownerBody = z.object({ password: passwordAttempt.optional() });
export const messageReply = z.object({ message: z.string() });
