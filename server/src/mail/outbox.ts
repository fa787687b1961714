/** The outbox: emails stored in the database in the transaction that causes them, and claimed by one process at a time. */
import { randomUUID } from 'node:crypto';
import type { Database } from '../storage/database.ts';
import type { OutboxRow } from '../storage/tables.ts';
import { findNextAttempt, LEASE_MS, MAX_PLANNED_MS } from './retry-schedule.ts';

/** The kind of email. Its recipient's state is looked up when it is sent. */
export type EmailKind =
  | 'register'
  | 'resend'
  | 'reset'
  | 'password-changed'
  | 'password-reset'
  | 'account-deleted';

interface OutboxEntry {
  readonly kind: EmailKind;
  readonly recipient: string;
  readonly registrationId?: string | undefined;
}

/** An email claimed by this process until its lease ends; `attempts` includes this one. */
export type ClaimedEmail = OutboxRow;

export interface Outbox {
  /** Must be called inside the transaction of the change. */
  readonly add: (transaction: Database, order: OutboxEntry) => Promise<void>;
  /**
   * Removes emails of these kinds, even if one is being sent.
   * @param registrationId only those about this sign-up; with null, those about none
   */
  readonly withdraw: (
    transaction: Database,
    recipient: string,
    kinds: readonly EmailKind[],
    registrationId?: string | null,
  ) => Promise<void>;
  /**
   * Claims the email that has been due longest; undefined when there is none. Skips those that this
   * process is sending, even if their lease ended while a laptop slept.
   */
  readonly claim: (inHand: ReadonlySet<string>) => Promise<ClaimedEmail | undefined>;
  readonly remove: (claimed: ClaimedEmail) => Promise<void>;
  /** Plans the next attempt. @returns false when the email is given up instead */
  readonly postpone: (claimed: ClaimedEmail, wasRefused: boolean) => Promise<boolean>;
}

export function openOutbox(db: Database, now: () => number): Outbox {
  const nextDue = (inHand: ReadonlySet<string>) =>
    db
      .selectFrom('outbox')
      .selectAll()
      .where(({ eb, or }) =>
        or([eb('due_at', '<=', now()), eb('due_at', '>', now() + MAX_PLANNED_MS)]),
      )
      .$if(inHand.size > 0, (query) => query.where('letter_id', 'not in', [...inHand]))
      .orderBy('due_at')
      .limit(1)
      .executeTakeFirst();
  const remove = async ({ letter_id }: ClaimedEmail) => {
    await db.deleteFrom('outbox').where('letter_id', '=', letter_id).execute();
  };
  return {
    remove,
    add: async (transaction, { kind, recipient, registrationId }) => {
      await transaction
        .insertInto('outbox')
        .values({
          letter_id: randomUUID(),
          kind,
          recipient,
          registration_id: registrationId ?? null,
          created_at: now(),
          due_at: now(),
          attempts: 0,
        })
        .execute();
    },
    withdraw: async (transaction, recipient, kinds, registrationId) => {
      await transaction
        .deleteFrom('outbox')
        .where('recipient', '=', recipient)
        .where('kind', 'in', [...kinds])
        .$if(registrationId !== undefined, (query) =>
          registrationId === null
            ? query.where('registration_id', 'is', null)
            : query.where('registration_id', '=', registrationId ?? ''),
        )
        .execute();
    },
    claim: async (inHand) => {
      for (;;) {
        const due = await nextDue(inHand);
        if (due === undefined) return undefined;
        // The process that increments the attempts first has claimed the email.
        const claimed = await db
          .updateTable('outbox')
          .set({ due_at: now() + LEASE_MS, attempts: due.attempts + 1 })
          .where('letter_id', '=', due.letter_id)
          .where('attempts', '=', due.attempts)
          .where('due_at', '=', due.due_at)
          .returningAll()
          .executeTakeFirst();
        if (claimed !== undefined) return claimed;
      }
    },
    postpone: async (claimed, wasRefused) => {
      const dueAt = findNextAttempt(claimed, now(), wasRefused);
      if (dueAt === undefined) {
        await remove(claimed);
        return false;
      }
      await db
        .updateTable('outbox')
        .set({ due_at: dueAt })
        .where('letter_id', '=', claimed.letter_id)
        .where('attempts', '=', claimed.attempts)
        .execute();
      return true;
    },
  };
}
