/** Parses `SMTP_URL` into the options of nodemailer, and decides where TLS is required. */
export interface SmtpSettings {
  /** `mail.example:587` */
  readonly name: string;
  /** Whether emails go to another machine without encryption. */
  readonly isUnencrypted: boolean;
  /** For nodemailer. */
  readonly options: {
    readonly url: string;
    readonly requireTLS: boolean;
    readonly ignoreTLS: boolean;
    readonly tls: { readonly rejectUnauthorized: boolean };
  };
}

/** The only query parameter that `SMTP_URL` may have. */
export const TLS_OFF = '?tls=off';

const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Emails contain links that open accounts, so to another machine they are sent encrypted or not at
 * all. With optional TLS an attacker on the network could remove the server's offer.
 */
export function parseSmtpUrl(address: string): SmtpSettings {
  const { host, hostname, search } = new URL(address);
  const isOwn = LOCAL_HOSTS.includes(hostname);
  const isOff = search === TLS_OFF;
  return {
    name: host,
    isUnencrypted: isOff && !isOwn,
    options: {
      url: address.slice(0, address.length - search.length),
      requireTLS: !isOwn && !isOff,
      ignoreTLS: isOff,
      // A mail server on the same machine rarely has a trusted certificate.
      tls: { rejectUnauthorized: !isOwn },
    },
  };
}
