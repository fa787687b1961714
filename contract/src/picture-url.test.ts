/** Tests which URLs a recipe picture may have: public and own ones pass, scripts and local-network hosts are refused. */
import { describe, expect, it } from 'vitest';
import { isAllowedPictureUrl, isPublicPictureUrl } from './picture-url.ts';

describe('a picture may have', () => {
  it.each([
    '',
    '/pictures/bowl.svg',
    'https://pics.example.org/a.jpg?b=c#d',
    'HTTPS://PICS.EXAMPLE/a',
    'https://bücher.example/a.jpg',
    'data:image/png;base64,AAAA',
  ])('the address %j', (value) => {
    expect(isAllowedPictureUrl(value)).toBe(true);
  });
});

describe('a picture may not have', () => {
  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' https://pics.example/a.jpg',
    'data:text/html,x',
    'data:image/svg+xml;base64,AAAA',
    'http://pics.example/a.jpg',
    'ftp://pics.example/a.jpg',
    '//pics.example/a.jpg',
    '/\\pics.example/a.jpg',
    'https://',
    'https://a b/c',
    'https://localhost/a',
    'https://localhost./a',
    'https://intranet/a',
    'https://nas.local/a',
    'https://db.internal/a',
    'https://1.0.0.127.in-addr.arpa/a',
    'https://127.0.0.1/a',
    'https://0x7f000001/a',
    'https://2130706433/a',
    'https://0177.1/a',
    'https://10.1.2.3/a',
    'https://169.254.169.254/latest/meta-data',
    'https://8.8.8.8/a',
    'https://[::1]/a',
    'https://[::ffff:10.0.0.1]/a',
    'https://me:word@pics.example/a',
  ])('the address %j', (value) => {
    expect(isAllowedPictureUrl(value)).toBe(false);
  });
});

it('is public only under a name', () => {
  expect(isPublicPictureUrl('https://pics.example/a')).toBe(true);
  expect(isPublicPictureUrl('/pictures/bowl.svg')).toBe(false);
  expect(isPublicPictureUrl('data:image/png;base64,AAAA')).toBe(false);
});
