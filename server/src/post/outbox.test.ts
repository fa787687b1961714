/** Letters against mail servers that are down, slow and rude: requests succeed, and each letter arrives once. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import PostalMime from 'postal-mime';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openServer } from '../testing/open-server.ts';
import { openTown, PASSWORD, PATIENCE_MS, type Town } from '../testing/people.ts';
import { openPostOffice } from '../testing/post-office.ts';
import { post } from '../testing/send.ts';
import { createFolderCarrier } from './folder-carrier.ts';
import { createSmtpCarrier } from './smtp-carrier.ts';

vi.setConfig({ testTimeout: PATIENCE_MS, hookTimeout: PATIENCE_MS });

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const HASTY = { connectMs: 200, silenceMs: 200, totalMs: 300 };
const ENDLESS = { connectMs: HOUR_MS, silenceMs: HOUR_MS, totalMs: HOUR_MS };

let town: Town;
afterEach(() => town?.close());

const waiting = () => town.server.storage.db.selectFrom('outbox').selectAll().execute();
const attemptsOf = async () => (await waiting()).map(({ attempts }) => attempts);
const untilEmpty = () => expect.poll(waiting, { timeout: PATIENCE_MS }).toEqual([]);
/** The next try is planned before the failure is logged. */
const untilFailed = (attempts: number) =>
  expect
    .poll(() => town.server.logged.filter((line) => line.includes('did not get through')).length, {
      timeout: PATIENCE_MS,
    })
    .toBe(attempts);
/** Long enough for whatever should not happen. */
const aMoment = () => new Promise((later) => setTimeout(later, 150));

describe('a mail server', () => {
  it('that is down for ten minutes gets every letter once when it is back', async () => {
    town = await openTown();
    await town.office.close();
    for (const name of ['ann', 'bob', 'cat']) {
      expect((await town.register(`${name}@example.org`)).status).toBe(201);
    }
    for (let minute = 0; minute < 10; minute += 1) {
      await expect
        .poll(async () => (await attemptsOf()).every((count) => count > 0), {
          timeout: PATIENCE_MS,
        })
        .toBe(true);
      town.wait(MINUTE_MS);
    }
    const office = await openPostOffice({ port: Number(new URL(town.office.url).port) });
    town.wait(15 * MINUTE_MS);
    for (const name of ['ann', 'bob', 'cat']) {
      const { token } = await office.letterTo(`${name}@example.org`);
      expect((await town.auth('confirm-email', { token })).status).toBe(200);
    }
    await untilEmpty();
    expect(office.letters).toHaveLength(3);
    await office.close();
  });

  it('that hangs up half-way is tried again', async () => {
    town = await openTown();
    town.office.manners = 'rude';
    await town.register('ann@example.org');
    await untilFailed(1);
    town.office.manners = 'kind';
    town.wait(6000);
    await town.office.letterTo('ann@example.org');
    await untilEmpty();
    expect(town.office.letters).toHaveLength(1);
  });

  it('that never answers keeps neither requests nor other letters waiting', async () => {
    const lines: Socket[] = [];
    const silent: Server = createServer((line) => lines.push(line)).listen(0, '127.0.0.1');
    await new Promise((ready) => silent.once('listening', ready));
    const { port } = silent.address() as { port: number };
    town = await openTown({ carrier: createSmtpCarrier(`smtp://127.0.0.1:${port}`, ENDLESS) });
    expect((await town.register('ann@example.org')).status).toBe(201);
    await expect.poll(() => lines.length, { timeout: PATIENCE_MS }).toBeGreaterThan(0);
    expect((await town.register('bob@example.org')).status).toBe(201);
    await expect.poll(() => lines.length, { timeout: PATIENCE_MS }).toBeGreaterThan(1);
    for (const line of lines) line.destroy();
    await expect.poll(attemptsOf, { timeout: PATIENCE_MS }).toContain(1);
    silent.close();
    for (const line of lines) line.destroy();
  });

  it('that stays silent half-way is given up for now', async () => {
    const office = await openPostOffice();
    office.manners = 'silent';
    town = await openTown({ carrier: createSmtpCarrier(office.url, HASTY) });
    await town.register('ann@example.org');
    await untilFailed(1);
    office.manners = 'kind';
    town.wait(6000);
    await office.letterTo('ann@example.org');
    await office.close();
  });

  it('that is unsure gets the same letter again, with the same link and name', async () => {
    town = await openTown();
    town.office.manners = 'unsure';
    await town.register('ann@example.org');
    await town.office.letterTo('ann@example.org');
    await untilFailed(1);
    town.office.manners = 'kind';
    town.wait(6000);
    const [first, second] = [
      await town.office.letterTo('ann@example.org'),
      await town.office.letterTo('ann@example.org', 1),
    ];
    expect([second.messageId, second.link]).toEqual([first.messageId, first.link]);
    expect((await town.auth('confirm-email', { token: first.token })).status).toBe(200);
  });

  it('that is busy is asked again after growing pauses, for two days', async () => {
    town = await openTown();
    await town.settle('ann@example.org');
    town.office.manners = 'busy';
    await town.auth('request-password-reset', { email: 'ann@example.org' });
    let travelled = 0;
    const travel = (ms: number) => {
      travelled += ms;
      town.wait(ms);
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
    expect(town.server.logged.join()).toContain('a letter was given up');
  });

  it('that says no for good is believed after an hour, and its words stay out of the log', async () => {
    town = await openTown();
    town.office.manners = 'refusing';
    await town.register('ann@example.org');
    await untilFailed(1);
    expect(town.server.logged.join()).toContain('550');
    town.wait(HOUR_MS);
    await untilEmpty();
    expect(town.server.logged.join()).not.toContain('ann@example.org');
  });
});

describe('a letter', () => {
  it('is sent by one of two processes', async () => {
    town = await openTown();
    const carrier = createSmtpCarrier(town.office.url);
    const { storage } = town.server;
    const second = await openServer({ storage, carrier, mailPollMs: 1 });
    const emails = Array.from({ length: 12 }, (_, at) => `a${at}@example.org`);
    await Promise.all(
      emails.map((email, at) =>
        post(at % 2 ? second : town.server, '/api/auth/register', { email, password: PASSWORD }),
      ),
    );
    for (const email of emails) await town.office.letterTo(email);
    await untilEmpty();
    await aMoment();
    expect(town.office.letters).toHaveLength(12);
    await second.server.close();
  });

  it('outlives the process that wrote it', async () => {
    town = await openTown();
    await town.office.close();
    await town.register('ann@example.org');
    await untilFailed(1);
    await town.server.server.close();
    const office = await openPostOffice();
    const { storage } = town.server;
    const next = await openServer({
      storage,
      carrier: createSmtpCarrier(office.url),
      mailPollMs: 5,
      now: () => Date.now() + HOUR_MS,
    });
    await office.letterTo('ann@example.org');
    await untilEmpty();
    await next.server.close();
    await office.close();
  });

  it('is not sent when what it was about is over', async () => {
    town = await openTown();
    await town.settle('ann@example.org');
    town.office.manners = 'busy';
    await town.auth('request-password-reset', { email: 'ann@example.org' });
    await untilFailed(1);
    const ann = await town.signIn('ann@example.org');
    await ann.call('DELETE', 'auth/account');
    town.office.manners = 'kind';
    town.wait(MINUTE_MS);
    const goodbye = await town.office.letterTo('ann@example.org', 1);
    expect(goodbye.subject).toBe('Your account was deleted');
    await untilEmpty();
    expect(town.office.lettersTo('ann@example.org')).toHaveLength(2);
  });

  it('has plain text and HTML, one recipient and a machine as its writer', async () => {
    town = await openTown({ publicUrl: () => 'https://cook.example' });
    await town.register('ann@example.org', {
      firstName: '<b>Win money at http://evil.example</b>',
    });
    const letter = await town.office.letterTo('ann@example.org');
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
    town = await openTown({ carrier: createFolderCarrier(path.join(folder, 'mail'), logger) });
    await town.register('ann@example.org');
    await expect.poll(() => logged, { timeout: PATIENCE_MS }).toHaveLength(1);
    const [file = '', ...others] = readdirSync(path.join(folder, 'mail'));
    expect([file, others]).toEqual([expect.stringMatching(/\.eml$/), []]);
    const letter = await PostalMime.parse(readFileSync(path.join(folder, 'mail', file)));
    const { link } = JSON.parse(logged[0] ?? '{}');
    expect(letter.text).toContain(link);
    const token = new URL(link).searchParams.get('token');
    expect((await town.auth('confirm-email', { token })).status).toBe(200);
    rmSync(folder, { recursive: true });
  });
});
