/** Tests sharing a recipe over HTTP: its link, page for crawlers and picture, also with hostile texts. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { get, post } from '../../testing/http-requests.ts';
import { startTestServer, type TestServer } from '../../testing/open-server.ts';

const SHARE = '/api/shared/shared-recipes';
const DAL = {
  recipeName: 'Dal & rice',
  introduction: 'Warm and quick.',
  ingredients: ['200 g lentils', '1 onion'],
  instructions: ['Boil.', 'Eat.'],
  tips: [],
  friendly_closing: 'Enjoy!',
  servings: 4,
  minutes: 35,
};
const EVIL = '</script></title>"><script>alert(1)</script>\'$&';
const DAY_MS = 24 * 3600 * 1000;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function share(recipe: object): Promise<{ url: string; shareId: string }> {
  const { status, json } = await post(server, SHARE, { recipe });
  expect(status).toBe(201);
  return json as { url: string; shareId: string };
}

describe('sharing', () => {
  it('gives a link under the public address and the recipe behind it', async () => {
    const { url, shareId } = await share(DAL);
    expect(shareId).toMatch(/^[\w-]{22}$/);
    expect(url).toBe(`${server.url}/shared/recipe/${shareId}`);
    expect((await get(server, `/mp${SHARE}/${shareId}`)).json).toEqual({ recipe: DAL });
  });

  it("refuses a dead bearer, whose owner would get a visitor's link", async () => {
    const { status, json } = await post(server, SHARE, DAL, { authorization: 'Bearer dead' });
    expect([status, json.code]).toEqual([401, 'unauthorized']);
  });

  it('takes a bare recipe too', async () => {
    const { status, json } = await post(server, SHARE, DAL);
    expect(status).toBe(201);
    const found = await get(server, `/mp${SHARE}/${json.shareId}`);
    expect(found.json.recipe).toMatchObject({ recipeName: 'Dal & rice' });
  });

  it.each([
    ['a visitor', 'nobody', 90],
    ['a person', 'person', 365],
  ] as const)('lasts as long as it may for %s', async (_who, kind, days) => {
    const who = kind === 'person' ? ({ kind, userId: 'u1', role: 'user' } as const) : { kind };
    const other = await startTestServer({ sessions: { identify: async () => who } });
    if (kind === 'person') await settle(other, 'u1');
    await post(other, SHARE, DAL);
    const row = await other.storage.db
      .selectFrom('shared_recipes')
      .selectAll()
      .executeTakeFirstOrThrow();
    expect(row.expires_at - row.created_at).toBe(days * DAY_MS);
    expect(row.user_id).toBe(kind === 'person' ? 'u1' : null);
    await other.close();
  });

  it.each([
    ['nothing', {}],
    ['no name', { recipe: { introduction: 'x' } }],
    ['a list of numbers', { recipe: { recipeName: 'x', ingredients: [1] } }],
    ['a picture that runs', { recipe: { recipeName: 'x', imageUrl: 'javascript:alert(1)' } }],
    ['a wish that is no yes or no', { recipe: { recipeName: 'x' }, listed: 'yes' }],
  ])('refuses %s', async (_name, body) => {
    const { status, json } = await post(server, SHARE, body);
    expect([status, json.code]).toEqual([400, 'bad-input']);
  });
});

describe('a link that leads nowhere', () => {
  it('is the same whether unknown, malformed or expired', async () => {
    const { shareId } = await share(DAL);
    const expired = { expires_at: Date.now() - 1 };
    await server.storage.db
      .updateTable('shared_recipes')
      .set(expired)
      .where('share_id', '=', shareId)
      .execute();
    const ids = [shareId, 'A'.repeat(22), 'x', '%00', '%ff', '%', "'; drop table shared_recipes"];
    ids.push('x'.repeat(1800), 'x'.repeat(9000), '%f0'.repeat(3000));
    for (const id of ids) {
      for (const end of ['', '/meta']) {
        const address = `/mp${SHARE}/${id.startsWith('%') ? id : encodeURIComponent(id)}${end}`;
        const { status, json } = await get(server, address);
        expect(status).toBe(404);
        expect(json).toEqual({
          message: 'This recipe could not be found or may have expired.',
          code: 'share-not-found',
          requestId: expect.any(String),
        });
      }
    }
  });

  it('is a page for a person who follows it', async () => {
    const answer = await get(server, `/mp${SHARE}/nothing/meta`, { accept: 'text/html,*/*' });
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toContain('text/html');
    expect(answer.text).toContain('This recipe could not be found or may have expired.');
  });
});

describe('the page for crawlers', () => {
  it('holds the cards, the data, the canonical address and the way on', async () => {
    const { url, shareId } = await share({ ...DAL, imageUrl: 'https://pics.example/dal.jpg' });
    const { status, headers, text } = await get(server, `/mp${SHARE}/${shareId}/meta`);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(text).toContain('<title>Dal &amp; rice | Saffron</title>');
    expect(text).toContain(`<link rel="canonical" href="${url}">`);
    expect(text).toContain('<meta property="og:title" content="Dal &amp; rice">');
    const picture = `${server.url}/mp${SHARE}/${shareId}/picture.png`;
    expect(text).toContain(`<meta property="og:image" content="${picture}">`);
    expect(text).toContain('<meta property="og:image:width" content="1200">');
    expect(text).toContain('<meta property="og:image:alt" content="Picture of Dal &amp; rice">');
    expect(text).not.toContain('pics.example');
    expect(text).toContain('<meta name="twitter:card" content="summary_large_image">');
    expect(text).toContain(`content="0; url=/shared/recipe/${shareId}"`);
    expect(readData(text)).toMatchObject({
      '@type': 'Recipe',
      name: 'Dal & rice',
      recipeYield: '4',
      totalTime: 'PT35M',
      recipeIngredient: DAL.ingredients,
      recipeInstructions: [{ '@type': 'HowToStep', text: 'Boil.' }, { text: 'Eat.' }],
    });
  });

  it('lets nothing out of its place', async () => {
    const { shareId } = await share({
      recipeName: EVIL,
      introduction: EVIL,
      ingredients: [EVIL],
      instructions: EVIL,
      imageUrl: 'https://pics.example/"><script>alert(1)</script>',
    });
    const { status, text } = await get(server, `/mp${SHARE}/${shareId}/meta`);
    expect(status).toBe(200);
    expect(text).not.toContain('<script>alert');
    expect(text.match(/<script/g)?.length).toBe(text.match(/<\/script>/g)?.length);
    expect(readData(text)).toMatchObject({ name: EVIL, recipeInstructions: [{ text: EVIL }] });
  });

  it('asks search engines to pass by unless they are wished for', async () => {
    const NOINDEX = '<meta name="robots" content="noindex">';
    for (const [wish, isPassedBy] of [
      [{}, true],
      [{ listed: false }, true],
      [{ listed: true }, false],
    ] as const) {
      const { json } = await post(server, SHARE, { recipe: DAL, ...wish });
      const page = await get(server, `/mp${SHARE}/${json.shareId}/meta`);
      expect(page.text.includes(NOINDEX)).toBe(isPassedBy);
      expect(page.text).toContain('<meta property="og:title" content="Dal &amp; rice">');
      for (const end of ['', '/meta', '/picture.png']) {
        const { headers } = await get(server, `/mp${SHARE}/${json.shareId}${end}`);
        expect(headers.get('x-robots-tag')).toBe(isPassedBy ? 'noindex' : null);
      }
    }
    const bare = await post(server, SHARE, DAL);
    const page = await get(server, `/mp${SHARE}/${bare.json.shareId}/meta`);
    expect(page.text).toContain(NOINDEX);
  });
});

describe('the picture', () => {
  const picture = (shareId: string, headers = {}) =>
    get(server, `/mp${SHARE}/${shareId}/picture.png`, headers);

  it('is a PNG of the size that was said, kept for an hour, open to other sites', async () => {
    const { shareId } = await share(DAL);
    const answer = await fetch(`${server.url}/mp${SHARE}/${shareId}/picture.png`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=3600, immutable');
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.subarray(1, 4).toString()).toBe('PNG');
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
  });

  it('is not sent twice to who has it', async () => {
    const { shareId } = await share(DAL);
    const etag = (await picture(shareId)).headers.get('etag') ?? '';
    expect(etag).toMatch(/^".{20,}"$/);
    const again = await picture(shareId, { 'if-none-match': etag });
    expect([again.status, again.text]).toEqual([304, '']);
    const other = await share({ ...DAL, recipeName: 'Another' });
    expect((await picture(other.shareId)).headers.get('etag')).not.toBe(etag);
  });

  it.each(['红烧肉', '🍜', 'مكدوس', 'x'.repeat(200), EVIL, '\u202eabc', 'a\u0001b'])(
    'is drawn whatever the name: %j',
    async (recipeName) => {
      const { shareId } = await share({ ...DAL, recipeName });
      expect((await picture(shareId)).status).toBe(200);
    },
  );

  it('is not there when the recipe is not', async () => {
    const { status, json, headers } = await picture('A'.repeat(22));
    expect([status, json.code]).toEqual([404, 'share-not-found']);
    expect(headers.get('cache-control')).toBe('no-store');
  });
});

/** A person of that id. */
async function settle({ storage }: TestServer, userId: string): Promise<void> {
  const words = { password_hash: '', role: 'user', username: '', first_name: '', last_name: '' };
  const birth = { birth_month: null, birth_day: null, gender: '', created_at: 0 };
  const row = { user_id: userId, email: `${userId}@example.org`, ...words, ...birth };
  await storage.db.insertInto('users').values(row).execute();
}

function readData(page: string): object {
  const block = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(page);
  return JSON.parse(block?.[1] ?? '{}');
}
