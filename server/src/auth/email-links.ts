/** The tokens in our mails: bound to one purpose, only the newest of each good, kept as digests. */
import { PAGES } from '@saffron/contract/paths';
import type { Claimed } from '../post/outbox.ts';
import type { Database } from '../storage/database.ts';
import { takeTurn } from '../storage/turns.ts';
import type { Keys } from './keys.ts';
import { deriveSecret, digest } from './secrets.ts';

const MINUTE_MS = 60_000;
export const RESET_MS = 30 * MINUTE_MS;
export const CONFIRM_MS = 24 * 60 * MINUTE_MS;

export interface EmailLinks {
  /**
   * The link for a letter: the same for each try to send it, and good from the newest try on.
   * What was sent to confirm that registration before is dead with it.
   */
  readonly toConfirm: (letter: Claimed, registrationId: string) => Promise<string>;
  /** Kills the earlier links of that person. */
  readonly toReset: (letter: Claimed, userId: string) => Promise<string>;
  /** The person whose password the token may set. */
  readonly whoResets: (token: string) => Promise<string | undefined>;
}

interface Minted {
  readonly purpose: 'confirm' | 'reset';
  readonly user_id: string | null;
  readonly registration_id: string | null;
  readonly expires_at: number;
}

export function openEmailLinks(
  db: Database,
  keys: Keys,
  publicUrl: () => string,
  now: () => number,
): EmailLinks {
  const mint = async (letter: Claimed, minted: Minted, page: string): Promise<string> => {
    const { secret } = await keys.at('letter', letter.created_at);
    const token = deriveSecret(secret, letter.letter_id);
    const column = minted.registration_id === null ? 'user_id' : 'registration_id';
    await db.transaction().execute(async (transaction) => {
      await takeTurn(transaction, 'link', minted.purpose, minted[column] ?? '');
      await transaction
        .deleteFrom('email_tokens')
        .where('purpose', '=', minted.purpose)
        .where(column, '=', minted[column])
        .execute();
      await transaction
        .insertInto('email_tokens')
        .values({ token_hash: digest(token), ...minted })
        .execute();
    });
    return `${publicUrl()}${page}?token=${token}`;
  };
  return {
    toConfirm: (letter, registrationId) =>
      mint(
        letter,
        {
          purpose: 'confirm',
          user_id: null,
          registration_id: registrationId,
          expires_at: now() + CONFIRM_MS,
        },
        PAGES.confirmEmail,
      ),
    toReset: (letter, userId) =>
      mint(
        letter,
        {
          purpose: 'reset',
          user_id: userId,
          registration_id: null,
          expires_at: now() + RESET_MS,
        },
        PAGES.resetPassword,
      ),
    whoResets: async (token) => {
      const row = await db
        .selectFrom('email_tokens')
        .select('user_id')
        .where('token_hash', '=', digest(token))
        .where('purpose', '=', 'reset')
        .where('expires_at', '>', now())
        .executeTakeFirst();
      return row?.user_id ?? undefined;
    },
  };
}
