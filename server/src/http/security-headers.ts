/** What every answer tells the browser not to do; the document's own policy is in `document-policy.ts`. */

import type { OutgoingHttpHeader, OutgoingHttpHeaders } from 'node:http';
import helmet from '@fastify/helmet';
import { API_BASE } from '@saffron/contract/paths';
import fastify, { type FastifyInstance, type FastifyReply } from 'fastify';

const YEAR_SECONDS = 365 * 24 * 3600;

/** Features no page of ours uses are switched off, by the names browsers know: of others they complain. */
const UNUSED_FEATURES = [
  'accelerometer',
  'autoplay',
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
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];
const PERMISSIONS = [
  ...UNUSED_FEATURES.map((feature) => `${feature}=()`),
  // The share menu copies links; the device's own sheet is open to a page's own origin as it is.
  'clipboard-write=(self)',
].join(', ');

/** What only a document heeds; a script or a style sheet carries none of it, twenty times a visit. */
export const DOCUMENT_ONLY = [
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
const DATA = `${API_BASE}/api/`;

/**
 * They are the same for every answer, so they are put together once.
 * @returns adds what only a document heeds, and data is sent without, as most calls are for data
 * @param overHttps whether people reach the site by https, as `PUBLIC_URL` says
 */
export async function sendSecurityHeaders(
  app: FastifyInstance,
  overHttps: boolean,
): Promise<SendHeaders> {
  const headers = Object.entries({
    ...(await headersOf(overHttps)),
    'permissions-policy': PERMISSIONS,
  });
  // Opened by itself, data is a document too: that it may do nothing is the one word it needs.
  const isForDocuments = (name: string) =>
    DOCUMENT_ONLY.includes(name) && name !== 'content-security-policy';
  const sendAll = sending(headers.filter(([name]) => !isForDocuments(name)));
  const sendForDocuments = sending(headers.filter(([name]) => isForDocuments(name)));
  app.addHook('onRequest', (request, reply, done) => {
    sendAll(reply);
    if (!request.url.startsWith(DATA)) sendForDocuments(reply);
    done();
  });
  return sendForDocuments;
}

function sending(headers: readonly [string, OutgoingHttpHeader | undefined][]): SendHeaders {
  // With the rest of the reply: what is given to Node one by one is checked and written down twice.
  return (reply) => {
    for (const [name, value] of headers) reply.header(name, value);
  };
}

/** What the library would send: it is asked by a server that has nothing else to say. */
async function headersOf(overHttps: boolean): Promise<OutgoingHttpHeaders> {
  const asked = fastify();
  await asked.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], baseUri: ["'none'"], frameAncestors: ["'none'"] },
    },
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
    // Plain http on a local network must go on working.
    strictTransportSecurity: overHttps && { maxAge: YEAR_SECONDS, includeSubDomains: false },
  });
  let headers: OutgoingHttpHeaders = {};
  asked.get('/', async (_request, reply) => {
    headers = reply.raw.getHeaders();
    return '';
  });
  await asked.inject('/');
  await asked.close();
  return headers;
}
