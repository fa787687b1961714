/** Tests that servers killed while twenty people write lose nothing that was acknowledged and store nothing twice. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PASSWORD } from '../../testing/accounts-fixture.ts';
import { get, post } from '../../testing/http-requests.ts';
import { type ServerProcess, startServerProcess } from '../../testing/server-process.ts';
import { startTestMailServer, type TestMailServer } from '../../testing/test-mail-server.ts';
import { createTestStorage, type TestStorage } from '../../testing/test-storage.ts';

const PATIENCE_MS = 90_000;
const WRITERS = 20;
const ROUNDS = 3;
const NEARLY_NO_LIMITS = 10_000;

let place: TestStorage;
let mailServer: TestMailServer;
beforeEach(async () => {
  place = await createTestStorage();
  mailServer = await startTestMailServer();
});
afterEach(async () => {
  await mailServer.close();
  await place.clear();
});

const start = () => startServerProcess(place, mailServer.url, NEARLY_NO_LIMITS);
const emailOf = (name: string) => `${name}@example.org`;

/** Writes until the server is gone. */
async function write(
  server: ServerProcess,
  name: string,
  acknowledged: Set<string>,
): Promise<void> {
  for (let at = 0; ; at += 1) {
    const message = `${name}-${at}`;
    const isSignUp = at % 5 === 0;
    const answer = await (isSignUp
      ? post(server, '/api/auth/register', { email: emailOf(message), password: PASSWORD })
      : post(server, '/api/feedback', { message, category: 'Bug Report' })
    ).catch(() => undefined);
    if (answer === undefined) return;
    if (answer.status === 201) acknowledged.add(message);
    // All else, such as a queue of hashes that is full, was refused and not acknowledged.
    else expect(answer.status).toBe(503);
  }
}

async function writeAndKill(round: number, acknowledged: Set<string>): Promise<void> {
  const server = await start();
  expect((await get(server, '/readyz')).status).toBe(200);
  const before = acknowledged.size;
  const names = Array.from({ length: WRITERS }, (_, writer) => `r${round}w${writer}`);
  const writing = names.map((name) => write(server, name, acknowledged));
  await expect
    .poll(() => acknowledged.size - before, { timeout: PATIENCE_MS, interval: 5 })
    .toBeGreaterThan(WRITERS * 3);
  await server.end('SIGKILL');
  await Promise.all(writing);
}

const occurrences = (names: readonly string[]) =>
  Object.entries(Object.groupBy(names, (name) => name)).filter(([, all]) => (all?.length ?? 0) > 1);

describe('a process that is killed', () => {
  it('has kept what it acknowledged, once, round after round', {
    timeout: PATIENCE_MS,
  }, async () => {
    const acknowledged = new Set<string>();
    for (let round = 0; round < ROUNDS; round += 1) await writeAndKill(round, acknowledged);
    const storage = await place.open();
    const feedback = (await storage.db.selectFrom('feedback').select('message').execute()).map(
      ({ message }) => message,
    );
    const signUps = (await storage.db.selectFrom('registrations').select('email').execute()).map(
      ({ email }) => email,
    );
    const waiting = (await storage.db.selectFrom('outbox').select('recipient').execute()).map(
      ({ recipient }) => recipient,
    );
    await storage.close();
    expect([occurrences(feedback), occurrences(signUps), occurrences(waiting)]).toEqual([
      [],
      [],
      [],
    ]);
    const kept = new Set([...feedback, ...signUps]);
    const lost = [...acknowledged].filter((name) => !kept.has(name) && !kept.has(emailOf(name)));
    expect(lost).toEqual([]);
    // Every sign-up has its letter: on its way, or there.
    const written = new Set([
      ...waiting,
      ...mailServer.emails.flatMap(({ recipients }) => recipients),
    ]);
    expect(signUps.filter((email) => !written.has(email))).toEqual([]);
  });

  it('leaves nothing that keeps the next one waiting', { timeout: PATIENCE_MS }, async () => {
    const first = await start();
    await Promise.all([
      first.end('SIGKILL'),
      post(first, '/api/feedback', { message: 'x', category: 'Bug Report' }).catch(() => {}),
    ]);
    const second = await start();
    expect((await get(second, '/readyz')).status).toBe(200);
    const body = { message: 'y', category: 'Bug Report' };
    expect((await post(second, '/api/feedback', body)).status).toBe(201);
    expect(await second.end('SIGTERM')).toBe(0);
  });
});
