/** Stores the counters of rate-limiter-flexible in our database, so that all processes share them. */
import { type RawBuilder, sql } from 'kysely';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import RateLimiterStoreAbstract from 'rate-limiter-flexible/lib/RateLimiterStoreAbstract.js';
import type { Storage } from '../storage/database.ts';
import { prepareRelaxedWrite } from '../storage/prepared-query.ts';

interface Counter {
  readonly points: number;
  readonly expires_at: number;
}

type CounterChange = Record<'points' | 'now' | 'ends' | 'latest', number> & {
  readonly key: string;
};

export interface RateLimit {
  readonly points: number;
  readonly seconds: number;
}

/** Maximum difference between the clocks of two machines. */
const SKEW_MS = 60_000;

/** @param replaces the condition under which the counter restarts instead of being added to */
function prepareAdding(
  storage: Storage,
  replaces: (isOver: RawBuilder<unknown>) => RawBuilder<unknown>,
) {
  return prepareRelaxedWrite(storage, ({ key, points, now, ends, latest }: CounterChange) => {
    // A counter that ends later than possible was started by a wrong clock.
    const isOver = sql`rate_limits.expires_at <= ${now} or rate_limits.expires_at > ${latest}`;
    const anew = replaces(isOver);
    return storage.db
      .insertInto('rate_limits')
      .values({ key, points, expires_at: ends })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({
          points: sql<number>`case when ${anew} then excluded.points else rate_limits.points + excluded.points end`,
          expires_at: sql<number>`case when ${anew} then excluded.expires_at else rate_limits.expires_at end`,
        }),
      )
      .returning(['points', 'expires_at']);
  });
}

/** The underscored methods are the library's own names for what a store must do. */
export class KyselyRateLimitStore extends RateLimiterStoreAbstract {
  readonly #storage: Storage;
  readonly #add: ReturnType<typeof prepareAdding>;
  readonly #set: ReturnType<typeof prepareAdding>;

  constructor(storage: Storage, name: string, { points, seconds }: RateLimit) {
    const options = { keyPrefix: name, points, duration: seconds };
    super({
      ...options,
      // The library's stores bring a client of their own; ours is the storage below.
      storeClient: null,
      // When the disk is full, reads go on: this process counts alone for that while.
      insuranceLimiter: new RateLimiterMemory(options),
    });
    this.#storage = storage;
    this.#add = prepareAdding(storage, (isOver) => isOver);
    this.#set = prepareAdding(storage, () => sql`1 = 1`);
  }

  /** One statement, so that two requests at once cannot both take the last point. */
  async _upsert(key: string, points: number, ms: number, overwrite = false): Promise<Counter> {
    const now = Date.now();
    const parameters = { key, points, now, ends: now + ms, latest: now + ms + SKEW_MS };
    const ask = overwrite ? this.#set : this.#add;
    const [counter] = await ask(parameters);
    if (counter === undefined) throw new Error('a counter was written and did not come back');
    return counter;
  }

  async _get(key: string): Promise<Counter | undefined> {
    return this.#storage.db
      .selectFrom('rate_limits')
      .select(['points', 'expires_at'])
      .where('key', '=', key)
      .where('expires_at', '>', Date.now())
      .executeTakeFirst();
  }

  async _delete(key: string): Promise<boolean> {
    const { numDeletedRows } = await this.#storage.db
      .deleteFrom('rate_limits')
      .where('key', '=', key)
      .executeTakeFirstOrThrow();
    return numDeletedRows > 0n;
  }

  _getRateLimiterRes(_key: string, changed: number, counter: Counter): RateLimiterRes {
    const left = Math.max(this.points - counter.points, 0);
    const wait = Math.max(counter.expires_at - Date.now(), 0);
    return new RateLimiterRes(left, wait, counter.points, counter.points === changed);
  }
}
