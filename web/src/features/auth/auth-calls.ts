/** API calls of the account forms; each logs its failure and rethrows it. */
import type { BodyInputOf } from '@saffron/contract/endpoints';
import { call } from '../../api/client.ts';
import { toFailure } from '../../api/failure.ts';
import { drawerStrings } from '../../strings/auth.ts';
import { storeSignUpEmail } from '../../user/sign-up-email.ts';

export interface SignUpDraft {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
}

async function withLogging<T>(what: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    console.warn(`${what} failed.`, toFailure(error).message);
    throw error;
  }
}

/** The drawer asks for no user name; the part of the address before the @ serves as one. */
function deriveUsername(email: string): string {
  return email.trim().split('@')[0] ?? '';
}

/** The address a confirmation link is sent to, and the sign-up it confirms, if known. */
export interface UnconfirmedSignUp {
  readonly email: string;
  readonly registrationId?: string | undefined;
}

export async function signUp(draft: SignUpDraft): Promise<UnconfirmedSignUp> {
  const { firstName, lastName, email, password } = draft;
  const body = {
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    username: deriveUsername(email),
    email: email.trim(),
    password,
  };
  return register(body);
}

export async function signUpByUsername(body: {
  readonly username: string;
  readonly email: string;
  readonly password: string;
}): Promise<UnconfirmedSignUp> {
  const { username, email, password } = body;
  return register({ username: username.trim(), email: email.trim(), password });
}

async function register(body: BodyInputOf<'register'>): Promise<UnconfirmedSignUp> {
  const { email } = body;
  const reply = await withLogging('Signing up', call('register', { body }));
  storeSignUpEmail(email);
  return { email, registrationId: reply?.registrationId };
}

/** Returns the server's message, if it sent one. */
export async function requestPasswordReset(email: string): Promise<string | undefined> {
  const address = email.trim();
  if (address === '') throw new Error(drawerStrings.reset.noEmail);
  const reply = await withLogging(
    'Asking for a reset link',
    call('requestPasswordReset', { body: { email: address } }),
  );
  return reply?.message || undefined;
}

/** Returns the server's message, if it sent one. */
export async function resendConfirmation({
  email,
  registrationId,
}: UnconfirmedSignUp): Promise<string | undefined> {
  const reply = await withLogging(
    'Sending the confirmation again',
    call('resendConfirmation', { body: { email, registrationId } }),
  );
  return reply?.message || undefined;
}

/** The reason to show beside the spec's sentence: invalid input, a rate limit, or no connection. */
export function getRefusalReason(error: unknown): string | undefined {
  const { kind, status = 0, message } = toFailure(error);
  return kind === 'offline' || [400, 429, 503].includes(status) ? message : undefined;
}

/** Spec 8: recognised by the message, not by the status alone. */
export function isConfirmationRequest(message: string | undefined): boolean {
  return message?.toLowerCase().includes('confirm your email') ?? false;
}
