/** Sends due emails from the outbox, retrying until each is delivered or given up. */
import type { FastifyBaseLogger } from 'fastify';
import type { Telemetry } from '../observability/telemetry.ts';
import type { EmailContent } from './email-templates.ts';
import { DeliveryError, type MailTransport } from './mail-transport.ts';
import type { ClaimedEmail, Outbox } from './outbox.ts';

export interface OutboxWorker {
  /** Tells the worker that there may be emails to send. */
  readonly wake: () => void;
  /** Waits a moment for emails being sent. */
  readonly stop: () => Promise<void>;
}

export interface OutboxWorkerDeps {
  readonly outbox: Outbox;
  readonly mailTransport: MailTransport;
  readonly mailFrom: () => string;
  /** Undefined when that recipient should get no email. */
  readonly render: (claimed: ClaimedEmail) => Promise<EmailContent | undefined>;
  readonly logger: FastifyBaseLogger;
  readonly pollMs?: number;
  readonly telemetry?: Pick<Telemetry, 'recordEmailAttempt'> | undefined;
  /** Called when an email is given up. */
  readonly onGiveUp?: (claimed: ClaimedEmail) => Promise<void>;
}

const POLL_MS = 2000;
const MAX_CONCURRENT = 4;
/** Emails are sent after a delay, so that the duration of the request that caused one reveals nothing. */
const WAKE_DELAY_MS = 25;
const STOP_TIMEOUT_MS = 2000;

export function startOutboxWorker(deps: OutboxWorkerDeps): OutboxWorker {
  const { outbox, logger } = deps;
  /** Running deliveries by the email's id. */
  const running = new Map<string, Promise<void>>();
  let stopped = false;
  let isSending = false;
  let wakeTimer: NodeJS.Timeout | undefined;

  const sendDue = async () => {
    if (isSending || stopped) return;
    isSending = true;
    try {
      while (!stopped && running.size < MAX_CONCURRENT) {
        const claimed = await outbox.claim(new Set(running.keys()));
        if (claimed === undefined) break;
        const round = deliverEmail(deps, claimed).finally(() => {
          running.delete(claimed.letter_id);
          void sendDue();
        });
        running.set(claimed.letter_id, round);
      }
    } catch (error) {
      logger.error({ err: error }, 'the outbox could not be read');
    } finally {
      isSending = false;
    }
  };
  const poll = setInterval(() => void sendDue(), deps.pollMs ?? POLL_MS).unref();
  return {
    wake: () => {
      clearTimeout(wakeTimer);
      wakeTimer = setTimeout(() => void sendDue(), WAKE_DELAY_MS);
    },
    stop: async () => {
      stopped = true;
      clearInterval(poll);
      clearTimeout(wakeTimer);
      const enough = new Promise((resolve) => setTimeout(resolve, STOP_TIMEOUT_MS).unref());
      await Promise.race([Promise.all(running.values()), enough]);
      deps.mailTransport.close();
    },
  };
}

/** Never throws: failed emails are tried again. */
async function deliverEmail(deps: OutboxWorkerDeps, claimed: ClaimedEmail): Promise<void> {
  const { outbox, mailTransport, logger } = deps;
  const about = { letter: claimed.letter_id, kind: claimed.kind, attempt: claimed.attempts };
  try {
    const email = await deps.render(claimed);
    if (email !== undefined) {
      const { letter_id: id, recipient: to } = claimed;
      await mailTransport.send({ ...email, id, to, from: deps.mailFrom() });
      logger.info(about, 'a letter was delivered');
      deps.telemetry?.recordEmailAttempt('delivered');
    }
    await outbox.remove(claimed);
  } catch (error) {
    const isDelivery = error instanceof DeliveryError;
    const isRefusal = isDelivery && error.isRefusal;
    const isPlanned = await outbox.postpone(claimed, isRefusal).catch(() => true);
    // A mail server's message may contain the address; a DeliveryError does not.
    const why = isDelivery ? { why: error.message } : { err: error };
    logger.warn({ ...about, ...why }, 'a letter did not get through');
    deps.telemetry?.recordEmailAttempt(isPlanned ? 'delayed' : 'given up');
    if (isPlanned) return;
    logger.error(about, 'a letter was given up');
    await deps.onGiveUp?.(claimed).catch(() => {});
  }
}
