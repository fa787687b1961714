/** HTTP handlers for signing in and out, signing up, passwords and deleting the account. */
import { randomUUID } from 'node:crypto';
import type { BodyOf } from '@saffron/contract/endpoints';
import { REFUSALS, Refusal } from '@saffron/contract/errors';
import type { FastifyRequest } from 'fastify';
import type { Bind } from '../http/bind-endpoint.ts';
import { toNetwork } from '../http/client-network.ts';
import type { Identity } from '../http/identity.ts';
import type { LimitName } from '../http/rate-limit.ts';
import type { EmailKind } from '../mail/outbox.ts';
import { acquireLock } from '../storage/transaction-locks.ts';
import type { AccessTokens } from './access-tokens.ts';
import { deleteAccount } from './delete-account.ts';
import { refuseWeakPassword } from './password-rules.ts';
import { changePassword, type PasswordDeps, resetPassword } from './passwords.ts';
import type { Reauthenticate } from './reauthentication.ts';
import { hashForEmail } from './registrations.ts';
import type { ActiveSession } from './session-store.ts';
import { type SignInDeps, signIn } from './sign-in.ts';
import { findUserByEmail } from './users.ts';

export interface AuthDeps extends SignInDeps, PasswordDeps {
  readonly accessTokens: AccessTokens;
  readonly reauthenticate: Reauthenticate;
  /** Called when emails have been added to the outbox. */
  readonly wakeOutbox: () => void;
}

export function bindAuth(bind: Bind, deps: AuthDeps): void {
  bindSessions(bind, deps);
  bindSignUp(bind, deps);
  bindPasswords(bind, deps);
}

async function createTokens(
  { accessTokens }: AuthDeps,
  { sessionId: sid, userId, role, refreshToken }: ActiveSession & { refreshToken: string },
) {
  return { accessToken: await accessTokens.sign({ userId, role, sid }), refreshToken };
}

function bindSessions(bind: Bind, deps: AuthDeps): void {
  const { sessions } = deps;
  bind('login', { limit: 'login' }, async ({ body, request }) =>
    createTokens(deps, await signIn(deps, body, toNetwork(request.ip))),
  );
  bind('refresh', { limit: 'read' }, async ({ body }) =>
    createTokens(deps, await sessions.renew(body.refreshToken)),
  );
  bind('logout', { limit: 'read' }, async ({ body }) => {
    await sessions.end(body.refreshToken);
    return null;
  });
}

function bindSignUp(bind: Bind, deps: AuthDeps): void {
  const { db, registrations, rateLimiter, wakeOutbox } = deps;
  bind('register', { limit: 'register' }, async ({ body }) => {
    const { email, password } = body;
    refuseWeakPassword(password, { field: 'password', email });
    const mayWrite = await rateLimiter.tryTakeForKey('register-account', email);
    const user = await findUserByEmail(db, email);
    const { hash: passwordHash } = await hashForEmail(deps, body, user);
    const registrationId = randomUUID();
    if (mayWrite) await registrations.add({ registrationId, body, passwordHash });
    wakeOutbox();
    const message = 'Your account has been created! Please check your email to confirm.';
    return { message, registrationId };
  });
  bind('resendConfirmation', { limit: 'resend' }, async ({ body }) => {
    await requestEmail(deps, body, 'resend', 'resend-account');
    return {
      message:
        'If this address is waiting to be confirmed, a new confirmation email has been sent.',
    };
  });
  bind('confirmEmail', { limit: 'email-link' }, async ({ body }) => {
    await registrations.confirm(body.token.trim());
    return { message: 'Email confirmed successfully!' };
  });
}

/**
 * Does the same work for every address; whether it has an account is looked up when the email is
 * rendered.
 */
async function requestEmail(
  { db, outbox, rateLimiter, wakeOutbox }: AuthDeps,
  { email, registrationId }: BodyOf<'resendConfirmation'>,
  kind: EmailKind,
  limit: LimitName,
): Promise<void> {
  if (!(await rateLimiter.tryTakeForKey(limit, email))) return;
  await db.transaction().execute(async (transaction) => {
    await acquireLock(transaction, 'letter', kind, email);
    await outbox.withdraw(transaction, email, [kind], registrationId ?? null);
    await outbox.add(transaction, { kind, recipient: email, registrationId });
  });
  wakeOutbox();
}

function bindPasswords(bind: Bind, deps: AuthDeps): void {
  bind('requestPasswordReset', { limit: 'reset-request' }, async ({ body }) => {
    await requestEmail(deps, body, 'reset', 'reset-request-account');
    return { message: 'If we have an account with that email, a reset link was sent.' };
  });
  bind('checkResetToken', { limit: 'email-link' }, async ({ query, request, reply }) => {
    if ((await deps.links.findUserToReset(query.token.trim())) !== undefined)
      return { valid: true };
    return reply.code(400).send(createDeadLinkReply(request));
  });
  bind('resetPassword', { limit: 'email-link' }, async ({ body }) => {
    await resetPassword(deps, { ...body, token: body.token.trim() });
    deps.wakeOutbox();
    return {
      message: 'Password reset successful! You can now log in with your new password.',
    };
  });
  bind('changePassword', { limit: 'read' }, async ({ body, who, request }) => {
    const session = await changePassword(deps, body, { who, request });
    deps.wakeOutbox();
    return { message: 'Password changed successfully!', ...(await createTokens(deps, session)) };
  });
  bind('deleteAccount', { limit: 'read' }, async ({ body, who, request }) => {
    await deleteAccount(
      deps,
      await deps.reauthenticate({ who, request, password: body?.password }),
    );
    deps.wakeOutbox();
    return { message: 'Your account has been deleted.' };
  });
}

function createDeadLinkReply(request: FastifyRequest) {
  const code = 'reset-link-dead';
  const [, message] = REFUSALS[code];
  return { valid: false, message, code, requestId: request.id };
}

/** Calls marked `bearer` reach their handler with a person only; this narrows the type. */
export function requirePerson(who: Identity): Identity & { kind: 'person' } {
  if (who.kind !== 'person') throw new Refusal('unauthorized');
  return who;
}
