/** Sends letters by SMTP; patient enough for a slow server, never for a silent one. */
import nodemailer from 'nodemailer';
import { type Carrier, DeliveryError } from './carrier.ts';
import { compose } from './compose.ts';
import { mailServerAt } from './mail-server.ts';

export interface SmtpPatience {
  readonly connectMs: number;
  /** Between two words of the server. */
  readonly silenceMs: number;
  /** For the whole delivery; well below the lease of a letter. */
  readonly totalMs: number;
}
const PATIENCE: SmtpPatience = { connectMs: 10_000, silenceMs: 30_000, totalMs: 90_000 };

export function createSmtpCarrier(url: string, patience: SmtpPatience = PATIENCE): Carrier {
  const transport = nodemailer.createTransport({
    ...mailServerAt(url).options,
    connectionTimeout: patience.connectMs,
    greetingTimeout: patience.connectMs,
    dnsTimeout: patience.connectMs,
    socketTimeout: patience.silenceMs,
  });
  return {
    deliver: async (mail) => {
      try {
        await withinTime(transport.sendMail(compose(mail)), patience.totalMs);
      } catch (error) {
        throw explain(error);
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

/** Only a final "no" to this very letter is a refusal; all else may be over tomorrow. */
function explain(error: unknown): DeliveryError {
  if (error instanceof DeliveryError) return error;
  const { code, responseCode, command } = error as {
    code?: string;
    responseCode?: number;
    command?: string;
  };
  const isRefusal = (responseCode ?? 0) >= 500 && ['RCPT TO', 'DATA'].includes(command ?? '');
  return new DeliveryError([code, responseCode, command].filter(Boolean).join(' '), isRefusal);
}
