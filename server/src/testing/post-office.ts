/** A real mail server for tests: takes letters, or behaves as badly as a test tells it to. */
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import type { Certificate } from './certificate.ts';

/** `rude` hangs up in the middle, `refusing` says no for good, `unsure` takes the letter and then says no. */
export type Manners = 'kind' | 'rude' | 'busy' | 'refusing' | 'unsure' | 'silent';

export interface ReceivedLetter extends Email {
  readonly recipients: readonly string[];
  /** Whether it came encrypted. */
  readonly wasSecure: boolean;
  /** The first address in the plain text, and the token in it. */
  readonly link: string;
  readonly token: string;
}

export interface OfficePlace {
  /** 0 takes any free one; a given one lets an office reopen where it was. */
  readonly port?: number;
  readonly host?: string;
  /** With it, TLS is offered before letters are taken. */
  readonly certificate?: Certificate;
}

export interface PostOffice {
  readonly url: string;
  readonly letters: readonly ReceivedLetter[];
  manners: Manners;
  /** Waits for the letter at that place (the first by default) among those to an address, and reads it. */
  readonly letterTo: (address: string, at?: number) => Promise<ReceivedLetter>;
  readonly lettersTo: (address: string) => ReceivedLetter[];
  readonly close: () => Promise<void>;
}

const PATIENCE_MS = 20_000;
const STEP_MS = 5;

export async function openPostOffice({
  port = 0,
  host = '127.0.0.1',
  certificate,
}: OfficePlace = {}): Promise<PostOffice> {
  const letters: ReceivedLetter[] = [];
  const no = (responseCode: number) =>
    Object.assign(new Error('mailbox <ann@example.org> unavailable'), { responseCode });
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: certificate === undefined ? ['AUTH', 'STARTTLS'] : ['AUTH'],
    ...certificate,
    logger: false,
    closeTimeout: 50,
    onRcptTo: (_address, _session, answer) => {
      if (office.manners === 'busy') answer(no(451));
      else if (office.manners === 'refusing') answer(no(550));
      else if (office.manners !== 'silent') answer();
    },
    onData: (stream, { envelope, secure }, answer) => {
      if (office.manners === 'rude') {
        stream.resume();
        for (const connection of server.connections) connection.close();
        return;
      }
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        const recipients = envelope.rcptTo.map(({ address }) => address);
        letters.push(await read(Buffer.concat(chunks), { recipients, wasSecure: secure }));
        if (office.manners === 'unsure') answer(no(451));
        else answer();
      });
    },
  });
  server.on('error', () => {});
  await new Promise<void>((ready) => server.listen(port, host, ready));
  const lettersTo = (address: string) =>
    letters.filter(({ recipients }) => recipients.includes(address));
  const office: PostOffice = {
    url: `smtp://${host}:${(server.server.address() as AddressInfo).port}`,
    letters,
    manners: 'kind',
    lettersTo,
    letterTo: async (address, at = 0) => {
      const end = Date.now() + PATIENCE_MS;
      while (Date.now() < end) {
        const letter = lettersTo(address)[at];
        if (letter !== undefined) return letter;
        await new Promise((later) => setTimeout(later, STEP_MS));
      }
      throw new Error(`no letter ${at} to ${address}`);
    },
    close: () => new Promise<void>((closed) => server.close(closed)),
  };
  return office;
}

async function read(
  raw: Buffer,
  come: Pick<ReceivedLetter, 'recipients' | 'wasSecure'>,
): Promise<ReceivedLetter> {
  const email = await PostalMime.parse(raw);
  const link = /https?:\S+/.exec(email.text ?? '')?.[0] ?? '';
  return {
    ...email,
    ...come,
    link,
    token: new URLSearchParams(link.split('?')[1]).get('token') ?? '',
  };
}
