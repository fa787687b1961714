/** Reads JSON bodies, and nothing else, into values that every store and page can hold. */
import { Refusal } from '@saffron/contract/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** HTTP's name for a body that is sent as it is. */
const IDENTITY = 'identity';

const decoder = new TextDecoder('utf-8', { fatal: true });

/** NUL and half a surrogate pair can come into a JSON string only by an escape. */
const SUSPICIOUS_ESCAPE = /\\u(0000|d[89a-f])/i;

/** Nothing of ours is half as deep. */
const DEEPEST = 32;
const [QUOTE, BACKSLASH] = Buffer.from('"\\');
const [CURLY, CURLY_END, SQUARE, SQUARE_END] = Buffer.from('{}[]');

const bytes = new WeakMap<FastifyRequest, number>();

/** How much was sent, counted and not as its header says. */
export function bytesOf(request: FastifyRequest): number {
  return bytes.get(request) ?? 0;
}

/** Replaces Fastify's parsers: JSON alone, as it is, in well-formed UTF-8, without a poisoned prototype. */
export function readJsonBodies(app: FastifyInstance): void {
  // A few compressed bytes may become as many as we take; no client of ours sends any.
  app.addHook('preParsing', ({ headers }, reply, _body, done) => {
    const coding = headers['content-encoding']?.toLowerCase() ?? IDENTITY;
    if (coding === IDENTITY) return done();
    reply.header('accept-encoding', IDENTITY);
    return done(new Refusal('unsupported-media-type'));
  });
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    bytes.set(request, body.length);
    // An empty body is nothing sent; an endpoint that wants one says so itself.
    if (body.length === 0) return done(null, undefined);
    if (isTooDeep(body as Buffer)) return done(tooDeep());
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

/** Counts brackets outside of strings in the bytes themselves: no parser need be trusted with what is refused. */
function isTooDeep(body: Buffer): boolean {
  let depth = 0;
  for (let at = 0; at < body.length; at += 1) {
    const byte = body[at];
    if (byte === QUOTE) at = endOfString(body, at);
    else if (byte === CURLY || byte === SQUARE) depth += 1;
    else if (byte === CURLY_END || byte === SQUARE_END) depth -= 1;
    if (depth > DEEPEST) return true;
  }
  return false;
}

/** Where the string that begins there has its second quote; the end of the body, if it has none. */
function endOfString(body: Buffer, start: number): number {
  let at = start + 1;
  while (at < body.length && body[at] !== QUOTE) at += body[at] === BACKSLASH ? 2 : 1;
  return at;
}

function tooDeep(): Refusal {
  const message = `must not be nested more than ${DEEPEST} deep`;
  return new Refusal('bad-input', { issues: [{ path: '', message }] });
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
