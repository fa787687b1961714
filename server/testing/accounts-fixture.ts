/** A test server with accounts and a mail server, and helpers to sign people up, confirm and sign them in. */
import type { AppDeps } from '../src/app.ts';
import { createSmtpTransport } from '../src/mail/smtp-transport.ts';
import { post, send, type TestResponse } from './http-requests.ts';
import { startTestServer, type TestServer } from './open-server.ts';
import { startTestMailServer, type TestMailServer } from './test-mail-server.ts';

export const PASSWORD = 'kite otter lamp 9';

export interface Tokens {
  readonly accessToken: string;
  readonly refreshToken: string;
}

export interface TestPerson extends Tokens {
  readonly email: string;
  /** Calls the API with the person's access token. */
  readonly call: (method: string, path: string, body?: unknown) => Promise<TestResponse>;
}

export interface AccountsFixture {
  readonly server: TestServer;
  readonly mailServer: TestMailServer;
  /** Advances the accounts' clock. */
  readonly advanceTime: (ms: number) => void;
  /** During this work, time only passes by `advanceTime`, however slow the machine is. */
  readonly withFrozenTime: (work: () => Promise<void>) => Promise<void>;
  readonly callAuth: (
    call: string,
    body: unknown,
    headers?: Record<string, string>,
  ) => Promise<TestResponse>;
  /** Signed up and not confirmed. */
  readonly register: (email: string, more?: object) => Promise<TestResponse>;
  /** Signed up, confirmed and signed in. */
  readonly createPerson: (email: string, more?: object) => Promise<TestPerson>;
  readonly signIn: (email: string, more?: object) => Promise<TestPerson>;
  /** Creates a person who holds these tokens. */
  readonly personWith: (email: string, tokens: Tokens) => TestPerson;
  readonly close: () => Promise<void>;
}

const MAIL_POLL_MS = 20;
/** Generous, as the machine may be busy. */
export const TEST_TIMEOUT_MS = 60_000;

export async function openAccountsFixture(
  changes: Partial<AppDeps> = {},
): Promise<AccountsFixture> {
  const mailServer = await startTestMailServer();
  let passed = 0;
  let moment: number | undefined;
  const server = await startTestServer({
    mailTransport: createSmtpTransport(mailServer.url),
    mailPollMs: MAIL_POLL_MS,
    now: () => (moment ?? Date.now()) + passed,
    ...changes,
  });
  const callAuth: AccountsFixture['callAuth'] = (call, body, headers) =>
    post(server, `/api/auth/${call}`, body, headers);
  const register: AccountsFixture['register'] = (email, more = {}) =>
    callAuth('register', { email, password: PASSWORD, ...more });
  const signIn: AccountsFixture['signIn'] = async (email, more = {}) => {
    const { status, json, text } = await callAuth('login', { email, password: PASSWORD, ...more });
    if (status !== 200) throw new Error(`signing in failed: ${text}`);
    return createPersonWith(server, email, json as unknown as Tokens);
  };
  return {
    personWith: (email, tokens) => createPersonWith(server, email, tokens),
    server,
    mailServer,
    advanceTime: (ms) => {
      passed += ms;
    },
    withFrozenTime: async (work) => {
      moment = Date.now();
      await work().finally(() => {
        moment = undefined;
      });
    },
    callAuth,
    register,
    signIn,
    createPerson: async (email, more = {}) => {
      await register(email, more);
      const { token } = await mailServer.waitForEmail(email);
      await callAuth('confirm-email', { token });
      return signIn(email);
    },
    close: async () => {
      await server.close();
      await mailServer.close();
    },
  };
}

function createPersonWith(server: TestServer, email: string, tokens: Tokens): TestPerson {
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
