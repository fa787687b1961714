/** Sends letters by SMTP; patient enough for a slow server, never for a silent one. */
import nodemailer from 'nodemailer';
import { type Carrier, DeliveryError } from './carrier.ts';
import { compose } from './compose.ts';

export interface SmtpPatience {
  readonly connectMs: number;
  /** Between two words of the server. */
  readonly silenceMs: number;
  /** For the whole delivery; well below the lease of a letter. */
  readonly totalMs: number;
}
const PATIENCE: SmtpPatience = { connectMs: 10_000, silenceMs: 30_000, totalMs: 90_000 };

const OWN_MACHINE = ['localhost', '127.0.0.1', '[::1]'];

export function createSmtpCarrier(url: string, patience: SmtpPatience = PATIENCE): Carrier {
  const transport = nodemailer.createTransport({
    ...optionsIn(url),
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

function optionsIn(url: string) {
  const isOwn = OWN_MACHINE.includes(new URL(url).hostname);
  // A mail server on the same machine hardly ever has a certificate that anybody vouches for.
  return { url, ...(isOwn ? { tls: { rejectUnauthorized: false } } : {}) };
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
