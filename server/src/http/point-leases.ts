/** Takes points from the database a handful at a time and spends them here: reading must not cost a write each. */
import type { KyselyLimiter } from './kysely-limiter.ts';

interface Lease {
  left: number;
  readonly until: number;
}

export interface PointLeases {
  /** Whether there was one at hand, which is taken. */
  readonly spend: (key: string) => boolean;
  /** @throws RateLimiterRes when none are left */
  readonly take: (key: string) => Promise<void>;
}

/** A limit is spent in as many handfuls; what a process does not use of its last is lost to the caller. */
const HANDFULS = 30;
/** More callers than these within one window begin anew, which costs each a handful. */
const MOST_LEASES = 20_000;

/** Whatever was taken was counted before, so no number of processes lets more through than the limit says. */
export function openPointLeases(limiter: KyselyLimiter): PointLeases {
  const size = Math.max(1, Math.floor(limiter.points / HANDFULS));
  const windowMs = limiter.duration * 1000;
  const leases = new Map<string, Lease>();
  /** A lease that ends later than any could was begun when the clock was wrong. */
  const isAlive = ({ left, until }: Lease, now: number) =>
    left > 0 && until > now && until <= now + windowMs;
  const spend = (key: string): boolean => {
    const lease = leases.get(key);
    if (lease === undefined || !isAlive(lease, Date.now())) return false;
    lease.left -= 1;
    return true;
  };
  /** Those who come at once buy one handful and not each their own. */
  const buying = new Map<string, Promise<void>>();
  const buy = async (key: string): Promise<void> => {
    const { msBeforeNext } = await limiter.consume(key, size);
    if (leases.size >= MOST_LEASES) leases.clear();
    // The clock of whoever began the window may be ahead of ours.
    leases.set(key, { left: size, until: Date.now() + Math.min(msBeforeNext, windowMs) });
  };
  return {
    spend,
    take: async (key) => {
      while (!spend(key)) {
        const bought = buying.get(key) ?? buy(key).finally(() => buying.delete(key));
        buying.set(key, bought);
        await bought;
      }
    },
  };
}
