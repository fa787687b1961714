/** Deletes an account and everything stored about its person. */
import { Refusal } from '@saffron/contract/errors';
import type { Outbox } from '../mail/outbox.ts';
import type { Database } from '../storage/database.ts';
import type { SecurityEvents } from './security-events.ts';
import { lockIfUnchanged, type UserCredentials } from './users.ts';

export interface DeleteAccountDeps {
  readonly db: Database;
  readonly outbox: Outbox;
  readonly events: SecurityEvents;
}

/**
 * Public links stop working and feedback goes too: both may contain text about the person.
 * @throws Refusal when the password was changed meanwhile, which ended the requesting session
 */
export async function deleteAccount(
  { db, outbox, events }: DeleteAccountDeps,
  user: UserCredentials,
): Promise<void> {
  const { user_id: userId, email } = user;
  const forget = await events.prepareErasure(email);
  await db.transaction().execute(async (transaction) => {
    // The lock orders this after concurrent inserts for the person; later ones find no user.
    if (!(await lockIfUnchanged(transaction, user))) throw new Refusal('unauthorized');
    await transaction.deleteFrom('shared_recipes').where('user_id', '=', userId).execute();
    await transaction.deleteFrom('feedback').where('user_id', '=', userId).execute();
    // Feedback given before signing in stays, without the email address.
    await transaction
      .updateTable('feedback')
      .set({ email: null })
      .where('email', '=', email)
      .execute();
    await transaction.deleteFrom('registrations').where('email', '=', email).execute();
    await transaction.deleteFrom('outbox').where('recipient', '=', email).execute();
    await transaction.deleteFrom('users').where('user_id', '=', userId).execute();
    await forget(transaction);
    // The deletion is recorded without saying whose account it was.
    await events.recordIn(transaction, 'account-deleted');
    await outbox.add(transaction, { kind: 'account-deleted', recipient: email });
  });
}
