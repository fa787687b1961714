/** Tests that no endpoint shows or changes another person's saved recipes, and who owns a shared link. */
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type AccountsFixture,
  openAccountsFixture,
  TEST_TIMEOUT_MS,
  type TestPerson,
} from '../../testing/accounts-fixture.ts';
import { get, post } from '../../testing/http-requests.ts';

vi.setConfig({ testTimeout: TEST_TIMEOUT_MS, hookTimeout: TEST_TIMEOUT_MS });

const SECRET = {
  recipeId: 'secret-1',
  recipeName: 'Secret stew',
  introduction: 'Nobody else may read this.',
  ingredients: ['1 onion'],
  instructions: ['Stir.'],
};

let fixture: AccountsFixture;
let ann: TestPerson;
let bob: TestPerson;
let people = 0;
const someone = () => fixture.createPerson(`alone${people++}@example.org`);
const dataOf = async (person: TestPerson) => (await person.call('GET', 'recipes/saved')).text;
async function zipTextOf({ accessToken }: TestPerson): Promise<string> {
  const headers = { authorization: `Bearer ${accessToken}` };
  const answer = await fetch(`${fixture.server.url}/mp/api/recipes/export`, { headers });
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  return Object.values(files)
    .map((bytes) => strFromU8(bytes))
    .join('\n');
}

beforeAll(async () => {
  fixture = await openAccountsFixture();
  [ann, bob] = [await someone(), await someone()];
});
afterAll(() => fixture.close());
beforeEach(async () => {
  await ann.call('POST', 'recipes/save', SECRET);
});

/** Path, method and body of every call about kept recipes. */
const CALLS: readonly [method: string, path: string, body?: object][] = [
  ['GET', 'recipes/saved'],
  ['GET', 'recipes/saved/Secret%20stew'],
  ['GET', 'recipes/saved/secret-1/export'],
  ['GET', 'recipes/saved/secret-1/export?format=jsonld'],
  ['GET', 'recipes/saved/secret-1/export?format=markdown'],
  ['GET', 'recipes/export'],
  ['POST', 'recipes/save', { ...SECRET, introduction: 'Mine now.' }],
  ['POST', 'recipes/import', { text: '# Secret stew\n\n## Ingredients\n\n- 1 onion' }],
  ['DELETE', 'recipes/saved/secret-1'],
  ['GET', 'shared/shared-recipes'],
  ['GET', 'user/export'],
];

describe.each(CALLS)('%s %s', (method, path, body) => {
  it('is refused to who is nobody, was somebody, or only says so', async () => {
    const gone = await someone();
    await gone.call('DELETE', 'auth/account');
    const before = await dataOf(ann);
    const half = ann.accessToken.slice(0, -4);
    const bearers = [undefined, 'Bearer', `Bearer ${half}`, `Bearer ${gone.accessToken}`];
    for (const authorization of [...bearers, `Basic ${ann.accessToken}`]) {
      const answer = await fetch(`${fixture.server.url}/mp/api/${path}`, {
        method,
        headers: {
          'content-type': 'application/json',
          ...(authorization === undefined ? {} : { authorization }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      expect(answer.status).toBe(401);
      expect(await answer.text()).not.toContain('Nobody else may read this');
    }
    expect(await dataOf(ann)).toBe(before);
  });

  it('shows and changes nothing of somebody else', async () => {
    const before = await dataOf(ann);
    const answer = await bob.call(method, path, body);
    expect(answer.status).toBeLessThan(500);
    expect(answer.text).not.toContain('Nobody else may read this');
    expect(await dataOf(ann)).toBe(before);
    expect(await zipTextOf(bob)).not.toContain('Nobody else may read this');
    await bob.call('DELETE', 'recipes/saved/secret-1');
  });
});

it.each([
  ['GET', 'export'],
  ['GET', 'export?format=markdown'],
  ['DELETE', ''],
])('%s …/%s answers alike for what is absent and what is not yours', async (method, end) => {
  const other = await someone();
  const ids = ['secret-1', 'never-was', 'a/b', '%', '..%2f..', 'x'.repeat(900), "' or '1'='1"];
  const answers = await Promise.all(
    ids.map((id) =>
      other.call(method, `recipes/saved/${encodeURIComponent(id)}${end && `/${end}`}`),
    ),
  );
  for (const { status, json } of answers) {
    expect([status, json.code]).toEqual([404, 'saved-recipe-not-found']);
  }
});

describe('a share', () => {
  const SHARE = '/api/shared/shared-recipes';
  const share = async (person: TestPerson) =>
    String((await person.call('POST', 'shared/shared-recipes', { recipe: SECRET })).json.shareId);
  const addresses = (id: string) =>
    ['', '/meta', '/picture.png'].map((end) => `/mp${SHARE}/${id}${end}`);

  it('goes with the account of who made it, whatever its address is', async () => {
    const gone = await someone();
    const [id, kept] = [await share(gone), await share(ann)];
    for (const address of addresses(id))
      expect((await get(fixture.server, address)).status).toBe(200);
    await gone.call('DELETE', 'auth/account');
    for (const address of addresses(id))
      expect((await get(fixture.server, address)).status).toBe(404);
    for (const address of addresses(kept)) {
      expect((await get(fixture.server, address)).status).toBe(200);
    }
  });

  it('is not made by a bearer that is dead', async () => {
    const gone = await someone();
    await gone.call('DELETE', 'auth/account');
    const recipe = { recipeName: 'Of nobody any more' };
    expect((await gone.call('POST', 'shared/shared-recipes', { recipe })).status).toBe(401);
    const rows = fixture.server.storage.db.selectFrom('shared_recipes').select('share_id');
    expect(await rows.where('recipe', 'like', '%Of nobody any more%').execute()).toEqual([]);
  });

  it('has an id that nobody guesses and no two have', async () => {
    const ids = await Promise.all(Array.from({ length: 50 }, () => share(bob)));
    expect(new Set(ids).size).toBe(50);
    const bits = ids.flatMap((id) => [...Buffer.from(id, 'base64url')]);
    expect(bits).toHaveLength(50 * 16);
    // 800 random bytes take on nearly all values: fewer would mean that something repeats.
    expect(new Set(bits).size).toBeGreaterThan(200);
  });

  it('takes 64 KiB and not a byte more', async () => {
    const sized = (bytes: number) => {
      const rest = bytes - JSON.stringify({ recipe: { ...SECRET, tips: [] } }).length;
      const tips: string[] = [];
      for (let left = rest + 1; left > 3; ) {
        // Quotation marks and a comma come with each.
        const length = Math.min(1000, left - 3);
        tips.push('x'.repeat(length));
        left -= length + 3;
      }
      return JSON.stringify({ recipe: { ...SECRET, tips } });
    };
    for (const [bytes, status] of [
      [64 * 1024, 201],
      [64 * 1024 + 1, 413],
    ] as const) {
      const text = sized(bytes);
      expect(text).toHaveLength(bytes);
      const answer = await fetch(`${fixture.server.url}/mp${SHARE}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: text,
      });
      expect(answer.status).toBe(status);
    }
  });

  it.each([
    'https://10.0.0.1/a.png',
    'https://localhost/a.png',
    'https://[fd00::1]/a.png',
    'https://router.lan/a.png',
    'https://0x7f.1/a.png',
    'data:text/html,<script>alert(1)</script>',
    'data:image/svg+xml;base64,AAAA',
    '/\\evil.example/a.png',
    ' javascript:alert(1)',
  ])('refuses the picture %s', async (imageUrl) => {
    const { status, json } = await post(fixture.server, SHARE, { recipe: { ...SECRET, imageUrl } });
    expect([status, json.code]).toEqual([400, 'bad-input']);
  });
});
