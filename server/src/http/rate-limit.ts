/** Rate limits: the table of limits, and the counters per network, account or key. */
import { createHash } from 'node:crypto';
import { Refusal } from '@saffron/contract/errors';
import { RateLimiterRes } from 'rate-limiter-flexible';
import type { Telemetry } from '../observability/telemetry.ts';
import type { Storage } from '../storage/database.ts';
import { toNetwork, toWideNetwork, WIDE_NETWORK_FACTOR } from './client-network.ts';
import { KyselyRateLimitStore, type RateLimit } from './kysely-rate-limit-store.ts';
import { openPointLeases, type PointLeases } from './point-leases.ts';

/** If the work grows with the body, each further part of this size costs one more point. */
const BYTES_PER_POINT = 8 * 1024;

interface WeightedLimit extends RateLimit {
  readonly bytesPerPoint?: number;
}

/**
 * Limits per IPv4 address or IPv6 /64, and sixteen times as much per /48; multiplied by
 * `RATE_LIMIT_SCALE`.
 */
const LIMITS = {
  'house-chef': { points: 60, seconds: 60, bytesPerPoint: BYTES_PER_POINT },
  feedback: { points: 5, seconds: 600 },
  share: { points: 20, seconds: 3600, bytesPerPoint: BYTES_PER_POINT },
  read: { points: 300, seconds: 60, bytesPerPoint: BYTES_PER_POINT },
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
} as const satisfies Record<string, WeightedLimit>;
export type LimitName = keyof typeof LIMITS;

const SWEEP_MS = 10 * 60_000;

/** What a call costs beyond its first point, where its limit weighs what is sent. */
export interface CallWeight {
  /** Of the body. */
  readonly bytes?: number;
  /** So many calls in one body cost a point each. */
  readonly calls?: number;
  /** Points that were taken before the body was read. */
  readonly prepaidPoints?: number;
}

export interface RateLimiter {
  /**
   * Whether there was a point at hand for the caller's network, which is taken; otherwise one must be asked for.
   */
  readonly tryTakeCached: (limit: LimitName, ip: string, weight?: CallWeight) => boolean;
  /** Takes as many points from the caller's network; throws a Refusal when they are not left. */
  readonly take: (limit: LimitName, ip: string, weight?: CallWeight) => Promise<void>;
  /** The same for another key than a network, such as an account; stored as a hash. */
  readonly takeForKey: (limit: LimitName, key: string) => Promise<void>;
  /** Takes a point and returns whether there was one, for limits that are not reported to the client. */
  readonly tryTakeForKey: (limit: LimitName, key: string) => Promise<boolean>;
  /** Returns a point that turned out not to count. */
  readonly refund: (limit: LimitName, key: string) => Promise<void>;
  readonly stop: () => void;
}

/** The counters of one width of network. */
interface LimitCounters {
  readonly limiters: ReadonlyMap<string, KyselyRateLimitStore>;
  readonly readLeases: PointLeases | undefined;
}

export function createRateLimiter(
  storage: Storage,
  scale: number,
  watch?: Pick<Telemetry, 'recordLimitRefusal'>,
): RateLimiter {
  const openLimiters = (allowance: number) =>
    new Map(
      Object.entries(LIMITS).map(([name, limit]) => {
        const points = allowance * Math.max(1, Math.round(limit.points * scale));
        return [name, new KyselyRateLimitStore(storage, name, { ...limit, points })];
      }),
    );
  const openBooks = (allowance: number): LimitCounters => {
    const limiters = openLimiters(allowance);
    const reads = limiters.get('read');
    return { limiters, readLeases: reads && openPointLeases(reads) };
  };
  const narrow = openBooks(1);
  const wide = openBooks(WIDE_NETWORK_FACTOR);
  const sweep = setInterval(() => void deleteExpired(storage), SWEEP_MS).unref();
  const take = async (
    name: LimitName,
    key: string,
    weight: CallWeight = {},
    { limiters, readLeases } = narrow,
  ) => {
    const limiter = limiters.get(name);
    // The first request is allowed whatever its weight, however small the limit.
    const points = Math.min(pointsFor(name, weight), limiter?.points ?? 1);
    if (points === 0) return;
    try {
      if (name === 'read' && points === 1) await readLeases?.take(key);
      else await limiter?.consume(key, points);
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      watch?.recordLimitRefusal(name);
      throw new Refusal('too-many-requests', { retryAfter: refused.msBeforeNext / 1000 });
    }
  };
  return {
    tryTakeCached: (name, ip, weight) => {
      if (name !== 'read' || pointsFor(name, weight) !== 1) return false;
      const network = toNetwork(ip);
      const around = toWideNetwork(network);
      const isSpent = narrow.readLeases?.tryTake(network) === true;
      return isSpent && (around === undefined || wide.readLeases?.tryTake(around) === true);
    },
    take: async (name, ip, weight) => {
      const network = toNetwork(ip);
      const around = toWideNetwork(network);
      // What is refused here takes nothing from the neighbours.
      await take(name, network, weight);
      if (around !== undefined) await take(name, around, weight, wide);
    },
    takeForKey: (name, key) => take(name, hashKey(key)),
    tryTakeForKey: async (name, key) => {
      try {
        await take(name, hashKey(key));
        return true;
      } catch (refused) {
        if (!(refused instanceof Refusal)) throw refused;
        return false;
      }
    },
    refund: async (name, key) => {
      await narrow.limiters.get(name)?.reward(hashKey(key));
    },
    stop: () => clearInterval(sweep),
  };
}

function pointsFor(
  name: LimitName,
  { bytes = 0, calls = 1, prepaidPoints = 0 }: CallWeight = {},
): number {
  const { bytesPerPoint: each = Number.POSITIVE_INFINITY }: WeightedLimit = LIMITS[name];
  return Math.max(1, calls, Math.ceil(bytes / each)) - prepaidPoints;
}

/** Addresses of people are no business of a table of counters. */
function hashKey(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}

/** A sweep that fails is tried again at the next; nothing depends on it but room on the disk. */
async function deleteExpired(storage: Storage): Promise<void> {
  const expired = storage.db.deleteFrom('rate_limits').where('expires_at', '<=', Date.now());
  await expired.execute().catch(() => {});
}
