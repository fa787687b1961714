/** The limits: counted per network, shared in the database, and told with the time to wait. */
import { afterEach, describe, expect, it } from 'vitest';
import { type OpenServer, openServer } from '../testing/open-server.ts';
import { post } from '../testing/send.ts';
import { networkOf } from './address.ts';

const fine = { message: 'Good soup', category: 'General Comment' };
let server: OpenServer;
afterEach(() => server?.close());

const from = (address: string) => ({ 'x-forwarded-for': address });

describe('limits', () => {
  it('refuse the sixth feedback in ten minutes with the seconds to wait', async () => {
    server = await openServer({ rateLimitScale: 1 });
    for (let sent = 0; sent < 5; sent += 1) {
      expect((await post(server, '/api/feedback', fine)).status).toBe(201);
    }
    const { status, json, headers } = await post(server, '/api/feedback', fine);
    expect(status).toBe(429);
    expect(json.code).toBe('too-many-requests');
    const wait = Number(headers.get('retry-after'));
    expect(wait).toBeGreaterThan(590);
    expect(wait).toBeLessThanOrEqual(600);
  });

  it('do not count what was refused as wrong', async () => {
    server = await openServer({ rateLimitScale: 1 });
    for (let sent = 0; sent < 6; sent += 1) await post(server, '/api/feedback', {});
    expect((await post(server, '/api/feedback', fine)).status).toBe(201);
  });

  it('let no two requests take the same last point', async () => {
    server = await openServer({ rateLimitScale: 1 });
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => post(server, '/api/feedback', fine)),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
  });

  it('are scaled', async () => {
    server = await openServer({ rateLimitScale: 0.2 });
    expect((await post(server, '/api/feedback', fine)).status).toBe(201);
    expect((await post(server, '/api/feedback', fine)).status).toBe(429);
  });

  it('believe an address only from a proxy that is listed', async () => {
    server = await openServer({ rateLimitScale: 0.2 });
    await post(server, '/api/feedback', fine, from('203.0.113.1'));
    expect((await post(server, '/api/feedback', fine, from('203.0.113.2'))).status).toBe(429);
    await server.close();
    server = await openServer({ rateLimitScale: 0.2, trustedProxies: ['127.0.0.1'] });
    await post(server, '/api/feedback', fine, from('203.0.113.1'));
    expect((await post(server, '/api/feedback', fine, from('203.0.113.2'))).status).toBe(201);
  });

  it('begin again when their time is over', async () => {
    server = await openServer({ rateLimitScale: 0.2 });
    await post(server, '/api/feedback', fine);
    await server.storage.db.updateTable('rate_limits').set({ expires_at: Date.now() }).execute();
    expect((await post(server, '/api/feedback', fine)).status).toBe(201);
  });
});

describe('networks', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:DB8:0001:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::', '0:0:0:0::/64'],
    ['nonsense', 'unknown'],
  ])('%s counts as %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
