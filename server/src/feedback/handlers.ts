/** HTTP handler that stores the feedback people send. */
import { randomUUID } from 'node:crypto';
import type { Bind } from '../http/bind-endpoint.ts';
import { userIdOf } from '../http/identity.ts';
import type { Storage } from '../storage/database.ts';
import { lockUser } from '../storage/transaction-locks.ts';

export function bindFeedback(bind: Bind, { db }: Pick<Storage, 'db'>): void {
  bind('sendFeedback', { limit: 'feedback' }, async ({ body, who }) => {
    await db.transaction().execute(async (transaction) => {
      const userId = userIdOf(who);
      // If the account is being deleted, the feedback is stored anonymously.
      const isHere = userId !== null && (await lockUser(transaction, userId));
      await transaction
        .insertInto('feedback')
        .values({
          feedback_id: randomUUID(),
          category: body.category,
          message: body.message,
          email: body.email ?? null,
          user_id: isHere ? userId : null,
          created_at: Date.now(),
        })
        .execute();
    });
    return { message: 'Thanks for your feedback!' };
  });
}
