/** Sign-ups that nobody has confirmed: each with its own password and names, so that none can slip in under another's link. */
import { randomUUID } from 'node:crypto';
import type { BodyOf } from '@saffron/contract/endpoints';
import { Refusal } from '@saffron/contract/errors';
import type { Outbox } from '../post/outbox.ts';
import type { Database } from '../storage/database.ts';
import { isUniqueViolation } from '../storage/failures.ts';
import type { RegistrationRow } from '../storage/tables.ts';
import { CONFIRM_MS } from './email-links.ts';
import type { Hasher } from './hashing.ts';
import type { Hide } from './hidden-addresses.ts';
import { digest } from './secrets.ts';
import type { FoundUser } from './users.ts';

export interface SignUp {
  /** Known to the browser that signed up, which can so ask for the link again. */
  readonly registrationId: string;
  readonly body: BodyOf<'register'>;
  readonly passwordHash: string;
}

export interface Registrations {
  /** The same whether or not the address is taken: that is found out when the letter is written. */
  readonly add: (signUp: SignUp) => Promise<void>;
  /** Those of an address that wait, newest first; an address with an account may have some, too. */
  readonly of: (email: string) => Promise<RegistrationRow[]>;
  /** For the first password hash of an address; undefined while it cannot be known. */
  readonly saltFor: (email: string) => Promise<Uint8Array | undefined>;
  /** Whether nobody else has signed up with the address lately, not even one whose time has run out. */
  readonly isOnlyOne: (email: string) => Promise<boolean>;
  /** Another letter was sent: the sign-up lives as long as a link in it would. */
  readonly keepAlive: (registrationId: string) => Promise<void>;
  /** Makes the sign-up behind the link a person. @throws Refusal when the link is dead */
  readonly confirm: (token: string) => Promise<void>;
}

/** How long it is remembered after its time that somebody signed up. */
export const REMEMBERED_MS = CONFIRM_MS;

/**
 * Password hashes of one address are made alike, so that all can be compared at the price of one: with the salt of
 * the others or, where there are none yet, one that follows from the address, as two may sign up at the same moment.
 */
export async function hashForAddress(
  { registrations, hasher }: { registrations: Registrations; hasher: Hasher },
  { email, password }: { email: string; password: string },
  user: FoundUser | undefined,
): Promise<{ hash: string; pending: RegistrationRow[] }> {
  const pending = await registrations.of(email);
  const salt = await registrations.saltFor(email);
  const like = user?.password_hash ?? pending[0]?.password_hash;
  const made = like === undefined ? hasher.hash(password, salt) : hasher.hashLike(password, like);
  return { hash: await made, pending };
}

export interface RegistrationDeps {
  readonly db: Database;
  readonly outbox: Outbox;
  readonly hide: Hide;
  readonly now: () => number;
}

const SALT_BYTES = 16;

export function openRegistrations({ db, outbox, hide, now }: RegistrationDeps): Registrations {
  const add = async ({ registrationId, body, passwordHash }: SignUp) => {
    const { email } = body;
    const registration = {
      registration_id: registrationId,
      email,
      password_hash: passwordHash,
      username: body.username?.trim() || (email.split('@')[0] ?? ''),
      first_name: body.firstName?.trim() ?? '',
      last_name: body.lastName?.trim() ?? '',
      created_at: now(),
      expires_at: now() + CONFIRM_MS,
    };
    await db.transaction().execute(async (transaction) => {
      await transaction.insertInto('registrations').values(registration).execute();
      await outbox.add(transaction, { kind: 'register', recipient: email, registrationId });
    });
  };

  const confirm = (token: string): Promise<void> =>
    db.transaction().execute(async (transaction) => {
      const found = await transaction
        .selectFrom('email_tokens')
        .leftJoin('registrations', (join) =>
          join.onRef('registrations.registration_id', '=', 'email_tokens.registration_id'),
        )
        .select('email_tokens.user_id as confirmed')
        .selectAll('registrations')
        .where('token_hash', '=', digest(token))
        .where('purpose', '=', 'confirm')
        .where('email_tokens.expires_at', '>', now())
        .executeTakeFirst();
      // Tapped twice, or in two tabs: once more is fine.
      if (found?.confirmed) return;
      if (!found?.registration_id) throw new Refusal('confirm-link-dead');
      // The joined row is whole when its key is there.
      await settleIn(transaction, outbox, found as RegistrationRow, { token, now: now() });
    });

  return {
    add,
    of: (email) =>
      db
        .selectFrom('registrations')
        .selectAll()
        .where('email', '=', email)
        .where('expires_at', '>', now())
        .orderBy('created_at', 'desc')
        .orderBy('registration_id')
        .execute(),
    saltFor: async (email) => {
      const hidden = await hide(`salt ${email}`);
      if (hidden === null) return undefined;
      return Buffer.from(hidden, 'base64url').subarray(0, SALT_BYTES);
    },
    isOnlyOne: async (email) => {
      const all = db.selectFrom('registrations').select('registration_id');
      return (await all.where('email', '=', email).limit(2).execute()).length === 1;
    },
    keepAlive: async (registrationId) => {
      await db
        .updateTable('registrations')
        .set({ expires_at: now() + CONFIRM_MS })
        .where('registration_id', '=', registrationId)
        .execute();
    },
    confirm: async (token) => {
      const orTaken = (otherwise: () => Promise<void>) => (error: unknown) => {
        if (!isUniqueViolation(error)) throw error;
        return otherwise();
      };
      await confirm(token)
        // Two confirmed at once; the one who came second looks again.
        .catch(orTaken(() => confirm(token)))
        // A letter was being written while another sign-up with the address was confirmed.
        .catch(orTaken(() => Promise.reject(new Refusal('confirm-link-dead'))));
    },
  };
}

/**
 * The sign-up becomes a person. Others who signed up with the address cannot confirm it any more, and are not
 * forgotten: whoever signs in with what they chose must hear the same before and after.
 */
async function settleIn(
  transaction: Database,
  outbox: Outbox,
  registration: RegistrationRow,
  { token, now }: { token: string; now: number },
): Promise<void> {
  const { email, password_hash, username, first_name, last_name } = registration;
  const user_id = randomUUID();
  const named = { username, first_name, last_name, gender: '', birth_month: null, birth_day: null };
  await transaction
    .insertInto('users')
    .values({ user_id, email, password_hash, role: 'user', ...named, created_at: now })
    .execute();
  await transaction
    .updateTable('email_tokens')
    .set({ user_id, registration_id: null })
    .where('token_hash', '=', digest(token))
    .execute();
  await transaction
    .deleteFrom('registrations')
    .where('registration_id', '=', registration.registration_id)
    .execute();
  await transaction
    .deleteFrom('email_tokens')
    .where('registration_id', 'in', (others) =>
      others.selectFrom('registrations').select('registration_id').where('email', '=', email),
    )
    .execute();
  await outbox.withdraw(transaction, email, ['register', 'resend']);
}
