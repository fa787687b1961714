/** Sends emails by SMTP, with timeouts. */
import nodemailer from 'nodemailer';
import { DeliveryError, type MailTransport } from './mail-transport.ts';
import { toNodemailerMessage } from './nodemailer-message.ts';
import { parseSmtpUrl } from './smtp-settings.ts';

export interface SmtpTimeouts {
  readonly connectMs: number;
  /** Between two responses of the server. */
  readonly idleMs: number;
  /** For the whole delivery; well below the lease of an email. */
  readonly totalMs: number;
}
const DEFAULT_TIMEOUTS: SmtpTimeouts = { connectMs: 10_000, idleMs: 30_000, totalMs: 90_000 };

export function createSmtpTransport(
  url: string,
  patience: SmtpTimeouts = DEFAULT_TIMEOUTS,
): MailTransport {
  const transport = nodemailer.createTransport({
    ...parseSmtpUrl(url).options,
    connectionTimeout: patience.connectMs,
    greetingTimeout: patience.connectMs,
    dnsTimeout: patience.connectMs,
    socketTimeout: patience.idleMs,
  });
  return {
    send: async (mail) => {
      try {
        await withinTime(transport.sendMail(toNodemailerMessage(mail)), patience.totalMs);
      } catch (error) {
        throw toDeliveryError(error);
      }
    },
    close: () => transport.close(),
  };
}

async function withinTime(work: Promise<unknown>, ms: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new DeliveryError('took too long', false)), ms);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Only a permanent refusal of this email counts as one; other errors may be temporary. */
function toDeliveryError(error: unknown): DeliveryError {
  if (error instanceof DeliveryError) return error;
  const { code, responseCode, command } = error as {
    code?: string;
    responseCode?: number;
    command?: string;
  };
  const isRefusal = (responseCode ?? 0) >= 500 && ['RCPT TO', 'DATA'].includes(command ?? '');
  return new DeliveryError([code, responseCode, command].filter(Boolean).join(' '), isRefusal);
}
