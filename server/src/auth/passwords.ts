/** Choosing another password: with the old one, or with a link from a mail. */
import type { BodyOf } from '@saffron/contract/endpoints';
import { Refusal } from '@saffron/contract/errors';
import type { FastifyRequest } from 'fastify';
import type { Outbox } from '../post/outbox.ts';
import type { Database } from '../storage/database.ts';
import type { EmailLinks } from './email-links.ts';
import type { GuessDeps } from './guesses.ts';
import { type Hasher, saltOf } from './hashing.ts';
import { refusePoorPassword } from './password-rules.ts';
import { checkOwnPassword, findOwner } from './prove-owner.ts';
import { digest } from './secrets.ts';
import type { SessionStore } from './session-store.ts';
import type { Identity } from './sessions.ts';
import type { SignedIn } from './sign-in.ts';
import { findUserById, holdAsFound } from './users.ts';

export interface PasswordDeps extends GuessDeps {
  readonly hasher: Hasher;
  readonly sessions: SessionStore;
  readonly links: EmailLinks;
  readonly outbox: Outbox;
}

/**
 * Ends every session, the one that asks included: somebody may have copied its tokens.
 * @returns a new one in its place
 * @throws Refusal when the current password is not right
 */
export async function changePassword(
  deps: PasswordDeps,
  { currentPassword: password, newPassword }: BodyOf<'changePassword'>,
  { who, request }: { who: Identity; request: FastifyRequest },
): Promise<SignedIn> {
  const { db, hasher, sessions } = deps;
  const { user, sessionId } = await findOwner({ db }, who);
  refusePoorPassword(newPassword, { field: 'newPassword', email: user.email });
  await checkOwnPassword(deps, { user, password, request });
  const password_hash = await hasher.hash(newPassword, saltOf(user.password_hash));
  const { user_id: userId, email, role } = user;
  const signIn = await sessions.signInOf(sessionId);
  if (signIn === undefined) throw new Refusal('unauthorized');
  const opened = await sessions.open(
    { userId, keepSignedIn: signIn.keepSignedIn },
    async (transaction) => {
      // Of two changes at once, the second was made with a password that is no longer the current one.
      if (!(await holdAsFound(transaction, user))) throw new Refusal('wrong-current-password');
      await setPassword(deps, transaction, { userId, email, password_hash });
      const ended = await sessions.endAll(transaction, userId);
      // Whoever logged out meanwhile stays logged out.
      if (!ended.includes(sessionId)) throw new Refusal('unauthorized');
      await deps.outbox.add(transaction, { kind: 'password-changed', recipient: email });
      await deps.events.noteIn(transaction, 'password-changed', userId);
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
  const userId = await links.whoResets(body.token);
  const user = userId === undefined ? undefined : await findUserById(db, userId);
  if (user === undefined) throw new Refusal('reset-link-dead');
  refusePoorPassword(body.newPassword, { field: 'newPassword', email: user.email });
  const password_hash = await hasher.hash(body.newPassword, saltOf(user.password_hash));
  await db.transaction().execute(async (transaction) => {
    // Whoever takes the token away has used it; the next one finds none.
    const used = await transaction
      .deleteFrom('email_tokens')
      .where('token_hash', '=', digest(body.token))
      .where('purpose', '=', 'reset')
      .returning('user_id')
      .executeTakeFirst();
    if (used === undefined) throw new Refusal('reset-link-dead');
    const { user_id, email } = user;
    await setPassword(deps, transaction, { userId: user_id, email, password_hash });
    await sessions.endAll(transaction, user_id);
    await deps.outbox.add(transaction, { kind: 'password-reset', recipient: email });
    await deps.events.noteIn(transaction, 'password-reset', user_id);
  });
}

/** Links that could set it again die with it, sent or still waiting to be. */
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
