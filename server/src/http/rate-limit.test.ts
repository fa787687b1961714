/** Tests rate limits: counted per IP network, shared in the database, scaled, and reported with the time to wait. */
import { afterEach, describe, expect, it } from 'vitest';
import { get, post } from '../../testing/http-requests.ts';
import { startTestServer, type TestServer } from '../../testing/open-server.ts';
import { toNetwork, toWideNetwork } from './client-network.ts';

const fine = { message: 'Good soup', category: 'General Comment' };
let server: TestServer;
afterEach(() => server?.close());

const from = (address: string) => ({ 'x-forwarded-for': address });

describe('limits', () => {
  it('refuse the sixth feedback in ten minutes with the seconds to wait', async () => {
    server = await startTestServer({ rateLimitScale: 1 });
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
    server = await startTestServer({ rateLimitScale: 1 });
    for (let sent = 0; sent < 6; sent += 1) await post(server, '/api/feedback', {});
    expect((await post(server, '/api/feedback', fine)).status).toBe(201);
  });

  it('let no two requests take the same last point', async () => {
    server = await startTestServer({ rateLimitScale: 1 });
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => post(server, '/api/feedback', fine)),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
  });

  it.each([
    ['/api/kitchen/measure', 300],
    ['/api/kitchen/check', 300],
    ['/api/meal-plan', 60],
  ])('count what is large by its size: %s', async (path, points) => {
    server = await startTestServer({ rateLimitScale: 10 / points });
    const more = path.endsWith('measure') ? { units: 'Imperial' } : {};
    const lines = Array.from({ length: 40 }, () => '');
    const small = { ingredients: lines.slice(0, 1), ...more };
    const large = { ingredients: lines.map(() => ' '.repeat(1000)), ...more };
    const said = (content: string) => ({ messages: [{ role: 'user', content }] });
    const long = { ...said('Soup'), preferences: { saidBefore: Array(9).fill('a '.repeat(1900)) } };
    const [few, much] = path.endsWith('meal-plan') ? [said('Soup'), long] : [small, large];
    // Of ten points a large one takes five.
    expect((await post(server, path, much)).status).toBe(200);
    expect((await post(server, path, much)).status).toBe(200);
    expect((await post(server, path, much)).status).toBe(429);
    await server.close();
    server = await startTestServer({ rateLimitScale: 10 / points });
    for (let sent = 0; sent < 10; sent += 1) {
      expect((await post(server, path, few)).status).toBe(200);
    }
    expect((await post(server, path, few)).status).toBe(429);
  });

  it('let the largest in where there are fewer points than it would take', async () => {
    server = await startTestServer({ rateLimitScale: 2 / 300 });
    const large = { ingredients: Array(60).fill(' '.repeat(1000)), units: 'Imperial' };
    expect((await post(server, '/api/kitchen/measure', large)).status).toBe(200);
    expect((await post(server, '/api/kitchen/measure', large)).status).toBe(429);
  });

  it('are scaled', async () => {
    server = await startTestServer({ rateLimitScale: 0.2 });
    expect((await post(server, '/api/feedback', fine)).status).toBe(201);
    expect((await post(server, '/api/feedback', fine)).status).toBe(429);
  });

  it('believe an address only from a proxy that is listed', async () => {
    server = await startTestServer({ rateLimitScale: 0.2 });
    await post(server, '/api/feedback', fine, from('203.0.113.1'));
    expect((await post(server, '/api/feedback', fine, from('203.0.113.2'))).status).toBe(429);
    await server.close();
    server = await startTestServer({ rateLimitScale: 0.2, trustedProxies: ['127.0.0.1'] });
    await post(server, '/api/feedback', fine, from('203.0.113.1'));
    expect((await post(server, '/api/feedback', fine, from('203.0.113.2'))).status).toBe(201);
  });

  it('begin again when their time is over', async () => {
    server = await startTestServer({ rateLimitScale: 0.2 });
    await post(server, '/api/feedback', fine);
    await server.storage.db.updateTable('rate_limits').set({ expires_at: Date.now() }).execute();
    expect((await post(server, '/api/feedback', fine)).status).toBe(201);
  });
});

describe('an IPv6 /48', () => {
  const within = (subnet: number, of = '2001:db8:9') => from(`${of}:${subnet.toString(16)}::1`);
  const answersOf = async (work: Promise<{ status: number }>[]) =>
    (await Promise.all(work)).map(({ status }) => status).sort();

  it('is given sixteen times what one /64 is, and not what all of them are', async () => {
    server = await startTestServer({ rateLimitScale: 0.2, trustedProxies: ['127.0.0.1'] });
    const many = Array.from({ length: 20 }, (_, subnet) =>
      post(server, '/api/feedback', fine, within(subnet)),
    );
    expect(await answersOf(many)).toEqual([...Array(16).fill(201), ...Array(4).fill(429)]);
    const late = await post(server, '/api/feedback', fine, within(77));
    expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(590);
    const beside = await post(server, '/api/feedback', fine, within(1, '2001:db8:a'));
    expect(beside.status).toBe(201);
  });

  it('is not used up by one /64 that goes on after it was refused', async () => {
    server = await startTestServer({ rateLimitScale: 0.2, trustedProxies: ['127.0.0.1'] });
    const greedy = Array.from({ length: 40 }, () => post(server, '/api/feedback', fine, within(1)));
    expect((await answersOf(greedy)).filter((status) => status === 201)).toHaveLength(1);
    expect((await post(server, '/api/feedback', fine, within(2))).status).toBe(201);
  });

  it('is counted where reading is, too', async () => {
    server = await startTestServer({ rateLimitScale: 1 / 300, trustedProxies: ['127.0.0.1'] });
    const read = (subnet: number) =>
      get(server, '/mp/api/shared/shared-recipes/none', within(subnet));
    const statuses = await answersOf(Array.from({ length: 20 }, (_, subnet) => read(subnet)));
    expect(statuses).toEqual([...Array(16).fill(404), ...Array(4).fill(429)]);
  });

  it('is nothing to IPv4, of which each address counts for itself', async () => {
    server = await startTestServer({ rateLimitScale: 0.2, trustedProxies: ['127.0.0.1'] });
    const many = Array.from({ length: 20 }, (_, last) =>
      post(server, '/api/feedback', fine, from(`${last % 2 ? '::ffff:' : ''}198.51.100.${last}`)),
    );
    expect(await answersOf(many)).toEqual(Array(20).fill(201));
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
    expect(toNetwork(address)).toBe(network);
  });

  it.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
    ['2001:db8::1', '2001:db8:0::/48'],
    ['192.0.2.7', undefined],
    ['::ffff:192.0.2.7', undefined],
    ['nonsense', undefined],
  ])('%s is within %s', (address, around) => {
    expect(toWideNetwork(toNetwork(address))).toBe(around);
  });
});
