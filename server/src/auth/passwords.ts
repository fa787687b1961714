/** Choosing another password: with the old one, or with a link from a mail. */
import type { BodyOf } from '@saffron/contract/endpoints';
import { Refusal } from '@saffron/contract/errors';
import type { Throttle } from '../http/throttle.ts';
import type { Outbox } from '../post/outbox.ts';
import type { Database } from '../storage/database.ts';
import type { EmailLinks } from './email-links.ts';
import type { Hasher } from './hashing.ts';
import { refusePoorPassword } from './password-rules.ts';
import { digest } from './secrets.ts';
import type { SecurityEvents } from './security-events.ts';
import type { SessionStore } from './session-store.ts';
import { findUserById } from './users.ts';

export interface PasswordDeps {
  readonly db: Database;
  readonly hasher: Hasher;
  readonly sessions: SessionStore;
  readonly links: EmailLinks;
  readonly outbox: Outbox;
  readonly throttle: Throttle;
  readonly events: SecurityEvents;
}

/** Ends all other sessions. @throws Refusal when the current password is not right */
export async function changePassword(
  deps: PasswordDeps,
  body: BodyOf<'changePassword'>,
  who: { userId: string; sessionId?: string },
): Promise<void> {
  const { db, hasher, throttle, sessions } = deps;
  const user = await findUserById(db, who.userId);
  if (user === undefined) throw new Refusal('unauthorized');
  refusePoorPassword(body.newPassword, { field: 'newPassword', email: user.email });
  await throttle.takeFor('password-checks', who.userId);
  const giveBack = () => throttle.giveBack('password-checks', who.userId);
  const isRight = await hasher
    .verify(user.password_hash, body.currentPassword)
    // A full queue is no guess.
    .catch((error: unknown) => giveBack().then(() => Promise.reject(error)));
  if (!isRight) throw new Refusal('wrong-current-password');
  await giveBack();
  const password_hash = await hasher.hash(body.newPassword);
  await db.transaction().execute(async (transaction) => {
    const changed = await transaction
      .updateTable('users')
      .set({ password_hash })
      .where('user_id', '=', who.userId)
      // Of two changes at once, the second was made with a password that is no longer the current one.
      .where('password_hash', '=', user.password_hash)
      .returning('user_id')
      .executeTakeFirst();
    if (changed === undefined) throw new Refusal('wrong-current-password');
    await sessions.endAll(transaction, who.userId, who.sessionId);
    await killLinks(deps, transaction, { userId: who.userId, email: user.email });
    await deps.outbox.add(transaction, { kind: 'password-changed', recipient: user.email });
    await deps.events.noteIn(transaction, 'password-changed', who.userId);
  });
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
  const password_hash = await hasher.hash(body.newPassword);
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
    await transaction
      .updateTable('users')
      .set({ password_hash })
      .where('user_id', '=', user_id)
      .execute();
    await sessions.endAll(transaction, user_id);
    await killLinks(deps, transaction, { userId: user_id, email });
    await deps.outbox.add(transaction, { kind: 'password-reset', recipient: email });
    await deps.events.noteIn(transaction, 'password-reset', user_id);
  });
}

/** Links that could set the password again, sent or still waiting to be. */
async function killLinks(
  { outbox }: PasswordDeps,
  transaction: Database,
  { userId, email }: { userId: string; email: string },
): Promise<void> {
  await transaction
    .deleteFrom('email_tokens')
    .where('user_id', '=', userId)
    .where('purpose', '=', 'reset')
    .execute();
  await outbox.withdraw(transaction, email, ['reset']);
}
