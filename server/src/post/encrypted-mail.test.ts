/** Letters on their way to another machine: encrypted, or not sent, unless the keeper has said otherwise. */
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Certificate, makeCertificate } from '../testing/certificate.ts';
import { openTown, PATIENCE_MS, type Town } from '../testing/people.ts';
import { type OfficePlace, openPostOffice, type PostOffice } from '../testing/post-office.ts';
import { createSmtpCarrier } from './smtp-carrier.ts';

vi.setConfig({ testTimeout: PATIENCE_MS, hookTimeout: PATIENCE_MS });

/** This machine too, but no name that the settings know it by: to them it is another. */
const ELSEWHERE = '127.0.0.2';

let vouchedFor: Certificate;
let unknown: Certificate;
beforeAll(async () => {
  [vouchedFor, unknown] = await Promise.all([
    makeCertificate(ELSEWHERE),
    makeCertificate(ELSEWHERE),
  ]);
  setDefaultCACertificates([...getCACertificates('default'), vouchedFor.cert]);
});

let town: Town;
let office: PostOffice;
afterEach(async () => {
  await town.close();
  await office.close();
});

async function settleBeside(place: OfficePlace, way = ''): Promise<void> {
  office = await openPostOffice(place);
  town = await openTown({ carrier: createSmtpCarrier(office.url + way) });
  expect((await town.register('ann@example.org')).status).toBe(201);
}
const waiting = () => town.server.storage.db.selectFrom('outbox').selectAll().execute();
const untilFailed = () =>
  expect
    .poll(() => town.server.logged.join(), { timeout: PATIENCE_MS })
    .toContain('did not get through');

describe('another machine', () => {
  it('that offers no TLS gets no letter, which waits', async () => {
    await settleBeside({ host: ELSEWHERE });
    await untilFailed();
    expect(office.letters).toEqual([]);
    expect(await waiting()).toMatchObject([{ recipient: 'ann@example.org', attempts: 1 }]);
  });

  it('that offers TLS gets it encrypted', async () => {
    await settleBeside({ host: ELSEWHERE, certificate: vouchedFor });
    expect((await office.letterTo('ann@example.org')).wasSecure).toBe(true);
  });

  it('whose certificate nobody vouches for gets none', async () => {
    await settleBeside({ host: ELSEWHERE, certificate: unknown });
    await untilFailed();
    expect([office.letters, await waiting()]).toEqual([[], [expect.anything()]]);
  });

  it('gets it as it is where the keeper has said so', async () => {
    await settleBeside({ host: ELSEWHERE }, '?tls=off');
    expect((await office.letterTo('ann@example.org')).wasSecure).toBe(false);
  });
});

describe('the same machine', () => {
  it('gets it without TLS, and with a certificate of its own', async () => {
    await settleBeside({});
    expect((await office.letterTo('ann@example.org')).wasSecure).toBe(false);
    await town.close();
    await office.close();
    await settleBeside({ certificate: unknown });
    expect((await office.letterTo('ann@example.org')).wasSecure).toBe(true);
  });
});
