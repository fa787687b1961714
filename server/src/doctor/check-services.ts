/** Diagnoses the services the server talks to: the mail server, the model's provider, and a running server at a URL. */
import nodemailer from 'nodemailer';
import { parseSmtpUrl, TLS_OFF } from '../mail/smtp-settings.ts';
import { type Provider, readModelSettings } from '../model/model-settings.ts';
import { SettingError, type Settings } from '../settings/env.ts';
import { formatReason } from '../storage/migrate.ts';
import { type Finding, reportNote, reportOk, reportProblem } from './finding.ts';

const TIMEOUT_MS = 5000;

/** Connects, switches to TLS and signs in as for an email, without sending one. */
export async function checkMail({ SMTP_URL }: Settings): Promise<Finding[]> {
  if (SMTP_URL === undefined) return [];
  const { name, isUnencrypted, options } = parseSmtpUrl(SMTP_URL);
  const transport = nodemailer.createTransport({
    ...options,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    dnsTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  try {
    await transport.verify();
    return [
      reportOk(
        `The mail server ${name} takes letters from us${options.requireTLS ? ', encrypted' : ''}.`,
      ),
      ...(isUnencrypted ? [reportUnencryptedMail(name)] : []),
    ];
  } catch (error) {
    // The server's message may contain our user name.
    const { code, responseCode } = error as { code?: string; responseCode?: number };
    if (code === 'ETLS') return [reportMissingTls(name)];
    const why = [code, responseCode].filter(Boolean).join(' ');
    return [
      reportProblem(
        `The mail server ${name} does not take letters from us: ${why || 'no reason'}.`,
      ),
    ];
  } finally {
    transport.close();
  }
}

function reportUnencryptedMail(name: string): Finding {
  return reportProblem(
    `SMTP_URL ends in ${TLS_OFF}: letters go to ${name} in the clear, and whoever is on the way can read the links in them and open accounts; take it out if the server offers TLS.`,
  );
}

function reportMissingTls(name: string): Finding {
  return reportProblem(
    `The mail server ${name} offers no TLS that can be trusted (no STARTTLS, or a certificate nobody vouches for), so letters wait: use its smtps:// address, give it a certificate, or say ${TLS_OFF} after the address if the network up to it is yours alone.`,
  );
}

const DEFAULT_URLS: Record<Provider, string> = {
  openai: 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com/v1',
  google: 'https://generativelanguage.googleapis.com/v1beta',
  ollama: '',
  'openai-compatible': '',
};

function createAuthHeaders(provider: Provider, key: string | undefined): Record<string, string> {
  if (key === undefined) return {};
  if (provider === 'anthropic') return { 'x-api-key': key, 'anthropic-version': '2023-06-01' };
  if (provider === 'google') return { 'x-goog-api-key': key };
  return { authorization: `Bearer ${key}` };
}

/** Asks for the list of models, which costs no tokens. */
export async function checkModel(settings: Settings): Promise<Finding[]> {
  let model: ReturnType<typeof readModelSettings>;
  try {
    model = readModelSettings(settings);
  } catch (error) {
    if (error instanceof SettingError) return [reportProblem(error.message)];
    throw error;
  }
  if (model === undefined) return [];
  const { provider, baseUrl, apiKey } = model;
  const base = (baseUrl ?? DEFAULT_URLS[provider]).replace(/\/$/, '');
  const where = `The model's provider at ${new URL(base).origin}`;
  try {
    const answer = await fetch(`${base}/models`, {
      headers: createAuthHeaders(provider, apiKey),
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'manual',
    });
    await answer.body?.cancel();
    if (answer.ok) return [reportOk(`${where} answers and takes the key.`)];
    if (answer.status === 401 || answer.status === 403) {
      return [reportProblem(`${where} refuses the key in CHEF_API_KEY (status ${answer.status}).`)];
    }
    return [
      reportNote(`${where} answers, but not to a question for its models (${answer.status}).`),
    ];
  } catch (error) {
    return [
      reportProblem(
        `${where} cannot be reached: ${formatReason((error as Error).cause ?? error)}.`,
      ),
    ];
  }
}

/** @param url where people find it */
export async function checkServer(url: string | undefined): Promise<Finding[]> {
  if (url === undefined) return [];
  if (!URL.canParse(url)) return [reportProblem(`${url} is no address of a server.`)];
  const { origin } = new URL(url);
  const ask = async (path: string) => {
    const answer = await fetch(origin + path, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    return { status: answer.status, text: await answer.text(), headers: answer.headers };
  };
  try {
    const [health, ready] = [await ask('/healthz'), await ask('/readyz')];
    if (health.status !== 200) {
      return [reportProblem(`The server at ${origin} answers /healthz with ${health.status}.`)];
    }
    const found = [reportOk(`The server at ${origin} is alive.`), ...reportReadiness(ready)];
    const isPlain = origin.startsWith('https:') && !health.headers.has('strict-transport-security');
    if (!isPlain) return found;
    return [
      ...found,
      reportProblem(`${origin} does not insist on https: set PUBLIC_URL to that address.`),
    ];
  } catch (error) {
    const why = formatReason((error as Error).cause ?? error);
    return [reportProblem(`The server at ${origin} cannot be reached: ${why}.`)];
  }
}

function reportReadiness({ status, text }: { status: number; text: string }): Finding[] {
  if (status === 200) return [reportOk('It is ready to serve.')];
  // The proxy keeps the question to itself.
  if (status === 404) return [reportNote('Whether it is ready cannot be asked from outside.')];
  const why = /"status":"([^"]*)"/.exec(text)?.[1] ?? `status ${status}`;
  return [reportProblem(`It is not ready to serve: ${why}.`)];
}
