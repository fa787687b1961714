/** Tests that dish pictures are served over HTTP: cached for ever, without scripts, and only for valid URLs. */
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { registerPictures } from './register-pictures.ts';

const app = Fastify();
registerPictures(app);

describe('GET /pictures/:spec.svg', () => {
  it('draws what the address says', async () => {
    const reply = await app.inject('/pictures/bowl-sage-c0392b-f2c14e-stew.egg.parsley-7f.svg');
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-type']).toMatch(/^image\/svg\+xml/);
    expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(reply.headers['content-security-policy']).toBe(
      "default-src 'none'; style-src 'unsafe-inline'",
    );
    expect(reply.headers['x-content-type-options']).toBe('nosniff');
    expect(reply.body).toMatch(/^<svg /);
  });

  it.each([
    '/pictures/bowl.svg',
    '/pictures/bowl-sage-c0392b-unicorn-7f.svg',
    '/pictures/bowl-sage-c0392b-stew-7f',
    '/pictures/..%2f..%2fetc%2fpasswd',
  ])('has nothing at %s', async (url) => {
    const reply = await app.inject(url);
    expect(reply.statusCode).toBe(404);
    expect(reply.headers['cache-control']).toBeUndefined();
    expect(reply.json()).toHaveProperty('message');
  });
});
