/** Assembles the accounts: sessions, registrations, emails, housekeeping and the auth endpoints. */
import type { FastifyBaseLogger } from 'fastify';
import type { Bind } from '../http/bind-endpoint.ts';
import type { Sessions } from '../http/identity.ts';
import type { RateLimiter } from '../http/rate-limit.ts';
import type { MailTransport } from '../mail/mail-transport.ts';
import { openOutbox } from '../mail/outbox.ts';
import { startOutboxWorker } from '../mail/outbox-worker.ts';
import type { Telemetry } from '../observability/telemetry.ts';
import type { Storage } from '../storage/database.ts';
import { createAccessTokens } from './access-tokens.ts';
import { renderAccountEmail } from './account-emails.ts';
import { createAddressHash } from './address-hash.ts';
import { readBearerToken } from './bearer-token.ts';
import { openEmailLinks } from './email-links.ts';
import { bindAuth } from './handlers.ts';
import { createHasher, type Hasher } from './hashing.ts';
import { startHousekeeping } from './housekeeping.ts';
import { createKeyEncryption, NO_ENCRYPTION } from './key-encryption.ts';
import { createReauthenticate, type Reauthenticate } from './reauthentication.ts';
import { openRegistrations } from './registrations.ts';
import { openSecretKeys } from './secret-keys.ts';
import { openSecurityEvents } from './security-events.ts';
import { openSessionStore } from './session-store.ts';
import { findUserByEmail } from './users.ts';

export interface AccountDeps {
  readonly storage: Storage;
  readonly logger: FastifyBaseLogger;
  readonly publicUrl: () => string;
  readonly mailTransport: MailTransport;
  /** `Saffron <no-reply@cook.example>` */
  readonly mailFrom: () => string;
  /** How often the outbox is polled when nothing was added. */
  readonly mailPollMs?: number;
  /** Returns milliseconds since 1970; tests replace it. */
  readonly now?: () => number;
  /** Tests use one of cheaper hashes. */
  readonly hasher?: Hasher;
  /** Receives counts and durations for the metrics. */
  readonly telemetry?: Telemetry;
  /**
   * A secret kept outside the database that encrypts the keys in it; without one they are stored
   * unencrypted.
   */
  readonly encryptionSecret?: string | undefined;
}

export interface Accounts {
  readonly sessions: Sessions;
  readonly bind: (bind: Bind) => void;
  readonly reauthenticate: Reauthenticate;
  readonly stop: () => Promise<void>;
}

export function openAccounts(deps: AccountDeps, rateLimiter: RateLimiter): Accounts {
  const { storage, logger, publicUrl, mailTransport, mailFrom, mailPollMs: pollMs } = deps;
  const { db } = storage;
  const now = deps.now ?? Date.now;
  const keys = openSecretKeys(db, now, {
    encryption:
      deps.encryptionSecret === undefined
        ? NO_ENCRYPTION
        : createKeyEncryption(deps.encryptionSecret),
    onUndecryptable: createWarnOnce(logger),
  });
  const accessTokens = createAccessTokens(keys, now);
  const hashAddress = createAddressHash(keys);
  const events = openSecurityEvents({
    storage,
    hashAddress,
    now,
    logger,
    telemetry: deps.telemetry,
  });
  const sessions = openSessionStore({ db, keys, now, events });
  const outbox = openOutbox(db, now);
  const registrations = openRegistrations({ db, outbox, hashAddress, now });
  const links = openEmailLinks(db, keys, publicUrl, now);
  const hasher = deps.hasher ?? createHasher();
  const emailDeps = { db, links, registrations, publicUrl };
  const outboxWorker = startOutboxWorker({
    outbox,
    mailTransport,
    mailFrom,
    render: (claimed) => renderAccountEmail(emailDeps, claimed),
    logger,
    pollMs,
    telemetry: deps.telemetry,
    onGiveUp: async ({ recipient: email }) =>
      events.record('letter-given-up', {
        email,
        userId: (await findUserByEmail(db, email))?.user_id,
      }),
  });
  const stopHousekeeping = startHousekeeping({ db, keys, now, logger });
  const signInDeps = { db, now, hasher, registrations, sessions, rateLimiter, events };
  const reauthenticate = createReauthenticate(signInDeps);
  const authDeps = {
    ...signInDeps,
    links,
    outbox,
    accessTokens,
    reauthenticate,
    wakeOutbox: outboxWorker.wake,
  };
  return {
    sessions: {
      identify: async ({ headers }) => {
        const bearer = readBearerToken(headers.authorization);
        if (bearer === undefined) return { kind: 'nobody' };
        const claims = accessTokens.verifyCached(bearer) ?? (await accessTokens.verify(bearer));
        const session = claims && (await sessions.find(claims.sid));
        if (session === undefined || session.userId !== claims?.userId) return { kind: 'dead' };
        const { sessionId, userId, role } = session;
        return { kind: 'person', userId, role, sessionId };
      },
    },
    bind: (bind) => bindAuth(bind, authDeps),
    reauthenticate,
    stop: async () => {
      await Promise.all([stopHousekeeping(), outboxWorker.stop()]);
    },
  };
}

function createWarnOnce(logger: FastifyBaseLogger): () => void {
  let hasWarned = false;
  return () => {
    if (hasWarned) return;
    hasWarned = true;
    logger.warn(
      'there are keys that were made under another SECRET_KEY: who signed in with them signs in again; give all processes the same, and bring the old one back if it was lost by mistake',
    );
  };
}
