/** Creates and looks up the single-use tokens in confirmation and password-reset links; only their hashes are stored. */
import { PAGES } from '@saffron/contract/paths';
import type { ClaimedEmail } from '../mail/outbox.ts';
import type { Database } from '../storage/database.ts';
import { acquireLock } from '../storage/transaction-locks.ts';
import { deriveSecret, hashSecret } from './random-secrets.ts';
import type { SecretKeys } from './secret-keys.ts';

const MINUTE_MS = 60_000;
const RESET_LINK_MS = 30 * MINUTE_MS;
export const CONFIRM_LINK_MS = 24 * 60 * MINUTE_MS;

export interface EmailLinks {
  /**
   * Creates the link of an email: the same one at each attempt to send it, valid from the latest
   * attempt. Earlier confirmation links of that registration stop working.
   */
  readonly createConfirmLink: (claimed: ClaimedEmail, registrationId: string) => Promise<string>;
  /** Creates a reset link; earlier ones of that person stop working. */
  readonly createResetLink: (claimed: ClaimedEmail, userId: string) => Promise<string>;
  /** Finds the user whose password the token may set. */
  readonly findUserToReset: (token: string) => Promise<string | undefined>;
}

interface NewToken {
  readonly purpose: 'confirm' | 'reset';
  readonly user_id: string | null;
  readonly registration_id: string | null;
  readonly expires_at: number;
}

export function openEmailLinks(
  db: Database,
  keys: SecretKeys,
  publicUrl: () => string,
  now: () => number,
): EmailLinks {
  const createLink = async (
    claimed: ClaimedEmail,
    newToken: NewToken,
    page: string,
  ): Promise<string> => {
    const { secret } = await keys.findCurrentAt('letter', claimed.created_at);
    const token = deriveSecret(secret, claimed.letter_id);
    const column = newToken.registration_id === null ? 'user_id' : 'registration_id';
    await db.transaction().execute(async (transaction) => {
      await acquireLock(transaction, 'link', newToken.purpose, newToken[column] ?? '');
      await transaction
        .deleteFrom('email_tokens')
        .where('purpose', '=', newToken.purpose)
        .where(column, '=', newToken[column])
        .execute();
      await transaction
        .insertInto('email_tokens')
        .values({ token_hash: hashSecret(token), ...newToken })
        .execute();
    });
    return `${publicUrl()}${page}?token=${token}`;
  };
  return {
    createConfirmLink: (claimed, registrationId) =>
      createLink(
        claimed,
        {
          purpose: 'confirm',
          user_id: null,
          registration_id: registrationId,
          expires_at: now() + CONFIRM_LINK_MS,
        },
        PAGES.confirmEmail,
      ),
    createResetLink: (claimed, userId) =>
      createLink(
        claimed,
        {
          purpose: 'reset',
          user_id: userId,
          registration_id: null,
          expires_at: now() + RESET_LINK_MS,
        },
        PAGES.resetPassword,
      ),
    findUserToReset: async (token) => {
      const row = await db
        .selectFrom('email_tokens')
        .select('user_id')
        .where('token_hash', '=', hashSecret(token))
        .where('purpose', '=', 'reset')
        .where('expires_at', '>', now())
        .executeTakeFirst();
      return row?.user_id ?? undefined;
    },
  };
}
