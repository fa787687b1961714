/** Counts what comes from one network and refuses what is too much; the numbers are those of the limits table. */
import { createHash } from 'node:crypto';
import { Refusal } from '@saffron/contract/errors';
import { RateLimiterRes } from 'rate-limiter-flexible';
import type { Storage } from '../storage/database.ts';
import type { Watch } from '../watch/watch.ts';
import { networkOf, WIDE_ALLOWANCE, wideNetworkOf } from './address.ts';
import { KyselyLimiter, type Limit } from './kysely-limiter.ts';
import { openPointLeases, type PointLeases } from './point-leases.ts';

/** Where work grows with what is sent, each further part of this size takes one more point. */
const WEIGHT = 8 * 1024;

interface WeighedLimit extends Limit {
  readonly bytes?: number;
}

/** Per IPv4 address or IPv6 /64, and sixteen times as much per /48; before `RATE_LIMIT_SCALE`. */
const LIMITS = {
  'house-chef': { points: 60, seconds: 60, bytes: WEIGHT },
  feedback: { points: 5, seconds: 600 },
  share: { points: 20, seconds: 3600, bytes: WEIGHT },
  read: { points: 300, seconds: 60, bytes: WEIGHT },
  login: { points: 60, seconds: 300 },
  register: { points: 5, seconds: 3600 },
  resend: { points: 10, seconds: 3600 },
  'reset-request': { points: 10, seconds: 3600 },
  'email-link': { points: 30, seconds: 60 },
  // These count accounts, or an account and a network together.
  'login-failures': { points: 5, seconds: 900 },
  'login-account': { points: 50, seconds: 3600 },
  'login-slowed': { points: 1, seconds: 10 },
  'register-account': { points: 3, seconds: 3600 },
  'resend-account': { points: 3, seconds: 3600 },
  'reset-request-account': { points: 3, seconds: 3600 },
} as const satisfies Record<string, WeighedLimit>;
export type LimitName = keyof typeof LIMITS;

const SWEEP_MS = 10 * 60_000;

/** What a call costs beyond its first point, where its limit weighs what is sent. */
export interface Weight {
  /** Of the body. */
  readonly bytes?: number;
  /** Points that were taken before the body was read. */
  readonly taken?: number;
}

export interface Throttle {
  /**
   * Whether there was a point at hand for the caller's network, which is taken; otherwise one must be asked for.
   */
  readonly hasTaken: (limit: LimitName, ip: string, weight?: Weight) => boolean;
  /** Takes as many points from the caller's network; throws a Refusal when they are not left. */
  readonly take: (limit: LimitName, ip: string, weight?: Weight) => Promise<void>;
  /** The same for something else than a network, such as an account; the key is kept as a digest. */
  readonly takeFor: (limit: LimitName, key: string) => Promise<void>;
  /** Takes a point and says whether there was one, for limits that are kept silently. */
  readonly hasLeft: (limit: LimitName, key: string) => Promise<boolean>;
  /** Returns a point that turned out not to count. */
  readonly giveBack: (limit: LimitName, key: string) => Promise<void>;
  readonly stop: () => void;
}

/** The counters of one width of network. */
interface Books {
  readonly limiters: ReadonlyMap<string, KyselyLimiter>;
  readonly readLeases: PointLeases | undefined;
}

export function createThrottle(
  storage: Storage,
  scale: number,
  watch?: Pick<Watch, 'limitReached'>,
): Throttle {
  const openLimiters = (allowance: number) =>
    new Map(
      Object.entries(LIMITS).map(([name, limit]) => {
        const points = allowance * Math.max(1, Math.round(limit.points * scale));
        return [name, new KyselyLimiter(storage, name, { ...limit, points })];
      }),
    );
  const openBooks = (allowance: number): Books => {
    const limiters = openLimiters(allowance);
    const reads = limiters.get('read');
    return { limiters, readLeases: reads && openPointLeases(reads) };
  };
  const narrow = openBooks(1);
  const wide = openBooks(WIDE_ALLOWANCE);
  const sweep = setInterval(() => void dropExpired(storage), SWEEP_MS).unref();
  const take = async (
    name: LimitName,
    key: string,
    weight: Weight = {},
    { limiters, readLeases } = narrow,
  ) => {
    const limiter = limiters.get(name);
    // Somebody who has asked for nothing yet may ask for the largest, however small the limit.
    const points = Math.min(pointsFor(name, weight), limiter?.points ?? 1);
    if (points === 0) return;
    try {
      if (name === 'read' && points === 1) await readLeases?.take(key);
      else await limiter?.consume(key, points);
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      watch?.limitReached(name);
      throw new Refusal('too-many-requests', { retryAfter: refused.msBeforeNext / 1000 });
    }
  };
  return {
    hasTaken: (name, ip, weight) => {
      if (name !== 'read' || pointsFor(name, weight) !== 1) return false;
      const network = networkOf(ip);
      const around = wideNetworkOf(network);
      const isSpent = narrow.readLeases?.spend(network) === true;
      return isSpent && (around === undefined || wide.readLeases?.spend(around) === true);
    },
    take: async (name, ip, weight) => {
      const network = networkOf(ip);
      const around = wideNetworkOf(network);
      // What is refused here takes nothing from the neighbours.
      await take(name, network, weight);
      if (around !== undefined) await take(name, around, weight, wide);
    },
    takeFor: (name, key) => take(name, blind(key)),
    hasLeft: async (name, key) => {
      try {
        await take(name, blind(key));
        return true;
      } catch (refused) {
        if (!(refused instanceof Refusal)) throw refused;
        return false;
      }
    },
    giveBack: async (name, key) => {
      await narrow.limiters.get(name)?.reward(blind(key));
    },
    stop: () => clearInterval(sweep),
  };
}

function pointsFor(name: LimitName, { bytes = 0, taken = 0 }: Weight = {}): number {
  const { bytes: each = Number.POSITIVE_INFINITY }: WeighedLimit = LIMITS[name];
  return Math.max(1, Math.ceil(bytes / each)) - taken;
}

/** Addresses of people are no business of a table of counters. */
function blind(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}

/** A sweep that fails is tried again at the next; nothing depends on it but room on the disk. */
async function dropExpired(storage: Storage): Promise<void> {
  const expired = storage.db.deleteFrom('rate_limits').where('expires_at', '<=', Date.now());
  await expired.execute().catch(() => {});
}
