/** Takes rate-limit points from the database in batches and spends them in memory, so that a read does not cost a write. */
import type { KyselyRateLimitStore } from './kysely-rate-limit-store.ts';

interface Lease {
  left: number;
  readonly until: number;
}

export interface PointLeases {
  /** Takes a point from memory. @returns whether there was one */
  readonly tryTake: (key: string) => boolean;
  /** @throws RateLimiterRes when none are left */
  readonly take: (key: string) => Promise<void>;
}

/** The number of leases per limit; points left in a process's last lease are lost to the caller. */
const LEASES_PER_LIMIT = 30;
/** With more callers than this in one window, leases are dropped and bought again. */
const MAX_LEASES = 20_000;

/**
 * Points are counted in the database before they are spent, so several processes together never
 * exceed the limit.
 */
export function openPointLeases(limiter: KyselyRateLimitStore): PointLeases {
  const size = Math.max(1, Math.floor(limiter.points / LEASES_PER_LIMIT));
  const windowMs = limiter.duration * 1000;
  const leases = new Map<string, Lease>();
  /** A lease that ends later than possible was started by a wrong clock. */
  const isAlive = ({ left, until }: Lease, now: number) =>
    left > 0 && until > now && until <= now + windowMs;
  const tryTake = (key: string): boolean => {
    const lease = leases.get(key);
    if (lease === undefined || !isAlive(lease, Date.now())) return false;
    lease.left -= 1;
    return true;
  };
  /** Concurrent calls share one lease. */
  const buying = new Map<string, Promise<void>>();
  const buy = async (key: string): Promise<void> => {
    const { msBeforeNext } = await limiter.consume(key, size);
    if (leases.size >= MAX_LEASES) leases.clear();
    // The clock of the process that started the window may be ahead of ours.
    leases.set(key, { left: size, until: Date.now() + Math.min(msBeforeNext, windowMs) });
  };
  return {
    tryTake,
    take: async (key) => {
      while (!tryTake(key)) {
        const bought = buying.get(key) ?? buy(key).finally(() => buying.delete(key));
        buying.set(key, bought);
        await bought;
      }
    },
  };
}
