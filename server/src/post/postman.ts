/** Takes due letters out of the outbox and hands them to a carrier, until each is delivered or given up. */
import type { FastifyBaseLogger } from 'fastify';
import type { Watch } from '../watch/watch.ts';
import { type Carrier, DeliveryError } from './carrier.ts';
import type { Letter } from './letters.ts';
import type { Claimed, Outbox } from './outbox.ts';

export interface Postman {
  /** There may be something to deliver. */
  readonly nudge: () => void;
  /** Lets what is on its way arrive, for a moment. */
  readonly stop: () => Promise<void>;
}

export interface PostmanDeps {
  readonly outbox: Outbox;
  readonly carrier: Carrier;
  readonly mailFrom: () => string;
  /** Undefined when there is nothing to be said to that recipient. */
  readonly write: (claimed: Claimed) => Promise<Letter | undefined>;
  readonly logger: FastifyBaseLogger;
  readonly pollMs?: number;
  readonly watch?: Pick<Watch, 'letterTried'> | undefined;
  /** This letter will never arrive. */
  readonly gaveUp?: (claimed: Claimed) => Promise<void>;
}

const POLL_MS = 2000;
const AT_ONCE = 4;
/** Work for a letter must not show in how long the request took that caused it. */
const NUDGE_MS = 25;
const LAST_ROUND_MS = 2000;

export function startPostman(deps: PostmanDeps): Postman {
  const { outbox, logger } = deps;
  /** By the id of the letter. */
  const onTheWay = new Map<string, Promise<void>>();
  let stopped = false;
  let looking = false;
  let nudged: NodeJS.Timeout | undefined;

  const look = async () => {
    if (looking || stopped) return;
    looking = true;
    try {
      while (!stopped && onTheWay.size < AT_ONCE) {
        const claimed = await outbox.claim(new Set(onTheWay.keys()));
        if (claimed === undefined) break;
        const round = deliver(deps, claimed).finally(() => {
          onTheWay.delete(claimed.letter_id);
          void look();
        });
        onTheWay.set(claimed.letter_id, round);
      }
    } catch (error) {
      logger.error({ err: error }, 'the outbox could not be read');
    } finally {
      looking = false;
    }
  };
  const poll = setInterval(() => void look(), deps.pollMs ?? POLL_MS).unref();
  return {
    nudge: () => {
      clearTimeout(nudged);
      nudged = setTimeout(() => void look(), NUDGE_MS);
    },
    stop: async () => {
      stopped = true;
      clearInterval(poll);
      clearTimeout(nudged);
      const enough = new Promise((resolve) => setTimeout(resolve, LAST_ROUND_MS).unref());
      await Promise.race([Promise.all(onTheWay.values()), enough]);
      deps.carrier.close();
    },
  };
}

/** Never throws: what fails here is tried again. */
async function deliver(deps: PostmanDeps, claimed: Claimed): Promise<void> {
  const { outbox, carrier, logger } = deps;
  const about = { letter: claimed.letter_id, kind: claimed.kind, attempt: claimed.attempts };
  try {
    const letter = await deps.write(claimed);
    if (letter !== undefined) {
      const { letter_id: id, recipient: to } = claimed;
      await carrier.deliver({ ...letter, id, to, from: deps.mailFrom() });
      logger.info(about, 'a letter was delivered');
      deps.watch?.letterTried('delivered');
    }
    await outbox.remove(claimed);
  } catch (error) {
    const isDelivery = error instanceof DeliveryError;
    const isRefusal = isDelivery && error.isRefusal;
    const isPlanned = await outbox.postpone(claimed, isRefusal).catch(() => true);
    // A mail server's own words may hold the address; DeliveryError has none of them.
    const why = isDelivery ? { why: error.message } : { err: error };
    logger.warn({ ...about, ...why }, 'a letter did not get through');
    deps.watch?.letterTried(isPlanned ? 'delayed' : 'given up');
    if (isPlanned) return;
    logger.error(about, 'a letter was given up');
    await deps.gaveUp?.(claimed).catch(() => {});
  }
}
