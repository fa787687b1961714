/** The calls behind the account forms. Each logs what goes wrong and passes it on (spec 8). */
import type { SentBodyOf } from '@saffron/contract/endpoints';
import { call } from '../../api/client.ts';
import { failureOf } from '../../api/failure.ts';
import { noteNewcomer } from '../../person/newcomer.ts';
import { drawerWords } from '../../words/auth.ts';

export interface SignUpDraft {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
}

async function logged<T>(what: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    console.warn(`${what} failed.`, failureOf(error).message);
    throw error;
  }
}

/** The drawer asks for no user name; the part of the address before the @ serves as one. */
export function usernameOf(email: string): string {
  return email.trim().split('@')[0] ?? '';
}

/** Where a confirmation link goes, and which sign-up it is to confirm where that is known. */
export interface Unconfirmed {
  readonly email: string;
  readonly registrationId?: string | undefined;
}

export async function signUp(draft: SignUpDraft): Promise<Unconfirmed> {
  const { firstName, lastName, email, password } = draft;
  const body = {
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    username: usernameOf(email),
    email: email.trim(),
    password,
  };
  return register(body);
}

export async function signUpByUsername(body: {
  readonly username: string;
  readonly email: string;
  readonly password: string;
}): Promise<Unconfirmed> {
  const { username, email, password } = body;
  return register({ username: username.trim(), email: email.trim(), password });
}

async function register(body: SentBodyOf<'register'>): Promise<Unconfirmed> {
  const { email } = body;
  const reply = await logged('Signing up', call('register', { body }));
  noteNewcomer(email);
  return { email, registrationId: reply?.registrationId };
}

/** Answers the server's words, if it has any. */
export async function requestPasswordReset(email: string): Promise<string | undefined> {
  const address = email.trim();
  if (address === '') throw new Error(drawerWords.reset.noEmail);
  const reply = await logged(
    'Asking for a reset link',
    call('requestPasswordReset', { body: { email: address } }),
  );
  return reply?.message || undefined;
}

/** Answers the server's words, if it has any. */
export async function resendConfirmation({
  email,
  registrationId,
}: Unconfirmed): Promise<string | undefined> {
  const reply = await logged(
    'Sending the confirmation again',
    call('resendConfirmation', { body: { email, registrationId } }),
  );
  return reply?.message || undefined;
}

/** What the spec's sentence leaves out: what can be mended, must be waited out, or that nobody answered. */
export function reasonOf(error: unknown): string | undefined {
  const { kind, status = 0, message } = failureOf(error);
  return kind === 'offline' || [400, 429, 503].includes(status) ? message : undefined;
}

/** Spec 8: by its words, not by its status alone. */
export function asksToConfirm(message: string | undefined): boolean {
  return message?.toLowerCase().includes('confirm your email') ?? false;
}
