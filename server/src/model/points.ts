/** How many replies of the model a person has left: by the hour and by the day, both counted in one statement. */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Identity } from '../auth/sessions.ts';
import { WIDE_ALLOWANCE, wideNetworkOf } from '../http/address.ts';
import type { Storage } from '../storage/database.ts';
import { prepareLightly } from '../storage/prepare.ts';

export interface Points {
  /** Takes one of each; false when one of them is used up. `person` is kept as a digest, or the network of a visitor. */
  readonly take: (kind: Identity['kind'], person: string) => Promise<boolean>;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Before `RATE_LIMIT_SCALE`. */
const FOR_VISITORS = { hour: 20, day: 60 };
const FOR_PEOPLE = { hour: 60, day: 300 };
const FOR_WIDE_NETWORKS = {
  hour: WIDE_ALLOWANCE * FOR_VISITORS.hour,
  day: WIDE_ALLOWANCE * FOR_VISITORS.day,
};

/** @param now a clock of the test's own */
export function openPoints(storage: Storage, scale: number, now: () => number = Date.now): Points {
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
      for (const key of taken) await giveBack(storage, key);
    };
    return { isWhole: taken.length === 2, giveAllBack };
  };
  return {
    take: async (kind, person) => {
      const own = await take(person, kind === 'person' ? FOR_PEOPLE : FOR_VISITORS);
      const around = kind === 'person' ? undefined : wideNetworkOf(person);
      if (own.isWhole && around === undefined) return true;
      const wide = own.isWhole && around ? await take(around, FOR_WIDE_NETWORKS) : undefined;
      if (wide?.isWhole) return true;
      // A reply that is not written costs nothing anywhere.
      await own.giveAllBack();
      await wide?.giveAllBack();
      return false;
    },
  };
}

type Taking = Record<'now' | 'hourEnds' | 'dayEnds' | 'mostInHour' | 'mostInDay', number> & {
  readonly hour: string;
  readonly day: string;
};

/** What is used up is not updated, and so not returned. */
function prepareTaking(storage: Storage) {
  return prepareLightly(
    storage,
    ({ hour, day, now, hourEnds, dayEnds, mostInHour, mostInDay }: Taking) => {
      const expired = sql`rate_limits.expires_at <= ${now}`;
      const limit = sql`case when rate_limits.key = ${hour} then ${whole(mostInHour)} else ${whole(mostInDay)} end`;
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
const whole = (count: number) => sql`cast(${count} as bigint)`;

async function giveBack(storage: Storage, key: string): Promise<void> {
  await storage.lightly((db) =>
    db
      .updateTable('rate_limits')
      .set(({ eb }) => ({ points: eb('points', '-', 1) }))
      .where('key', '=', key)
      .execute(),
  );
}
