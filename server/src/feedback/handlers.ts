/** Keeps what people tell us about the product. */
import { randomUUID } from 'node:crypto';
import { userIdOf } from '../auth/sessions.ts';
import type { Bind } from '../http/bind-endpoint.ts';
import type { Storage } from '../storage/database.ts';
import { holdPerson } from '../storage/turns.ts';

export function bindFeedback(bind: Bind, { db }: Pick<Storage, 'db'>): void {
  bind('sendFeedback', { limit: 'feedback' }, async ({ body, who }) => {
    await db.transaction().execute(async (transaction) => {
      const userId = userIdOf(who);
      // From an account that is being deleted it is anonymous, or it would stay behind with an owner.
      const isHere = userId !== null && (await holdPerson(transaction, userId));
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
