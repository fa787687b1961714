/** Keeps what people tell us about the product. */
import { randomUUID } from 'node:crypto';
import { userIdOf } from '../auth/sessions.ts';
import type { Bind } from '../http/bind-endpoint.ts';
import type { Storage } from '../storage/database.ts';

export function bindFeedback(bind: Bind, { db }: Pick<Storage, 'db'>): void {
  bind('sendFeedback', { limit: 'feedback' }, async ({ body, who }) => {
    await db
      .insertInto('feedback')
      .values({
        feedback_id: randomUUID(),
        category: body.category,
        message: body.message,
        email: body.email ?? null,
        user_id: userIdOf(who),
        created_at: Date.now(),
      })
      .execute();
    return { message: 'Thanks for your feedback!' };
  });
}
