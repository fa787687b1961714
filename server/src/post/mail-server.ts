/** How the mail server of the settings is reached: one reading of `SMTP_URL` for whoever sends and for the doctor. */

export interface MailServer {
  /** `mail.example:587` */
  readonly name: string;
  /** On another machine, and letters go there as they are. */
  readonly isInTheClear: boolean;
  /** For nodemailer. */
  readonly options: {
    readonly url: string;
    readonly requireTLS: boolean;
    readonly ignoreTLS: boolean;
    readonly tls: { readonly rejectUnauthorized: boolean };
  };
}

/** The one thing that `SMTP_URL` may say after the server's name. */
export const TLS_OFF = '?tls=off';

const OWN_MACHINE = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Letters hold links that open accounts: to another machine they go encrypted, or not at all. Were TLS taken only
 * where it is offered, somebody on the way could take the offer out.
 */
export function mailServerAt(address: string): MailServer {
  const { host, hostname, search } = new URL(address);
  const isOwn = OWN_MACHINE.includes(hostname);
  const isOff = search === TLS_OFF;
  return {
    name: host,
    isInTheClear: isOff && !isOwn,
    options: {
      url: address.slice(0, address.length - search.length),
      requireTLS: !isOwn && !isOff,
      ignoreTLS: isOff,
      // A mail server on the same machine hardly ever has a certificate that anybody vouches for.
      tls: { rejectUnauthorized: !isOwn },
    },
  };
}
