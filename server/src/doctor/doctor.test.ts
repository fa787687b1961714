/** Tests `npm run doctor` on healthy and broken deployments: settings, data folder, PostgreSQL, mail, model, server. */
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCertificate } from '../../testing/certificate.ts';
import { startTestServer } from '../../testing/open-server.ts';
import { startTestMailServer } from '../../testing/test-mail-server.ts';
import { runStatement, startTestPostgres, type TestPostgres } from '../../testing/test-postgres.ts';
import { backUp } from '../storage/backup.ts';
import { openStorage } from '../storage/database.ts';
import { diagnose } from './diagnose.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const ENTRY = fileURLToPath(new URL('./doctor.ts', import.meta.url));
const HOUR_MS = 3600 * 1000;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'saffron-doctor-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function see(variables: Record<string, string> = {}, url?: string) {
  const { text, problemCount } = await diagnose({ DATA_DIR: folder, ...variables }, url);
  return { code: problemCount === 0 ? 0 : 1, said: text };
}

function run(variables: Record<string, string> = {}, ...words: string[]) {
  const env = { PATH: process.env.PATH, DATA_DIR: folder, ...variables };
  const child = spawn(process.execPath, [ENTRY, ...words], { env });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      said += chunk;
    });
  }
  return new Promise<{ code: number | null; said: string }>((resolve) =>
    child.once('close', (code) => resolve({ code, said })),
  );
}

const makeDatabase = async () => (await openStorage(folder)).close();

describe('a deployment that is well', () => {
  it('is told so, and nothing is changed', async () => {
    await makeDatabase();
    backUp(folder);
    const server = await startTestServer();
    const { code, said } = await run({}, server.url);
    await server.close();
    expect(said).toContain('✓ The database');
    expect(said).toContain('✓ It is ready to serve.');
    expect(said).toMatch(/Nothing is to be mended\.\n$/);
    expect([code, said.includes('✗')]).toEqual([0, false]);
  });

  it('ends with 1 where something is to be mended', async () => {
    const { code, said } = await run({ PORT: 'http' });
    expect([code, said]).toEqual([1, expect.stringMatching(/\nTo be mended: 1\.\n$/)]);
  });

  it('may have nothing yet', async () => {
    const { code, said } = await see({ DATA_DIR: path.join(folder, 'not-there') });
    expect([code, said]).toEqual([0, expect.stringContaining('the first start makes it')]);
  });
});

describe('settings', () => {
  it.each([
    [{ PORT: 'http' }, 'The setting PORT must be'],
    [{ HOST: '0.0.0.0' }, 'set PUBLIC_URL'],
    [{ PUBLIC_URL: 'http://cook.example' }, 'passwords would travel in the open'],
    [{ PUBLIC_URL: 'https://cook.example' }, 'TRUST_PROXY does not name it'],
    [{ TRUST_PROXY: '10.0.0.0/8' }, 'the large network 10.0.0.0/8'],
    [{ PUBLIC_URL: 'https://cook.example', TRUST_PROXY: '10.0.0.1' }, 'SMTP_URL is not set'],
    [{ RATE_LIMIT_SCALE: '1000' }, 'passwords can be guessed 1000 times as fast'],
    [{ CHEF_MODEL: 'openai:gpt' }, 'wants a key'],
  ])('%o', async (variables, sentence) => {
    const { code, said } = await see(variables as Record<string, string>);
    expect([code, said]).toEqual([1, expect.stringMatching(/✗ .*\n/)]);
    expect(said).toContain(sentence);
  });
});

describe('the data', () => {
  it('open to others is told', async () => {
    chmodSync(folder, 0o755);
    expect(await see()).toMatchObject({ code: 1, said: expect.stringContaining('chmod 700') });
  });

  it('that is a file is told', async () => {
    const file = path.join(folder, 'file');
    writeFileSync(file, '');
    expect((await see({ DATA_DIR: file })).said).toContain('which is no folder');
  });

  it('on a disk with little room is told', async (context) => {
    const small = ['-t', 'tmpfs', '-o', 'size=50m,mode=700', 'tmpfs', folder];
    if (spawnSync('mount', small).status !== 0) context.skip('only root may mount a small disk');
    const { code, said } = await see();
    spawnSync('umount', ['-l', folder]);
    expect([code, said]).toEqual([1, expect.stringMatching(/Only (?:49|50) MiB are left/)]);
  });

  it('that is damaged is told', async () => {
    await makeDatabase();
    truncateSync(path.join(folder, 'saffron.sqlite'), 20_000);
    expect(await see()).toMatchObject({ code: 1, said: expect.stringContaining('is not whole') });
  });

  it('of a newer version is told', async () => {
    const storage = await openStorage(folder);
    const step = { name: '900-future', timestamp: '' };
    await storage.db
      .insertInto('kysely_migration' as never)
      .values(step as never)
      .execute();
    await storage.close();
    expect((await see()).said).toContain('newer version of Saffron (it has "900-future")');
  });

  it('with an old backup is told', async () => {
    await makeDatabase();
    const { file } = backUp(folder);
    const then = new Date(Date.now() - 9 * 24 * HOUR_MS);
    utimesSync(file, then, then);
    expect(await see()).toMatchObject({ code: 1, said: expect.stringContaining('9 days old') });
  });

  it('with mail that is stuck is told', async () => {
    const storage = await openStorage(folder);
    const moment = Date.now() - 2 * HOUR_MS;
    await storage.db
      .insertInto('outbox')
      .values({
        letter_id: 'a',
        kind: 'reset',
        recipient: 'ann@example.org',
        registration_id: null,
        created_at: moment,
        due_at: moment,
        attempts: 3,
      })
      .execute();
    await storage.close();
    const { code, said } = await see();
    expect([code, said]).toEqual([1, expect.stringContaining('1 letters have waited')]);
    expect(said).not.toContain('ann@example.org');
  });
});

describe('PostgreSQL', () => {
  let house: TestPostgres;
  beforeAll(async () => {
    house = await startTestPostgres();
  });
  afterAll(() => house.close());

  it('well, without tables, with another password, and gone', async () => {
    await runStatement(house.urlFor('postgres'), 'create database fresh');
    const url = house.urlFor('fresh');
    expect((await see({ DATABASE_URL: url })).said).toContain('It has no tables yet');
    await (await openStorage('', url)).close();
    const well = await see({ DATABASE_URL: url });
    expect([well.code, well.said]).toEqual([0, expect.stringContaining('clocks of server and')]);
    expect(well.said).toContain('· SECRET_KEY is not set');
    const sealed = await see({ DATABASE_URL: url, SECRET_KEY: 'k'.repeat(43) });
    expect([sealed.code, sealed.said.includes('SECRET_KEY')]).toEqual([0, false]);
    const wrong = await see({ DATABASE_URL: url.replace('pass%20word', 's3cret') });
    expect([wrong.code, wrong.said]).toEqual([1, expect.stringContaining('authentication failed')]);
    expect(wrong.said).not.toContain('s3cret');
    await house.stop();
    const gone = await see({ DATABASE_URL: url });
    expect([gone.code, gone.said]).toEqual([1, expect.stringContaining('ECONNREFUSED')]);
    await house.start();
  });

  it.each([
    ['- 90', /\b(?:89|9[01]) seconds behind/],
    ['+ 3600', /\b(?:3599|360[01]) seconds ahead/],
  ])('whose clock is %s seconds off', async (seconds, sentence) => {
    const name = `late_${Math.abs(Number(seconds.replace(' ', '')))}`;
    await runStatement(house.urlFor('postgres'), `create database ${name}`);
    const url = house.urlFor(name);
    await (await openStorage('', url)).close();
    // The clock of a whole machine cannot be turned here: that of this database stands in for it.
    await runStatement(
      url,
      `create function public.clock_timestamp() returns timestamptz language sql volatile
     as $$ select pg_catalog.clock_timestamp() ${seconds} * interval '1 second' $$`,
    );
    await runStatement(url, `alter database ${name} set search_path = public, pg_catalog`);
    const { code, said } = await see({ DATABASE_URL: url });
    expect([code, said]).toEqual([1, expect.stringMatching(sentence)]);
  });
});

it('the mail server: there, closed to us, and gone', async () => {
  const mailServer = await startTestMailServer();
  expect((await see({ SMTP_URL: mailServer.url })).said).toContain('✓ The mail server');
  const strict = new SMTPServer({
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username }, _session, answer) => answer(new Error(`no such user ${username}`)),
  });
  strict.on('error', () => {});
  await new Promise<void>((ready) => strict.listen(0, '127.0.0.1', ready));
  const { port } = strict.server.address() as AddressInfo;
  const refused = await see({ SMTP_URL: `smtp://ann:s3cret@127.0.0.1:${port}` });
  strict.close();
  expect(refused.said).toContain('EAUTH 535');
  expect([refused.code, refused.said.includes('s3cret')]).toEqual([1, false]);
  await mailServer.close();
  const gone = await see({ SMTP_URL: mailServer.url });
  expect([gone.code, gone.said]).toEqual([1, expect.stringContaining('does not take letters')]);
});

it('the mail server on another machine: without TLS, with it, and told to go without', async () => {
  // This machine too, but by no name that the settings know.
  const host = '127.0.0.2';
  const plain = await startTestMailServer({ host });
  const stripped = await see({ SMTP_URL: plain.url });
  expect([stripped.code, stripped.said]).toEqual([1, expect.stringContaining('offers no TLS')]);
  const clear = await see({ SMTP_URL: `${plain.url}?tls=off` });
  expect([clear.code, clear.said]).toEqual([1, expect.stringContaining('in the clear')]);
  await plain.close();
  const certificate = await createCertificate(host);
  const file = path.join(folder, 'certificate.pem');
  writeFileSync(file, certificate.cert);
  const secure = await startTestMailServer({ host, certificate });
  const well = await run({ SMTP_URL: secure.url, NODE_EXTRA_CA_CERTS: file });
  expect([well.code, well.said]).toEqual([0, expect.stringContaining('from us, encrypted.')]);
  await secure.close();
});

describe('the model', () => {
  it.each([
    [200, 0, '✓ The model'],
    [401, 1, 'refuses the key'],
    [500, 0, '· The model'],
  ])('whose provider answers %s', async (status, code, sentence) => {
    const asked: string[] = [];
    const provider = createServer((request, response) => {
      asked.push(`${request.method} ${request.url} ${request.headers.authorization}`);
      response.writeHead(status).end('{}');
    }).listen(0, '127.0.0.1');
    await new Promise((ready) => provider.once('listening', ready));
    const { port } = provider.address() as AddressInfo;
    const found = await see({
      CHEF_MODEL: 'openai-compatible:any',
      CHEF_BASE_URL: `http://127.0.0.1:${port}/v1`,
      CHEF_API_KEY: 's3cret',
    });
    provider.close();
    expect([found.code, found.said]).toEqual([code, expect.stringContaining(sentence)]);
    expect(asked).toEqual(['GET /v1/models Bearer s3cret']);
    expect(found.said).not.toContain('s3cret');
  });

  it('whose provider is gone', async () => {
    const base = { CHEF_MODEL: 'ollama:any', CHEF_BASE_URL: 'http://127.0.0.1:1/v1' };
    expect((await see(base)).said).toContain('✗ The model');
  });
});

it('a server that is gone, and one that is not ready', async () => {
  const gone = await see({}, 'http://127.0.0.1:1');
  expect([gone.code, gone.said]).toEqual([1, expect.stringContaining('cannot be reached')]);
  const server = await startTestServer();
  await server.storage.close();
  const unready = await see({}, server.url);
  expect([unready.code, unready.said]).toEqual([1, expect.stringContaining('storage unavailable')]);
  await server.server.close();
});
