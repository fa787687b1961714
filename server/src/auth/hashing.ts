/** Hashes and verifies passwords with argon2id, a few at a time and with a bounded queue. */
import { timingSafeEqual } from 'node:crypto';
import { hash, type Options, parseOptions, verify } from '@node-rs/argon2';
import { Refusal } from '@saffron/contract/errors';
import { lowerWorkerPriority } from './worker-priority.ts';

interface HashCost {
  /** In KiB. */
  readonly memoryCost: number;
  readonly timeCost: number;
}

export interface Hasher {
  /** A PHC string, with a salt of its own unless one is given. @throws Refusal when too many wait */
  readonly hash: (password: string, salt?: Uint8Array) => Promise<string>;
  /**
   * Hashes with the options and salt of another hash: the result is the same string if the
   * passwords are the same. @throws Refusal when too many wait
   */
  readonly hashWithSameOptions: (password: string, like: string) => Promise<string>;
  /** @throws Refusal when too many wait */
  readonly verify: (hashed: string, password: string) => Promise<boolean>;
}

const HASH_COST: HashCost = { memoryCost: 19_456, timeCost: 2 };

const MAX_CONCURRENT = 2;
const MAX_WAITING = 64;
const RETRY_SECONDS = 2;

export function createHasher(cost: HashCost = HASH_COST): Hasher {
  const runLimited = createConcurrencyLimit();
  const make = (password: string, options: Options) =>
    runLimited(() => hash(normalisePassword(password), options));
  const currentOptions = { ...cost, parallelism: 1 };
  return {
    hash: (password, salt) =>
      make(password, salt === undefined ? currentOptions : { ...currentOptions, salt }),
    hashWithSameOptions: async (password, like) => make(password, parseHashOptions(like)),
    verify: (hashed, password) => runLimited(() => verify(hashed, normalisePassword(password))),
  };
}

/** Keyboards encode "é" differently; NFKC makes the encodings equal. */
function normalisePassword(password: string): string {
  return password.normalize('NFKC');
}

/** Compares two PHC strings in constant time. */
export function isSameHash(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}

/** `$argon2id$v=19$m=…$salt$hash` -> the options that produce the same hash. */
function parseHashOptions(hashed: string) {
  // Throws unless it is a PHC string, so that the split below is valid.
  const { memoryCost, timeCost, parallelism } = parseOptions(hashed);
  const salt = Buffer.from(hashed.split('$')[4] ?? '', 'base64');
  return { memoryCost, timeCost, parallelism, salt };
}

export function readSalt(hashed: string): Uint8Array {
  return parseHashOptions(hashed).salt;
}

type RunLimited = <T>(work: () => Promise<T>) => Promise<T>;

function createConcurrencyLimit(): RunLimited {
  let running = 0;
  const queue: (() => void)[] = [];
  const acquireSlot = async () => {
    if (running < MAX_CONCURRENT) {
      running += 1;
      return;
    }
    if (queue.length >= MAX_WAITING) throw new Refusal('busy', { retryAfter: RETRY_SECONDS });
    await new Promise<void>((go) => queue.push(go));
  };
  // A finished task passes its slot to the next in the queue.
  const releaseSlot = () => {
    const next = queue.shift();
    if (next === undefined) running -= 1;
    else next();
  };
  let hasLoweredPriority = false;
  return async (work) => {
    await acquireSlot();
    try {
      const done = work();
      // The worker threads exist only once the first task has started.
      if (!hasLoweredPriority) lowerWorkerPriority();
      hasLoweredPriority = true;
      return await done;
    } finally {
      releaseSlot();
    }
  };
}
