/** Tests that rate limits cannot be evaded with other addresses, spellings or concurrent requests. */
import { afterEach, describe, expect, it } from 'vitest';
import { get, post } from '../http-requests.ts';
import { startTestServer, type TestServer } from '../open-server.ts';

let server: TestServer;
afterEach(() => server.close());

const behindProxy = { rateLimitScale: 1, trustedProxies: ['127.0.0.1'] };
const from = (address: string) => ({ 'x-forwarded-for': address });
const login = (email: string, address: string, password = 'not this one') =>
  post(server, '/api/auth/login', { email, password }, from(address));
const feedback = (address: string, more: Record<string, string> = {}) =>
  post(
    server,
    '/api/feedback',
    { message: 'x', category: 'Bug Report' },
    { ...from(address), ...more },
  );

/** How many of the answers had each status. */
async function counted(asked: Promise<{ status: number }>[]): Promise<Record<number, number>> {
  const counts: Record<number, number> = {};
  for (const { status } of await Promise.all(asked)) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

const times = <T>(count: number, make: (at: number) => T) =>
  Array.from({ length: count }, (_, at) => make(at));

describe('guesses', () => {
  it('a thousand at once for one account from one address are five', async () => {
    server = await startTestServer({ ...behindProxy, trustedProxies: [] });
    const counts = await counted(times(1000, () => login('ann@cook.example', '192.0.2.1')));
    expect(counts[401]).toBe(5);
    expect(counts[429]).toBe(995);
  }, 30_000);

  it('for one account from many addresses are fifty in an hour', async () => {
    server = await startTestServer(behindProxy);
    const counts = await counted(times(120, (at) => login('ann@cook.example', `192.0.2.${at}`)));
    expect(counts[401]).toBe(50);
    expect(counts[429]).toBe(70);
  }, 30_000);

  it.each([
    [
      'capitals',
      [
        'ann@cook.example',
        'ANN@cook.example',
        'Ann@Cook.Example',
        'aNN@COOK.example',
        'anN@cooK.example',
      ],
    ],
    [
      'outer space',
      ['ann@cook.example', ' ann@cook.example', 'ann@cook.example ', '  ann@cook.example  '],
    ],
  ])('with %s are for the same account', async (_name, spellings) => {
    server = await startTestServer(behindProxy);
    const all = times(20, (at) => login(spellings[at % spellings.length] ?? '', '192.0.2.1'));
    expect((await counted(all))[401]).toBe(5);
  });

  it.each([
    'ann@cook.example.',
    'ann@cook..example',
    'аnn@cook.example',
    'ann@cook.example\u0000',
    'ann@соок.example',
  ])('%s is no address at all', async (email) => {
    server = await startTestServer(behindProxy);
    expect((await login(email, '192.0.2.1')).status).toBe(400);
  });

  it('links are guessed thirty times a minute and no more', async () => {
    server = await startTestServer(behindProxy);
    const all = times(60, (at) =>
      get(server, `/mp/api/auth/check-reset-token?token=${at}`, from('192.0.2.1')),
    );
    expect(await counted(all)).toEqual({ 400: 30, 429: 30 });
  });
});

describe('addresses', () => {
  it('that nobody vouches for do nothing', async () => {
    server = await startTestServer({ rateLimitScale: 1 });
    const forged = times(12, (at) =>
      feedback(`198.51.100.${at}`, {
        'x-real-ip': `198.51.100.${at}`,
        forwarded: `for=198.51.100.${at}`,
        'x-client-ip': `198.51.100.${at}`,
        'cf-connecting-ip': `198.51.100.${at}`,
      }),
    );
    expect(await counted(forged)).toEqual({ 201: 5, 429: 7 });
  });

  it('that a client puts before its own are not believed behind a proxy either', async () => {
    server = await startTestServer(behindProxy);
    const forged = times(12, (at) => feedback(`198.51.100.${at}, 192.0.2.1`));
    expect(await counted(forged)).toEqual({ 201: 5, 429: 7 });
  });

  it('of one IPv6 household are one, those of its neighbours another', async () => {
    server = await startTestServer(behindProxy);
    const household = times(12, (at) => feedback(`2001:db8:1:2:${at}::${at}`));
    expect(await counted(household)).toEqual({ 201: 5, 429: 7 });
    expect((await feedback('2001:db8:1:3::1')).status).toBe(201);
  });

  it('of IPv4 written as IPv6 are the same', async () => {
    server = await startTestServer(behindProxy);
    const both = times(12, (at) => feedback(at % 2 ? '192.0.2.1' : '::ffff:192.0.2.1'));
    expect(await counted(both)).toEqual({ 201: 5, 429: 7 });
  });

  it('that are none count together', async () => {
    server = await startTestServer(behindProxy);
    const odd = times(12, (at) => feedback(`nonsense-${at}`));
    expect(await counted(odd)).toEqual({ 201: 5, 429: 7 });
  });
});

describe('as channels for spam', () => {
  it('sharing is limited', async () => {
    server = await startTestServer(behindProxy);
    const all = times(40, (at) =>
      post(
        server,
        '/api/shared/shared-recipes',
        { recipeName: `Buy now ${at}` },
        from('192.0.2.1'),
      ),
    );
    expect(await counted(all)).toEqual({ 201: 20, 429: 20 });
  });

  it.each(['register', 'resend-confirmation', 'request-password-reset'])(
    '%s writes one address three letters an hour, whoever asks',
    async (call) => {
      server = await startTestServer(behindProxy);
      const all = times(12, (at) =>
        post(
          server,
          `/api/auth/${call}`,
          { email: 'victim@cook.example', password: 'kite otter lamp 9' },
          from(`192.0.2.${at}`),
        ),
      );
      const counts = await counted(all);
      expect(counts[429]).toBeUndefined();
      const { count } = await server.storage.db
        .selectFrom('outbox')
        .select(({ fn }) => fn.countAll().as('count'))
        .executeTakeFirstOrThrow();
      expect(Number(count)).toBeLessThanOrEqual(3);
    },
  );

  it('reading is limited, however it is spelled', async () => {
    server = await startTestServer(behindProxy);
    const spellings = [
      '/mp/api/shared/shared-recipes/x',
      '/mp/api/shared/shared-recipes/x/',
      '/mp/api/shared/shared-recipes/%78',
    ];
    const all = times(330, (at) => get(server, spellings[at % 3] ?? '', from('192.0.2.1')));
    expect(await counted(all)).toEqual({ 404: 300, 429: 30 });
  });
});
