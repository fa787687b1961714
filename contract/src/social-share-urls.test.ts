/** Tests the URLs that share a recipe by e-mail and on social sites, with any characters in the recipe's name. */
import { describe, expect, it } from 'vitest';
import { createSocialShareUrls } from './social-share-urls.ts';

const META = 'https://saffron.example/mp/api/shared/shared-recipes/abc/meta';
const TITLES = ['Fish & chips', 'Crème "brûlée" #1?', 'a%20b+c', 'line\nbreak', '👩‍🍳 & <b>'];

const linksFor = (title?: string) =>
  createSocialShareUrls({ origin: 'https://saffron.example', shareId: 'abc', title });

describe.each(TITLES)('%j', (title) => {
  const links = linksFor(title);

  it('is the subject of an e-mail and nothing more of it', () => {
    const { protocol, search } = new URL(links.email);
    expect(protocol).toBe('mailto:');
    const fields = Object.fromEntries(
      search
        .slice(1)
        .split('&')
        .map((field) => field.split('=').map(decodeURIComponent)),
    );
    expect(fields).toEqual({ subject: title, body: META });
  });

  it('is the words of a post', () => {
    const x = new URL(links.x).searchParams;
    expect([x.get('text'), x.get('url')]).toEqual([title, META]);
    expect(new URL(links.threads).searchParams.get('text')).toBe(`${title} ${META}`);
    expect(new URL(links.facebook).searchParams.get('u')).toBe(META);
  });
});

it.each([undefined, '', '  '])('without a title (%j) there is one for all', (title) => {
  expect(new URL(linksFor(title).x).searchParams.get('text')).toBe('Check out this recipe!');
});
