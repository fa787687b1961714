/** Tests that emails arrive once through mail servers that are down, slow or refuse, and that requests never wait. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import PostalMime from 'postal-mime';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  type AccountsFixture,
  openAccountsFixture,
  PASSWORD,
  TEST_TIMEOUT_MS,
} from '../../testing/accounts-fixture.ts';
import { post } from '../../testing/http-requests.ts';
import { startTestServer } from '../../testing/open-server.ts';
import { startTestMailServer } from '../../testing/test-mail-server.ts';
import { createFileTransport } from './file-transport.ts';
import { createSmtpTransport } from './smtp-transport.ts';

vi.setConfig({ testTimeout: TEST_TIMEOUT_MS, hookTimeout: TEST_TIMEOUT_MS });

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const HASTY = { connectMs: 200, idleMs: 200, totalMs: 300 };
const ENDLESS = { connectMs: HOUR_MS, idleMs: HOUR_MS, totalMs: HOUR_MS };

let fixture: AccountsFixture;
afterEach(() => fixture?.close());

const waiting = () => fixture.server.storage.db.selectFrom('outbox').selectAll().execute();
const attemptsOf = async () => (await waiting()).map(({ attempts }) => attempts);
const untilEmpty = () => expect.poll(waiting, { timeout: TEST_TIMEOUT_MS }).toEqual([]);
/** The next try is planned before the failure is logged. */
const untilFailed = (attempts: number) =>
  expect
    .poll(
      () => fixture.server.logLines.filter((line) => line.includes('did not get through')).length,
      {
        timeout: TEST_TIMEOUT_MS,
      },
    )
    .toBe(attempts);
/** Long enough for whatever should not happen. */
const aMoment = () => new Promise((later) => setTimeout(later, 150));

describe('a mail server', () => {
  it('that is down for ten minutes gets every letter once when it is back', async () => {
    fixture = await openAccountsFixture();
    await fixture.mailServer.close();
    for (const name of ['ann', 'bob', 'cat']) {
      expect((await fixture.register(`${name}@example.org`)).status).toBe(201);
    }
    for (let minute = 0; minute < 10; minute += 1) {
      await expect
        .poll(async () => (await attemptsOf()).every((count) => count > 0), {
          timeout: TEST_TIMEOUT_MS,
        })
        .toBe(true);
      fixture.advanceTime(MINUTE_MS);
    }
    const mailServer = await startTestMailServer({
      port: Number(new URL(fixture.mailServer.url).port),
    });
    fixture.advanceTime(15 * MINUTE_MS);
    for (const name of ['ann', 'bob', 'cat']) {
      const { token } = await mailServer.waitForEmail(`${name}@example.org`);
      expect((await fixture.callAuth('confirm-email', { token })).status).toBe(200);
    }
    await untilEmpty();
    expect(mailServer.emails).toHaveLength(3);
    await mailServer.close();
  });

  it('that hangs up half-way is tried again', async () => {
    fixture = await openAccountsFixture();
    fixture.mailServer.behaviour = 'rude';
    await fixture.register('ann@example.org');
    await untilFailed(1);
    fixture.mailServer.behaviour = 'kind';
    fixture.advanceTime(6000);
    await fixture.mailServer.waitForEmail('ann@example.org');
    await untilEmpty();
    expect(fixture.mailServer.emails).toHaveLength(1);
  });

  it('that never answers keeps neither requests nor other letters waiting', async () => {
    const lines: Socket[] = [];
    const silent: Server = createServer((line) => lines.push(line)).listen(0, '127.0.0.1');
    await new Promise((ready) => silent.once('listening', ready));
    const { port } = silent.address() as { port: number };
    fixture = await openAccountsFixture({
      mailTransport: createSmtpTransport(`smtp://127.0.0.1:${port}`, ENDLESS),
    });
    expect((await fixture.register('ann@example.org')).status).toBe(201);
    await expect.poll(() => lines.length, { timeout: TEST_TIMEOUT_MS }).toBeGreaterThan(0);
    expect((await fixture.register('bob@example.org')).status).toBe(201);
    await expect.poll(() => lines.length, { timeout: TEST_TIMEOUT_MS }).toBeGreaterThan(1);
    for (const line of lines) line.destroy();
    await expect.poll(attemptsOf, { timeout: TEST_TIMEOUT_MS }).toContain(1);
    silent.close();
    for (const line of lines) line.destroy();
  });

  it('that stays silent half-way is given up for now', async () => {
    const mailServer = await startTestMailServer();
    mailServer.behaviour = 'silent';
    fixture = await openAccountsFixture({
      mailTransport: createSmtpTransport(mailServer.url, HASTY),
    });
    await fixture.register('ann@example.org');
    await untilFailed(1);
    mailServer.behaviour = 'kind';
    fixture.advanceTime(6000);
    await mailServer.waitForEmail('ann@example.org');
    await mailServer.close();
  });

  it('that is unsure gets the same letter again, with the same link and name', async () => {
    fixture = await openAccountsFixture();
    fixture.mailServer.behaviour = 'unsure';
    await fixture.register('ann@example.org');
    await fixture.mailServer.waitForEmail('ann@example.org');
    await untilFailed(1);
    fixture.mailServer.behaviour = 'kind';
    fixture.advanceTime(6000);
    const [first, second] = [
      await fixture.mailServer.waitForEmail('ann@example.org'),
      await fixture.mailServer.waitForEmail('ann@example.org', 1),
    ];
    expect([second.messageId, second.link]).toEqual([first.messageId, first.link]);
    expect((await fixture.callAuth('confirm-email', { token: first.token })).status).toBe(200);
  });

  it('that is busy is asked again after growing pauses, for two days', async () => {
    fixture = await openAccountsFixture();
    await fixture.createPerson('ann@example.org');
    fixture.mailServer.behaviour = 'busy';
    await fixture.callAuth('request-password-reset', { email: 'ann@example.org' });
    let travelled = 0;
    const travel = (ms: number) => {
      travelled += ms;
      fixture.advanceTime(ms);
    };
    const pauses: number[] = [];
    let longest = 0;
    for (let attempt = 1; attempt <= 12; attempt += 1) {
      await untilFailed(attempt);
      const [letter] = await waiting();
      const pause = (letter?.due_at ?? 0) - Date.now() - travelled;
      // Some of it has gone by until it is read here, on a busy machine a few seconds.
      pauses.push(5 * 2 ** Math.ceil(Math.log2(pause / 5000)));
      longest = Math.max(longest, pause);
      travel(pause);
    }
    expect(pauses.slice(0, 4)).toEqual([5, 10, 20, 40]);
    expect(longest).toBeGreaterThan(14 * MINUTE_MS);
    expect(longest).toBeLessThanOrEqual(15 * MINUTE_MS);
    travel(48 * HOUR_MS);
    await untilEmpty();
    expect(fixture.server.logLines.join()).toContain('a letter was given up');
  });

  it('that says no for good is believed after an hour, and its words stay out of the log', async () => {
    fixture = await openAccountsFixture();
    fixture.mailServer.behaviour = 'refusing';
    await fixture.register('ann@example.org');
    await untilFailed(1);
    expect(fixture.server.logLines.join()).toContain('550');
    fixture.advanceTime(HOUR_MS);
    await untilEmpty();
    expect(fixture.server.logLines.join()).not.toContain('ann@example.org');
  });
});

describe('a letter', () => {
  it('is sent by one of two processes', async () => {
    fixture = await openAccountsFixture();
    const mailTransport = createSmtpTransport(fixture.mailServer.url);
    const { storage } = fixture.server;
    const second = await startTestServer({ storage, mailTransport, mailPollMs: 1 });
    const emails = Array.from({ length: 12 }, (_, at) => `a${at}@example.org`);
    await Promise.all(
      emails.map((email, at) =>
        post(at % 2 ? second : fixture.server, '/api/auth/register', { email, password: PASSWORD }),
      ),
    );
    for (const email of emails) await fixture.mailServer.waitForEmail(email);
    await untilEmpty();
    await aMoment();
    expect(fixture.mailServer.emails).toHaveLength(12);
    await second.server.close();
  });

  it('outlives the process that wrote it', async () => {
    fixture = await openAccountsFixture();
    await fixture.mailServer.close();
    await fixture.register('ann@example.org');
    await untilFailed(1);
    await fixture.server.server.close();
    const mailServer = await startTestMailServer();
    const { storage } = fixture.server;
    const next = await startTestServer({
      storage,
      mailTransport: createSmtpTransport(mailServer.url),
      mailPollMs: 5,
      now: () => Date.now() + HOUR_MS,
    });
    await mailServer.waitForEmail('ann@example.org');
    await untilEmpty();
    await next.server.close();
    await mailServer.close();
  });

  it('is not sent when what it was about is over', async () => {
    fixture = await openAccountsFixture();
    await fixture.createPerson('ann@example.org');
    fixture.mailServer.behaviour = 'busy';
    await fixture.callAuth('request-password-reset', { email: 'ann@example.org' });
    await untilFailed(1);
    const ann = await fixture.signIn('ann@example.org');
    await ann.call('DELETE', 'auth/account');
    fixture.mailServer.behaviour = 'kind';
    fixture.advanceTime(MINUTE_MS);
    const goodbye = await fixture.mailServer.waitForEmail('ann@example.org', 1);
    expect(goodbye.subject).toBe('Your account was deleted');
    await untilEmpty();
    expect(fixture.mailServer.findEmails('ann@example.org')).toHaveLength(2);
  });

  it('has plain text and HTML, one recipient and a machine as its writer', async () => {
    fixture = await openAccountsFixture({ publicUrl: () => 'https://cook.example' });
    await fixture.register('ann@example.org', {
      firstName: '<b>Win money at http://evil.example</b>',
    });
    const letter = await fixture.mailServer.waitForEmail('ann@example.org');
    expect(letter.link).toMatch(/^https:\/\/cook\.example\/confirm-email\?token=[\w-]{43}$/);
    expect(letter.html).toContain(`href="${letter.link}"`);
    expect(letter.from).toMatchObject({ name: 'Saffron', address: 'no-reply@cook.example' });
    expect(letter.to).toMatchObject([{ address: 'ann@example.org' }]);
    expect(letter.recipients).toEqual(['ann@example.org']);
    expect([letter.cc, letter.bcc]).toEqual([undefined, undefined]);
    // A stranger may have typed the name, so it has no place in a letter to somebody else.
    expect(`${letter.text}${letter.html}`).not.toContain('evil');
    const auto = letter.headers.find(({ key }) => key === 'auto-submitted');
    expect(auto?.value).toBe('auto-generated');
  });
});

describe('without a mail server', () => {
  it('letters are files, and their links lines of the log', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'saffron-mail-'));
    const logged: string[] = [];
    const logger = pino({ level: 'info' }, { write: (line: string) => void logged.push(line) });
    fixture = await openAccountsFixture({
      mailTransport: createFileTransport(path.join(folder, 'mail'), logger),
    });
    await fixture.register('ann@example.org');
    await expect.poll(() => logged, { timeout: TEST_TIMEOUT_MS }).toHaveLength(1);
    const [file = '', ...others] = readdirSync(path.join(folder, 'mail'));
    expect([file, others]).toEqual([expect.stringMatching(/\.eml$/), []]);
    const letter = await PostalMime.parse(readFileSync(path.join(folder, 'mail', file)));
    const { link } = JSON.parse(logged[0] ?? '{}');
    expect(letter.text).toContain(link);
    const token = new URL(link).searchParams.get('token');
    expect((await fixture.callAuth('confirm-email', { token })).status).toBe(200);
    rmSync(folder, { recursive: true });
  });
});
