/** Takes a person out of everything we hold; what is tied to the person by a foreign key goes by itself. */
import { Refusal } from '@saffron/contract/errors';
import type { Outbox } from '../post/outbox.ts';
import type { Database } from '../storage/database.ts';
import type { SecurityEvents } from './security-events.ts';
import { type FoundUser, holdAsFound } from './users.ts';

export interface DeleteDeps {
  readonly db: Database;
  readonly outbox: Outbox;
  readonly events: SecurityEvents;
}

/**
 * Public links stop working and feedback goes too: both may hold words about the person.
 * @throws Refusal when the password was changed meanwhile, which has ended the session that asked
 */
export async function deleteAccount(
  { db, outbox, events }: DeleteDeps,
  user: FoundUser,
): Promise<void> {
  const { user_id: userId, email } = user;
  const forget = await events.forgetting(email);
  await db.transaction().execute(async (transaction) => {
    // What others are just adding for the person is there before we look, or finds nobody after us.
    if (!(await holdAsFound(transaction, user))) throw new Refusal('unauthorized');
    await transaction.deleteFrom('shared_recipes').where('user_id', '=', userId).execute();
    await transaction.deleteFrom('feedback').where('user_id', '=', userId).execute();
    // Feedback given before signing in stays, without the way back to the person.
    await transaction
      .updateTable('feedback')
      .set({ email: null })
      .where('email', '=', email)
      .execute();
    await transaction.deleteFrom('registrations').where('email', '=', email).execute();
    await transaction.deleteFrom('outbox').where('recipient', '=', email).execute();
    await transaction.deleteFrom('users').where('user_id', '=', userId).execute();
    await forget(transaction);
    // That it happened is kept, and nothing of whose it was.
    await events.noteIn(transaction, 'account-deleted');
    await outbox.add(transaction, { kind: 'account-deleted', recipient: email });
  });
}
