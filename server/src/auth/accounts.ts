/** Puts the accounts together: what they need from outside on one end, their calls and the question "who is it?" on the other. */
import type { FastifyBaseLogger } from 'fastify';
import type { Bind } from '../http/bind-endpoint.ts';
import type { Throttle } from '../http/throttle.ts';
import type { Carrier } from '../post/carrier.ts';
import { openOutbox } from '../post/outbox.ts';
import { startPostman } from '../post/postman.ts';
import type { Storage } from '../storage/database.ts';
import type { Watch } from '../watch/watch.ts';
import { createAccessTokens } from './access-tokens.ts';
import { readBearer } from './bearer.ts';
import { openEmailLinks } from './email-links.ts';
import { bindAuth } from './handlers.ts';
import { createHasher, type HashCost } from './hashing.ts';
import { openHiding } from './hidden-addresses.ts';
import { keepHouse } from './housekeeping.ts';
import { openKeys } from './keys.ts';
import { createProveOwner, type ProveOwner } from './prove-owner.ts';
import { openRegistrations } from './registrations.ts';
import { sealUnder, UNSEALED } from './sealing.ts';
import { openSecurityEvents } from './security-events.ts';
import { openSessionStore } from './session-store.ts';
import type { Sessions } from './sessions.ts';
import { findUserByEmail } from './users.ts';
import { writeLetter } from './write-letter.ts';

export interface AccountDeps {
  readonly storage: Storage;
  readonly logger: FastifyBaseLogger;
  readonly publicUrl: () => string;
  readonly carrier: Carrier;
  /** `Saffron <no-reply@cook.example>` */
  readonly mailFrom: () => string;
  /** How often the outbox is looked through when nothing was put in. */
  readonly mailPollMs?: number;
  /** Milliseconds since 1970; tests travel in time. */
  readonly now?: () => number;
  /** Tests have no time for real hashes. */
  readonly hashCost?: HashCost;
  /** Told how things go, in numbers alone. */
  readonly watch?: Watch;
  /** Lies outside of the database and seals the keys in it; without one they lie there as they are. */
  readonly secret?: string | undefined;
}

export interface Accounts {
  readonly sessions: Sessions;
  readonly bind: (bind: Bind) => void;
  readonly proveOwner: ProveOwner;
  readonly stop: () => Promise<void>;
}

export function openAccounts(deps: AccountDeps, throttle: Throttle): Accounts {
  const { storage, logger, publicUrl, carrier, mailFrom, mailPollMs: pollMs } = deps;
  const { db } = storage;
  const now = deps.now ?? Date.now;
  const keys = openKeys(db, now, {
    sealing: deps.secret === undefined ? UNSEALED : sealUnder(deps.secret),
    onForeign: tellOnce(logger),
  });
  const accessTokens = createAccessTokens(keys, now);
  const hide = openHiding(keys);
  const events = openSecurityEvents({ storage, hide, now, logger, watch: deps.watch });
  const sessions = openSessionStore({ db, keys, now, events });
  const outbox = openOutbox(db, now);
  const registrations = openRegistrations({ db, outbox, hide, now });
  const links = openEmailLinks(db, keys, publicUrl, now);
  const hasher = createHasher(deps.hashCost);
  const letterDeps = { db, links, registrations, publicUrl };
  const postman = startPostman({
    outbox,
    carrier,
    mailFrom,
    write: (claimed) => writeLetter(letterDeps, claimed),
    logger,
    pollMs,
    watch: deps.watch,
    gaveUp: async ({ recipient: email }) =>
      events.note('letter-given-up', {
        email,
        userId: (await findUserByEmail(db, email))?.user_id,
      }),
  });
  const stopKeepingHouse = keepHouse({ db, keys, now, logger });
  const { nudge } = postman;
  const signingIn = { db, now, hasher, registrations, sessions, throttle, events };
  const proveOwner = createProveOwner(signingIn);
  const shared = { ...signingIn, links, outbox, accessTokens, proveOwner, nudge };
  return {
    sessions: {
      identify: async ({ headers }) => {
        const bearer = readBearer(headers.authorization);
        if (bearer === undefined) return { kind: 'nobody' };
        const claims = accessTokens.readBefore(bearer) ?? (await accessTokens.read(bearer));
        const session = claims && (await sessions.find(claims.sid));
        if (session === undefined || session.userId !== claims?.userId) return { kind: 'dead' };
        const { sessionId, userId, role } = session;
        return { kind: 'person', userId, role, sessionId };
      },
    },
    bind: (bind) => bindAuth(bind, shared),
    proveOwner,
    stop: async () => {
      await Promise.all([stopKeepingHouse(), postman.stop()]);
    },
  };
}

function tellOnce(logger: FastifyBaseLogger): () => void {
  let isTold = false;
  return () => {
    if (isTold) return;
    isTold = true;
    logger.warn(
      'there are keys that were made under another SECRET_KEY: who signed in with them signs in again; give all processes the same, and bring the old one back if it was lost by mistake',
    );
  };
}
