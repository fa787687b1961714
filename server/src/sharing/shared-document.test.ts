/** Tests the page of a shared recipe: complete without scripts, escaped, no foreign pictures, one page for dead links. */

import { SHARED_PAGE_MODULE } from '@saffron/contract/shared-page';
import { compileCookbook } from '@saffron/kitchen/cookbook';
import { readDish } from '@saffron/kitchen/cookbook/read-dish';
import { JSDOM, type Page } from 'jsdom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { get, post } from '../../testing/http-requests.ts';
import {
  getPantryOnlyKitchen,
  startTestServer,
  type TestServer,
} from '../../testing/open-server.ts';

const SHARE = '/api/shared/shared-recipes';
const DAL = {
  recipeName: 'Dal & rice',
  introduction: 'Warm and quick.\nFor cold days.',
  ingredients: ['200 g lentils', '1 onion'],
  instructions: ['Boil.', 'Eat.'],
  tips: ['Lime late.'],
  friendly_closing: 'Enjoy!',
  servings: 4,
  minutes: 95,
};
const DISH = `---
title: Egg pan
course: breakfast
time: 35
active: 15
keywords: [eggs, quick]
---
Fry @eggs{4}.`;
const EVIL = '</script></title>"><script>alert(1)</script>\'$& $1 <!--slot:page--> __CSP_NONCE__';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function open(recipe: object) {
  const { json } = await post(server, SHARE, { recipe });
  const answer = await get(server, `/shared/recipe/${json.shareId}`);
  return { ...answer, shareId: String(json.shareId), page: read(answer.text) };
}
const read = (text: string) => new JSDOM(text).window.document;
const texts = (page: Page, selector: string) =>
  [...page.querySelectorAll(selector)].map(({ textContent }) => textContent?.trim());

describe('a shared page', () => {
  it('holds the recipe in words that need no script', async () => {
    const { status, headers, page } = await open(DAL);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(page.title).toBe('Dal & rice | Saffron');
    expect(texts(page, 'h1')).toEqual(['Dal & rice']);
    expect(page.body.textContent).toContain('1 h 35 min');
    expect(texts(page, 'fieldset')[0]).toMatch(/Serves\D*4\b/);
    expect(texts(page, 'h2')).toEqual(['Ingredients', 'Instructions', 'Tips']);
    expect(texts(page, 'section ul > li')).toEqual(DAL.ingredients);
    expect(texts(page, 'ol > li')).toEqual(DAL.instructions);
    expect(texts(page, 'aside li')).toEqual(DAL.tips);
    expect(texts(page, 'article > p')).toEqual([DAL.introduction, 'Enjoy!']);
    expect(page.body.textContent).not.toContain('could not be found');
  });

  it('says nothing to a reader that was said to somebody in a conversation', async () => {
    const said = { conversation_response: 'Noted: no celery for you.' };
    const { page, text } = await open({ ...DAL, ...said });
    expect(texts(page, 'article > p')).toEqual([DAL.introduction, DAL.friendly_closing]);
    expect(text).not.toContain('celery');
  });

  it('holds it as data too, for the app to take over without asking', async () => {
    const { page, shareId } = await open(DAL);
    expect(JSON.parse(page.getElementById('shared-recipe')?.textContent ?? '')).toEqual(DAL);
    const canonical = page.querySelector('link[rel="canonical"]')?.href;
    expect(canonical).toBe(`${server.url}/shared/recipe/${shareId}`);
    expect(page.querySelectorAll('meta[name="description"]')).toHaveLength(1);
  });

  it('tells programs what the cookbook knows of such a dish', async () => {
    const dish = readDish('x', DISH);
    const kitchen = getPantryOnlyKitchen();
    const cookbook = compileCookbook([dish], kitchen.rules);
    const whole = await startTestServer({ kitchen: { ...kitchen, cookbook } });
    const recipe = { ...DAL, recipeName: 'EGG pan', minutes: 35, cuisine: 'Mine' };
    const { json } = await post(whole, SHARE, { recipe });
    const page = read((await get(whole, `/shared/recipe/${json.shareId}`)).text);
    const data = page.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
    expect(JSON.parse(data)).toMatchObject({
      recipeCategory: 'breakfast',
      recipeCuisine: 'Mine',
      keywords: expect.stringContaining('eggs'),
      prepTime: 'PT15M',
      cookTime: 'PT20M',
    });
    // What was shared is handed on as it was.
    expect(JSON.parse(page.getElementById('shared-recipe')?.textContent ?? '')).toEqual(recipe);
    await whole.close();
  });

  it('says what is missing', async () => {
    const { page } = await open({ recipeName: 'Air' });
    const sheet = page.querySelector('article')?.textContent;
    expect(sheet).toContain('No ingredients found.');
    expect(sheet).toContain('No instructions provided.');
  });

  it('reads steps out of one text', async () => {
    const { page } = await open({ recipeName: 'Tea', instructions: '1. Boil.\n\n2) Pour.' });
    expect(texts(page, 'ol > li')).toEqual(['Boil.', 'Pour.']);
  });

  it('lets nothing out of its place', async () => {
    const { headers, page, text } = await open({
      recipeName: EVIL,
      introduction: EVIL,
      ingredients: [EVIL],
      instructions: EVIL,
      tips: [EVIL],
      friendly_closing: EVIL,
      imageUrl: 'https://pics.example/"><script>alert(1)</script>',
    });
    const nonce = /'nonce-([\w-]+)'/.exec(headers.get('content-security-policy') ?? '')?.[1];
    const scripts = [...page.querySelectorAll('script')];
    const running = scripts.filter(({ type }) => type === '' || type === 'module');
    expect(running.map((one) => one.getAttribute('nonce'))).toEqual(running.map(() => nonce));
    expect(running).toHaveLength(2);
    expect(texts(page, 'h1')).toEqual([EVIL]);
    expect(texts(page, 'section li, aside li')).toEqual([EVIL, EVIL, EVIL]);
    expect(text).not.toContain('<script>alert');
    const data = scripts.find(({ type }) => type === 'application/ld+json')?.textContent ?? '';
    expect(JSON.parse(data)).toMatchObject({ name: EVIL });
  });

  it('fetches pictures from nobody else, and says where one comes from', async () => {
    const { page } = await open({ ...DAL, imageUrl: 'https://pics.example/dal.jpg' });
    const sources = [...page.querySelectorAll('article img, dialog img')].map((one) =>
      one.getAttribute('src'),
    );
    expect(new Set(sources).size).toBe(1);
    expect(sources[0]).toMatch(/^\/pictures\/.+\.svg$/);
    expect((await get(server, String(sources[0]))).status).toBe(200);
    expect(texts(page, 'dialog a')).toEqual(['pics.example']);
    const own = await open({ ...DAL, imageUrl: '/pictures/mine.svg' });
    expect(own.page.querySelector('article img')?.getAttribute('src')).toBe('/pictures/mine.svg');
  });

  it('carries a nonce of its own each time', async () => {
    const [one, two] = [await open(DAL), await open(DAL)];
    const policy = 'content-security-policy';
    expect(one.headers.get(policy)).not.toBe(two.headers.get(policy));
    expect(one.headers.get(policy)).not.toContain('unsafe');
    expect(one.text).not.toContain('__CSP_NONCE__');
  });
});

describe('a link that leads nowhere', () => {
  it('is one and the same page whether unknown, malformed or expired', async () => {
    const { shareId } = await open(DAL);
    const expired = { expires_at: Date.now() - 1 };
    const old = server.storage.db.updateTable('shared_recipes').set(expired);
    await old.where('share_id', '=', shareId).execute();
    const pages = new Set<string>();
    for (const id of [shareId, 'A'.repeat(22), 'x', '%00', "'; drop table x", '<script>']) {
      const address = `/shared/recipe/${id.startsWith('%') ? id : encodeURIComponent(id)}`;
      const { status, text } = await get(server, address);
      expect(status).toBe(404);
      pages.add(text.replace(/nonce="[^"]+"/g, ''));
    }
    expect(pages.size).toBe(1);
    const page = read([...pages][0] ?? '');
    expect(texts(page, 'h1')).toEqual(['This recipe could not be found or may have expired.']);
    expect(texts(page, 'main button')).toEqual(['Back to Meal Planner']);
    expect(page.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
    expect(page.querySelector('article, dialog, #shared-recipe')).toBeNull();
  });
});

it('is not served as a file', async () => {
  for (const file of ['shared.html', SHARED_PAGE_MODULE]) {
    expect((await get(server, `/${file}`)).status).toBe(404);
  }
});
