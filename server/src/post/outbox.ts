/** Letters that wait to be sent: written with the change that causes them, claimed by one process at a time. */
import { randomUUID } from 'node:crypto';
import type { Database } from '../storage/database.ts';
import type { OutboxRow } from '../storage/tables.ts';
import { FURTHEST_MS, LEASE_MS, whenToTryAgain } from './pauses.ts';

/** What the letter is about. Who gets it, and whether at all, is decided when it is sent. */
export type LetterKind =
  | 'register'
  | 'resend'
  | 'reset'
  | 'password-changed'
  | 'password-reset'
  | 'account-deleted';

export interface Order {
  readonly kind: LetterKind;
  readonly recipient: string;
  readonly registrationId?: string | undefined;
}

/** A letter in our hands until its lease ends; `attempts` counts this one. */
export type Claimed = OutboxRow;

export interface Outbox {
  /** To be called inside the transaction of the change. */
  readonly add: (transaction: Database, order: Order) => Promise<void>;
  /**
   * Takes letters of these kinds out again, whether or not somebody is just sending them.
   * @param registrationId only those about this sign-up; with null, those about none
   */
  readonly withdraw: (
    transaction: Database,
    recipient: string,
    kinds: readonly LetterKind[],
    registrationId?: string | null,
  ) => Promise<void>;
  /**
   * The letter that has been due for longest; undefined when there is none.
   * Those in the caller's own hands are passed over, even if their lease ended while a laptop slept.
   */
  readonly claim: (inHand: ReadonlySet<string>) => Promise<Claimed | undefined>;
  readonly remove: (letter: Claimed) => Promise<void>;
  /** Plans the next try. @returns false when the letter is given up instead */
  readonly postpone: (letter: Claimed, wasRefused: boolean) => Promise<boolean>;
}

export function openOutbox(db: Database, now: () => number): Outbox {
  const nextDue = (inHand: ReadonlySet<string>) =>
    db
      .selectFrom('outbox')
      .selectAll()
      .where(({ eb, or }) =>
        or([eb('due_at', '<=', now()), eb('due_at', '>', now() + FURTHEST_MS)]),
      )
      .$if(inHand.size > 0, (query) => query.where('letter_id', 'not in', [...inHand]))
      .orderBy('due_at')
      .limit(1)
      .executeTakeFirst();
  const remove = async ({ letter_id }: Claimed) => {
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
        // Whoever raises the number of attempts first has the letter.
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
    postpone: async (letter, wasRefused) => {
      const dueAt = whenToTryAgain(letter, now(), wasRefused);
      if (dueAt === undefined) {
        await remove(letter);
        return false;
      }
      await db
        .updateTable('outbox')
        .set({ due_at: dueAt })
        .where('letter_id', '=', letter.letter_id)
        .where('attempts', '=', letter.attempts)
        .execute();
      return true;
    },
  };
}
