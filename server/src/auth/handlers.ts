/** The calls of spec 7.1 and our own logout, thin: each says which limit holds and who does the work. */
import { randomUUID } from 'node:crypto';
import type { BodyOf } from '@saffron/contract/endpoints';
import { REFUSALS, Refusal } from '@saffron/contract/errors';
import type { FastifyRequest } from 'fastify';
import { networkOf } from '../http/address.ts';
import type { Bind } from '../http/bind-endpoint.ts';
import type { LimitName } from '../http/throttle.ts';
import type { LetterKind } from '../post/outbox.ts';
import { takeTurn } from '../storage/turns.ts';
import type { AccessTokens } from './access-tokens.ts';
import { deleteAccount } from './delete-account.ts';
import { refusePoorPassword } from './password-rules.ts';
import { changePassword, type PasswordDeps, resetPassword } from './passwords.ts';
import type { ProveOwner } from './prove-owner.ts';
import { hashForAddress } from './registrations.ts';
import type { OpenSession } from './session-store.ts';
import type { Identity } from './sessions.ts';
import { type SignInDeps, signIn } from './sign-in.ts';
import { findUserByEmail } from './users.ts';

export interface AuthDeps extends SignInDeps, PasswordDeps {
  readonly accessTokens: AccessTokens;
  readonly proveOwner: ProveOwner;
  /** Letters have been added to the outbox. */
  readonly nudge: () => void;
}

export function bindAuth(bind: Bind, deps: AuthDeps): void {
  bindSessions(bind, deps);
  bindSigningUp(bind, deps);
  bindPasswords(bind, deps);
}

async function toTokens(
  { accessTokens }: AuthDeps,
  { sessionId: sid, userId, role, refreshToken }: OpenSession & { refreshToken: string },
) {
  return { accessToken: await accessTokens.sign({ userId, role, sid }), refreshToken };
}

function bindSessions(bind: Bind, deps: AuthDeps): void {
  const { sessions } = deps;
  bind('login', { limit: 'login' }, async ({ body, request }) =>
    toTokens(deps, await signIn(deps, body, networkOf(request.ip))),
  );
  bind('refresh', { limit: 'read' }, async ({ body }) =>
    toTokens(deps, await sessions.renew(body.refreshToken)),
  );
  bind('logout', { limit: 'read' }, async ({ body }) => {
    await sessions.end(body.refreshToken);
    return null;
  });
}

function bindSigningUp(bind: Bind, deps: AuthDeps): void {
  const { db, registrations, throttle, nudge } = deps;
  bind('register', { limit: 'register' }, async ({ body }) => {
    const { email, password } = body;
    refusePoorPassword(password, { field: 'password', email });
    const mayWrite = await throttle.hasLeft('register-account', email);
    const user = await findUserByEmail(db, email);
    const { hash: passwordHash } = await hashForAddress(deps, body, user);
    const registrationId = randomUUID();
    if (mayWrite) await registrations.add({ registrationId, body, passwordHash });
    nudge();
    const message = 'Your account has been created! Please check your email to confirm.';
    return { message, registrationId };
  });
  bind('resendConfirmation', { limit: 'resend' }, async ({ body }) => {
    await orderLetter(deps, body, 'resend', 'resend-account');
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

/** The same work for every address; whether somebody is behind it is found out when the letter is written. */
async function orderLetter(
  { db, outbox, throttle, nudge }: AuthDeps,
  { email, registrationId }: BodyOf<'resendConfirmation'>,
  kind: LetterKind,
  limit: LimitName,
): Promise<void> {
  if (!(await throttle.hasLeft(limit, email))) return;
  await db.transaction().execute(async (transaction) => {
    await takeTurn(transaction, 'letter', kind, email);
    await outbox.withdraw(transaction, email, [kind], registrationId ?? null);
    await outbox.add(transaction, { kind, recipient: email, registrationId });
  });
  nudge();
}

function bindPasswords(bind: Bind, deps: AuthDeps): void {
  bind('requestPasswordReset', { limit: 'reset-request' }, async ({ body }) => {
    await orderLetter(deps, body, 'reset', 'reset-request-account');
    return { message: 'If we have an account with that email, a reset link was sent.' };
  });
  bind('checkResetToken', { limit: 'email-link' }, async ({ query, request, reply }) => {
    if ((await deps.links.whoResets(query.token.trim())) !== undefined) return { valid: true };
    return reply.code(400).send(deadLink(request));
  });
  bind('resetPassword', { limit: 'email-link' }, async ({ body }) => {
    await resetPassword(deps, { ...body, token: body.token.trim() });
    deps.nudge();
    return {
      message: 'Password reset successful! You can now log in with your new password.',
    };
  });
  bind('changePassword', { limit: 'read' }, async ({ body, who, request }) => {
    const session = await changePassword(deps, body, { who, request });
    deps.nudge();
    return { message: 'Password changed successfully!', ...(await toTokens(deps, session)) };
  });
  bind('deleteAccount', { limit: 'read' }, async ({ body, who, request }) => {
    await deleteAccount(deps, await deps.proveOwner({ who, request, password: body?.password }));
    deps.nudge();
    return { message: 'Your account has been deleted.' };
  });
}

function deadLink(request: FastifyRequest) {
  const code = 'reset-link-dead';
  const [, message] = REFUSALS[code];
  return { valid: false, message, code, requestId: request.id };
}

/** Calls marked `bearer` reach their handler with a person only; this tells the types so. */
export function personOf(who: Identity): Identity & { kind: 'person' } {
  if (who.kind !== 'person') throw new Refusal('unauthorized');
  return who;
}
