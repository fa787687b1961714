/** Reads JSON bodies, and nothing else, into values that every store and page can hold. */
import { Refusal } from '@saffron/contract/errors';
import type { FastifyInstance } from 'fastify';

const decoder = new TextDecoder('utf-8', { fatal: true });

/** NUL and half a surrogate pair can come into a JSON string only by an escape. */
const SUSPICIOUS_ESCAPE = /\\u(0000|d[89a-f])/i;

/** Replaces Fastify's parsers: JSON alone, in well-formed UTF-8, without a poisoned prototype. */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    // An empty body is nothing sent; an endpoint that wants one says so itself.
    if (body.length === 0) return done(null, undefined);
    const text = decode(body as Buffer);
    if (text === undefined) return done(new Refusal('bad-json'));
    parse(request, text, (error, value) => {
      if (error) return done(new Refusal('bad-json'));
      const unfit = SUSPICIOUS_ESCAPE.test(text) && holdsUnfitText(value);
      return unfit ? done(unfitText()) : done(null, value);
    });
  });
}

function decode(body: Buffer): string | undefined {
  try {
    return decoder.decode(body);
  } catch {
    return undefined;
  }
}

function unfitText(): Refusal {
  const message = 'must be well-formed text without NUL characters';
  return new Refusal('bad-input', { issues: [{ path: '', message }] });
}

/** Walks without recursion: a body may be nested as deep as it is long. */
function holdsUnfitText(value: unknown): boolean {
  const waiting = [value];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (typeof next === 'string' && (!next.isWellFormed() || next.includes('\u0000'))) return true;
    if (typeof next === 'object' && next !== null) {
      waiting.push(...(Array.isArray(next) ? next : Object.entries(next).flat()));
    }
  }
  return false;
}
