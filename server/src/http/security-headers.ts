/** What every answer tells the browser not to do; the document's own policy is in `document-policy.ts`. */

import type { OutgoingHttpHeaders } from 'node:http';
import helmet from '@fastify/helmet';
import fastify, { type FastifyInstance } from 'fastify';

const YEAR_SECONDS = 365 * 24 * 3600;

/** Features no page of ours uses are switched off by name; an unknown name does no harm. */
const UNUSED_FEATURES = [
  'accelerometer',
  'autoplay',
  'bluetooth',
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
  // The share menu copies links and opens the device's own sheet.
  'clipboard-write=(self)',
  'web-share=(self)',
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

/**
 * They are the same for every answer, so they are put together once.
 * @param overHttps whether people reach the site by https, as `PUBLIC_URL` says
 */
export async function sendSecurityHeaders(app: FastifyInstance, overHttps: boolean): Promise<void> {
  const headers = Object.entries({
    ...(await headersOf(overHttps)),
    'permissions-policy': PERMISSIONS,
  });
  app.addHook('onRequest', (_request, reply, done) => {
    for (const [name, value] of headers) reply.raw.setHeader(name, value ?? '');
    done();
  });
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
