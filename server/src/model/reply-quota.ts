/** Limits how many replies of the model a person gets in an hour and in a day. */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { toWideNetwork, WIDE_NETWORK_FACTOR } from '../http/client-network.ts';
import type { Identity } from '../http/identity.ts';
import type { Storage } from '../storage/database.ts';
import { prepareRelaxedWrite } from '../storage/prepared-query.ts';

export interface ReplyQuota {
  /**
   * Takes one reply from each quota; false when one is used up. `person` is a user id or a
   * visitor's network, stored as a hash.
   */
  readonly take: (kind: Identity['kind'], person: string) => Promise<boolean>;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Before `RATE_LIMIT_SCALE`. */
const VISITOR_QUOTA = { hour: 20, day: 60 };
const PERSON_QUOTA = { hour: 60, day: 300 };
const WIDE_NETWORK_QUOTA = {
  hour: WIDE_NETWORK_FACTOR * VISITOR_QUOTA.hour,
  day: WIDE_NETWORK_FACTOR * VISITOR_QUOTA.day,
};

/** @param now replaced by tests */
export function openReplyQuota(
  storage: Storage,
  scale: number,
  now: () => number = Date.now,
): ReplyQuota {
  const scaled = (points: number) => Math.max(1, Math.round(points * scale));
  const takeBoth = prepareTaking(storage);
  const take = async (whom: string, most: { hour: number; day: number }) => {
    const digest = createHash('sha256').update(whom).digest('base64url');
    const [hour, day] = [`model-hour:${digest}`, `model-day:${digest}`];
    const moment = now();
    const given = {
      ...{ hour, day, now: moment, hourEnds: moment + HOUR_MS, dayEnds: moment + DAY_MS },
      ...{ mostInHour: scaled(most.hour), mostInDay: scaled(most.day) },
    };
    const taken = (await takeBoth(given)).map(({ key }) => key);
    const giveAllBack = async () => {
      for (const key of taken) await refundPoint(storage, key);
    };
    return { isWhole: taken.length === 2, giveAllBack };
  };
  return {
    take: async (kind, person) => {
      const own = await take(person, kind === 'person' ? PERSON_QUOTA : VISITOR_QUOTA);
      const around = kind === 'person' ? undefined : toWideNetwork(person);
      if (own.isWhole && around === undefined) return true;
      const wide = own.isWhole && around ? await take(around, WIDE_NETWORK_QUOTA) : undefined;
      if (wide?.isWhole) return true;
      // A reply that is not given is refunded in all quotas.
      await own.giveAllBack();
      await wide?.giveAllBack();
      return false;
    },
  };
}

type QuotaChange = Record<'now' | 'hourEnds' | 'dayEnds' | 'mostInHour' | 'mostInDay', number> & {
  readonly hour: string;
  readonly day: string;
};

/** A used-up quota is not updated, and so not returned. */
function prepareTaking(storage: Storage) {
  return prepareRelaxedWrite(
    storage,
    ({ hour, day, now, hourEnds, dayEnds, mostInHour, mostInDay }: QuotaChange) => {
      const expired = sql`rate_limits.expires_at <= ${now}`;
      const limit = sql`case when rate_limits.key = ${hour} then ${toBigint(mostInHour)} else ${toBigint(mostInDay)} end`;
      const taking = sql<{ key: string }>`
      insert into rate_limits (key, points, expires_at)
      values (${hour}, 1, ${hourEnds}), (${day}, 1, ${dayEnds})
      on conflict (key) do update set
        points = case when ${expired} then 1 else rate_limits.points + 1 end,
        expires_at = case when ${expired} then excluded.expires_at else rate_limits.expires_at end
      where ${expired} or rate_limits.points < ${limit}
      returning key`;
      return { compile: () => taking.compile(storage.db) };
    },
  );
}

/** Between "then" and "else" PostgreSQL would take a value for a text. */
const toBigint = (count: number) => sql`cast(${count} as bigint)`;

async function refundPoint(storage: Storage, key: string): Promise<void> {
  await storage.withRelaxedDurability((db) =>
    db
      .updateTable('rate_limits')
      .set(({ eb }) => ({ points: eb('points', '-', 1) }))
      .where('key', '=', key)
      .execute(),
  );
}
