/** Stores sign-ups that are not confirmed yet, and makes an account of one when its link is opened. */
import { randomUUID } from 'node:crypto';
import type { BodyOf } from '@saffron/contract/endpoints';
import { Refusal } from '@saffron/contract/errors';
import type { Outbox } from '../mail/outbox.ts';
import type { Database } from '../storage/database.ts';
import { isUniqueViolation } from '../storage/storage-errors.ts';
import type { RegistrationRow } from '../storage/tables.ts';
import type { HashAddress } from './address-hash.ts';
import { CONFIRM_LINK_MS } from './email-links.ts';
import type { Hasher } from './hashing.ts';
import { hashSecret } from './random-secrets.ts';
import type { UserCredentials } from './users.ts';

interface SignUp {
  /** Known to the browser that signed up, so that it can request the link again. */
  readonly registrationId: string;
  readonly body: BodyOf<'register'>;
  readonly passwordHash: string;
}

export interface Registrations {
  /** Does the same whether or not the address is taken: that is looked up when the email is rendered. */
  readonly add: (signUp: SignUp) => Promise<void>;
  /** The unconfirmed sign-ups of an address, newest first; an address with an account may have some, too. */
  readonly listPending: (email: string) => Promise<RegistrationRow[]>;
  /** The salt for the first password hash of an address; undefined while the key cannot be read. */
  readonly findSalt: (email: string) => Promise<Uint8Array | undefined>;
  /** Whether this is the only sign-up with the address, expired ones included. */
  readonly isOnlyRegistration: (email: string) => Promise<boolean>;
  /** Another email was sent: the sign-up lives as long as its link. */
  readonly extend: (registrationId: string) => Promise<void>;
  /** Creates the account of the link's sign-up. @throws Refusal when the link is unknown or expired */
  readonly confirm: (token: string) => Promise<void>;
}

/** How long an expired sign-up is kept. */
export const REGISTRATION_RETENTION_MS = CONFIRM_LINK_MS;

/**
 * All password hashes of one address share a salt, so that one computation compares them all: the
 * salt of the existing ones or, if there are none, one derived from the address, as two people may
 * sign up at the same moment.
 */
export async function hashForEmail(
  { registrations, hasher }: { registrations: Registrations; hasher: Hasher },
  { email, password }: { email: string; password: string },
  user: UserCredentials | undefined,
): Promise<{ hash: string; pending: RegistrationRow[] }> {
  const pending = await registrations.listPending(email);
  const salt = await registrations.findSalt(email);
  const like = user?.password_hash ?? pending[0]?.password_hash;
  const computed =
    like === undefined ? hasher.hash(password, salt) : hasher.hashWithSameOptions(password, like);
  return { hash: await computed, pending };
}

export interface RegistrationDeps {
  readonly db: Database;
  readonly outbox: Outbox;
  readonly hashAddress: HashAddress;
  readonly now: () => number;
}

const SALT_BYTES = 16;

export function openRegistrations({
  db,
  outbox,
  hashAddress,
  now,
}: RegistrationDeps): Registrations {
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
      expires_at: now() + CONFIRM_LINK_MS,
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
        .where('token_hash', '=', hashSecret(token))
        .where('purpose', '=', 'confirm')
        .where('email_tokens.expires_at', '>', now())
        .executeTakeFirst();
      // The link was opened twice: confirmed already.
      if (found?.confirmed) return;
      if (!found?.registration_id) throw new Refusal('confirm-link-dead');
      // The joined row is complete if its key is set.
      await createUserFrom(transaction, outbox, found as RegistrationRow, { token, now: now() });
    });

  return {
    add,
    listPending: (email) =>
      db
        .selectFrom('registrations')
        .selectAll()
        .where('email', '=', email)
        .where('expires_at', '>', now())
        .orderBy('created_at', 'desc')
        .orderBy('registration_id')
        .execute(),
    findSalt: async (email) => {
      const hidden = await hashAddress(`salt ${email}`);
      if (hidden === null) return undefined;
      return Buffer.from(hidden, 'base64url').subarray(0, SALT_BYTES);
    },
    isOnlyRegistration: async (email) => {
      const all = db.selectFrom('registrations').select('registration_id');
      return (await all.where('email', '=', email).limit(2).execute()).length === 1;
    },
    extend: async (registrationId) => {
      await db
        .updateTable('registrations')
        .set({ expires_at: now() + CONFIRM_LINK_MS })
        .where('registration_id', '=', registrationId)
        .execute();
    },
    confirm: async (token) => {
      const orTaken = (otherwise: () => Promise<void>) => (error: unknown) => {
        if (!isUniqueViolation(error)) throw error;
        return otherwise();
      };
      await confirm(token)
        // Two confirmations ran at once; the second tries again.
        .catch(orTaken(() => confirm(token)))
        // An email was being rendered while another sign-up with the address was confirmed.
        .catch(orTaken(() => Promise.reject(new Refusal('confirm-link-dead'))));
    },
  };
}

/**
 * Turns the sign-up into a user. Other sign-ups with the address can no longer be confirmed but are
 * kept: a sign-in with their password must get the same answer before and after.
 */
async function createUserFrom(
  transaction: Database,
  outbox: Outbox,
  registration: RegistrationRow,
  { token, now }: { token: string; now: number },
): Promise<void> {
  const { email, password_hash, username, first_name, last_name } = registration;
  const user_id = randomUUID();
  const profile = {
    username,
    first_name,
    last_name,
    gender: '',
    birth_month: null,
    birth_day: null,
  };
  await transaction
    .insertInto('users')
    .values({ user_id, email, password_hash, role: 'user', ...profile, created_at: now })
    .execute();
  await transaction
    .updateTable('email_tokens')
    .set({ user_id, registration_id: null })
    .where('token_hash', '=', hashSecret(token))
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
