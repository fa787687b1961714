/** A real SMTP server for tests, which can be told to misbehave. */
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import type { Certificate } from './certificate.ts';

/**
 * `rude` disconnects in the middle, `refusing` refuses permanently, `unsure` accepts the email and
 * then reports an error.
 */
type MailServerBehaviour = 'kind' | 'rude' | 'busy' | 'refusing' | 'unsure' | 'silent';

interface ReceivedEmail extends Email {
  readonly recipients: readonly string[];
  /** Whether it came encrypted. */
  readonly wasSecure: boolean;
  /** The first address in the plain text, and the token in it. */
  readonly link: string;
  readonly token: string;
}

export interface TestMailServerOptions {
  /** 0 takes any free port; a given one lets a server restart on the same port. */
  readonly port?: number;
  readonly host?: string;
  /** With a certificate, TLS is offered. */
  readonly certificate?: Certificate;
}

export interface TestMailServer {
  readonly url: string;
  readonly emails: readonly ReceivedEmail[];
  behaviour: MailServerBehaviour;
  /** Waits for the email with that index (the first by default) to an address. */
  readonly waitForEmail: (address: string, at?: number) => Promise<ReceivedEmail>;
  readonly findEmails: (address: string) => ReceivedEmail[];
  readonly close: () => Promise<void>;
}

const PATIENCE_MS = 20_000;
const STEP_MS = 5;

export async function startTestMailServer({
  port = 0,
  host = '127.0.0.1',
  certificate,
}: TestMailServerOptions = {}): Promise<TestMailServer> {
  const emails: ReceivedEmail[] = [];
  const no = (responseCode: number) =>
    Object.assign(new Error('mailbox <ann@example.org> unavailable'), { responseCode });
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: certificate === undefined ? ['AUTH', 'STARTTLS'] : ['AUTH'],
    ...certificate,
    logger: false,
    closeTimeout: 50,
    onRcptTo: (_address, _session, answer) => {
      if (mailServer.behaviour === 'busy') answer(no(451));
      else if (mailServer.behaviour === 'refusing') answer(no(550));
      else if (mailServer.behaviour !== 'silent') answer();
    },
    onData: (stream, { envelope, secure }, answer) => {
      if (mailServer.behaviour === 'rude') {
        stream.resume();
        for (const connection of server.connections) connection.close();
        return;
      }
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        const recipients = envelope.rcptTo.map(({ address }) => address);
        emails.push(await parseEmail(Buffer.concat(chunks), { recipients, wasSecure: secure }));
        if (mailServer.behaviour === 'unsure') answer(no(451));
        else answer();
      });
    },
  });
  server.on('error', () => {});
  await new Promise<void>((ready) => server.listen(port, host, ready));
  const findEmails = (address: string) =>
    emails.filter(({ recipients }) => recipients.includes(address));
  const mailServer: TestMailServer = {
    url: `smtp://${host}:${(server.server.address() as AddressInfo).port}`,
    emails,
    behaviour: 'kind',
    findEmails,
    waitForEmail: async (address, at = 0) => {
      const end = Date.now() + PATIENCE_MS;
      while (Date.now() < end) {
        const email = findEmails(address)[at];
        if (email !== undefined) return email;
        await new Promise((later) => setTimeout(later, STEP_MS));
      }
      throw new Error(`no letter ${at} to ${address}`);
    },
    close: () => new Promise<void>((closed) => server.close(closed)),
  };
  return mailServer;
}

async function parseEmail(
  raw: Buffer,
  come: Pick<ReceivedEmail, 'recipients' | 'wasSecure'>,
): Promise<ReceivedEmail> {
  const email = await PostalMime.parse(raw);
  const link = /https?:\S+/.exec(email.text ?? '')?.[0] ?? '';
  return {
    ...email,
    ...come,
    link,
    token: new URLSearchParams(link.split('?')[1]).get('token') ?? '',
  };
}
