/** Signing up, in and out, as spec 7.1 has it. */
import { z } from 'zod';
import { MAX_NAME_LENGTH, MAX_PASSWORD_LENGTH } from './limits.ts';
import { emailAddress, lineOfText, text } from './text.ts';

/** A password that is being chosen. That it is too short or too common the server says in a sentence of its own. */
export const newPassword = text(MAX_PASSWORD_LENGTH);
/** A password that is being tried: any length up to the limit, so that its shape gives nothing away. */
const triedPassword = text(MAX_PASSWORD_LENGTH).refine(
  (value) => value !== '',
  'must not be empty',
);
const emailToken = lineOfText(200).refine((value) => value.trim() !== '', 'must not be empty');
const refreshToken = lineOfText(1000).refine((value) => value !== '', 'must not be empty');

export const loginBody = z.object({
  email: emailAddress,
  password: triedPassword,
  /** Off: the session ends after 12 hours without use, and after a day in any case. */
  keepSignedIn: z.boolean().default(true),
});
export const tokens = z.object({ accessToken: z.string(), refreshToken: z.string() });

export const registerBody = z.object({
  firstName: lineOfText(MAX_NAME_LENGTH).optional(),
  lastName: lineOfText(MAX_NAME_LENGTH).optional(),
  username: lineOfText(MAX_NAME_LENGTH).optional(),
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
/** A link without a readable token is as dead as one with an unknown one, and answered like it. */
export const checkResetTokenQuery = z.object({ token: emailToken.catch('') });
export const checkResetTokenReply = z.object({
  valid: z.boolean(),
  message: z.string().optional(),
});
export const resetPasswordBody = z.object({ token: emailToken, newPassword });
export const changePasswordBody = z.object({ currentPassword: triedPassword, newPassword });
export const changePasswordReply = tokens.extend({ message: z.string() });
/** The password is wanted when the sign-in was more than five minutes ago. */
export const ownerBody = z.object({ password: triedPassword.optional() });
export const messageReply = z.object({ message: z.string() });
