/** People for tests: signed up, confirmed by the link in their mail and signed in, all over HTTP. */
import type { Deps } from '../app.ts';
import { createSmtpCarrier } from '../post/smtp-carrier.ts';
import { type OpenServer, openServer } from './open-server.ts';
import { openPostOffice, type PostOffice } from './post-office.ts';
import { type Answer, post, send } from './send.ts';

export const PASSWORD = 'kite otter lamp 9';

export interface Tokens {
  readonly accessToken: string;
  readonly refreshToken: string;
}

export interface Person extends Tokens {
  readonly email: string;
  /** Calls with the person's bearer. */
  readonly call: (method: string, path: string, body?: unknown) => Promise<Answer>;
}

export interface Town {
  readonly server: OpenServer;
  readonly office: PostOffice;
  /** Lets time pass for the accounts. */
  readonly wait: (ms: number) => void;
  readonly auth: (call: string, body: unknown, headers?: Record<string, string>) => Promise<Answer>;
  /** Signed up and not confirmed. */
  readonly register: (email: string, more?: object) => Promise<Answer>;
  /** Signed up, confirmed and signed in. */
  readonly settle: (email: string, more?: object) => Promise<Person>;
  readonly signIn: (email: string, more?: object) => Promise<Person>;
  /** Somebody who holds these tokens. */
  readonly personWith: (email: string, tokens: Tokens) => Person;
  readonly close: () => Promise<void>;
}

const MAIL_POLL_MS = 20;
/** Tests over mail and HTTP share the machine with others: patience costs nothing when all goes well. */
export const PATIENCE_MS = 30_000;

export async function openTown(changes: Partial<Deps> = {}): Promise<Town> {
  const office = await openPostOffice();
  let passed = 0;
  const server = await openServer({
    carrier: createSmtpCarrier(office.url),
    mailPollMs: MAIL_POLL_MS,
    now: () => Date.now() + passed,
    ...changes,
  });
  const auth: Town['auth'] = (call, body, headers) =>
    post(server, `/api/auth/${call}`, body, headers);
  const register: Town['register'] = (email, more = {}) =>
    auth('register', { email, password: PASSWORD, ...more });
  const signIn: Town['signIn'] = async (email, more = {}) => {
    const { status, json, text } = await auth('login', { email, password: PASSWORD, ...more });
    if (status !== 200) throw new Error(`signing in failed: ${text}`);
    return personWith(server, email, json as unknown as Tokens);
  };
  return {
    personWith: (email, tokens) => personWith(server, email, tokens),
    server,
    office,
    wait: (ms) => {
      passed += ms;
    },
    auth,
    register,
    signIn,
    settle: async (email, more = {}) => {
      await register(email, more);
      const { token } = await office.letterTo(email);
      await auth('confirm-email', { token });
      return signIn(email);
    },
    close: async () => {
      await server.close();
      await office.close();
    },
  };
}

function personWith(server: OpenServer, email: string, tokens: Tokens): Person {
  const authorization = `Bearer ${tokens.accessToken}`;
  return {
    ...tokens,
    email,
    call: (method, path, body) =>
      send(`${server.url}/mp/api/${path}`, {
        method,
        headers: {
          authorization,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
  };
}
