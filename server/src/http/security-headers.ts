/** Adds the security headers to every response. */
import type { OutgoingHttpHeader, OutgoingHttpHeaders } from 'node:http';
import helmet from '@fastify/helmet';
import { API_BASE } from '@saffron/contract/paths';
import fastify, { type FastifyInstance, type FastifyReply } from 'fastify';

const YEAR_SECONDS = 365 * 24 * 3600;

/**
 * Switches off features that our pages do not use; only names that browsers know, as they warn
 * about others.
 */
const UNUSED_FEATURES = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'magnetometer',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'serial',
  'usb',
  'xr-spatial-tracking',
];
/**
 * For our own origin alone: the share menu copies links; in cook mode the screen stays on, timers ring
 * and, if somebody switches it on, a voice moves the steps. `web-share` is allowed by default.
 */
const USED_FEATURES = ['autoplay', 'clipboard-write', 'microphone', 'screen-wake-lock'];
const PERMISSIONS = [
  ...UNUSED_FEATURES.map((feature) => `${feature}=()`),
  ...USED_FEATURES.map((feature) => `${feature}=(self)`),
].join(', ');

/** Headers that only matter for documents; left out for scripts and style sheets. */
export const DOCUMENT_ONLY_HEADERS = [
  'permissions-policy',
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

export type SendHeaders = (reply: FastifyReply) => void;

/** What the API answers is data, and the few exceptions say so where they are bound. */
const DATA_PREFIX = `${API_BASE}/api/`;

/**
 * They are the same for every answer, so they are put together once.
 * @returns adds what only a document heeds, and data is sent without, as most calls are for data
 * @param overHttps whether people reach the site by https, as `PUBLIC_URL` says
 */
export async function registerSecurityHeaders(
  app: FastifyInstance,
  overHttps: boolean,
): Promise<SendHeaders> {
  const headers = Object.entries({
    ...(await readHelmetHeaders(overHttps)),
    'permissions-policy': PERMISSIONS,
  });
  // Opened by itself, data is a document too: that it may do nothing is the one word it needs.
  const isForDocuments = (name: string) =>
    DOCUMENT_ONLY_HEADERS.includes(name) && name !== 'content-security-policy';
  const sendAll = createSendHeaders(headers.filter(([name]) => !isForDocuments(name)));
  const sendForDocuments = createSendHeaders(headers.filter(([name]) => isForDocuments(name)));
  app.addHook('onRequest', (request, reply, done) => {
    sendAll(reply);
    if (!request.url.startsWith(DATA_PREFIX)) sendForDocuments(reply);
    done();
  });
  return sendForDocuments;
}

function createSendHeaders(
  headers: readonly [string, OutgoingHttpHeader | undefined][],
): SendHeaders {
  // Set with the rest of the reply, as headers given to Node one by one are validated and stored twice.
  return (reply) => {
    for (const [name, value] of headers) reply.header(name, value);
  };
}

/** Reads the headers that helmet would send, from a server without routes. */
async function readHelmetHeaders(overHttps: boolean): Promise<OutgoingHttpHeaders> {
  const helmetServer = fastify();
  await helmetServer.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], baseUri: ["'none'"], frameAncestors: ["'none'"] },
    },
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
    // Plain HTTP on a local network must keep working.
    strictTransportSecurity: overHttps && { maxAge: YEAR_SECONDS, includeSubDomains: false },
  });
  let headers: OutgoingHttpHeaders = {};
  helmetServer.get('/', async (_request, reply) => {
    headers = reply.raw.getHeaders();
    return '';
  });
  await helmetServer.inject('/');
  await helmetServer.close();
  return headers;
}
