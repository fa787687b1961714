/** Sharing over real HTTP, with the recipes that somebody who means harm would share. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenServer, openServer } from '../testing/open-server.ts';
import { get, post } from '../testing/send.ts';

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

let server: OpenServer;
let webFolder: string;
beforeAll(async () => {
  webFolder = mkdtempSync(path.join(tmpdir(), 'saffron-web-'));
  writeFileSync(
    path.join(webFolder, 'index.html'),
    '<html><head><title>Saffron</title><meta name="description" content="The site"></head><body></body></html>',
  );
  server = await openServer({ webFolder });
});
afterAll(async () => {
  await server.close();
  rmSync(webFolder, { recursive: true, force: true });
});

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

  it('takes a bare recipe too, and a dead bearer as nobody', async () => {
    const { status, json } = await post(server, SHARE, DAL, { authorization: 'Bearer dead' });
    expect(status).toBe(201);
    const found = await get(server, `/mp${SHARE}/${json.shareId}`);
    expect(found.json.recipe).toMatchObject({ recipeName: 'Dal & rice' });
  });

  it.each([
    ['a visitor', 'nobody', 90],
    ['a person', 'person', 365],
  ] as const)('lasts as long as it may for %s', async (_who, kind, days) => {
    const who = kind === 'person' ? ({ kind, userId: 'u1', role: 'user' } as const) : { kind };
    const other = await openServer({ sessions: { identify: async () => who } });
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
    const ids = [shareId, 'A'.repeat(22), 'x', '%00', "'; drop table shared_recipes"];
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
    expect(text).toContain('<meta property="og:image" content="https://pics.example/dal.jpg">');
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
    for (const page of [`/mp${SHARE}/${shareId}/meta`, `/shared/recipe/${shareId}`]) {
      const { status, text } = await get(server, page);
      expect(status).toBe(200);
      expect(text).not.toContain('<script>alert');
      expect(text.match(/<script/g)?.length).toBe(text.match(/<\/script>/g)?.length);
      expect(readData(text)).toMatchObject({ name: EVIL, recipeInstructions: [{ text: EVIL }] });
    }
  });
});

describe('the document of the shared page', () => {
  it('carries title, metadata and the recipe itself', async () => {
    const { shareId } = await share(DAL);
    const { text } = await get(server, `/shared/recipe/${shareId}`);
    expect(text).toContain('<title>Dal &amp; rice | Saffron</title>');
    expect(text).toContain('<meta property="og:title"');
    expect(text.match(/name="description" content="[^"]*"/g)).toEqual([
      'name="description" content="Warm and quick."',
    ]);
    const block = /<script type="application\/json" id="shared-recipe">(.*?)<\/script>/.exec(text);
    expect(JSON.parse(block?.[1] ?? '')).toEqual(DAL);
  });

  it('asks not to be listed when there is nothing', async () => {
    const { text } = await get(server, '/shared/recipe/nothing');
    expect(text).toContain('<meta name="robots" content="noindex">');
    expect(text).toContain('<title>Saffron</title>');
  });
});

function readData(page: string): object {
  const block = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(page);
  return JSON.parse(block?.[1] ?? '{}');
}
