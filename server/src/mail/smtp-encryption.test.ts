/** Tests that emails to another machine are sent only over valid TLS, unless the operator turned it off. */
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  type AccountsFixture,
  openAccountsFixture,
  TEST_TIMEOUT_MS,
} from '../../testing/accounts-fixture.ts';
import { type Certificate, createCertificate } from '../../testing/certificate.ts';
import {
  startTestMailServer,
  type TestMailServer,
  type TestMailServerOptions,
} from '../../testing/test-mail-server.ts';
import { createSmtpTransport } from './smtp-transport.ts';

vi.setConfig({ testTimeout: TEST_TIMEOUT_MS, hookTimeout: TEST_TIMEOUT_MS });

/** This machine too, but no name that the settings know it by: to them it is another. */
const ELSEWHERE = '127.0.0.2';

let vouchedFor: Certificate;
let unknown: Certificate;
beforeAll(async () => {
  [vouchedFor, unknown] = await Promise.all([
    createCertificate(ELSEWHERE),
    createCertificate(ELSEWHERE),
  ]);
  setDefaultCACertificates([...getCACertificates('default'), vouchedFor.cert]);
});

let fixture: AccountsFixture;
let mailServer: TestMailServer;
afterEach(async () => {
  await fixture.close();
  await mailServer.close();
});

async function settleBeside(place: TestMailServerOptions, way = ''): Promise<void> {
  mailServer = await startTestMailServer(place);
  fixture = await openAccountsFixture({ mailTransport: createSmtpTransport(mailServer.url + way) });
  expect((await fixture.register('ann@example.org')).status).toBe(201);
}
const waiting = () => fixture.server.storage.db.selectFrom('outbox').selectAll().execute();
const untilFailed = () =>
  expect
    .poll(() => fixture.server.logLines.join(), { timeout: TEST_TIMEOUT_MS })
    .toContain('did not get through');

describe('another machine', () => {
  it('that offers no TLS gets no letter, which waits', async () => {
    await settleBeside({ host: ELSEWHERE });
    await untilFailed();
    expect(mailServer.emails).toEqual([]);
    expect(await waiting()).toMatchObject([{ recipient: 'ann@example.org', attempts: 1 }]);
  });

  it('that offers TLS gets it encrypted', async () => {
    await settleBeside({ host: ELSEWHERE, certificate: vouchedFor });
    expect((await mailServer.waitForEmail('ann@example.org')).wasSecure).toBe(true);
  });

  it('whose certificate nobody vouches for gets none', async () => {
    await settleBeside({ host: ELSEWHERE, certificate: unknown });
    await untilFailed();
    expect([mailServer.emails, await waiting()]).toEqual([[], [expect.anything()]]);
  });

  it('gets it is where the keeper has said so', async () => {
    await settleBeside({ host: ELSEWHERE }, '?tls=off');
    expect((await mailServer.waitForEmail('ann@example.org')).wasSecure).toBe(false);
  });
});

describe('the same machine', () => {
  it('gets it without TLS, and with a certificate of its own', async () => {
    await settleBeside({});
    expect((await mailServer.waitForEmail('ann@example.org')).wasSecure).toBe(false);
    await fixture.close();
    await mailServer.close();
    await settleBeside({ certificate: unknown });
    expect((await mailServer.waitForEmail('ann@example.org')).wasSecure).toBe(true);
  });
});
