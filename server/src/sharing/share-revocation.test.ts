/** Tests revoking a shared link over HTTP: only by its creator or with its key; and how many links there may be. */
import {
  MAX_STORED_BYTES,
  MAX_VISITOR_LINK_BYTES,
  MAX_VISITOR_LINKS,
} from '@saffron/contract/limits';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type AccountsFixture,
  openAccountsFixture,
  TEST_TIMEOUT_MS,
  type TestPerson,
} from '../../testing/accounts-fixture.ts';
import { get, post, send } from '../../testing/http-requests.ts';

vi.setConfig({ testTimeout: TEST_TIMEOUT_MS, hookTimeout: TEST_TIMEOUT_MS });

const LINKS = 'shared/shared-recipes';
const DAL = { recipeName: 'Dal', ingredients: ['200 g lentils'] };

let fixture: AccountsFixture;
let people = 0;
const someone = () => fixture.createPerson(`links${people++}@example.org`);
const links = async (person: TestPerson) =>
  (await person.call('GET', LINKS)).json as unknown as Link[];
interface Link {
  shareId: string;
  url: string;
  recipeName: string;
  createdAt: string;
  expiresAt: string;
}

beforeAll(async () => {
  fixture = await openAccountsFixture();
});
afterAll(() => fixture.close());
beforeEach(async () => {
  await fixture.server.storage.db.deleteFrom('shared_recipes').execute();
});

const shareAs = async (person: TestPerson, recipe: object = DAL) =>
  String((await person.call('POST', LINKS, { recipe })).json.shareId);
async function shareAsVisitor(): Promise<{ shareId: string; revocationKey: string }> {
  const { json } = await post(fixture.server, `/api/${LINKS}`, { recipe: DAL });
  return json as unknown as { shareId: string; revocationKey: string };
}
const revoke = (shareId: string, body?: object, authorization?: string) =>
  send(`${fixture.server.url}/mp/api/${LINKS}/${encodeURIComponent(shareId)}`, {
    method: 'DELETE',
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(authorization === undefined ? {} : { authorization }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
const read = (shareId: string, end = '') =>
  get(fixture.server, `/mp/api/${LINKS}/${shareId}${end}`);
const MISSING = {
  message: 'This recipe could not be found or may have expired.',
  code: 'share-not-found',
  requestId: expect.any(String),
};

describe('a link of a person', () => {
  it('is listed, ended, and then gone with its page and its picture', async () => {
    const ann = await someone();
    const first = await shareAs(ann);
    const second = await shareAs(ann, { recipeName: 'Soup' });
    expect(await links(ann)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ shareId: first, recipeName: 'Dal' }),
        expect.objectContaining({
          shareId: second,
          recipeName: 'Soup',
          url: `${fixture.server.url}/shared/recipe/${second}`,
          createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
          expiresAt: expect.stringMatching(/^\d{4}-.*Z$/),
        }),
      ]),
    );
    expect((await read(first, '/picture.png')).status).toBe(200);
    const { status, text } = await ann.call('DELETE', `${LINKS}/${first}`);
    expect([status, text]).toEqual([204, '']);
    for (const end of ['', '/meta', '/picture.png']) {
      const answer = await read(first, end);
      expect([answer.status, answer.json]).toEqual([404, MISSING]);
    }
    expect((await links(ann)).map(({ shareId }) => shareId)).toEqual([second]);
    expect((await read(second)).status).toBe(200);
  });

  it('is ended by nobody else, who is told what is told of no link', async () => {
    const [ann, bob] = [await someone(), await someone()];
    const shareId = await shareAs(ann);
    const bearer = `Bearer ${bob.accessToken}`;
    for (const [id, body, authorization] of [
      [shareId, undefined, bearer],
      [shareId, undefined, undefined],
      [shareId, { revocationKey: '' }, undefined],
      [shareId, { revocationKey: shareId }, bearer],
      ['A'.repeat(22), undefined, `Bearer ${ann.accessToken}`],
      ['x', {}, undefined],
      ['\u0000', undefined, bearer],
    ] as const) {
      const { status, json } = await revoke(id, body, authorization);
      expect([status, json]).toEqual([404, MISSING]);
    }
    expect((await revoke(shareId, undefined, 'Bearer dead')).status).toBe(401);
    expect((await read(shareId)).status).toBe(200);
    expect(await links(bob)).toEqual([]);
  });

  it('goes with the account, and stands in the export', async () => {
    const ann = await someone();
    const shareId = await shareAs(ann);
    const { json } = await ann.call('GET', 'user/export');
    expect(json.sharedRecipes).toMatchObject([{ shareId, recipe: DAL }]);
    await ann.call('DELETE', 'auth/account');
    expect((await read(shareId)).status).toBe(404);
  });
});

describe('a link of a visitor', () => {
  it('is ended with the key that came with it, once', async () => {
    const { shareId, revocationKey } = await shareAsVisitor();
    expect(revocationKey).toMatch(/^[\w-]{22}$/);
    const other = await shareAsVisitor();
    expect((await revoke(shareId, { revocationKey: other.revocationKey })).status).toBe(404);
    expect((await revoke(shareId, { revocationKey })).status).toBe(204);
    expect((await read(shareId)).status).toBe(404);
    expect((await revoke(shareId, { revocationKey })).json).toEqual(MISSING);
    expect((await read(other.shareId)).status).toBe(200);
  });

  it('is ended with its key by somebody who has signed in since', async () => {
    const ann = await someone();
    const { shareId, revocationKey } = await shareAsVisitor();
    const { status } = await ann.call('DELETE', `${LINKS}/${shareId}`, { revocationKey });
    expect(status).toBe(204);
  });

  it('is kept without the key itself', async () => {
    const { revocationKey } = await shareAsVisitor();
    const rows = await fixture.server.storage.db.selectFrom('shared_recipes').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(revocationKey);
  });
});

describe('room', () => {
  const row = (at: number, userId: string | null, bytes: number) => ({
    share_id: `${String(at).padStart(21, '-')}A`,
    recipe: '{"recipeName":"x"}',
    user_id: userId,
    created_at: 1,
    expires_at: Date.now() + 60_000,
    is_listed: 0,
    bytes,
    recipe_name: 'x',
    revocation_hash: null,
  });
  const fill = async (userId: string | null, count: number, bytes: number) => {
    const { db } = fixture.server.storage;
    for (let from = 0; from < count; from += 1000) {
      const length = Math.min(1000, count - from);
      const rows = Array.from({ length }, (_, at) => row(from + at, userId, bytes));
      await db.insertInto('shared_recipes').values(rows).execute();
    }
  };

  it.each([
    ['links', MAX_VISITOR_LINKS, 1],
    ['bytes', 2, MAX_VISITOR_LINK_BYTES / 2],
  ])('of all visitors ends at so many %s; people are not refused', async (_what, count, bytes) => {
    await fill(null, count, bytes);
    const { status, json } = await post(fixture.server, `/api/${LINKS}`, { recipe: DAL });
    expect([status, json.code]).toEqual([403, 'no-room-for-links']);
    const ann = await someone();
    expect((await ann.call('POST', LINKS, { recipe: DAL })).status).toBe(201);
    // There is room again when a link ends.
    await fixture.server.storage.db
      .updateTable('shared_recipes')
      .set({ expires_at: 1 })
      .where('share_id', '=', row(0, null, 0).share_id)
      .execute();
    expect((await post(fixture.server, `/api/${LINKS}`, { recipe: DAL })).status).toBe(201);
  });

  it('of a person ends for that person alone', async () => {
    const [ann, bob] = [await someone(), await someone()];
    await shareAs(ann);
    const { user_id } = await fixture.server.storage.db
      .selectFrom('shared_recipes')
      .select('user_id')
      .executeTakeFirstOrThrow();
    await fill(user_id, 1, MAX_STORED_BYTES);
    const { status, json } = await ann.call('POST', LINKS, { recipe: DAL });
    expect([status, json.code]).toEqual([403, 'too-much-kept']);
    expect((await bob.call('POST', LINKS, { recipe: DAL })).status).toBe(201);
    // What is kept already is still listed, and ended to make room.
    expect(await links(ann)).toHaveLength(2);
    expect((await ann.call('DELETE', `${LINKS}/${row(0, null, 0).share_id}`)).status).toBe(204);
    expect((await ann.call('POST', LINKS, { recipe: DAL })).status).toBe(201);
  });
});
