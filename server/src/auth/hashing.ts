/** Hashes passwords with argon2id, few at a time: each takes 19 MiB and a thread that other work needs too. */
import { timingSafeEqual } from 'node:crypto';
import { hash, type Options, parseOptions, verify } from '@node-rs/argon2';
import { Refusal } from '@saffron/contract/errors';
import { letWorkersGiveWay } from './give-way.ts';

export interface HashCost {
  /** In KiB. */
  readonly memoryCost: number;
  readonly timeCost: number;
}

export interface Hasher {
  /** A PHC string, with a salt of its own unless one is given. @throws Refusal when too many wait */
  readonly hash: (password: string, salt?: Uint8Array) => Promise<string>;
  /** As that one was made: the very same string when the passwords are the same. @throws Refusal when too many wait */
  readonly hashLike: (password: string, like: string) => Promise<string>;
  /** @throws Refusal when too many wait */
  readonly verify: (hashed: string, password: string) => Promise<boolean>;
}

export const HASH_COST: HashCost = { memoryCost: 19_456, timeCost: 2 };

const AT_ONCE = 2;
const MOST_WAITING = 64;
const RETRY_SECONDS = 2;

export function createHasher(cost: HashCost = HASH_COST): Hasher {
  const inTurn = createTurnstile();
  const make = (password: string, options: Options) =>
    inTurn(() => hash(sameSpelling(password), options));
  const today = { ...cost, parallelism: 1 };
  return {
    hash: (password, salt) => make(password, salt === undefined ? today : { ...today, salt }),
    hashLike: async (password, like) => make(password, madeWith(like)),
    verify: (hashed, password) => inTurn(() => verify(hashed, sameSpelling(password))),
  };
}

/** Keyboards disagree on how to spell "é"; the person who types it does not. */
function sameSpelling(password: string): string {
  return password.normalize('NFKC');
}

/** Both are PHC strings; how alike they are takes no longer to find out than that they are the same. */
export function isSameHash(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}

/** `$argon2id$v=19$m=…$salt$hash` -> how to make the same again. */
function madeWith(hashed: string) {
  // Complains about what is no PHC string, so that the split below cannot go astray.
  const { memoryCost, timeCost, parallelism } = parseOptions(hashed);
  const salt = Buffer.from(hashed.split('$')[4] ?? '', 'base64');
  return { memoryCost, timeCost, parallelism, salt };
}

export function saltOf(hashed: string): Uint8Array {
  return madeWith(hashed).salt;
}

type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

function createTurnstile(): InTurn {
  let running = 0;
  const waiting: (() => void)[] = [];
  const enter = async () => {
    if (running < AT_ONCE) {
      running += 1;
      return;
    }
    if (waiting.length >= MOST_WAITING) throw new Refusal('busy', { retryAfter: RETRY_SECONDS });
    await new Promise<void>((go) => waiting.push(go));
  };
  // Whoever leaves hands their place to the next in the queue.
  const leave = () => {
    const next = waiting.shift();
    if (next === undefined) running -= 1;
    else next();
  };
  let givesWay = false;
  return async (work) => {
    await enter();
    try {
      const done = work();
      // The first work of all is what the threads are made for.
      if (!givesWay) letWorkersGiveWay();
      givesWay = true;
      return await done;
    } finally {
      leave();
    }
  };
}
