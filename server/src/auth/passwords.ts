/** Changes a password with the current one, or resets it with a link from an email. */
import type { BodyOf } from '@saffron/contract/endpoints';
import { Refusal } from '@saffron/contract/errors';
import type { FastifyRequest } from 'fastify';
import type { Identity } from '../http/identity.ts';
import type { Outbox } from '../mail/outbox.ts';
import type { Database } from '../storage/database.ts';
import type { EmailLinks } from './email-links.ts';
import { type Hasher, readSalt } from './hashing.ts';
import type { PasswordAttemptDeps } from './password-attempts.ts';
import { refuseWeakPassword } from './password-rules.ts';
import { hashSecret } from './random-secrets.ts';
import { checkCurrentPassword, findSessionUser } from './reauthentication.ts';
import type { SessionStore } from './session-store.ts';
import type { SignInResult } from './sign-in.ts';
import { findUserById, lockIfUnchanged } from './users.ts';

export interface PasswordDeps extends PasswordAttemptDeps {
  readonly hasher: Hasher;
  readonly sessions: SessionStore;
  readonly links: EmailLinks;
  readonly outbox: Outbox;
}

/**
 * Ends every session, the requesting one included, as its tokens may have been copied.
 * @returns a new session
 * @throws Refusal when the current password is not right
 */
export async function changePassword(
  deps: PasswordDeps,
  { currentPassword: password, newPassword }: BodyOf<'changePassword'>,
  { who, request }: { who: Identity; request: FastifyRequest },
): Promise<SignInResult> {
  const { db, hasher, sessions } = deps;
  const { user, sessionId } = await findSessionUser({ db }, who);
  refuseWeakPassword(newPassword, { field: 'newPassword', email: user.email });
  await checkCurrentPassword(deps, { user, password, request });
  const password_hash = await hasher.hash(newPassword, readSalt(user.password_hash));
  const { user_id: userId, email, role } = user;
  const signIn = await sessions.findSignIn(sessionId);
  if (signIn === undefined) throw new Refusal('unauthorized');
  const opened = await sessions.create(
    { userId, keepSignedIn: signIn.keepSignedIn },
    async (transaction) => {
      // If two changes run at once, the second one's current password is out of date.
      if (!(await lockIfUnchanged(transaction, user))) throw new Refusal('wrong-current-password');
      await setPassword(deps, transaction, { userId, email, password_hash });
      const ended = await sessions.endAll(transaction, userId);
      // A person who logged out meanwhile stays logged out.
      if (!ended.includes(sessionId)) throw new Refusal('unauthorized');
      await deps.outbox.add(transaction, { kind: 'password-changed', recipient: email });
      await deps.events.recordIn(transaction, 'password-changed', userId);
    },
  );
  return { userId, role, ...opened };
}

/** Ends every session. @throws Refusal when the link is unknown, used or old */
export async function resetPassword(
  deps: PasswordDeps,
  body: BodyOf<'resetPassword'>,
): Promise<void> {
  const { db, hasher, links, sessions } = deps;
  const userId = await links.findUserToReset(body.token);
  const user = userId === undefined ? undefined : await findUserById(db, userId);
  if (user === undefined) throw new Refusal('reset-link-dead');
  refuseWeakPassword(body.newPassword, { field: 'newPassword', email: user.email });
  const password_hash = await hasher.hash(body.newPassword, readSalt(user.password_hash));
  await db.transaction().execute(async (transaction) => {
    // Deleting the token uses it up; a concurrent request finds none.
    const used = await transaction
      .deleteFrom('email_tokens')
      .where('token_hash', '=', hashSecret(body.token))
      .where('purpose', '=', 'reset')
      .returning('user_id')
      .executeTakeFirst();
    if (used === undefined) throw new Refusal('reset-link-dead');
    const { user_id, email } = user;
    await setPassword(deps, transaction, { userId: user_id, email, password_hash });
    await sessions.endAll(transaction, user_id);
    await deps.outbox.add(transaction, { kind: 'password-reset', recipient: email });
    await deps.events.recordIn(transaction, 'password-reset', user_id);
  });
}

/** Also removes reset links, whether sent or still in the outbox. */
async function setPassword(
  { outbox }: PasswordDeps,
  transaction: Database,
  { userId, email, password_hash }: { userId: string; email: string; password_hash: string },
): Promise<void> {
  await transaction
    .updateTable('users')
    .set({ password_hash })
    .where('user_id', '=', userId)
    .execute();
  await transaction
    .deleteFrom('email_tokens')
    .where('user_id', '=', userId)
    .where('purpose', '=', 'reset')
    .execute();
  await outbox.withdraw(transaction, email, ['reset']);
}
