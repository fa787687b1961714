/** Diagnoses settings that are valid one by one but do not go together. */
import type { Settings } from '../settings/env.ts';
import { type Finding, reportNote, reportOk, reportProblem } from './finding.ts';

const LOOPBACK = ['localhost', '127.0.0.1', '::1', '[::1]'];
const MAX_SCALE = 10;

export function checkSettings(settings: Settings): Finding[] {
  const found = [
    ...checkAddress(settings),
    ...checkProxy(settings),
    ...checkMailSettings(settings),
    ...checkLimits(settings),
    ...checkSecret(settings),
  ];
  return found.some(({ kind }) => kind === 'mend')
    ? found
    : [reportOk('The settings go together.'), ...found];
}

const isPublic = ({ PUBLIC_URL }: Settings): boolean =>
  PUBLIC_URL !== undefined && !LOOPBACK.includes(new URL(PUBLIC_URL).hostname);

function checkAddress(settings: Settings): Finding[] {
  const { PUBLIC_URL, HOST } = settings;
  if (PUBLIC_URL === undefined && !LOOPBACK.includes(HOST)) {
    return [
      reportProblem(
        `HOST is ${HOST}, so others can reach the server, but links in mails would lead to localhost: set PUBLIC_URL to the address people type.`,
      ),
    ];
  }
  if (isPublic(settings) && PUBLIC_URL?.startsWith('http:')) {
    return [
      reportProblem(
        `PUBLIC_URL is ${PUBLIC_URL}: passwords would travel in the open and browsers are not told to insist on https; put a proxy with a certificate in front and set PUBLIC_URL to its https address.`,
      ),
    ];
  }
  return [];
}

function checkProxy(settings: Settings): Finding[] {
  const { HOST, TRUST_PROXY, PUBLIC_URL } = settings;
  const isHttps = PUBLIC_URL?.startsWith('https:') ?? false;
  if (isHttps && TRUST_PROXY.length === 0) {
    return [
      reportProblem(
        'PUBLIC_URL is https, so a proxy stands in front, but TRUST_PROXY does not name it: all people would share the limits of one address; set TRUST_PROXY to the address the proxy comes from.',
      ),
    ];
  }
  const wide = TRUST_PROXY.find((network) => isLargeNetwork(network));
  if (wide !== undefined) {
    return [
      reportProblem(
        `TRUST_PROXY names the large network ${wide}: anybody in it can pretend to be anybody; name your proxies alone.`,
      ),
    ];
  }
  if (TRUST_PROXY.length > 0 && !LOOPBACK.includes(HOST)) {
    return [reportNote(`HOST is ${HOST}: see to it that only the proxy can reach that port.`)];
  }
  return [];
}

function isLargeNetwork(network: string): boolean {
  const [ip = '', bits] = network.split('/');
  return bits !== undefined && Number(bits) < (ip.includes(':') ? 32 : 16);
}

function checkMailSettings(settings: Settings): Finding[] {
  const { SMTP_URL, MAIL_FROM, DATA_DIR } = settings;
  if (!isPublic(settings)) return [];
  if (SMTP_URL === undefined) {
    return [
      reportProblem(
        `SMTP_URL is not set: nobody gets the mail with which to confirm an address, it is written to ${DATA_DIR}/mail instead.`,
      ),
    ];
  }
  return MAIL_FROM === undefined
    ? [reportNote('MAIL_FROM is not set: mails come from no-reply at the host of PUBLIC_URL.')]
    : [];
}

function checkLimits({ RATE_LIMIT_SCALE: scale }: Settings): Finding[] {
  if (scale <= MAX_SCALE) return [];
  return [
    reportProblem(
      `RATE_LIMIT_SCALE is ${scale}: passwords can be guessed ${scale} times as fast; take it out.`,
    ),
  ];
}

function checkSecret({ SECRET_KEY, DATABASE_URL }: Settings): Finding[] {
  if (DATABASE_URL === undefined || SECRET_KEY !== undefined) return [];
  return [
    reportNote(
      'SECRET_KEY is not set: whoever gets a copy of the database, or a backup of it, can sign in as anybody with the keys in it; give all processes the same, such as openssl rand -base64 32 prints.',
    ),
  ];
}
