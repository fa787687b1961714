/** Parses JSON request bodies, refusing other types, deep nesting and malformed text. */
import { Refusal } from '@saffron/contract/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** HTTP's name for an uncompressed body. */
const IDENTITY = 'identity';

const decoder = new TextDecoder('utf-8', { fatal: true });

/** NUL and lone surrogates can enter a JSON string only as escapes. */
const SUSPICIOUS_ESCAPE = /\\u(0000|d[89a-f])/i;

/** No body of our API is half as deep. */
const MAX_DEPTH = 32;
const [QUOTE, BACKSLASH] = Buffer.from('"\\');
const [CURLY, CURLY_END, SQUARE, SQUARE_END] = Buffer.from('{}[]');

const bodySizes = new WeakMap<FastifyRequest, number>();

/** The number of bytes received, not the one in the header. */
export function readBodySize(request: FastifyRequest): number {
  return bodySizes.get(request) ?? 0;
}

/**
 * Replaces Fastify's parsers: accepts only uncompressed JSON in well-formed UTF-8, without
 * prototype poisoning.
 */
export function registerJsonParser(app: FastifyInstance): void {
  // A few compressed bytes may expand to the body limit; our clients send none.
  app.addHook('preParsing', ({ headers }, reply, _body, done) => {
    const coding = headers['content-encoding']?.toLowerCase() ?? IDENTITY;
    if (coding === IDENTITY) return done();
    reply.header('accept-encoding', IDENTITY);
    return done(new Refusal('unsupported-media-type'));
  });
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    bodySizes.set(request, body.length);
    // An empty body is nothing sent; an endpoint that wants one says so itself.
    if (body.length === 0) return done(null, undefined);
    if (isTooDeep(body as Buffer)) return done(createDepthRefusal());
    const text = decode(body as Buffer);
    if (text === undefined) return done(new Refusal('bad-json'));
    parse(request, text, (error, value) => {
      if (error) return done(new Refusal('bad-json'));
      const unfit = SUSPICIOUS_ESCAPE.test(text) && hasInvalidText(value);
      return unfit ? done(createTextRefusal()) : done(null, value);
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
    if (depth > MAX_DEPTH) return true;
  }
  return false;
}

/** Where the string that begins there has its second quote; the end of the body, if it has none. */
function endOfString(body: Buffer, start: number): number {
  let at = start + 1;
  while (at < body.length && body[at] !== QUOTE) at += body[at] === BACKSLASH ? 2 : 1;
  return at;
}

function createDepthRefusal(): Refusal {
  const message = `must not be nested more than ${MAX_DEPTH} deep`;
  return new Refusal('bad-input', { issues: [{ path: '', message }] });
}

function createTextRefusal(): Refusal {
  const message = 'must be well-formed text without NUL characters';
  return new Refusal('bad-input', { issues: [{ path: '', message }] });
}

/** Not recursive, as the body may be nested very deeply. */
function hasInvalidText(value: unknown): boolean {
  const stack = [value];
  while (stack.length > 0) {
    const next = stack.pop();
    if (typeof next === 'string' && (!next.isWellFormed() || next.includes('\u0000'))) return true;
    if (typeof next === 'object' && next !== null) {
      stack.push(...(Array.isArray(next) ? next : Object.entries(next).flat()));
    }
  }
  return false;
}
